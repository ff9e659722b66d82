// PagerScreen: a page that a horizontal scroll view fills, three pages wide.

import HeadlessUIKit
import NavigationModel
import NavigationStage

/// A page that a horizontal scroll view fills; it opens on the middle one of three pages.
class PagerScreen: AppScreen {
  let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: 3 * view.bounds.width, height: view.bounds.height)
    scrollView.contentOffset = CGPoint(x: view.bounds.width, y: 0)
    view.addSubview(scrollView)
  }
}

extension ScreenKind {
  /// Pages that a horizontal scroll view fills.
  static let pager = ScreenKind(
    ScreenTraits("pager", bar: .leftAlone, scrolls: true, choosesStatusBar: true)
  ) {
    PagerScreen()
  }
}
