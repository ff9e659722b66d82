// ModalCases: reports of calls and swipes while a modal comes or goes, or while the system takes the finger away.

import HeadlessUIKit
import NavigationModel
import NavigationSubjects

extension ReportedCase {
  /// Modals on their way, and what the system takes away.
  static let modals = [
    ReportedCase(
      "B-004", .freeze, "The app goes to the background while a swipe is held half way.",
      source: "fastred/SloppySwiper#11", breaks: [84],
      remark: "The system takes the touch away, and the swipe goes back (R-852)."
    ) { judge in
      try judge.play(
        "push; settle | down edge; move 20; move 168; cancel-touch; settle | push; settle",
        on: Ground.right, ends: "R A | R A | R A B")
      try judge.play(
        "push; settle | down edge; move 20; move 168; background 1000; settle | push; settle",
        on: Ground.right, ends: "R A | R A | R A B")
    },
    ReportedCase(
      "B-065", .stackCorruption, "A pop is asked for while a modal is on its way.",
      source: "aryaxt/iOS-Slide-Menu#161", breaks: [357],
      remark: "Decision D3: the pop waits until the modal is there, and is carried out under it."
    ) { judge in
      let scene = try Scene("R", "A")
      scene.call { navigation in
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        navigation.present(modal, animated: true)
      }
      scene.wait(10)
      scene.pop()
      scene.wait(100)
      judge.expect(scene.stack, "R A")
      scene.settle()
      judge.expect(scene.stack, "R")
      scene.call { $0.dismiss(animated: true) }
      scene.settle()
      judge.expect([scene.stack, scene.shown, scene.barTitles], ["R", "R", "R"])
      judge.expect(scene.log(.released), ["released A"])
    },
    ReportedCase(
      "B-124", .wrongView,
      "A sheet is dismissed and the stack swiped at once: bar and page disagree.",
      source: "software-mansion/react-native-screens#2454", breaks: [33],
      remark: "Refused or carried out, bar and page agree; after the sheet the swipe works."
    ) { judge in
      let scene = try Scene("A", "B")
      scene.call { $0.present(UIViewController(), animated: true) }
      scene.settle()
      scene.call { $0.dismiss(animated: true) }
      scene.wait(50)
      scene.swipe()
      scene.settle()
      judge.expect(scene.stack.suffix(1), scene.shown.suffix(1))
      judge.expect(scene.barTitles, scene.stack)
      judge.expect(scene.probe(), true)
      if scene.stack == "A B" {
        scene.swipe()
        scene.settle()
      }
      judge.expect([scene.stack, scene.shown, scene.barTitles], ["A", "A", "A"])
    },
    ReportedCase(
      "B-125", .wrongView,
      "A push that is undone before its end: the code takes the wrong page apart.",
      source: "dotnet/maui#32425", breaks: [33, 359],
      remark: "Where transitions can be interrupted, as from version 26 on."
    ) { judge in
      let scene = try Scene("R", gate: .system, profile: .ios26)
      for name in ["A", "B"] {
        scene.push(name)
        scene.wait(60)
        scene.tapBack()
        scene.wait(60)
      }
      scene.settle()
      judge.expect([scene.stack, scene.shown, scene.barTitles], ["R", "R", "R"])
      judge.expect(scene.log(.released).sorted(), ["released A", "released B"])
      judge.expect(scene.log(.transitionStarted).count, 4)
      judge.expect(scene.log(.transitionEnded).count, 4)
      for profile in [Profile.ios17, .ios26] {
        try judge.play(
          "push; settle; swipe partial; settle | push; wait 60; back-tap; settle",
          on: [Ground(.tearDown(asksForCancel: true), profile)],
          ends: profile == .ios26 ? "R A | R A" : "R A | R A B")
      }
      try judge.play(
        "push; settle; swipe partial; settle",
        on: [Ground(.tearDown(asksForCancel: false), .ios17)], finds: "wrong-screen")
    },
  ]
}
