// RecommendedGuardNavigationController: our own guard, in as few lines as possible.

import HeadlessUIKit
import NavigationModel
public import NavigationStage

/// Lets a swipe begin only at rest, above the root, and if no page came since its finger was put down.
///
/// What counts is asked when the gesture begins; nothing is remembered beyond the touch, so nothing
/// grows stale, whoever is the navigation controller's delegate. Each part closes a hole of the
/// published guards:
///
/// * the count closes the root, also one that a button's pop or a stack set to its top alone has
///   made since the touch (F-6, F-11, F-16);
/// * the coordinator closes each transition that runs: push, pop, swipe, and the way back of a
///   cancelled swipe (F-7, F-8, F-17, F-21);
/// * the top's window closes what has been called and not laid out yet, when no coordinator exists;
/// * a page that comes spoils the touch: a push in the turn of a set stack may be held back without
///   a sign of it;
/// * a page presented over the controller takes its view away with the next layout.
///
/// Touches on the bar are left alone, and scroll views wait for the swipe to fail, both as with the
/// system's delegate (F-15).
///
/// It hides no fault that we know of, where calls during a transition wait by themselves (11 and
/// later). Before, two calls within one transition break any controller that does not queue them;
/// see ``RecommendedGuardQueueNavigationController``.
class RecommendedGuardNavigationController: UINavigationController, UIGestureRecognizerDelegate {
  fileprivate var isTouchFresh = false

  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
    if #available(iOS 26.0, *) { interactiveContentPopGestureRecognizer?.delegate = self }
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    isTouchFresh = false
    super.pushViewController(viewController, animated: animated)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    isTouchFresh = false
    super.setViewControllers(viewControllers, animated: animated)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    isTouchFresh = true
    return touch.view?.isDescendant(of: navigationBar) != true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isTouchFresh && viewControllers.count > 1 && transitionCoordinator == nil
      && presentedViewController == nil && topViewController?.viewIfLoaded?.window != nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }
}

extension Subject {
  /// Our own guard: a swipe begins only at rest and above the root.
  public static let recommendedGuard = Subject(
    "recommended-guard", source: "navfuzz",
    summary: "the swipe begins at rest, above the root, if no page came since the touch",
    kinds: [.plain, .backButtonPager], promises: [.usual, .swipeBackWithHiddenBar],
    fingerprint: { ($0 as? RecommendedGuardNavigationController)?.isTouchFresh == true ? [1] : [] }
  ) { RecommendedGuardNavigationController() }.withTestedClaims
}
