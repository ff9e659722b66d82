// FullscreenPopNavigationController: a swipe over the whole screen, ported from a library (S004).

import HeadlessUIKit
import NavigationModel
public import NavigationStage

/// Lets a swipe back start anywhere on the page, and each page choose whether the bar is hidden.
///
/// A public article on swipe back (S004) reads the library of this name and ends with a question:
/// why does a page have the bar shown again, one turn *after* it will disappear? The port is
/// complete but for this:
///
/// * A subclass and a base class of pages take the place of methods exchanged at load time, and
///   stored properties that of associated objects. Pages of other classes keep their bar and swipe.
/// * The own pan is installed on a push as in the library; where the system's recogniser does not
///   exist yet, because no view is loaded, the next push installs it.
/// * The hook waits with `async` where the library waits with a delay of zero; the order is the same.
///
/// Its rules leave open: between a push and the layout that starts it, the private flag of a running
/// transition is not set yet, so that a swipe may begin; the hook shows the bar of a page
/// whose bar was hidden by hand; it only ever shows, so that before 11 a cancelled swipe
/// from a page without the bar to a page with it leaves the bar shown; stacks that are set pass it by:
/// before the first push above the root there may be no full-screen swipe, and their pages carry no
/// preference.
final class FullscreenPopNavigationController: FullscreenPopBase {
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    installFullscreenPop()
    setUpBarAppearance(for: viewController)
    // A second tap on a slow device pushes the same page again.
    if !viewControllers.contains(viewController) {
      super.pushViewController(viewController, animated: animated)
    }
  }
}

extension Subject {
  /// A swipe over the whole screen, and a bar that each page may hide.
  public static let fullscreenPop = Subject(
    "fullscreen-pop", source: "S004",
    summary: "an own pan over the whole screen drives the system's transition; pages hide the bar",
    kinds: ScreenKind.fullscreenPop { FullscreenPopScreen() }, start: [1],
    promises: [.usual, .absorbsDuplicatePush, .swipeBackWithHiddenBar], swipesFromAnywhere: true,
    swipeFollowsSystemSwitch: false
  ) { FullscreenPopNavigationController() }
}
