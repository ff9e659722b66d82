// ShownScreenGuardScrollFail: the shown-page guard, and scroll views that wait for the swipe to fail.

import HeadlessUIKit
import NavigationModel
public import NavigationStage

/// A pager whose drag waits until the swipe has failed.
final class WaitingPagerScreen: PagerScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    guard let swipe = navigationController?.interactivePopGestureRecognizer else { return }
    scrollView.panGestureRecognizer.require(toFail: swipe)
  }
}

extension Subject {
  /// The shown-page guard with scroll views that wait for the swipe to fail.
  ///
  /// Two public articles on swipe back (S000, S001) recommend it: with the system's delegate its
  /// power over scroll views is gone too, so each scroll view's pan is told to wait for the edge
  /// pan. Then exactly one of the two moves.
  ///
  /// It hides what ``shownScreenGuard`` hides: F-11, F-12 and F-13.
  public static let shownScreenGuardScrollFail = Subject(
    "shown-screen-guard-scroll-fail", source: "S000, S001",
    summary: "the shown-page guard; a scroll view's pan requires the swipe to fail",
    kinds: [
      .plain,
      ScreenKind(ScreenTraits("pager", bar: .leftAlone, scrolls: true, choosesStatusBar: true)) {
        WaitingPagerScreen()
      },
    ],
    promises: [.usual, .swipeBackWithHiddenBar]
  ) { ShownScreenGuardNavigationController() }
}
