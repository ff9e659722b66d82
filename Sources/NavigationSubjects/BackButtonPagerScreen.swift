// BackButtonPagerScreen: a page with a back button of its own over a horizontal scroll view.

import HeadlessUIKit
import NavigationModel
import NavigationStage

/// A page with a back button of its own over a horizontal scroll view: both of what ends a swipe.
final class BackButtonPagerScreen: PagerScreen {
  convenience init() {
    self.init(nibName: nil, bundle: nil)
    navigationItem.leftBarButtonItem = .back(from: self)
  }
}

extension ScreenKind {
  /// Pages with a back button of their own over a horizontal scroll view.
  static let backButtonPager = ScreenKind(
    ScreenTraits(
      "back-button-pager", bar: .leftAlone, hasLeftItem: true, scrolls: true, choosesStatusBar: true
    )
  ) { BackButtonPagerScreen() }
}
