// LockQueueUntilShown: a call made while a transition runs waits; a queue that goes on in didShow.

import HeadlessUIKit
import NavigationModel
public import NavigationStage

/// Lets each call wait until the page of the call before is on show.
///
/// It hides F-24: where that report never comes, whatever is called from then on waits for ever, and so do the pages in the queue. It does
/// not come after a swipe that was given up, for a stack set to what its top is already, to a controller whose delegate another
/// object has taken meanwhile, or for what is called while a modal covers the controller. ``RecommendedGuardQueueNavigationController`` asks the
/// transition itself, and has nothing to wait for where none runs.
final class LockQueueUntilShown: UINavigationController, UINavigationControllerDelegate,
  UIGestureRecognizerDelegate
{
  private var isBusy = false
  private var waiting: [() -> Void] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    interactivePopGestureRecognizer?.delegate = self
    if #available(iOS 26.0, *) { interactiveContentPopGestureRecognizer?.delegate = self }
  }

  // MARK: - The queue

  /// Makes a call at once if none is under way, else later.
  private func take(_ call: @escaping () -> Void) {
    guard viewIfLoaded?.window != nil else { return call() }
    guard !isBusy else { return waiting.append(call) }
    isBusy = true
    call()
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      isBusy = false
      if !waiting.isEmpty { take(waiting.removeFirst()) }
    }
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    take { [unowned self] in superPush(viewController, animated: animated) }
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 || isBusy else { return nil }
    let top = topViewController
    take { [unowned self] in superPop(animated: animated) }
    return topViewController === top ? nil : top
  }

  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard viewController !== topViewController || isBusy else { return nil }
    take { [unowned self] in superPop(to: viewController, animated: animated) }
    return nil
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard viewControllers.count > 1 || isBusy else { return nil }
    take { [unowned self] in superPopToRoot(animated: animated) }
    return nil
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    take { [unowned self] in superSet(viewControllers, animated: animated) }
  }

  // MARK: - UIKit's own

  private func superPush(_ viewController: UIViewController, animated: Bool) {
    guard !viewControllers.contains(viewController) else { return }
    super.pushViewController(viewController, animated: animated)
  }

  private func superPop(animated: Bool) { super.popViewController(animated: animated) }

  private func superPop(to viewController: UIViewController, animated: Bool) {
    guard viewControllers.contains(viewController) else { return }
    super.popToViewController(viewController, animated: animated)
  }

  private func superPopToRoot(animated: Bool) { super.popToRootViewController(animated: animated) }

  private func superSet(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
  }

  // MARK: - The guard

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touch.view?.isDescendant(of: navigationBar) != true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    viewControllers.count > 1 && !isBusy && transitionCoordinator == nil
      && presentedViewController == nil
  }
}

extension Subject {
  /// Lets calls wait until a page is on show.
  public static let lockQueueUntilShown = Subject(
    "lock-queue-until-shown", source: "a widespread cure against double taps",
    summary: "a call made while a transition runs waits; the queue goes on in didShow",
    kinds: [.plain], promises: [.usual, .swipeBackWithHiddenBar]
  ) { LockQueueUntilShown() }
}
