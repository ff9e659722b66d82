// TransitionSwipeTests: the interactive pop: its begin, its end, its cancel, and what goes wrong with it.

import Testing

@testable import HeadlessUIKit

@Suite("Swipe back") @MainActor
struct TransitionSwipeTests {
  private let begin = ["A.wM(nil)", "R.load", "A.wD", "R.wA", "willShow(R)"]

  @Test("R-301, R-330: the pop is executed when the gesture begins")
  func begins() {
    let rig = NavigationRig("R", "A")
    rig.down()
    rig.move(5)
    rig.expectStack("R", "A")
    rig.move(15)
    rig.expectStack("R")
    #expect(rig.callbacks == begin)
    #expect(rig.navigation.headless.isInteractive)
    rig.move(100)
    #expect(rig.navigation.headless.pageOffset == 100)
    rig.wait(1000)
    #expect(rig.callbacks == begin)
  }

  @Test("R-321: a swipe that finishes ends like a pop, after what is left of the way")
  func finishes() {
    let rig = NavigationRig("R", "A")
    rig.swipe()
    let released = rig.world.now
    #expect(rig.navigation.headless.isInTransition)
    #expect(!rig.navigation.headless.isInteractive)
    rig.settle()
    #expect(rig.callbacks == begin + ["A.dD", "R.dA", "A.dM(nil)", "didShow(R)"])
    #expect(rig.world.now - released == 350 * (375 - 242) / 375)
    rig.expectShown("R")
    rig.expectProbe()
  }

  @Test(
    "R-304, R-322, R-324: a cancelled swipe puts the stack back, and the delegate hears nothing")
  func cancels() {
    let rig = NavigationRig("R", "A")
    rig.partialSwipe()
    rig.expectStack("R")
    #expect(rig.callbacks == begin)
    rig.settle()
    #expect(rig.callbacks == begin + ["R.wD", "R.dD", "A.wA", "A.dA"])
    rig.expectStack("R", "A")
    rig.expectShown("A")
    rig.expectProbe()
  }

  @Test(
    "R-304, R-334: a cancelled swipe does not bring back what a call took away in the same turn")
  func cancelsAfterSet() {
    let rig = NavigationRig("R", "A", "B", gate: .always)
    rig.down()
    rig.call {
      $0.setViewControllers([$0.viewControllers[0], $0.viewControllers[2]], animated: true)
    }
    rig.move(20)
    rig.expectStack("R")
    rig.up(velocity: -200)
    rig.settle()
    rig.expectStack("R", "B")
    rig.expectMoments("A.", ["A.wM(nil)", "A.dM(nil)"])
    rig.expectProbe()
  }

  @Test("Z-40: the stack may come back at the decision, and the wills too")
  func cancelAtDecision() {
    let rig = NavigationRig("R", "A", configure: { $0.cancelCallbackTime = .willAtDecision })
    rig.partialSwipe()
    rig.expectStack("R", "A")
    #expect(rig.callbacks == begin + ["R.wD", "A.wA"])
    #expect(rig.navigation.headless.isInTransition)
    rig.settle()
    #expect(rig.callbacks == begin + ["R.wD", "A.wA", "R.dD", "A.dA"])
    let other = NavigationRig("R", "A", configure: { $0.cancelRestoreTime = .atDecision })
    other.partialSwipe()
    other.expectStack("R", "A")
    #expect(other.callbacks == begin)
  }

  @Test(
    "Z-28: parent callbacks around a cancel",
    arguments: Configuration.CancelParentCallbacks.allCases)
  func cancelParents(switchValue: Configuration.CancelParentCallbacks) {
    let rig = NavigationRig("R", "A", configure: { $0.cancelParentCallbacks = switchValue })
    rig.partialSwipe()
    rig.settle()
    let expected: [String] =
      switch switchValue {
      case .none: ["R.wD", "R.dD", "A.wA", "A.dA"]
      case .willMoveBack: ["A.wM", "R.wD", "R.dD", "A.wA", "A.dA"]
      case .willAndDidMoveBack: ["A.wM", "R.wD", "R.dD", "A.wA", "A.dA", "A.dM"]
      }
    #expect(rig.callbacks == begin + expected)
  }

  @Test("didShow may follow a cancel where a version does so")
  func didShowOnCancel() {
    let rig = NavigationRig("R", "A", configure: { $0.didShowOnCancel = .afterCancel })
    rig.partialSwipe()
    rig.settle()
    #expect(rig.callbacks.last == "didShow(A)")
  }

  @Test("R-209: the system's cancel of the touch cancels the pop")
  func systemCancel() {
    let rig = NavigationRig("R", "A")
    rig.down()
    rig.move(20)
    rig.move(200)
    rig.cancelTouch()
    rig.settle()
    rig.expectStack("R", "A")
    rig.expectProbe()
  }

  @Test(
    "R-210: sure releases mean the same under every rule",
    arguments: Configuration.PopFinishRule.allCases)
  func finishRules(rule: Configuration.PopFinishRule) {
    let rig = NavigationRig("R", "A", configure: { $0.popFinishRule = rule })
    rig.partialSwipe()
    rig.settle()
    rig.expectStack("R", "A")
    rig.swipe()
    rig.settle()
    rig.expectStack("R")
  }

