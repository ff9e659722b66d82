// PushOverrideRuleTests: what an overridden push reaches, and what passes it by.

import HeadlessUIKit
import Testing

@testable import NavigationSubjects

@Suite("Rules: an overridden push") @MainActor
struct PushOverrideRuleTests {
  @Test("R-828: a stack that is set does not pass through it, and its pages lack what it adds")
  func setStack() {
    let world = World()
    world.run {
      world.openTurn()
      let navigation = ChildCountGuardTabBarNavigationController()
      let pages = [UIViewController(), UIViewController()]
      navigation.setViewControllers(pages, animated: false)
      #expect(pages[1].navigationItem.leftBarButtonItem == nil)
      #expect(!pages[1].hidesBottomBarWhenPushed)
      let pushed = UIViewController()
      navigation.pushViewController(pushed, animated: false)
      #expect(pushed.navigationItem.leftBarButtonItem != nil)
      #expect(pushed.hidesBottomBarWhenPushed)
      #expect(navigation.viewControllers == pages + [pushed])
      world.closeTurn()
    }
  }
}
