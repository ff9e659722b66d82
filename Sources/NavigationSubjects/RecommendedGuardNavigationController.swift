// RecommendedGuardNavigationController: our own guard, in as few lines as possible.

import HeadlessUIKit
public import NavigationStage

/// Lets the swipe begin only at rest above the root; everything that it asks is asked at that moment.
///
/// Nothing is remembered, so nothing grows stale, whoever is the navigation controller's delegate.
/// Each part of the question closes a hole of the published guards:
///
/// * the count closes the root, also one that a stack set to its top alone has made (F-6, F-11);
/// * the coordinator closes each transition that runs: push, pop, swipe, and the way back of a
///   cancelled swipe (F-7, F-8, F-21);
/// * the top's window closes what has been called and not laid out yet: the new top of a push, a
///   pop or a set stack has not come into the window then, and no coordinator exists.
///
/// The questions are asked when the gesture begins and not when the finger is put down (F-16,
/// F-17). Scroll views wait for the swipe to fail, as they do with the system's delegate (F-15).
///
/// It hides no fault that we know of, where calls during a transition wait by themselves (11 and
/// later). Before, two calls within one transition break any controller that does not queue them;
/// see ``RecommendedGuardQueueNavigationController``.
final class RecommendedGuardNavigationController: UINavigationController,
  UIGestureRecognizerDelegate
{
  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    viewControllers.count > 1 && transitionCoordinator == nil
      && topViewController?.viewIfLoaded?.window != nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }
}

extension Subject {
  /// Our own guard: the swipe begins only at rest above the root.
  public static let recommendedGuard = Subject(
    "recommended-guard", source: "navfuzz",
    summary: "the swipe begins above the root, with no transition running or asked for",
    kinds: [.plain, .backButtonPager]
  ) { RecommendedGuardNavigationController() }
}
