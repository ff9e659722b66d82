// ShownScreenGuardScrollNone: the shown-page guard, and nothing done about scroll views.

import HeadlessUIKit
import NavigationModel
public import NavigationStage

extension Subject {
  /// The shown-page guard over scroll views that nobody told of the swipe.
  ///
  /// Where the cures of two public articles on swipe back (S000, S001) for scroll views are both
  /// left out.
  ///
  /// It hides F-15: a drag from the edge moves whichever of the two recognises first; if that is
  /// the scroll view, the swipe is dead there. And what ``shownScreenGuard`` hides.
  public static let shownScreenGuardScrollNone = Subject(
    "shown-screen-guard-scroll-none", source: "S000, S001",
    summary: "the shown-page guard; nothing settles who moves, page or scroll view",
    kinds: [.plain, .pager], promises: [.usual, .swipeBackWithHiddenBar]
  ) { ShownScreenGuardNavigationController() }
}
