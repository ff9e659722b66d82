// LookRuleTests: who says how the bars look, and how long that lasts, rule by rule.

import HeadlessUIKit
import Testing

@Suite("Rules of how bars look") @MainActor
struct LookRuleTests {
  @Test(
    "R-831: the top page says whether the status bar is hidden, if the controllers around ask it")
  func statusBar() {
    let world = World()
    world.run {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      #expect(!window.headlessStatusBarIsHidden)
      navigation.pushViewController(BarePage(), animated: false)
      world.openTurn()
      world.closeTurn()
      #expect(window.headlessStatusBarIsHidden)
      let container = UIViewController()
      window.rootViewController = container
      container.addChild(tabs)
      #expect(!window.headlessStatusBarIsHidden)
    }
  }

  @Test("R-832: the bar keeps colour and place under whatever page comes, by call, swipe or cancel")
  func looksStay() {
    let rig = NavigationRig("R", "A")
    let ways: [@MainActor () -> Void] = [
      { rig.push("B") }, { rig.pop() }, { rig.partialSwipe() }, { rig.swipe() },
    ]
    for way in ways {
      rig.call { $0.navigationBar.barTintColor = .red }
      rig.call { $0.navigationBar.frame.origin.y = -64 }
      way()
      rig.settle()
      #expect(rig.world.run { rig.navigation.navigationBar.barTintColor } == .red)
      #expect(rig.world.run { rig.navigation.navigationBar.frame.origin.y } == -64)
    }
    #expect(rig.stack == ["R"])
  }

  @Test("R-832: a colour that is given in mid-swipe outlives the swipe, if nobody gives another")
  func colourOfCancelledSwipe() {
    let rig = NavigationRig("R", "A")
    rig.down()
    rig.move(20)
    rig.call { $0.navigationBar.barTintColor = .red }
    rig.up(velocity: -500)
    rig.settle()
    #expect(rig.stack == ["R", "A"])
    #expect(rig.world.run { rig.navigation.navigationBar.barTintColor } == .red)
  }
}

/// A page without a status bar.
private final class BarePage: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
}
