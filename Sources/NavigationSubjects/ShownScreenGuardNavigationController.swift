// ShownScreenGuardNavigationController: swipes only from the page that was shown last (S000, S001).

import HeadlessUIKit
import NavigationModel
public import NavigationStage

/// Lets the swipe begin only if the page that was shown last is the top one.
///
/// Two public articles on swipe back (S000, S001) end with this cure. The controller is the
/// gesture's delegate and its own delegate as well. Whenever a page has been shown it remembers
/// the page, or nothing if that page is the only one; between a push or a pop and the moment when
/// its page has been shown, the remembered page is not the top, and the swipe is refused.
///
/// The best of the published guards. It hides F-11: a stack set to the shown page alone keeps the
/// top, nothing is shown anew, the remembered page is still the top at depth one, and the next
/// swipe freezes the app. F-12: a page put under the shown root; nothing is remembered, so the
/// swipe stays dead. F-13: another object takes over as the navigation controller's delegate, and
/// what is remembered grows stale.
final class ShownScreenGuardNavigationController: UINavigationController,
  UINavigationControllerDelegate, UIGestureRecognizerDelegate
{
  private weak var shownScreen: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    interactivePopGestureRecognizer?.delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    shownScreen = viewControllers.count > 1 ? viewController : nil
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === interactivePopGestureRecognizer else { return true }
    return topViewController === shownScreen
  }
}

extension Subject {
  /// Swipes begin only from the page that was shown last.
  public static let shownScreenGuard = Subject(
    "shown-screen-guard", source: "S000, S001",
    summary: "the swipe begins only if the page remembered in didShow is the top one",
    kinds: [.plain], promises: [.usual, .swipeBackWithHiddenBar]
  ) { ShownScreenGuardNavigationController() }
}
