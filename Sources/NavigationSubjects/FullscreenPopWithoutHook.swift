// FullscreenPopWithoutHook: the full-screen swipe without the hook that an article asks about (S004).

import HeadlessUIKit
import NavigationModel
public import NavigationStage

extension Subject {
  /// The full-screen swipe with pages that do not have the bar shown again after they disappear.
  ///
  /// A public article on swipe back (S004) asks what that hook is for. This is the experiment: see
  /// what goes wrong without it.
  ///
  /// It hides F-19: a swipe from a page with the bar to a page without it is cancelled; the
  /// returning page asks for the bar within the cancelled transition, the request is lost, and the
  /// bar stays hidden (systems before 11). The root is a page without the bar, as in the report that
  /// led to the hook. Stacks are not set here: their pages carry no preference at all, which
  /// is another matter.
  public static let fullscreenPopWithoutHook = Subject(
    "fullscreen-pop-without-hook", source: "S004",
    summary: "the full-screen swipe; pages do not show the bar again when they disappear",
    kinds: ScreenKind.fullscreenPop { FullscreenPopScreenWithoutHook() }, start: [1],
    promises: [.usual, .swipeBackWithHiddenBar],
    swipesFromAnywhere: true, swipeFollowsSystemSwitch: false, excludedActions: ["set-stack"]
  ) { FullscreenPopNavigationController() }
}
