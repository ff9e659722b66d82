// GateCases: reports of a swipe that is off where it should be on.

import HeadlessUIKit
import NavigationModel
import NavigationSubjects

extension ReportedCase {
  /// The swipe is off.
  static let gates = [
    ReportedCase(
      "B-082", .deadGesture, "A left item, or a hidden bar, turns the swipe off.",
      source: "lionheart/openradar-mirror#2688", breaks: [79, 124],
      remark: "The system's own rule; the usual cure is a gate that asks for two screens."
    ) { judge in
      try judge.play(
        "push; settle; swipe full", on: [Ground(.stockCustomBack, .ios17)], finds: "dead-swipe")
      try judge.play(
        "push kind=1; settle; swipe full", on: [Ground(.stockHiddenBar, .ios17)],
        finds: "dead-swipe")
      // Kind 1 carries a left item of its own.
      try judge.play(
        "push kind=1; settle | swipe full; settle", on: Ground.guarded, ends: "R A | R")
      try judge.play(
        "push; settle; bar hidden; settle | swipe full; settle", on: Ground.guarded,
        ends: "R A | R")
      // With its own answers the system refuses the left item, and nothing else.
      for hasLeftItem in [false, true] {
        let scene = try Scene("R", gate: .system)
        let made = scene.screen("A")
        if hasLeftItem { made.navigationItem.leftBarButtonItem = UIBarButtonItem() }
        scene.call { $0.pushViewController(made, animated: true) }
        scene.settle()
        scene.push("B")
        scene.settle()
        scene.swipe()
        scene.settle()
        judge.expect(scene.stack, "R A", in: "left item: \(hasLeftItem)")
        scene.swipe()
        scene.settle()
        judge.expect(scene.stack, hasLeftItem ? "R A" : "R", in: "left item: \(hasLeftItem)")
      }
    },
    ReportedCase(
      "B-085", .deadGesture, "A screen switches the swipe off, and nobody switches it on again.",
      source: "wix/react-native-navigation#1823", breaks: [3]
    ) { judge in
      try judge.expectSwipeAfter("R") { $0.call { _ = $0.popToRootViewController(animated: true) } }
      try judge.play(
        "push; settle; pop-to-root; settle | push; settle; swipe full; settle", on: Ground.right,
        ends: "R | R")
    },
    ReportedCase(
      "B-086", .deadGesture,
      "After a reset of the stack the swipe is off on the screens pushed next.",
      source: "wix/react-native-navigation#1839", breaks: [308]
    ) { judge in
      for animated in [true, false] {
        try judge.expectSwipeAfter("N") { scene in
          let new = scene.screen("N")
          scene.call { $0.setViewControllers([new], animated: animated) }
        }
      }
      for call in ["set-stack new-alone", "set-stack new-alone unanimated"] {
        try judge.play(
          "push; settle; \(call); settle | push; settle; swipe full; settle", on: Ground.right,
          ends: "B | B")
      }
    },
  ]
}

extension CaseJudge {
  /// A screen switches the swipe off while it is on top; after a call that takes it away, the swipe works.
  ///
  /// - Parameters:
  ///   - root: the stack after the call.
  ///   - reset: makes the call.
  /// - Throws: `SwitchError`, if the scene cannot be set up.
  @MainActor
  fileprivate mutating func expectSwipeAfter(_ root: String, reset: (Scene) -> Void) throws {
    let scene = try Scene("R", "A")
    let off = scene.screen("B")
    off.onWillAppear = {
      $0.navigationController?.interactivePopGestureRecognizer?.isEnabled = false
    }
    off.onWillDisappear = {
      $0.navigationController?.interactivePopGestureRecognizer?.isEnabled = true
    }
    scene.call { $0.pushViewController(off, animated: true) }
    scene.settle()
    scene.swipe()
    scene.settle()
    expect(scene.stack, "R A B")
    reset(scene)
    scene.settle()
    expect(scene.stack, root)
    expect(
      scene.told("B", .viewWillDisappear, .viewDidDisappear), ["willDisappear", "didDisappear"])
    scene.push("C")
    scene.settle()
    scene.swipe()
    scene.settle()
    expect(scene.stack, root)
  }
}
