// UIScreen: the one screen, 375 points wide and 667 high while it is upright.

/// The one screen, 375 points wide and 667 high while it is upright.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The one screen.
  public static let main = UIScreen()

  /// The screen's extent in points, as the interface is turned.
  open var bounds: CGRect {
    if World.current?.turned.isLandscape == true {
      return CGRect(x: 0, y: 0, width: 667, height: 375)
    }
    return CGRect(x: 0, y: 0, width: 375, height: 667)
  }

  /// Pixels a point.
  open var scale: CGFloat { 2 }
}
