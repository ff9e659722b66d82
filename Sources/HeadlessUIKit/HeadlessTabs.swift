// HeadlessTabs: what a driver does to a tab bar controller's bar, and who is asked about it.

/// What a driver does to a tab bar controller beyond UIKit's own methods.
@MainActor
public struct HeadlessTabs {
  let controller: UITabBarController

  /// The user taps a tab; nothing happens while the bar is hidden or a modal is up, or without such a tab.
  ///
  /// A tap on the selected tab pops its stack to the root, animated, unless the delegate says no.
  ///
  /// - Source.
  public func tap(_ index: Int) {
    guard World.forCall("tap") != nil, !controller.tabBar.isHidden,
      controller.findPresented() == nil,
      let tabs = controller.viewControllers, tabs.indices.contains(index)
    else { return }
    let tab = tabs[index]
    guard controller.delegate?.tabBarController(controller, shouldSelect: tab) ?? true else {
      return
    }
    if tab === controller.selectedViewController {
      tab.asNavigationController?.popToRootViewController(animated: true)
    } else {
      controller.selectedIndex = index
    }
    controller.delegate?.tabBarController(controller, didSelect: tab)
  }
}

extension UITabBarController {
  /// The driver's view of the controller; UIKit has nothing like it.
  public var headless: HeadlessTabs { HeadlessTabs(controller: self) }
}

/// Asked before a tap selects a tab, and told of it; each method may be left out.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tap may select the tab; yes by default.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// A tap has selected the tab.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Yes; counts as not implemented.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { OptionalRequirement.isLeftOut(answering: true) }

  /// Nothing; counts as not implemented.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { OptionalRequirement.isLeftOut(answering: ()) }
}
