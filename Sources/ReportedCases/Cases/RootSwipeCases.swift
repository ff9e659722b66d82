// RootSwipeCases: reports of a swipe with nothing to go back to, which leaves a mark that stalls what follows.

import HeadlessUIKit
import NavigationModel
import NavigationSubjects

extension ReportedCase {
  /// A swipe that begins at the root.
  static let rootSwipes = [
    ReportedCase(
      "B-001", .freeze, "A swipe at the root, and the next push never ends.",
      source: "forkingdog/FDFullscreenPopGesture#131", breaks: [123, 301],
      remark: "The reported end is that of `rootSwipeOutcome = stallsNextTransition`."
    ) { judge in
      for play in try judge.play(
        "swipe full; settle | push; settle", on: Ground.right, ends: "R | R A")
      {
        judge.expect(
          play.calls(.swipeBegan, .willShow, .didShow), ["willShow A", "didShow A"], in: play.name)
      }
      try judge.play(
        "swipe full; settle; push; settle", on: openGates, finds: "freeze, swipe-at-root")
      let scene = try Scene("R", gate: .always, set: ["rootSwipeOutcome=noop"])
      scene.swipe()
      scene.settle()
      judge.expect(scene.log(.willShow, .viewWillAppear, .transitionStarted), [])
      scene.push("A")
      scene.settle()
      judge.expect(scene.shown, "A")
      judge.expect(scene.log(.didShow), ["didShow A"])
      judge.expect(scene.probe(), true)
    },
    ReportedCase(
      "B-005", .freeze, "Popped by a swipe, swiped once more at the root: the next push hangs.",
      source: "signalapp/Signal-iOS#1222", breaks: [123]
    ) { judge in
      try judge.play(
        "push; settle; swipe full; settle | swipe full; settle | push; settle", on: Ground.right,
        ends: "R | R | R B")
      try judge.play(
        "push; settle; swipe full; settle; swipe full; settle; push; settle", on: openGates,
        finds: "freeze, swipe-at-root")
    },
    ReportedCase(
      "B-007", .freeze, "The stack is set to its top alone; a swipe there breaks the next push.",
      source: "NativeScript/NativeScript#2836", breaks: [123],
      remark: "A guard that remembers the page shown last is fooled by it as well."
    ) { judge in
      for play in try judge.play(
        "push; settle | set-stack top-alone; settle; swipe full; settle | push; settle",
        on: Ground.right, ends: "R A | A | A B")
      {
        judge.expect(play.calls(.swipeBegan), [], in: play.name)
        judge.expect(play.calls(.didShow), ["didShow A", "didShow B"], in: play.name)
      }
      try judge.play(
        "push; settle; set-stack top-alone; settle; swipe full; settle; push; settle",
        on: openGates + [Ground(.shownScreenGuard, .ios17)], finds: "freeze, swipe-at-root")
    },
    ReportedCase(
      "B-010", .freeze, "A swipe at the root swallows a push; a second swipe brings it up.",
      source: "wix/react-native-navigation#645", breaks: [123, 301],
      remark: "The reported end is that of `rootSwipeOutcome = stallsNextTransition`."
    ) { judge in
      for play in try judge.play(
        "swipe full; settle | push; settle | swipe partial; settle", on: Ground.right,
        ends: "R | R A | R A")
      {
        judge.expect(play.calls(.swipeBegan).count, 1, in: play.name)
      }
      let scene = try Scene("R", gate: .always, set: ["rootSwipeOutcome=noop"])
      scene.swipe()
      scene.settle()
      scene.push("A")
      scene.settle()
      judge.expect(scene.shown, "A")
      scene.partialSwipe()
      scene.settle()
      judge.expect([scene.stack, scene.shown], ["R A", "A"])
    },
    ReportedCase(
      "B-014", .freeze, "Two full swipes, one after the other: the second one freezes the root.",
      source: "wix/react-native-navigation#5137", breaks: [123]
    ) { judge in
      try judge.play(
        "push; settle; swipe full; settle | swipe full; settle", on: Ground.right, ends: "R | R")
      try judge.play(
        "push; settle; swipe full; settle; swipe full; settle", on: openGates,
        finds: "freeze, swipe-at-root")
    },
    ReportedCase(
      "B-044", .wrongBar, "A swipe at the root, and the screen that is pushed next has no bar.",
      source: "nextcloud/talk-ios#1620", breaks: [123, 301],
      remark: "The reported end is that of `rootSwipeOutcome = stallsNextTransition`."
    ) { judge in
      try judge.play("swipe full; settle | push; settle", on: Ground.right, ends: "R | R A")
      let scene = try Scene("R", gate: .always, set: ["rootSwipeOutcome=noop"])
      scene.swipe()
      scene.settle()
      scene.push("A")
      scene.settle()
      judge.expect(scene.navigation.isNavigationBarHidden, false)
      judge.expect([scene.shown, scene.barTitles], ["A", "R A"])
    },
    ReportedCase(
      "B-106", .crash,
      "A handler of its own asks for the screen below the root, and there is none.",
      source: "marty-suzuki/SAHistoryNavigationViewController#13", breaks: [78, 123]
    ) { judge in
      for play in try judge.play(
        "down edge; move 113; up 500; settle", on: Ground.right + Ground.queued, ends: "R")
      {
        judge.expect(play.events.map(\.kind), [], in: play.name)
      }
    },
  ]

  /// Controllers whose swipe begins at the root.
  private static var openGates: [Ground] {
    [Ground(.delegateSelf, .ios17), Ground(.delegateNil, .ios17)]
  }
}
