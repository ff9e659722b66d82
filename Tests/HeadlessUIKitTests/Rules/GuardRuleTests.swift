// GuardRuleTests: where the guards that apps put in the system's place hold and where not, rule by rule.

import Testing

@testable import HeadlessUIKit

@Suite("Rules: guards of the swipe") @MainActor
struct GuardRuleTests {
  @Test("R-524: a count of children at finger-down is stale when the finger moves")
  func childCount() {
    let pushing = guarded("R", by: ChildCountGuard())
    pushing.push("A")
    pushing.wait(100)
    pushing.swipe()
    #expect(pushing.log.contains("swipeBegan(!)"))
    let popping = guarded("R", "A", by: ChildCountGuard())
    popping.pop()
    popping.wait(340)
    popping.down()
    popping.settle()
    popping.move(20)
    popping.move(242)
    popping.up(velocity: 800)
    popping.settle()
    #expect(popping.log.contains("swipeBegan(!)"))
    #expect(!popping.probe())
    let atRoot = guarded("R", by: ChildCountGuard())
    atRoot.swipe()
    #expect(!atRoot.log.contains("swipeBegan(!)"))
  }

  @Test("R-527: the page of the last didShow guards pushes and pops, and not every cancel")
  func shownPage() {
    let idle = guarded("R", "A", by: ShownPageGuard())
    idle.swipe()
    idle.settle()
    idle.expectStack("R")
    let pushing = guarded("R", by: ShownPageGuard())
    pushing.push("A")
    pushing.wait(100)
    pushing.swipe()
    #expect(!pushing.log.contains("swipeBegan(!)"))
    let popping = guarded("R", "A", "B", by: ShownPageGuard())
    popping.pop()
    popping.wait(100)
    popping.swipe()
    #expect(!popping.log.contains("swipeBegan(!)"))
    for restore in Configuration.CancelRestoreTime.allCases {
      let cancelling = guarded("R", "A", by: ShownPageGuard()) {
        $0.cancelRestoreTime = restore
        $0.pushPopDuration = 5000
      }
      cancelling.partialSwipe()
      cancelling.swipe()
      #expect(cancelling.log.contains("swipeBegan(!)") == (restore == .atDecision))
    }
  }

  @Test("R-528: a guard that waits for didShow is blind once another is the delegate")
  func takenOver() {
    let rig = guarded("R", by: ShownPageGuard())
    let other = RigDelegate()
    rig.call { $0.delegate = other }
    rig.push("A")
    rig.settle()
    rig.swipe()
    rig.settle()
    rig.expectStack("R", "A")
  }

  @Test("R-529: a set stack that keeps its top brings no didShow, and a root swipe is allowed")
  func staleMemory() {
    let rig = guarded("R", "A", by: ShownPageGuard())
    rig.call { $0.setViewControllers([$0.viewControllers[1]], animated: false) }
    rig.settle()
    rig.expectStack("A")
    rig.expectMoments("didShow", [])
    rig.swipe()
    rig.settle()
    #expect(!rig.probe())
  }

  @Test("R-533: a guard by the count and a flag for pushes lets a swipe begin within a pop")
  func pushFlag() {
    let popping = guarded("R", "A", "B", by: PushFlagGuard())
    popping.pop()
    popping.wait(100)
    popping.swipe()
    #expect(popping.log.contains("swipeBegan(!)"))
    let pushing = guarded("R", "A", by: PushFlagGuard())
    pushing.push("B")
    pushing.wait(100)
    pushing.swipe()
    #expect(!pushing.log.contains("swipeBegan(!)"))
  }

  @Test("R-534: a flag that is cleared in didShow sticks when didShow never comes")
  func stuckFlag() {
    let rig = guarded("R", by: PushFlagGuard()) { $0.offscreenCallbacks = .none }
    let modal = rig.screen("M")
    modal.modalPresentationStyle = .fullScreen
    rig.call { $0.present(modal, animated: false) }
    rig.settle()
    rig.push("A")
    rig.settle()
    rig.call { $0.dismiss(animated: false) }
    rig.settle()
    rig.expectShown("A")
    rig.swipe()
    rig.settle()
    rig.expectStack("R", "A")
  }

  /// A rig whose controller guards its own swipe.
  private func guarded(
    _ screens: String..., by navigation: @autoclosure () -> GuardedNavigation,
    configure: (inout Configuration) -> Void = { _ in }
  ) -> NavigationRig {
    let rig = NavigationRig(navigation: navigation(), configure: configure)
    let stack = screens.map(rig.screen)
    rig.call { navigation in
      let guarding = navigation as? GuardedNavigation
      navigation.delegate = guarding
      navigation.interactivePopGestureRecognizer?.delegate = guarding
      navigation.setViewControllers(stack, animated: false)
    }
    rig.settle()
    rig.world.clearLog()
    return rig
  }
}

/// A controller that is the delegate of itself and of its swipe, which it always lets begin.
private class GuardedNavigation: UINavigationController, UINavigationControllerDelegate,
  UIGestureRecognizerDelegate
{
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}

/// Asks at finger-down for more than one child.
private final class ChildCountGuard: GuardedNavigation {
  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { children.count > 1 }
}

/// Compares the top with the page of the last didShow; remembers none at the root.
private final class ShownPageGuard: GuardedNavigation {
  private weak var shownPage: UIViewController?

  override func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { shownPage = viewControllers.count > 1 ? viewController : nil }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    shownPage != nil && shownPage === topViewController
  }
}

/// Asks for more than one screen, and for no push since the last didShow.
private final class PushFlagGuard: GuardedNavigation {
  private var isPushing = false

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    isPushing = true
    super.pushViewController(viewController, animated: animated)
  }

  override func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { isPushing = false }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    viewControllers.count > 1 && !isPushing
  }
}
