// UIScreen: the one screen, 375 points wide and 667 high.

/// The one screen, 375 points wide and 667 high.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The one screen.
  public static let main = UIScreen()

  /// The screen's extent in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 375, height: 667) }

  /// Pixels a point.
  open var scale: CGFloat { 2 }
}
