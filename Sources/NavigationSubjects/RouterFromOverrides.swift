// RouterFromOverrides: a router that does what its own calls do.

import HeadlessUIKit
import NavigationModel
public import NavigationStage

/// Changes its list in overridden pushes and pops, as the call asks for.
///
/// UIKit calls the pop for a swipe as well, and takes it back when the swipe is given up; and what is put off is in the list long
/// before it is in the stack, or is dropped from it twice.
final class RouterFromOverrides: UINavigationController, ScreenRouter {
  private(set) var routedScreens: [UIViewController] = []

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    routedScreens.append(viewController)
    super.pushViewController(viewController, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    if routedScreens.count > 1 { routedScreens.removeLast() }
    return super.popViewController(animated: animated)
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    routedScreens = Array(routedScreens.prefix(1))
    return super.popToRootViewController(animated: animated)
  }

  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    if let place = routedScreens.firstIndex(of: viewController) {
      routedScreens = Array(routedScreens.prefix(place + 1))
    }
    return super.popToViewController(viewController, animated: animated)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    routedScreens = viewControllers
    super.setViewControllers(viewControllers, animated: animated)
  }
}

extension Subject {
  /// A router that does what its own calls do.
  public static let routerFromOverrides = Subject(
    "router-from-overrides", source: "as in UIPilot",
    summary: "a router that changes its list in overridden pushes and pops", kinds: [.plain],
    router: { $0 as? RouterFromOverrides }
  ) { RouterFromOverrides() }.needing(.router)
}
