// ArenaContentTests: what lies under a finger: scroll views against the content's swipe, controls, and the background, rule by rule.

import Testing

@testable import HeadlessUIKit

@Suite("Rules: what lies under the finger") @MainActor
struct ArenaContentTests {
  /// A page that a horizontal scroll view fills.
  private func pager(on screen: RigScreen) -> UIScrollView {
    let scrollView = UIScrollView(frame: UIScreen.main.bounds)
    scrollView.contentSize = CGSize(width: 1125, height: 667)
    screen.view.addSubview(scrollView)
    return scrollView
  }

  private func dragInside(_ rig: NavigationRig) {
    rig.down(x: 150)
    rig.move(20)
    rig.move(200)
    rig.up(velocity: 800)
    rig.settle()
  }

  @Test("R-809: by itself the content's swipe wins over a scroll view, as the edge's does")
  func contentSwipeWins() {
    let rig = NavigationRig("R", "A") { $0.contentPopRecognizer = .present }
    let scrollView = rig.world.run { pager(on: rig.navigation.topViewController as! RigScreen) }
    rig.world.run { scrollView.contentOffset.x = 50 }
    dragInside(rig)
    rig.expectStack("R")
    #expect(rig.world.run { scrollView.contentOffset.x } == 50)
  }

  @Test(
    "R-562: an app lets scroll views go first, save one that rests at its leading end",
    arguments: [0, 50])
  func scrollViewsFirst(offset: CGFloat) {
    let rig = NavigationRig("R", "A") { $0.contentPopRecognizer = .present }
    let scrollView = rig.world.run { pager(on: rig.navigation.topViewController as! RigScreen) }
    rig.world.run {
      scrollView.contentOffset.x = offset
      if offset > 0 {
        rig.navigation.interactiveContentPopGestureRecognizer?
          .require(toFail: scrollView.panGestureRecognizer)
      }
    }
    dragInside(rig)
    #expect(rig.stack == (offset == 0 ? ["R"] : ["R", "A"]))
    #expect(rig.world.run { scrollView.contentOffset.x } == 0)
    rig.expectProbe()
  }

  @Test("R-563: an app's own pan over the content and the content's swipe compete for one finger")
  func ownPan() {
    let rig = NavigationRig("R", "A", "B") { $0.contentPopRecognizer = .present }
    let own = UIPanGestureRecognizer()
    let journal = Journal()
    own.addTarget(journal, action: Selector(Journal.heard))
    rig.world.run { rig.navigation.view.addGestureRecognizer(own) }
    dragInside(rig)
    rig.expectStack("R", "A")
    journal.expectTaken()
    rig.world.run { rig.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false }
    dragInside(rig)
    rig.expectStack("R", "A")
    #expect(journal.taken().first == "? began")
  }

  // MARK: - Controls

  /// A button over the whole page that pushes.
  private func addButton(to screen: RigScreen, of rig: NavigationRig) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = UIScreen.main.bounds
    var count = 0
    let push = UIAction { [weak navigation = rig.navigation] _ in
      count += 1
      let next = rig.screen("N\(count)")
      navigation?.pushViewController(next, animated: true)
    }
    button.addAction(push, for: .touchUpInside)
    screen.view.addSubview(button)
    return button
  }

  private func tap(_ rig: NavigationRig, x: Int = 150) {
    rig.down(x: x)
    rig.up(velocity: 0)
  }

  @Test("R-425: while a transition runs a control hears of no tap, unless touches are delivered")
  func tapInTransition() {
    for touches in Configuration.ContentTouches.allCases {
      let rig = NavigationRig("R") {
        $0.contentTouchesDuringTransition = touches
        $0.nestedTransitionPolicy = touches == .blocked ? .queue : .interrupt
      }
      _ = rig.world.run { addButton(to: rig.navigation.topViewController as! RigScreen, of: rig) }
      tap(rig)
      rig.expectStack("R", "N1")
      rig.wait(60)
      tap(rig)
      rig.settle()
      // The page that comes lies over the one with the button: there the tap finds none.
      rig.expectStack("R", "N1")
      rig.expectProbe()
    }
  }

  @Test("R-135: a swipe that begins takes the touch from the control under the finger")
  func swipeOverControl() {
    let rig = NavigationRig("R", "A")
    let top = rig.world.run { rig.navigation.topViewController as! RigScreen }
    let button = rig.world.run { addButton(to: top, of: rig) }
    let journal = Journal()
    rig.world.run {
      button.addTarget(journal, action: Selector(Journal.tapped), for: .touchUpInside)
      button.addTarget(journal, action: Selector(Journal.lost), for: .touchCancel)
    }
    rig.down(x: 150)
    #expect(rig.world.run { button.isTracking && button.isHighlighted })
    rig.move(200)
    rig.move(100)
    #expect(rig.world.run { button.isTracking && !button.isHighlighted })
    rig.cancelTouch()
    journal.expectTaken("lost")
    rig.partialSwipe()
    rig.settle()
    // The edge pan holds the touch back from the view, which never hears of it.
    journal.expectTaken()
    tap(rig, x: 3)
    journal.expectTaken("tapped")
    rig.settle()
    rig.expectStack("R", "A", "N1")
  }

  @Test("R-808: a control can refuse a swipe that starts on it")
  func refusingControl() {
    let rig = NavigationRig("R", "A") { $0.contentPopRecognizer = .present }
    let top = rig.world.run { rig.navigation.topViewController as! RigScreen }
    rig.world.run {
      let slider = RefusingControl(frame: UIScreen.main.bounds)
      top.view.addSubview(slider)
    }
    dragInside(rig)
    rig.expectStack("R", "A")
    rig.swipe()
    rig.settle()
    rig.expectStack("R", "A")
  }

  // MARK: - Background

  @Test("R-852: an app that leaves the screen loses its touches, and a swipe is given up")
  func backgroundCancelsSwipe() {
    let rig = NavigationRig("R", "A")
    rig.down()
    rig.move(20)
    rig.move(167)
    rig.expectStack("R")
    rig.world.run { rig.world.enterBackground() }
    #expect(!rig.world.isFingerDown)
    rig.world.run { rig.world.enterForeground() }
    rig.settle()
    rig.expectStack("R", "A")
    rig.expectShown("A")
    rig.push("B")
    rig.settle()
    rig.expectStack("R", "A", "B")
    rig.expectProbe()
  }

  @Test(
    "R-854: an animation that the background cuts short is at its end then, or on return (Z-30)")
  func backgroundEndsAnimations() {
    for moment in Configuration.BackgroundDuringAnimation.allCases {
      let rig = NavigationRig("R") { $0.backgroundDuringAnimation = moment }
      rig.push("A")
      rig.wait(100)
      rig.push("B")
      _ = rig.takeCallbacks()
      rig.world.run { rig.world.enterBackground() }
      #expect(rig.moments("didShow").isEmpty == (moment == .completeOnReturn))
      rig.world.run {
        rig.world.advance(to: rig.world.now + 10)
        rig.world.enterForeground()
      }
      rig.expectMoments("didShow", ["didShow(A)", "didShow(B)"])
      rig.expectStack("R", "A", "B")
      rig.expectProbe()
    }
  }
}

extension Journal {
  func tapped() { lines.append("tapped") }
  func lost() { lines.append("lost") }
}

/// Takes drags for itself, as a slider does.
private final class RefusingControl: UIControl {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}