  @Test("R-310, R-312, R-313: the coordinator lives while the transition runs, and tells its end")
  func coordinator() throws {
    let rig = NavigationRig("R", "A")
    var seen: [String] = []
    let top = try #require(rig.navigation.topViewController as? RigScreen)
    top.onWillDisappear = { screen in
      guard let coordinator = screen.transitionCoordinator, coordinator.isInteractive else {
        return
      }
      coordinator.notifyWhenInteractionChanges { seen.append("decided \($0.isCancelled)") }
      coordinator.animate(
        alongsideTransition: { _ in seen.append("along") },
        completion: { seen.append("ended \($0.isCancelled)") })
    }
    top.onWillAppear = { _ in seen.append("wA") }
    top.onDidAppear = { _ in seen.append("dA") }
    #expect(rig.navigation.transitionCoordinator == nil)
    rig.partialSwipe()
    #expect(rig.navigation.transitionCoordinator != nil)
    rig.settle()
    #expect(seen == ["along", "decided true", "wA", "dA", "ended true"])
    #expect(rig.navigation.transitionCoordinator == nil)
  }

  @Test("an app that keeps the coordinator keeps no controller")
  func keptCoordinator() {
    let rig = NavigationRig("R", "A")
    rig.pop()
    rig.wait(100)
    let kept = rig.navigation.transitionCoordinator
    #expect(kept?.viewController(forKey: .from) != nil)
    rig.settle()
    #expect(rig.log.contains("released(A)"))
    #expect(kept?.viewController(forKey: .from) == nil)
    #expect(kept?.animate(alongsideTransition: nil) == false)
  }

  @Test("R-328: a swipe's callbacks say animated")
  func animatedFlag() {
    let rig = NavigationRig("R", "A")
    rig.partialSwipe()
    rig.settle()
    let flags = rig.world.log.filter { $0.kind == .viewWillAppear || $0.kind == .viewDidDisappear }
    #expect(flags.map(\.flag) == [true, true, true])
  }

  @Test("R-525: a swipe at the root leaves a mark, and the next transition hangs")
  func rootSwipe() {
    let rig = NavigationRig("R", gate: .always)
    rig.swipe()
    rig.settle()
    #expect(rig.log == ["swipeBegan(!)", "swipeEnded()"])
    #expect(!rig.probe())
    #expect(rig.navigation.headless.isInTransition)
    rig.expectCallbacksSoFar("P.wM", "P.load", "R.wD", "P.wA", "willShow(P)")
  }

  @Test("Z-15: a swipe at the root may do nothing, or hang at once")
  func rootSwipeSwitches() {
    let harmless = NavigationRig("R", gate: .always, configure: { $0.rootSwipeOutcome = .noop })
    harmless.swipe()
    harmless.expectProbe()
    let hanging = NavigationRig(
      "R", gate: .always, configure: { $0.rootSwipeOutcome = .stallsImmediately })
    hanging.swipe()
    #expect(hanging.navigation.headless.isInTransition)
    #expect(!hanging.probe())
  }

  @Test("R-526: a swipe during a push is put off, and hangs when it runs")
  func swipeDuringPush() {
    let rig = NavigationRig("R", gate: .always)
    rig.push("A")
    rig.wait(100)
    rig.swipe()
    rig.settle()
    rig.expectStack("R")
    #expect(rig.navigation.headless.isInTransition)
    #expect(!rig.probe())
  }

  @Test("a swipe during a push may be refused at its begin")
  func swipeRefusedAtBegin() {
    let rig = NavigationRig(
      "R", gate: .always, configure: { $0.gestureInTransition = .refusedAtBegin })
    rig.push("A")
    rig.wait(100)
    rig.swipe()
    rig.settle()
    rig.expectStack("R", "A")
    rig.expectProbe()
  }

  @Test("R-530: switching the recogniser off within the begin leaves a dead page")
  func disabledInBegin() throws {
    for value in Configuration.DisableDuringBegin.allCases {
      let rig = NavigationRig("R", "A", configure: { $0.disableDuringBegin = value })
      let root = try #require(rig.navigation.viewControllers.first as? RigScreen)
      root.onWillAppear = {
        $0.navigationController?.interactivePopGestureRecognizer?.isEnabled = false
      }
      rig.swipe()
      rig.settle()
      #expect(rig.stack == (value == .orphansTopView ? ["R"] : ["R", "A"]))
      #expect(rig.navigation.headless.isInTransition == (value == .orphansTopView))
    }
  }

  @Test("R-702: an app's own pan drives the system's target")
  func ownPan() throws {
    let rig = NavigationRig("R", "A")
    let system = try #require(rig.navigation.interactivePopGestureRecognizer)
    let pan = rig.world.run {
      let pan = UIPanGestureRecognizer()
      pan.setValue(system.value(forKey: "targets"), forKey: "targets")
      system.view?.addGestureRecognizer(pan)
      system.isEnabled = false
      return pan
    }
    rig.down(x: 200)
    rig.move(20)
    rig.expectStack("R")
    rig.move(100)
    pan.expectState(.changed)
    rig.up(velocity: 900)
    rig.settle()
    rig.expectShown("R")
    rig.expectProbe()
  }

  @Test("R-535: _isTransitioning is true from the start to the end callbacks")
  func privateFlag() {
    let rig = NavigationRig("R")
    let flag = { rig.navigation.value(forKey: "_isTransitioning") as? Bool }
    rig.push("A")
    #expect(flag() == false)
    rig.endTurn()
    #expect(flag() == true)
    rig.settle()
    #expect(flag() == false)
  }
}
