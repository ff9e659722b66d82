// CallRuleTests: calls at the wrong moment, and calls that UIKit forbids, rule by rule.

import Testing

@testable import HeadlessUIKit

@Suite("Rules: calls") @MainActor
struct CallRuleTests {
  @Test("R-401: a call changes the stack at once, and its transition starts in the layout")
  func deferredStart() {
    let rig = NavigationRig("R")
    rig.push("A")
    rig.expectStack("R", "A")
    rig.expectCallbacksSoFar()
    #expect(rig.navigation.transitionCoordinator == nil)
    rig.endTurn()
    #expect(rig.callbacks.contains("A.wA"))
    #expect(rig.navigation.transitionCoordinator != nil)
    let other = NavigationRig("R", configure: { $0.transitionStart = .synchronousWhenVisible })
    other.push("A")
    #expect(other.callbacks.contains("A.wA"))
    #expect(other.navigation.transitionCoordinator != nil)
  }

  @Test("R-405: a set stack without animation is not finished within the call")
  func unfinishedSet() {
    let rig = NavigationRig("R")
    rig.call { $0.setViewControllers([rig.screen("A")], animated: false) }
    rig.expectMoments("didShow", [])
    rig.call { $0.setNavigationBarHidden(true, animated: false) }
    rig.expectMoments("didShow", [])
    rig.endTurn()
    rig.expectMoments("didShow", ["didShow(A)"])
  }

  @Test("R-424: a transition that starts too early is noted, and the app goes on")
  func tooEarly() {
    let rig = NavigationRig("R", configure: { $0.nestedTransitionPolicy = .corrupt })
    rig.push("A")
    rig.wait(100)
    rig.push("B")
    rig.settle()
    #expect(rig.log.contains { $0.hasPrefix("nestedTransition") })
    rig.world.expectTrap(nil)
    rig.expectStack("R", "A", "B")
    #expect(!rig.callbacks.contains("A.dA"))
  }

  @Test("R-432: popping to a screen that is not in the stack raises")
  func stranger() {
    let rig = NavigationRig("R", "A")
    let stranger = rig.screen("S")
    rig.call { _ = $0.popToViewController(stranger, animated: true) }
    rig.world.expectTrap(.poppedToStranger)
  }

  @Test("R-435: pushing an instance that is in the stack raises, or is ignored")
  func pushedTwice() {
    for value in Configuration.DuplicatePush.allCases {
      let rig = NavigationRig("R", "A", configure: { $0.duplicatePush = value })
      rig.call { $0.pushViewController($0.viewControllers[0], animated: true) }
      #expect(rig.world.trap == (value == .trap ? .pushedTwice : nil))
      rig.expectStack("R", "A")
    }
  }

  @Test("R-437: pushing a navigation or a tab bar controller raises")
  func containers() {
    let stacked = NavigationRig("R")
    stacked.call { $0.pushViewController(UINavigationController(), animated: true) }
    stacked.world.expectTrap(.pushedContainer)
    let tabbed = NavigationRig("R")
    tabbed.call { $0.pushViewController(UITabBarController(), animated: true) }
    tabbed.world.expectTrap(.pushedContainer)
  }

  @Test("R-439: pushing a child of another parent raises")
  func childElsewhere() {
    let rig = NavigationRig("R")
    let parent = rig.screen("P")
    let child = rig.screen("C")
    rig.world.run { parent.addChild(child) }
    rig.call { $0.pushViewController(child, animated: true) }
    rig.world.expectTrap(.hierarchyInconsistency)
  }

  @Test("R-440: setting a stack with one instance twice raises")
  func distinct() {
    let rig = NavigationRig("R", "A")
    rig.call { navigation in
      let root = navigation.viewControllers[0]
      navigation.setViewControllers([root, root], animated: true)
    }
    rig.world.expectTrap(.duplicateInStack)
  }

  @Test("R-443: popViewController returns the popped controller")
  func returned() {
    let rig = NavigationRig("R", "A")
    let top = rig.navigation.topViewController
    #expect(rig.call { $0.popViewController(animated: true) } === top)
  }

  @Test("R-445: a way back over several levels is one popTo with one transition")
  func severalLevels() {
    let rig = NavigationRig("R", "A", "B", "C")
    let popped = rig.call { navigation in
      navigation.popToViewController(navigation.viewControllers[1], animated: true)?.map(rig.name)
    }
    #expect(popped == ["B", "C"])
    rig.settle()
    rig.expectStack("R", "A")
    #expect(rig.log.filter { $0.hasPrefix("transitionStarted") }.count == 1)
    rig.expectMoments("didShow", ["didShow(A)"])
  }
}
