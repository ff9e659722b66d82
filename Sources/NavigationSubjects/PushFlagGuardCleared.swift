// PushFlagGuardCleared: swipes only with no change under way; a flag that cannot stick.

import HeadlessUIKit
import NavigationModel
public import NavigationStage

/// The flag of ``PushFlagGuardNavigationController``, set by each change of the stack and cleared by what ends each of them.
///
/// * Set by pushes, pops and set stacks alike: a pop from three pages runs as long as a push (F-21).
/// * Cleared a turn after the call, unless a transition runs by then, and else when that transition's coordinator completes, finished or
///   cancelled. No report to a delegate is waited for, so a replaced delegate, a push that is refused, one without animation and one
///   off the screen leave nothing behind (F-22).
/// * The coordinator is asked as well: the swipe's own pop is no call that the flag hears of before it begins.
/// * What is called under a finger spoils the touch, also where UIKit holds the call back without a sign.
///
/// Before iOS 11 two calls within one transition break any controller that does not queue or drop them, so this one as well.
final class PushFlagGuardCleared: UINavigationController, UIGestureRecognizerDelegate {
  private var isChanging = false
  private var isTouchSpoilt = false
  /// What it stores, as numbers.
  fileprivate var flags: [Int] { [isChanging ? 1 : 0, isTouchSpoilt ? 1 : 0] }

  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
    if #available(iOS 26.0, *) { interactiveContentPopGestureRecognizer?.delegate = self }
  }

  // MARK: - The flag

  private func beginChange() {
    isTouchSpoilt = true
    guard viewIfLoaded?.window != nil, !isChanging else { return }
    isChanging = true
    clearWhenDone()
  }

  private func clearWhenDone() {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      guard let transition = transitionCoordinator else {
        isChanging = false
        return
      }
      transition.animate(alongsideTransition: nil) { [weak self] _ in self?.clearWhenDone() }
    }
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    beginChange()
    super.pushViewController(viewController, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    beginChange()
    return super.popViewController(animated: animated)
  }

  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    beginChange()
    return super.popToViewController(viewController, animated: animated)
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    beginChange()
    return super.popToRootViewController(animated: animated)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    beginChange()
    super.setViewControllers(viewControllers, animated: animated)
  }

  // MARK: - The guard

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    isTouchSpoilt = false
    return touch.view?.isDescendant(of: navigationBar) != true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    viewControllers.count > 1 && !isChanging && !isTouchSpoilt && transitionCoordinator == nil
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
  /// Swipes begin only above the root and with no change under way, by a flag that cannot stick.
  public static let pushFlagGuardCleared = Subject(
    "push-flag-guard-cleared", source: "navfuzz",
    summary: "the push flag, set by each change and cleared when its transition has ended",
    kinds: [.plain], promises: [.usual, .swipeBackWithHiddenBar],
    fingerprint: { ($0 as? PushFlagGuardCleared)?.flags ?? [] }, blocksAreAlike: true
  ) { PushFlagGuardCleared() }.withTestedClaims
}
