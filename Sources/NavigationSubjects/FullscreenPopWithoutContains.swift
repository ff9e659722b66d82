// FullscreenPopWithoutContains: the full-screen swipe, which forwards every push (S004).

import HeadlessUIKit
import NavigationModel
public import NavigationStage

/// The full-screen swipe without the question whether a pushed page is in the stack already.
///
/// The library that a public article on swipe back (S004) reads asks it since a report of double
/// taps on slow devices.
///
/// It hides F-20: the same page is pushed twice, and UIKit raises an exception.
final class FullscreenPopWithoutContainsNavigationController: FullscreenPopBase {
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    installFullscreenPop()
    setUpBarAppearance(for: viewController)
    super.pushViewController(viewController, animated: animated)
  }
}

extension Subject {
  /// The full-screen swipe, which forwards every push and still promises to absorb a second one.
  public static let fullscreenPopWithoutContains = Subject(
    "fullscreen-pop-without-contains", source: "S004",
    summary: "the full-screen swipe; a page that is in the stack is pushed all the same",
    kinds: ScreenKind.fullscreenPop { FullscreenPopScreen() }, start: [1],
    promises: [.usual, .absorbsDuplicatePush, .swipeBackWithHiddenBar], swipesFromAnywhere: true,
    swipeFollowsSystemSwitch: false
  ) { FullscreenPopWithoutContainsNavigationController() }
}
