// TransitionSwipeCases: reports of a swipe, or of a tap on Back, while a transition runs.

import HeadlessUIKit
import NavigationModel
import NavigationSubjects

extension ReportedCase {
  /// Input that comes while a transition runs.
  static let transitionSwipes = [
    ReportedCase(
      "B-008", .freeze, "A swipe before the pushed screen has arrived freezes the app.",
      source: "expo/expo#23492", breaks: [74, 125],
      remark: "Where transitions can be interrupted, the swipe takes the pushed screen back."
    ) { judge in
      for play in try judge.play(
        "push; wait 100; swipe full; settle", on: Ground.right, ends: "R A")
      {
        judge.expect(play.calls(.swipeBegan, .didShow), ["didShow A"], in: play.name)
      }
      try judge.play(
        "push; wait 100; swipe full; settle",
        on: [Ground(.delegateSelf, .ios17), Ground(.childCountGuard, .ios17)],
        finds: "freeze, swipe-during-push")
      let scene = try Scene("R", set: Setting.interruptible)
      scene.push("A")
      scene.wait(100)
      scene.swipe()
      scene.settle()
      judge.expect([scene.stack, scene.shown], ["R", "R"])
      judge.expect(scene.probe(), true)
    },
    ReportedCase(
      "B-059", .stackCorruption,
      "Two quick swipes, several screens deep, leave stack and page apart.",
      source: "ionic-team/ionic-framework#23125", breaks: [76, 125],
      remark: "Where transitions can be interrupted, both swipes count."
    ) { judge in
      for play in try judge.play(
        "push; settle; push; settle | swipe full; wait 20; swipe full; settle", on: Ground.right,
        ends: "R A B | R A")
      {
        judge.expect(play.calls(.swipeBegan).count, 1, in: play.name)
      }
      try judge.play(
        "push; settle; push; settle; swipe full; wait 20; swipe full; settle",
        on: [Ground(.delegateSelf, .ios17)], finds: "freeze, swipe-during-finish")
      let scene = try Scene("R", "A", "B", set: Setting.interruptible)
      scene.swipe()
      scene.wait(20)
      scene.swipe()
      scene.settle()
      judge.expect([scene.stack, scene.shown], ["R", "R"])
      judge.expect(scene.probe(), true)
    },
    ReportedCase(
      "B-067", .stackCorruption, "A swipe right after the tap that pushes runs inside the push.",
      source: "CharlinFeng/SwipeNavigationVC#2", breaks: [74, 125],
      remark: "Where transitions can be interrupted, the swipe takes the pushed screen back."
    ) { judge in
      let trace =
        "push; wait 30; down edge; move 188; up 500; settle | push; settle | back-tap; settle"
      try judge.play(trace, on: Ground.right, ends: "R A | R A B | R A")
      let scene = try Scene("R", set: Setting.interruptible)
      scene.push("A")
      scene.wait(30)
      scene.down()
      scene.move(20)
      scene.move(168)
      scene.up(velocity: 500)
      scene.settle()
      judge.expect(scene.stack, "R")
      scene.push("B")
      scene.settle()
      judge.expect([scene.stack, scene.barTitles], ["R B", "R B"])
      scene.tapBack()
      scene.settle()
      judge.expect([scene.stack, scene.shown, scene.barTitles], ["R", "R", "R"])
    },
    ReportedCase(
      "B-116", .doublePop, "A double tap on Back takes two levels, the last one to a blank page.",
      source: "ionic-team/ionic-framework#8948", breaks: [116, 312],
      remark: "Where transitions can be interrupted, both taps count, and the root stays."
    ) { judge in
      try judge.play(
        "push; settle; back-tap; wait 30; back-tap; settle", on: Ground.right, ends: "R")
      try judge.play(
        "push; settle; push; settle; back-tap; wait 30; back-tap; settle", on: Ground.right,
        ends: "R A")
      let scene = try Scene("R", "A", "B", set: Setting.interruptible)
      for _ in 0..<3 {
        scene.tapBack()
        scene.wait(30)
      }
      scene.settle()
      judge.expect([scene.stack, scene.shown], ["R", "R"])
    },
    ReportedCase(
      "B-128", .wrongView, "Several quick swipes: the count is right, and the page is blank.",
      source: "dotnet/maui#36647", breaks: [313],
      remark: "Three flicks, where transitions can be interrupted."
    ) { judge in
      let scene = try Scene("R", "A", "B", "C", set: Setting.interruptible)
      for _ in 0..<3 {
        scene.flick()
        scene.wait(40)
      }
      scene.settle()
      judge.expect([scene.stack, scene.shown], ["R", "R"])
      judge.expect(scene.log(.released).sorted(), ["released A", "released B", "released C"])
      judge.expect(scene.told("R", .viewWillAppear, .viewDidAppear), ["willAppear", "didAppear"])
    },
  ]
}

extension Setting {
  /// Transitions that input can interrupt, as from version 26 on.
  static let interruptible = [
    "nestedTransitionPolicy=interrupt", "contentTouchesDuringTransition=delivered",
  ]
}
