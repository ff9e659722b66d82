// CustomTransitionRuleTests: an app's own animators and drivers, rule by rule.

import Testing

@testable import HeadlessUIKit

@Suite("Rules: custom transitions") @MainActor
struct CustomTransitionRuleTests {
  @Test("R-338: the animator is asked for when a transition starts, the driver only after that")
  func questions() {
    let rig = NavigationRig("R")
    let delegate = AnimatorSource()
    rig.call { $0.delegate = delegate }
    rig.endTurn()
    delegate.animator = nil
    rig.push("A")
    #expect(delegate.heard == [])
    rig.endTurn()
    #expect(delegate.heard == ["animator push"])
    rig.settle()
    delegate.animator = FadeAnimator()
    rig.pop()
    rig.endTurn()
    #expect(delegate.heard == ["animator push", "animator pop", "driver"])
    rig.settle()
    rig.expectStack("R")
    rig.push("B", animated: false)
    rig.settle()
    #expect(delegate.heard.count == 3)
    rig.expectShown("B")
  }

  @Test("R-338: the animator's own time counts, and its callbacks come in the usual order")
  func animator() {
    let rig = NavigationRig("R")
    let delegate = AnimatorSource()
    let animator = FadeAnimator()
    delegate.animator = animator
    rig.call { $0.delegate = delegate }
    rig.endTurn()
    rig.push("A")
    rig.wait(0)
    rig.world.run {
      let coordinator = rig.navigation.transitionCoordinator
      #expect(coordinator?.transitionDuration == 0.5)
      #expect(coordinator?.isInteractive == false)
    }
    rig.wait(499)
    rig.expectMoments("didShow", [])
    rig.wait(1)
    rig.expectCallbacksSoFar(
      "A.wM", "A.load", "R.wD", "A.wA", "willShow(A)", "R.dD", "A.dA", "A.dM", "didShow(A)")
    #expect(animator.ended == [true])
    rig.expectShown("A")
  }

  @Test("R-338: a page that the animator does not put into the container is not on show")
  func forgottenPage() {
    let rig = NavigationRig("R")
    let delegate = AnimatorSource()
    delegate.animator = FadeAnimator(flaw: .forgetsPage)
    rig.call { $0.delegate = delegate }
    rig.endTurn()
    rig.push("A")
    rig.settle()
    rig.expectStack("R", "A")
    #expect(rig.shown == nil)
  }

  @Test("R-338: without completeTransition a transition never ends, and what is called waits")
  func neverCompleted() {
    let rig = NavigationRig("R")
    let delegate = AnimatorSource()
    delegate.animator = FadeAnimator(flaw: .neverCompletes)
    rig.call { $0.delegate = delegate }
    rig.endTurn()
    rig.push("A")
    rig.settle()
    #expect(rig.world.run { rig.navigation.headless.isInTransition })
    rig.push("B")
    rig.settle()
    rig.expectStack("R", "A")
    #expect(!rig.probe())
  }

  @Test("R-338: completeTransition counts once, also within animateTransition, and not afterwards")
  func completionAtOnce() {
    let rig = NavigationRig("R")
    let delegate = AnimatorSource()
    let animator = FadeAnimator(flaw: .completesTwice)
    delegate.animator = animator
    rig.call { $0.delegate = delegate }
    rig.endTurn()
    rig.push("A")
    rig.wait(0)
    rig.expectMoments("didShow", ["didShow(A)"])
    rig.settle()
    rig.expectMoments("didShow", ["didShow(A)"])
    #expect(animator.ended == [true])
    rig.expectProbe()
  }

  @Test("R-339: a pop is cancelled by code, with the callbacks of a cancelled swipe")
  func cancelByCode() {
    let rig = NavigationRig("R", "A")
    let driver = UIPercentDrivenInteractiveTransition()
    let delegate = AnimatorSource(driver: driver)
    rig.call { $0.delegate = delegate }
    rig.endTurn()
    rig.world.clearLog()
    rig.pop()
    rig.wait(10)
    rig.expectStack("R")
    rig.call { _ in driver.cancel() }
    rig.settle()
    rig.expectStack("R", "A")
    rig.expectShown("A")
    rig.expectCallbacksSoFar(
      "A.wM(nil)", "R.load", "A.wD", "R.wA", "willShow(R)", "R.wD", "R.dD", "A.wA", "A.dA")
    delegate.driver = nil
    rig.expectProbe()
  }

