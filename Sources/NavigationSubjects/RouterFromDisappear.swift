// RouterFromDisappear: a router whose screens report that they go.

import HeadlessUIKit
import NavigationModel
public import NavigationStage

/// Adds in an overridden push, and drops a screen that says in `viewDidDisappear` that it is moving from its parent.
///
/// Of several screens that are popped at once only the top one disappears: the others stay in the list. A set stack passes by too.
final class RouterFromDisappear: UINavigationController, ScreenRouter {
  private(set) var routedScreens: [UIViewController] = []

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
    routedScreens.append(viewController)
  }

  fileprivate func drop(_ screen: UIViewController) {
    routedScreens.removeAll { $0 === screen }
  }
}

/// Tells the router that it goes.
final class ReportingScreen: AppScreen {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isMovingFromParent else { return }
    router?.drop(self)
  }

  private weak var router: RouterFromDisappear?

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if let parent { router = parent as? RouterFromDisappear }
  }
}

extension Subject {
  /// A router whose screens report that they go.
  public static let routerFromDisappear = Subject(
    "router-from-disappear", source: "as in many coordinators",
    summary: "a router whose screens report in viewDidDisappear that they go",
    kinds: [
      ScreenKind(ScreenTraits("reporting", bar: .leftAlone, choosesStatusBar: true)) {
        ReportingScreen()
      }
    ],
    router: { $0 as? RouterFromDisappear }
  ) { RouterFromDisappear() }.needing(.router)
}
