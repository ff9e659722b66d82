// ChildCountGuardTabBarNavigationController: the child count guard, and bars set up on push (S002).

import HeadlessUIKit
import NavigationModel
public import NavigationStage

/// Guards by the child count, and gives every pushed page a back button and the whole screen.
///
/// A public article on swipe back (S002) in full: the overridden push installs a custom left item
/// that pops, and asks for the tab bar to be hidden, for every page but the first.
///
/// It hides F-18: a stack that is set does not go through the push, so its pages have neither the
/// item nor the hidden tab bar. And what ``ChildCountGuardNavigationController`` hides: F-16, F-17
/// and F-8.
final class ChildCountGuardTabBarNavigationController: UINavigationController,
  UIGestureRecognizerDelegate
{
  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if !children.isEmpty {
      viewController.navigationItem.leftBarButtonItem = .back(from: viewController)
      viewController.hidesBottomBarWhenPushed = true
    }
    super.pushViewController(viewController, animated: animated)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    children.count > 1
  }
}

extension Subject {
  /// The child count guard, with back button and tab bar set up on push, inside a tab bar.
  public static let childCountGuardTabBar = Subject(
    "child-count-guard-tab-bar", source: "S002",
    summary: "the child count guard; a push sets a left item and hides the tab bar",
    kinds: [.plain],
    promises: [
      .usual, .hidesTabBarWhenPushed, .pushedScreensCarryLeftItem, .swipeBackWithHiddenBar,
    ], isInTabBar: true
  ) { ChildCountGuardTabBarNavigationController() }
}
