// RouterFromDidShow: a router that reads the stack whenever a page is on show.

import HeadlessUIKit
import NavigationModel
public import NavigationStage

/// Reads `viewControllers` in `didShow`, as many coordinators do.
///
/// A stack that is set with its top as it was shows nothing new, and so does a change under a modal: the list stays behind.
final class RouterFromDidShow: UINavigationController, UINavigationControllerDelegate, ScreenRouter
{
  private(set) var routedScreens: [UIViewController] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    routedScreens = viewControllers
  }
}

extension Subject {
  /// A router that reads the stack whenever a page is on show.
  public static let routerFromDidShow = Subject(
    "router-from-did-show", source: "as in many coordinators",
    summary: "a router that reads the stack in didShow", kinds: [.plain],
    excludedActions: .delegateActions, router: { $0 as? RouterFromDidShow }
  ) { RouterFromDidShow() }.needing(.router)
}
