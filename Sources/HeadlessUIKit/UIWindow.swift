// UIWindow: the root of a view hierarchy.

/// The root of a view hierarchy.
///
/// Any window counts as being on the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Whether it takes key input: the last one that was asked to.
  open var isKeyWindow: Bool { World.current?.keyWindow?.object === self }

  var storedRoot: UIViewController?
  var shownRoot: UIViewController?

  /// The controller whose view fills the window; it appears in the next layout.
  open var rootViewController: UIViewController? {
    get { storedRoot }
    set { changeRoot(to: newValue) }
  }

  /// Makes a window.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isInWindow = true
  }

  /// Windows do not come from archives here.
  public required init?(coder: NSCoder) { nil }

  open override var window: UIWindow? { self }

  override var asWindow: UIWindow? { self }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes it the key window.
  open func makeKey() { World.current?.keyWindow = anchor }
}
