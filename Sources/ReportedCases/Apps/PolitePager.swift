// PolitePager: a horizontal scroll view that leaves a drag to the swipe back while it rests at its leading end.

import HeadlessUIKit

/// A horizontal scroll view, three pages wide, that leaves a drag to the swipe back while it rests at its leading end.
final class PolitePager: UIScrollView {
  /// Fills the screen.
  init() {
    super.init(frame: UIScreen.main.bounds)
    contentSize = CGSize(width: frame.width * 3, height: frame.height)
  }

  required init?(coder: NSCoder) { nil }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else { return true }
    let goesBack = panGestureRecognizer.translation(in: self).x > 0
    return !(goesBack && contentOffset.x <= 0)
  }
}