  @Test(
    "R-304, R-305 (Z-17): a cancelled set restores the stack, or leaves the old top on the new one")
  func cancelledSet() {
    for restores in Configuration.CancelRestoresStack.allCases {
      let rig = NavigationRig("A") { $0.cancelRestoresStack = restores }
      let driver = UIPercentDrivenInteractiveTransition()
      let delegate = AnimatorSource(driver: driver)
      rig.call { $0.delegate = delegate }
      rig.endTurn()
      let new = rig.screen("B")
      rig.call { $0.setViewControllers([new], animated: true) }
      rig.wait(16)
      rig.call { _ in driver.update(0.3) }
      rig.endTurn()
      rig.call { _ in driver.cancel() }
      rig.settle()
      #expect(rig.stack == (restores == .always ? ["A"] : ["B", "A"]))
      rig.expectShown("A")
      #expect((rig.world.run { new.parent } == nil) == (restores == .always))
    }
  }

  @Test("R-304: an animator that came after the call is taken back to the stack before the call")
  func cancelWithLateDelegate() {
    for pops in [true, false] {
      let rig = NavigationRig("R", "A", "B")
      let driver = UIPercentDrivenInteractiveTransition()
      let delegate = AnimatorSource(driver: driver)
      let new = rig.screen("C")
      rig.call { navigation in
        if pops {
          navigation.popToRootViewController(animated: true)
        } else {
          navigation.pushViewController(new, animated: true)
        }
        navigation.delegate = delegate
      }
      rig.wait(16)
      rig.call { _ in driver.cancel() }
      rig.settle()
      rig.expectStack("R", "A", "B")
      rig.expectShown("B")
      rig.call { $0.delegate = nil }
      rig.expectProbe()
    }
  }

  @Test("R-338: a driver decides nothing of a transition that another one has cut short")
  func lateDriver() {
    let rig = NavigationRig("R", "A") { $0.nestedTransitionPolicy = .interrupt }
    let driver = UIPercentDrivenInteractiveTransition()
    let delegate = AnimatorSource(driver: driver)
    rig.call { $0.delegate = delegate }
    rig.endTurn()
    rig.pop()
    rig.wait(16)
    let coordinator = rig.world.run { rig.navigation.transitionCoordinator }
    delegate.driver = nil
    rig.push("B")
    rig.wait(16)
    rig.world.clearLog()
    rig.call { _ in driver.cancel() }
    rig.settle()
    #expect(rig.world.log.allSatisfy { $0.kind != .interactionDecided })
    #expect(rig.world.run { coordinator?.isCancelled } == false)
    rig.expectShown("B")
  }

