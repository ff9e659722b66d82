// UIView+Looks: what is stored and has no effect, because nothing is drawn.

extension UIView {
  /// How a view follows its superview's extent; kept without effect.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit a part.
    public let rawValue: UInt

    /// The room on the left grows.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width grows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The room on the right grows.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The room above grows.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height grows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The room below grows.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    /// Makes a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// The colour of what can be touched; nothing is drawn.
  public var tintColor: UIColor? {
    get { looks?.tintColor }
    set { madeLooks.tintColor = newValue }
  }

  /// Kept without effect.
  public var autoresizingMask: AutoresizingMask {
    get { looks?.autoresizingMask ?? [] }
    set { madeLooks.autoresizingMask = newValue }
  }

  /// Kept without effect.
  public var clipsToBounds: Bool {
    get { looks?.clipsToBounds ?? false }
    set { madeLooks.clipsToBounds = newValue }
  }

  var madeLooks: ViewLooks {
    if let looks { return looks }
    let made = ViewLooks()
    looks = made
    return made
  }
}
