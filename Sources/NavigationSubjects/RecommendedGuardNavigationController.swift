// RecommendedGuardNavigationController: our own guard, in as few lines as possible.

import HeadlessUIKit
public import NavigationStage

/// Lets a swipe begin only at rest, above the root, and with the pages that the finger was put down on.
///
/// What counts is asked when the gesture begins; nothing but the touch's own stack is remembered, so
/// nothing grows stale, whoever is the navigation controller's delegate. Each part closes a hole of
/// the published guards:
///
/// * the count closes the root, also one that a stack set to its top alone has made (F-6, F-11);
/// * the coordinator closes each transition that runs: push, pop, swipe, and the way back of a
///   cancelled swipe (F-7, F-8, F-17, F-21);
/// * the stack of the touch closes what has been called and not laid out yet, when no coordinator
///   exists, and the finger whose page a button has popped (F-16);
/// * a stack that is set spoils the touch, because a push in the same turn may be held back without
///   a sign of it;
/// * a page presented over the controller takes its view away with the next layout.
///
/// Touches on the bar are left alone, and scroll views wait for the swipe to fail, both as with the
/// system's delegate (F-15).
///
/// It hides no fault that we know of, where calls during a transition wait by themselves (11 and
/// later). Before, two calls within one transition break any controller that does not queue them;
/// see ``RecommendedGuardQueueNavigationController``.
final class RecommendedGuardNavigationController: UINavigationController,
  UIGestureRecognizerDelegate
{
  private struct Weak {
    weak var screen: UIViewController?
  }

  private var stackAtTouch: [Weak] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    stackAtTouch = []
    super.setViewControllers(viewControllers, animated: animated)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    stackAtTouch = viewControllers.map { Weak(screen: $0) }
    return touch.view?.isDescendant(of: navigationBar) != true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    viewControllers.count > 1 && transitionCoordinator == nil && presentedViewController == nil
      && viewControllers.elementsEqual(stackAtTouch) { $0 === $1.screen }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }
}

extension Subject {
  /// Our own guard: a swipe begins only at rest, above the root, on its touch's pages.
  public static let recommendedGuard = Subject(
    "recommended-guard", source: "navfuzz",
    summary: "the swipe begins at rest, above the root, on the pages that were touched",
    kinds: [.plain, .backButtonPager]
  ) { RecommendedGuardNavigationController() }
}
