// ArenaRuleTests: two fingers, controls, the other direction, the content's swipe and the background, rule by rule.

import Testing

@testable import HeadlessUIKit

@Suite("Rules: the arena of touches") @MainActor
struct ArenaRuleTests {
  @Test("R-143: a second finger is asked about while the pan is under way, and a no keeps it out")
  func secondFingerIsAskedAbout() {
    let scene = GestureScene()
    let pan = scene.attach(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
    let oracle = Oracle("pan", scene.journal)
    pan.delegate = oracle
    scene.down(100)
    scene.move(20)
    scene.journal.expectTaken("pan? event", "pan? touch", "pan? begin", "pan began")
    oracle.receivesTouch = false
    scene.second(.down(200))
    scene.journal.expectTaken("pan? event", "pan? touch")
    #expect(pan.numberOfTouches == 1)
    scene.second(.up)
    oracle.receivesTouch = true
    scene.second(.down(200))
    #expect(pan.numberOfTouches == 2)
    _ = scene.journal.taken()
    scene.up()
    scene.journal.expectTaken()
    scene.second(.up)
    scene.journal.expectTaken("pan ended")
  }

  @Test("R-141: the translation does not jump when one of two fingers is lifted")
  func leavingFinger() {
    let scene = GestureScene()
    let pan = scene.attach(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
    scene.down(200)
    scene.move(20)
    scene.move(10)
    scene.second(.down(100))
    scene.second(.move(40))
    #expect(pan.translation(in: nil).x == 30)
    scene.second(.up)
    #expect(pan.translation(in: nil).x == 30)
    scene.move(10)
    #expect(pan.translation(in: nil).x == 40)
  }

  @Test("R-141: the translation ends with the finger that is lifted last, whichever came last")
  func lastFinger() {
    let scene = GestureScene()
    let pan = scene.attach(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
    let listener = EndListener()
    pan.addTarget(listener, action: Selector(EndListener.panned))
    scene.down(200)
    scene.move(20)
    scene.second(.down(100))
    scene.second(.up)
    scene.up()
    scene.down(200)
    scene.move(20)
    scene.second(.down(100))
    scene.up()
    scene.second(.move(30))
    scene.second(.up)
    #expect(listener.translations == [0, 30])
  }

  @Test("R-106: a recogniser is possible again once its own fingers are gone, whatever others do")
  func resetOfOneFinger() {
    let scene = GestureScene()
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 600))
    scene.world.run { scene.inner.addSubview(left) }
    let pan = scene.attach(UIPanGestureRecognizer(), named: "left", to: left)
    scene.second(.down(300))
    scene.down(50)
    scene.move(20)
    scene.up()
    pan.expectState(.possible)
    scene.down(50)
    scene.move(20)
    scene.journal.expectTaken("left began", "left ended", "left began")
  }

  @Test("R-127: pans on two views run side by side under two fingers")
  func twoViews() {
    let scene = GestureScene()
    let halves = [0, 200].map { x in
      UIView(frame: CGRect(x: x, y: 0, width: 175, height: 600))
    }
    scene.world.run { halves.forEach(scene.inner.addSubview) }
    scene.attach(UIPanGestureRecognizer(), named: "left", to: halves[0])
    scene.attach(UIPanGestureRecognizer(), named: "right", to: halves[1])
    scene.down(50)
    scene.second(.down(250))
    scene.move(20)
    scene.second(.move(20))
    scene.journal.expectTaken("left began", "right began")
    scene.cancel()
    scene.journal.expectTaken("left cancelled", "right cancelled")
  }

  @Test(
    "R-145: of two pans that drive one controller the first one drives it, and one pop is made",
    arguments: [Configuration.NestedTransitionPolicy.queue, .interrupt])
  func twoDrivers(policy: Configuration.NestedTransitionPolicy) {
    let rig = NavigationRig("R", "A") {
      $0.contentPopRecognizer = .present
      $0.nestedTransitionPolicy = policy
      $0.systemDelegateDecisionPoint = .touchDown
    }
    rig.down()
    rig.second(.down(100))
    rig.move(20)
    rig.second(.move(20))
    rig.move(225)
    rig.second(.move(225))
    rig.up(velocity: 800)
    rig.second(.up)
    rig.settle()
    rig.expectStack("R")
    rig.expectMoments("willShow", ["willShow(R)"])
    rig.expectMoments("didShow", ["didShow(R)"])
    rig.expectProbe()
  }

  @Test("Z-10: an extra finger fails a swipe that has not begun, or is ignored")
  func extraFingerAtEdge() {
    for policy in Configuration.ExtraTouchPolicy.allCases {
      let rig = NavigationRig("R", "A") { $0.extraTouchPolicy = policy }
      rig.down()
      rig.second(.down(100))
      rig.move(20)
      rig.move(242)
      rig.up(velocity: 800)
      rig.second(.up)
      rig.settle()
      #expect(rig.stack == (policy == .ignore ? ["R"] : ["R", "A"]), "\(policy)")
      rig.expectProbe()
    }
  }

  @Test(
    "R-425: a finger that holds a page keeps the way back from others, unless they are delivered")
  func tapUnderSwipe() {
    for touches in Configuration.ContentTouches.allCases {
      let rig = NavigationRig("Q", "R", "A") {
        $0.contentTouchesDuringTransition = touches
        $0.nestedTransitionPolicy = touches == .blocked ? .queue : .interrupt
      }
      rig.down()
      rig.move(112)
      rig.tapBack()
      #expect(rig.stack == (touches == .blocked ? ["Q", "R"] : ["Q"]))
      rig.move(150)
      rig.up(velocity: 800)
      rig.settle()
      rig.expectProbe()
    }
  }

  // MARK: - Direction

  @Test("R-216: where writing goes from right to left, the swipe comes from the right")
  func mirrored() {
    let rig = NavigationRig("R", "A")
    rig.world.layoutDirection = .rightToLeft
    rig.swipe()
    rig.settle()
    rig.expectStack("R", "A")
    rig.expectCallbacksSoFar()
    rig.down(x: 372)
    rig.move(-20)
    rig.move(-100)
    #expect(rig.world.run { rig.navigation.headless.pageOffset } == 100)
    rig.move(-105)
    rig.up(velocity: -500)
    rig.settle()
    rig.expectStack("R")
    rig.expectProbe()
  }

  @Test(
    "R-216: a view's own direction goes before the phone's; a swipe back to its edge is given up")
  func forcedDirection() {
    let rig = NavigationRig("R", "A")
    rig.world.run {
      rig.navigation.view.semanticContentAttribute = .forceRightToLeft
      let recognizer = rig.navigation.interactivePopGestureRecognizer
      #expect((recognizer as? UIScreenEdgePanGestureRecognizer)?.edges == .right)
    }
    rig.down(x: 372)
    rig.move(-37)
    rig.up(velocity: 500)
    rig.settle()
    rig.expectStack("R", "A")
    rig.expectMoments("willShow", ["willShow(R)"])
    rig.world.layoutDirection = .rightToLeft
    rig.world.run { rig.navigation.view.semanticContentAttribute = .forceLeftToRight }
    rig.swipe()
    rig.settle()
    rig.expectStack("R")
  }

  // MARK: - The content's swipe

  private func dragInside(_ rig: NavigationRig) {
    rig.down(x: 150)
    rig.move(20)
    rig.move(200)
    rig.up(velocity: 800)
    rig.settle()
  }

  @Test("R-560: from 26 on a drag over the content pops, with a recogniser of its own")
  func contentSwipe() {
    for presence in Configuration.ContentPopRecognizer.allCases {
      let rig = NavigationRig("R", "A") { $0.contentPopRecognizer = presence }
      let isPresent = presence == .present
      rig.world.run {
        let recognizers = rig.navigation.view.gestureRecognizers ?? []
        #expect(recognizers.count { $0 is UIScreenEdgePanGestureRecognizer } == (isPresent ? 2 : 1))
        #expect((rig.navigation.interactiveContentPopGestureRecognizer != nil) == isPresent)
        #expect(rig.navigation.interactiveContentPopGestureRecognizer?.isEnabled != false)
      }
      dragInside(rig)
      #expect(rig.stack == (isPresent ? ["R"] : ["R", "A"]))
    }
  }

  @Test("R-560: a drag to the leading side, or up and down, begins no content swipe")
  func contentSwipeDirection() {
    let rig = NavigationRig("R", "A") { $0.contentPopRecognizer = .present }
    rig.down(x: 150)
    rig.move(-112)
    rig.up(velocity: -800)
    rig.world.run { rig.world.touchDown(at: CGPoint(x: 150, y: 300), in: rig.window) }
    rig.world.run { rig.world.touchMoved(by: 20, 60) }
    rig.move(200)
    rig.up(velocity: 800)
    rig.settle()
    rig.expectStack("R", "A")
    rig.expectCallbacksSoFar()
  }

  @Test("R-561: the edge's swipe and the content's are switched off one by one")
  func contentSwipeSwitch() {
    let rig = NavigationRig("R", "A", "B") { $0.contentPopRecognizer = .present }
    rig.world.run { rig.navigation.interactivePopGestureRecognizer?.isEnabled = false }
    rig.swipe()
    rig.settle()
    rig.expectStack("R", "A", "B")
    dragInside(rig)
    rig.expectStack("R", "A")
    rig.world.run {
      rig.navigation.interactivePopGestureRecognizer?.isEnabled = true
      rig.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
    }
    dragInside(rig)
    rig.expectStack("R", "A")
    rig.swipe()
    rig.settle()
    rig.expectStack("R")
  }
}

/// Writes down how far a pan came.
@MainActor
private final class EndListener: NSObject {
  var translations: [CGFloat] = []

  func panned(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .ended, let pan = recognizer as? UIPanGestureRecognizer else {
      return
    }
    translations.append(pan.translation(in: nil).x)
  }
}
