// LockDropNavigationController: a call made while a transition runs is dropped; a lock that always opens.

import HeadlessUIKit
import NavigationModel
public import NavigationStage

/// Drops each call that is made while another one is under way: the cure against double taps.
///
/// The lock is closed by the call and opens when the call's transition has ended:
///
/// * A call and the layout that starts its transition lie apart, so the lock stays closed until the next turn in any case.
/// * By then a coordinator tells of the end, finished or cancelled; without one nothing runs, and the lock opens.
/// * Off screen nothing is animated, and nothing is locked.
/// * The swipe's own pop closes it as well; no swipe begins while it is closed.
class LockDropNavigationController: UINavigationController, UIGestureRecognizerDelegate {
  private(set) final var isLocked = false

  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
    if #available(iOS 26.0, *) { interactiveContentPopGestureRecognizer?.delegate = self }
  }

  // MARK: - The lock

  /// Closes the lock for a call; false where the call is to be dropped.
  private func lock() -> Bool {
    guard !isLocked, transitionCoordinator == nil else { return false }
    guard viewIfLoaded?.window != nil else { return true }
    isLocked = true
    openWhenDone()
    return true
  }

  /// Opens the lock when the call's transition has ended.
  func openWhenDone() {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      guard let transition = transitionCoordinator else { return open() }
      transition.animate(alongsideTransition: nil) { [weak self] _ in self?.openWhenDone() }
    }
  }

  final func open() { isLocked = false }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard lock() else { return }
    super.pushViewController(viewController, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, lock() else { return nil }
    return super.popViewController(animated: animated)
  }

  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard viewController !== topViewController, lock() else { return nil }
    return super.popToViewController(viewController, animated: animated)
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard viewControllers.count > 1, lock() else { return nil }
    return super.popToRootViewController(animated: animated)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard lock() else { return }
    super.setViewControllers(viewControllers, animated: animated)
  }

  // MARK: - The guard

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touch.view?.isDescendant(of: navigationBar) != true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    viewControllers.count > 1 && !isLocked && transitionCoordinator == nil
      && presentedViewController == nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }
}

extension Subject {
  /// Drops calls while a transition runs.
  public static let lockDrop = Subject(
    "lock-drop", source: "navfuzz",
    summary: "a call made while a transition runs is dropped; the lock opens at the end",
    kinds: [.plain], promises: [.usual, .swipeBackWithHiddenBar],
    fingerprint: { ($0 as? LockDropNavigationController)?.isLocked == true ? [1] : [] },
    blocksAreAlike: true
  ) { LockDropNavigationController() }.withTestedClaims
}
