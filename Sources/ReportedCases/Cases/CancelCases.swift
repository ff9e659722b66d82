// CancelCases: reports of a swipe that was given up, and of what is told about it.

import HeadlessUIKit
import NavigationModel
import NavigationSubjects

extension ReportedCase {
  /// A swipe that is given up.
  static let cancels = [
    ReportedCase(
      "B-013", .freeze, "A finished swipe, another push, a swipe given up: the app is deaf.",
      source: "Dimillian/ACHNBrowserUI#140", breaks: [31, 36]
    ) { judge in
      try judge.play(
        "push; settle; swipe full; settle | push; settle; swipe partial; settle", on: Ground.right,
        ends: "R | R B")
      let scene = try Scene("R")
      scene.push("A")
      scene.settle()
      scene.swipe()
      scene.settle()
      scene.push("B")
      scene.settle()
      scene.partialSwipe()
      scene.settle()
      judge.expect([scene.stack, scene.shown], ["R B", "B"])
      judge.expect(scene.probe(), true)
    },
    ReportedCase(
      "B-074", .lostCallback,
      "A busy flag that viewWillAppear clears is never cleared after a cancel.",
      source: "Tencent/QMUI_iOS#336", breaks: [10]
    ) { judge in
      var isBusy = false
      let scene = try Scene("R", "A") { screen in
        guard screen.name == "A" else { return }
        screen.onWillDisappear = { _ in isBusy = true }
        screen.onWillAppear = { _ in isBusy = false }
      }
      scene.down()
      scene.move(37)
      judge.expect(isBusy, true)
      scene.up(velocity: -500)
      scene.settle()
      judge.expect(isBusy, false)
      judge.expect(
        scene.told("A", .viewWillAppear, .viewDidAppear), ["willAppear", "didAppear"])
      try judge.play(
        "push; settle; swipe partial; settle | push; settle", on: Ground.right,
        ends: "R A | R A B")
    },
    ReportedCase(
      "B-077", .lostCallback,
      "willShow announces the screen below, and a cancel announces nothing.",
      source: "lionheart/openradar-mirror#1114", breaks: [22, 305],
      remark: "Decision D1: the delegate hears nothing, and the transition ends as cancelled."
    ) { judge in
      for play in try judge.play(
        "push; settle; swipe partial; settle", on: Ground.right, ends: "R A")
      {
        judge.expect(
          play.calls(.willShow, .didShow, .transitionEnded, from: 2),
          ["willShow R", "transitionEnded A"], in: play.name)
      }
      let scene = try Scene("R", "A")
      var ends: [Bool] = []
      scene.down()
      scene.move(20)
      scene.call {
        _ = $0.transitionCoordinator?.animate(alongsideTransition: nil) { context in
          ends.append(context.isCancelled)
        }
      }
      scene.move(17)
      scene.up(velocity: -500)
      scene.settle()
      judge.expect(ends, [true])
    },
    ReportedCase(
      "B-121", .appearanceImbalance, "A given-up swipe tells both screens more than a pair.",
      source: "stackoverflow.com/questions/18927878", breaks: [8, 9, 10, 11]
    ) { judge in
      for times in [1, 3] {
        let swipes = Array(repeating: "swipe partial; settle", count: times)
        for play in try judge.play(
          "push; settle; \(swipes.joined(separator: "; "))", on: Ground.right, ends: "R A")
        {
          let calls = play.calls(.willAppear, .didAppear, .willDisappear, .didDisappear, from: 2)
          let upper = ["willDisappear A", "willAppear A", "didAppear A"]
          let lower = ["willAppear R", "willDisappear R", "didDisappear R"]
          for (screen, block) in [("A", upper), ("R", lower)] {
            judge.expect(
              calls.filter { $0.hasSuffix(screen) },
              Array(repeating: block, count: times).flatMap(\.self), in: play.name)
          }
        }
      }
    },
    ReportedCase(
      "B-080", .lostCallback, "A finger that goes back to zero without lifting ends the gesture.",
      source: "flutter/flutter#40580", breaks: [306]
    ) { judge in
      for play in try judge.play(
        "push; settle | down edge; move 20; move 130; move -150; wait 30 | move 262; up 500; settle",
        on: Ground.right, ends: "R A | R | R")
      {
        judge.expect(play.calls(.swipeBegan, .swipeEnded).count, 2, in: play.name)
        judge.expect(play.calls(.swipeEnded, from: 8).count, 1, in: play.name)
        judge.expect(play.calls(.didShow, from: 2), ["didShow R"], in: play.name)
      }
    },
    ReportedCase(
      "B-083", .deadGesture, "The pop runs to its end while the finger still holds the page.",
      source: "lionheart/openradar-mirror#12285", breaks: [307]
    ) { judge in
      for play in try judge.play(
        "push; settle | down edge; move 20; move 93; wait 1000 | up 0; settle", on: Ground.right,
        ends: "R A | R | R A")
      {
        judge.expect(play.phase(after: 5), "swiping", in: play.name)
        judge.expect(
          play.calls(.didShow, .transitionEnded, from: 2), ["transitionEnded A"], in: play.name)
      }
      let scene = try Scene("R", "A")
      scene.down()
      scene.move(20)
      scene.move(92)
      scene.wait(1000)
      judge.expect(scene.navigation.headless.pageOffset, 92)
      judge.expect(scene.stack, "R")
      scene.up(velocity: 0)
      scene.settle()
      judge.expect([scene.stack, scene.shown], ["R A", "A"])
    },
  ]
}
