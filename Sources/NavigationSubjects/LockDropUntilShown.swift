// LockDropUntilShown: a call made while a transition runs is dropped; a lock that waits for didShow.

import HeadlessUIKit
import NavigationModel
public import NavigationStage

/// The lock of ``LockDropNavigationController``, opened by the report that a page is on show.
///
/// It hides F-23: where that report never comes, the lock stays closed, and each later push or pop is dropped without a word. It does not
/// come after a swipe that was given up, to a controller whose delegate another object has taken meanwhile, or for what is
/// called while a modal covers the controller.
final class LockDropUntilShown: LockDropNavigationController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  override func openWhenDone() {}

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let top = topViewController
    let wasLocked = isLocked
    super.setViewControllers(viewControllers, animated: animated)
    // The page on show stays, so nobody will report it.
    if !wasLocked, topViewController === top { open() }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    open()
  }
}

extension Subject {
  /// Drops calls until a page is on show.
  public static let lockDropUntilShown = Subject(
    "lock-drop-until-shown", source: "as in react-native-navigation, issue 1670",
    summary: "a call made while a transition runs is dropped; the lock opens in didShow",
    kinds: [.plain], promises: [.usual, .swipeBackWithHiddenBar]
  ) { LockDropUntilShown() }
}
