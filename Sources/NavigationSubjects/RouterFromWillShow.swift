// RouterFromWillShow: a router that believes what is announced.

import HeadlessUIKit
import NavigationModel
public import NavigationStage

/// Keeps its list by `willShow`: a page that is known shortens the list to it, another one is added.
///
/// A swipe that is given up announces the lower page too, and nothing takes that back: the list is one short for ever.
final class RouterFromWillShow: UINavigationController, UINavigationControllerDelegate, ScreenRouter
{
  private(set) var routedScreens: [UIViewController] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    if let place = routedScreens.firstIndex(of: viewController) {
      routedScreens.removeSubrange((place + 1)...)
    } else {
      routedScreens.append(viewController)
    }
  }
}

extension Subject {
  /// A router that believes what is announced.
  public static let routerFromWillShow = Subject(
    "router-from-will-show", source: "as in navigation-stack",
    summary: "a router that keeps its list by willShow", kinds: [.plain],
    excludedActions: .delegateActions, router: { $0 as? RouterFromWillShow }
  ) { RouterFromWillShow() }.needing(.router)
}
