// PushFlagGuardNavigationController: swipes only with no push under way; the guard of a library.

import HeadlessUIKit
import NavigationModel
public import NavigationStage

/// Lets the swipe begin only above the root and with no push since a page was last shown.
///
/// The guard of a widespread library: a flag is set in the overridden push and cleared when a page
/// has been shown.
///
/// It hides F-21: a swipe begins while a *pop* from three pages or more still runs; no push is
/// under way then, and the count is above one. F-22: the flag sticks where nothing is shown
/// after a push (the controller is off screen, the push is refused), and the swipe is dead from then
/// on.
final class PushFlagGuardNavigationController: UINavigationController,
  UINavigationControllerDelegate, UIGestureRecognizerDelegate
{
  private var isPushing = false

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    interactivePopGestureRecognizer?.delegate = self
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    isPushing = true
    super.pushViewController(viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    isPushing = false
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === interactivePopGestureRecognizer else { return true }
    return viewControllers.count > 1 && !isPushing
  }
}

extension Subject {
  /// Swipes begin only above the root and with no push under way.
  public static let pushFlagGuard = Subject(
    "push-flag-guard", source: "a widespread library (R-533)",
    summary: "the swipe begins only above the root and with no push since the last didShow",
    kinds: [.plain], promises: [.usual, .swipeBackWithHiddenBar]
  ) { PushFlagGuardNavigationController() }
}