  @Test(
    "R-432: a pop to a screen whose push is being taken back is refused; to a stranger it raises")
  func popToReturning() {
    let rig = NavigationRig("R") { $0.nestedTransitionPolicy = .interrupt }
    let driver = UIPercentDrivenInteractiveTransition()
    let delegate = AnimatorSource(driver: driver)
    rig.call { $0.delegate = delegate }
    rig.endTurn()
    let pushed = rig.screen("A")
    rig.call { $0.pushViewController(pushed, animated: true) }
    rig.wait(16)
    rig.call { _ in
      driver.update(0.5)
      driver.cancel()
    }
    rig.endTurn()
    rig.call { #expect($0.popToViewController(pushed, animated: true) == nil) }
    rig.settle()
    rig.world.expectTrap(nil)
    rig.expectStack("R")
    rig.call { #expect($0.popToViewController(pushed, animated: true) == nil) }
    rig.world.expectTrap(.poppedToStranger)
  }

  @Test("R-214: the rest of the way takes its share of the animator's time, by the driver's speed")
  func remainder() {
    let rig = NavigationRig("R", "A")
    let driver = UIPercentDrivenInteractiveTransition()
    let delegate = AnimatorSource(driver: driver)
    rig.call { $0.delegate = delegate }
    rig.endTurn()
    rig.pop()
    rig.wait(100)
    rig.world.run {
      driver.update(0.4)
      #expect(rig.navigation.transitionCoordinator?.percentComplete ?? 0 >= 0.39)
      #expect(driver.duration == 0.5)
      driver.completionSpeed = 2
      driver.finish()
      driver.cancel()
    }
    rig.wait(149)
    rig.expectMoments("didShow", [])
    rig.wait(1)
    rig.expectMoments("didShow", ["didShow(R)"])
    rig.expectStack("R")
  }

  @Test(
    "R-313: those who wait for the interaction's end hear of it before the compensating callbacks")
  func decisionHandlers() {
    let rig = NavigationRig("R", "A")
    let driver = UIPercentDrivenInteractiveTransition()
    let delegate = AnimatorSource(driver: driver)
    rig.call { $0.delegate = delegate }
    rig.endTurn()
    rig.pop()
    rig.wait(16)
    rig.world.clearLog()
    var heard: [String] = []
    rig.world.run {
      rig.navigation.transitionCoordinator?.notifyWhenInteractionEnds { context in
        heard = rig.callbacks + ["\(context.isCancelled)"]
      }
      driver.cancel()
    }
    rig.settle()
    #expect(heard == ["true"])
  }

  @Test("R-853: a driver that knows only ended leaves a transition without end")
  func forgottenCancel() {
    for isCareful in [true, false] {
      let rig = NavigationRig("R", "A")
      let driver = UIPercentDrivenInteractiveTransition()
      let delegate = AnimatorSource(driver: driver)
      let pan = UIPanGestureRecognizer()
      let hand = DrivingHand(rig.navigation, driver, isCareful: isCareful)
      pan.addTarget(hand, action: Selector(DrivingHand.panned))
      rig.call {
        $0.delegate = delegate
        $0.interactivePopGestureRecognizer?.isEnabled = false
        $0.view.addGestureRecognizer(pan)
      }
      rig.endTurn()
      rig.down(x: 150)
      rig.move(60)
      rig.move(120)
      rig.world.run { rig.world.enterBackground() }
      rig.world.run { rig.world.enterForeground() }
      rig.settle()
      #expect(rig.stack == (isCareful ? ["R", "A"] : ["R"]))
      delegate.driver = nil
      #expect(rig.probe() == isCareful)
    }
  }

  @Test("R-516: the system's swipe is refused where the delegate has an animator of its own")
  func systemSwipe() {
    let rig = NavigationRig("R", "A")
    let delegate = AnimatorSource()
    delegate.animator = nil
    rig.call { $0.delegate = delegate }
    rig.endTurn()
    rig.swipe()
    rig.settle()
    rig.expectStack("R", "A")
  }

  // MARK: - Property animators

  @Test("R-875: a property animator runs, pauses, turns round and ends on the virtual clock")
  func propertyAnimator() {
    let rig = NavigationRig("R")
    var ends: [UIViewAnimatingPosition] = []
    let animator = rig.world.run { UIViewPropertyAnimator(duration: 0.2, dampingRatio: 1) }
    rig.world.run {
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
    }
    rig.wait(150)
    rig.world.run {
      #expect(animator.fractionComplete == 0.75)
      animator.pauseAnimation()
    }
    rig.wait(500)
    #expect(ends == [])
    rig.world.run {
      #expect(animator.fractionComplete == 0.75)
      animator.isReversed = true
      animator.continueAnimation(durationFactor: 0)
    }
    rig.wait(149)
    #expect(ends == [])
    rig.wait(1)
    #expect(ends == [.start])
    #expect(animator.state == .inactive)
  }

  @Test("R-338: a driver moves an interruptible animator, lets it go, and takes hold of it again")
  func interruptible() {
    let rig = NavigationRig("R", "A")
    let driver = UIPercentDrivenInteractiveTransition()
    let animator = InterruptibleAnimator()
    let delegate = AnimatorSource(driver: driver)
    delegate.animator = animator
    rig.call { $0.delegate = delegate }
    rig.endTurn()
    rig.pop()
    rig.wait(16)
    rig.world.run {
      driver.update(0.5)
      driver.finish()
    }
    rig.wait(100)
    rig.world.run {
      driver.pause()
      #expect(driver.percentComplete == 0.7)
      #expect(rig.navigation.transitionCoordinator?.isInteractive == true)
    }
    rig.wait(1000)
    rig.expectStack("R")
    rig.world.run { driver.cancel() }
    rig.settle()
    rig.expectStack("R", "A")
    rig.expectShown("A")
    delegate.driver = nil
    delegate.animator = nil
    rig.expectProbe()
  }
}
