// SyncedRouter: our own router, which believes the stack alone.

import HeadlessUIKit
import NavigationModel
public import NavigationStage

/// Reads `viewControllers` after all that may have changed them, and never adds or removes by what is announced.
///
/// It reads at each call, at each `didShow`, one turn of the main queue after either, as long as that finds something new, and when a
/// transition has ended, completed or cancelled. A screen that refuses to be left refuses the tap in the bar's `shouldPop` and the swipe where it begins.
final class SyncedRouter: RecommendedGuardNavigationController, UINavigationControllerDelegate,
  UINavigationBarDelegate, ScreenRouter
{
  private(set) var routedScreens: [UIViewController] = []
  var refusesToLeave = false

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    sync()
  }

  // MARK: - Reading

  private func sync() {
    read()
    DispatchQueue.main.async { [weak self] in self?.read() }
  }

  /// Reads, and again a turn later if something has changed: what UIKit puts off it may carry out without a word.
  private func read() {
    if routedScreens != viewControllers {
      routedScreens = viewControllers
      DispatchQueue.main.async { [weak self] in self?.read() }
    }
    transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      DispatchQueue.main.async { self?.read() }
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    sync()
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
    sync()
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    defer { sync() }
    return super.popViewController(animated: animated)
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    defer { sync() }
    return super.popToRootViewController(animated: animated)
  }

  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    defer { sync() }
    return super.popToViewController(viewController, animated: animated)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
    sync()
  }

  // MARK: - Refusing

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    !refusesToLeave
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !refusesToLeave && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

extension Subject {
  /// Our own router, which believes the stack alone.
  public static let syncedRouter = Subject(
    "synced-router", source: "navfuzz",
    summary: "a router that reads the stack after all that may have changed it", kinds: [.plain],
    promises: [.usual, .swipeBackWithHiddenBar, .keepsVeto], excludedActions: .delegateActions,
    router: { $0 as? SyncedRouter }
  ) { SyncedRouter() }.needing(.router)
}
