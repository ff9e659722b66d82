// ScrollCases: reports of other recognisers that take the drag of the swipe back, or lose theirs to it.

import HeadlessUIKit
import NavigationModel
import NavigationStage
import NavigationSubjects

extension ReportedCase {
  /// Recognisers of one drag.
  static let conflicts = [
    ReportedCase(
      "B-052", .gestureConflict, "A horizontal scroll view at the edge takes the swipe's drag.",
      source: "forkingdog/FDFullscreenPopGesture#61", breaks: [134]
    ) { judge in
      // Kind 1 is filled by a horizontal scroll view that rests at its leading end.
      for play in try judge.play(
        "push kind=1; settle | swipe full; settle",
        on: Ground.guarded + [Ground(.shownScreenGuardScrollFail, .ios17)], ends: "R A | R")
      {
        judge.expect(play.calls(.scrollBegan, .scrolled), [], in: play.name)
      }
      try judge.play(
        "push kind=1; settle; swipe full", on: [Ground(.shownScreenGuardScrollNone, .ios17)],
        finds: "dead-swipe, scroll-view-won")
      try judge.play(
        "push kind=1; settle; swipe full", on: [Ground(.shownScreenGuardScrollBoth, .ios17)],
        finds: "both-moved")
    },
    ReportedCase(
      "B-053", .gestureConflict, "Half a swipe back, and the swipes of a table's cells are dead.",
      source: "MortimerGoro/MGSwipeTableCell#54", breaks: [92]
    ) { judge in
      let scene = try Scene(
        "R", "A", gate: .system, navigation: Subject.recommendedGuard.makeController())
      let cell = scene.world.run { SwipeCell() }
      scene.call { $0.topViewController?.view.addSubview(cell) }
      scene.partialSwipe()
      scene.settle()
      judge.expect(scene.stack, "R A")
      scene.down(x: 200)
      scene.move(-20)
      scene.move(-80)
      scene.up(velocity: -500)
      scene.settle()
      judge.expect(cell.openings, 1)
      judge.expect(
        [cell.pan.state, scene.navigation.interactivePopGestureRecognizer?.state],
        [.possible, .possible])
      scene.swipe()
      scene.settle()
      judge.expect(scene.stack, "R")
      judge.expect(cell.openings, 1)
    },
    ReportedCase(
      "B-055", .gestureConflict, "A drag to the left starts the pop as well.",
      source: "objcio/issue5-view-controller-transitions#1", breaks: [342]
    ) { judge in
      for profile in [Profile.ios9, .ios11, .ios17] {
        for play in try judge.play(
          "push; settle | down inside; move -20; move -93; up -500; settle",
          on: [Ground(.fullscreenPop, profile)], ends: "R A | R A")
        {
          judge.expect(play.calls(.swipeBegan, .willShow, .willAppear, from: 2), [], in: play.name)
        }
      }
    },
    ReportedCase(
      "B-056", .gestureConflict,
      "A swipe over the content waits for a scroll view that has nothing to do.",
      source: "pingdotgg/t3code#9493", breaks: [348]
    ) { judge in
      for offset in [0, 50] {
        let scene = try Scene(
          "R", gate: .system, navigation: Subject.fullscreenPop.makeController())
        let pager = scene.world.run { PolitePager() }
        let made = scene.push("A")
        scene.call { _ in made.view.addSubview(pager) }
        scene.settle()
        scene.call { _ in pager.contentOffset = CGPoint(x: offset, y: 0) }
        scene.settle()
        scene.swipe(x: 100)
        scene.settle()
        judge.expect(scene.stack, offset == 0 ? "R" : "R A", in: "offset \(offset)")
        judge.expect(pager.contentOffset.x == CGFloat(offset), offset == 0, in: "offset \(offset)")
      }
    },
    ReportedCase(
      "B-115", .doublePop, "The system's swipe and the app's own both pop.",
      source: "WorldDownTown/ZoomTransitioning#16", breaks: [349]
    ) { judge in
      let scene = try Scene("R", "A", "B")
      let popper = scene.world.run { EdgePopper(scene.navigation) }
      withExtendedLifetime(popper) {
        scene.swipe()
        scene.settle()
        judge.expect([scene.stack, scene.shown], ["R A", "A"])
        judge.expect(scene.log(.willShow), ["willShow A"])
      }
    },
    ReportedCase(
      "B-119", .doublePop,
      "A swipe on a deep screen of an inner stack goes back in the outer one as well.",
      source: "synonymdev/bitkit-react-native#526", breaks: [99]
    ) { judge in
      let scene = try Scene("O", "T")
      let inner = scene.world.run { UINavigationController() }
      let gate = GateDelegate(inner, isAlwaysOpen: false)
      let pages = ["R", "A", "B"].map(scene.screen)
      scene.call { outer in
        inner.loadViewIfNeeded()
        inner.interactivePopGestureRecognizer?.delegate = gate
        inner.setViewControllers(pages, animated: false)
        guard let page = outer.topViewController else { return }
        page.addChild(inner)
        page.view.addSubview(inner.view)
        inner.didMove(toParent: page)
      }
      scene.settle()
      scene.swipe()
      scene.settle()
      judge.expect([scene.stack, scene.names(inner.viewControllers)], ["O T", "R A"])
      scene.swipe()
      scene.settle()
      judge.expect([scene.stack, scene.names(inner.viewControllers)], ["O T", "R"])
      withExtendedLifetime(gate) {}
    },
  ]
}

/// A cell that opens when it is dragged to the left.
private final class SwipeCell: UIView {
  let pan = UIPanGestureRecognizer()
  private(set) var openings = 0

  init() {
    super.init(frame: CGRect(x: 0, y: 250, width: 375, height: 100))
    pan.addTarget(self, action: Selector(SwipeCell.panned, name: "panned"))
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  private func panned() {
    if pan.state == .ended, pan.translation(in: self).x < 0 { openings += 1 }
  }
}
