// ChildCountGuardNavigationController: takes a touch only with more than one child (S002).

import HeadlessUIKit
import NavigationModel
public import NavigationStage

/// Lets the swipe have a touch only if there is more than one child controller.
///
/// A public article on swipe back (S002) answers the question that comes first, when the finger is
/// put down, and asks nothing when the gesture begins. Its parts for the bars are left out here;
/// see ``ChildCountGuardTabBarNavigationController``.
///
/// It hides F-16: the finger is put down with two pages, a button pops one of them, then the
/// finger moves: the swipe begins at the root, and the app freezes. F-17: while a pop runs the
/// leaving page is still a child, so the count is one too high. And F-8: with two pages a swipe
/// begins inside a push or a pop that runs.
final class ChildCountGuardNavigationController: UINavigationController,
  UIGestureRecognizerDelegate
{
  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    children.count > 1
  }
}

extension Subject {
  /// The swipe takes a touch only with more than one child.
  public static let childCountGuard = Subject(
    "child-count-guard", source: "S002",
    summary: "the swipe takes a touch only if there is more than one child", kinds: [.plain],
    promises: [.usual, .swipeBackWithHiddenBar]
  ) { ChildCountGuardNavigationController() }
}
