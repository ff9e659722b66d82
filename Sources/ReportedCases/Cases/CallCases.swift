// CallCases: reports of calls that come too close, at the wrong moment, or twice.

import HeadlessUIKit
import NavigationModel
import NavigationSubjects

extension ReportedCase {
  /// Calls within a transition, under a finger, or where there is nothing to do.
  static let calls = [
    ReportedCase(
      "B-038", .wrongBar, "A screen pushes the next one while it loads, and the bar is corrupt.",
      source: "barrycenter/BAMEasyTable#4", breaks: [53]
    ) { judge in
      let scene = try Scene("R")
      let made = scene.screen("A")
      let next = scene.screen("B")
      made.onLoad = { $0.navigationController?.pushViewController(next, animated: true) }
      scene.call { $0.pushViewController(made, animated: true) }
      scene.settle()
      judge.expect([scene.stack, scene.shown, scene.barTitles], ["R A B", "B", "R A B"])
      for (stack, shown) in [("R A", "A"), ("R", "R")] {
        scene.tapBack()
        scene.settle()
        judge.expect([scene.stack, scene.shown, scene.barTitles], [stack, shown, stack])
      }
    },
    ReportedCase(
      "B-058", .stackCorruption, "A push 0.3 s after another: a black page, then an exception.",
      source: "cnblogs.com/yanyan1119/p/3951976", breaks: [59, 140],
      remark:
        "Where calls nest (`ios7`, `ios9`) the platform breaks any controller that does not queue."
    ) { judge in
      try judge.play(
        "push; wait 300; push; settle | back-tap; settle | back-tap; settle",
        on: Ground.right + Ground.queued, ends: "R A B | R A | R")
      for profile in [Profile.ios7, .ios9] {
        let play = try Play(
          "push; wait 300; push; settle; back-tap; settle; back-tap; settle",
          on: Ground(.recommendedGuard, profile), set: [])
        judge.expect(play.fault, "platform", in: play.name)
      }
    },
    ReportedCase(
      "B-062", .stackCorruption, "Code pops while a finger holds the page: the page stays.",
      source: "flutter/flutter#141268", breaks: [304],
      remark:
        "Decision D3: the pop waits; when the swipe has finished it finds the root, and is nothing."
    ) { judge in
      for play in try judge.play(
        "push; settle | down edge; move 150; pop; move 75; up 500; settle", on: Ground.right,
        ends: "R A | R")
      {
        judge.expect(play.calls(.released), ["released A"], in: play.name)
        judge.expect(play.calls(.didShow, from: 2), ["didShow R"], in: play.name)
      }
    },
    ReportedCase(
      "B-070", .stackCorruption, "A call that pops to the root in the middle of a swipe crashes.",
      source: "wikimedia/wikipedia-ios#5442", breaks: [53, 304]
    ) { judge in
      for play in try judge.play(
        "push; settle; push; settle | down edge; move 113; pop-to-root; move 75; up 500; settle",
        on: Ground.right, ends: "R A B | R")
      {
        judge.expect(play.calls(.released).sorted(), ["released A", "released B"], in: play.name)
      }
    },
    ReportedCase(
      "B-088", .duplicatePush, "Two rows tapped together push one cached screen twice.",
      source: "samuelclay/NewsBlur#886", breaks: [309],
      remark: "Decision D8: refused by name at the call (`duplicatePush = trap`), or ignored there."
    ) { judge in
      let play = try Play("push; push-again 1; settle", on: Ground(.fullscreenPop, .ios17), set: [])
      judge.expect(play.stacks, ["R A"], in: play.name)
      judge.expect(play.calls(.didShow), ["didShow A"], in: play.name)
      let unguarded = try judge.play(
        "push; push-again 1; settle", on: [Ground(.fullscreenPopWithoutContains, .ios17)],
        finds: "trap, pushedTwice")
      judge.expect(unguarded.map(\.lastStep), [1])
      for value in ["trap", "ignore"] {
        let scene = try Scene("R", set: ["duplicatePush=\(value)"])
        let made = scene.push("D")
        scene.call { $0.pushViewController(made, animated: true) }
        judge.expect(scene.world.trap, value == "trap" ? .pushedTwice : nil, in: value)
        guard value == "ignore" else { continue }
        scene.settle()
        judge.expect([scene.stack, scene.shown], ["R D", "D"])
        judge.expect(scene.log(.didShow), ["didShow D"])
      }
    },
    ReportedCase(
      "B-103", .crash, "A pop at the root returns nothing, and the caller uses it.",
      source: "Tencent/MLeaksFinder#18", breaks: [310]
    ) { judge in
      for play in try judge.play(
        "pop; settle", on: Ground.right + Ground.queued, ends: "R")
      {
        judge.expect(play.events.map(\.kind), [], in: play.name)
      }
      let scene = try Scene("R")
      judge.expect(scene.pop(), nil)
      scene.settle()
      judge.expect(scene.log, [])
    },
    ReportedCase(
      "B-107", .crash, "A plain pop, and a pop to a screen, fail in a UIKit that was made anew.",
      source: "microsoft/WinObjC#183", breaks: [311]
    ) { judge in
      try judge.play(
        "push; settle; push; settle | pop unanimated; settle | pop-to 0 unanimated; settle",
        on: Ground.right + Ground.queued, ends: "R A B | R A | R")
      let scene = try Scene("R", "A", "B")
      scene.pop(animated: false)
      scene.settle()
      let popped = scene.call { navigation in
        navigation.popToViewController(navigation.viewControllers[0], animated: false)?
          .map(scene.name)
      }
      scene.settle()
      judge.expect(popped, ["A"])
      judge.expect([scene.stack, scene.shown], ["R", "R"])
    },
    ReportedCase(
      "B-122", .appearanceImbalance, "A pop does not tell the uncovered screen that it appears.",
      source: "michaelhenry/FlipBoardNavigationController#5", breaks: [1, 2]
    ) { judge in
      for play in try judge.play(
        "push; settle; pop; settle", on: Ground.right + Ground.queued, ends: "R")
      {
        judge.expect(
          play.calls(.willAppear, .didAppear, .willDisappear, .didDisappear, from: 2).sorted(),
          ["didAppear R", "didDisappear A", "willAppear R", "willDisappear A"], in: play.name)
      }
    },
  ]
}
