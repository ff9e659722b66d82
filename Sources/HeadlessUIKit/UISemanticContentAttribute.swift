// UISemanticContentAttribute: which way a view reads, from left to right or the other way.

/// Which way a view's content is laid out, whatever the language of the phone says.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the language reads.
  case unspecified
  /// Player controls: never mirrored.
  case playback
  /// Things of space: never mirrored.
  case spatial
  /// From left to right in any case.
  case forceLeftToRight
  /// From right to left in any case.
  case forceRightToLeft
}

/// The way in which an interface reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

extension UIView {
  /// Which way the view's content is laid out; it is not inherited from the superview.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { looks?.semanticContentAttribute ?? .unspecified }
    set { madeLooks.semanticContentAttribute = newValue }
  }

  /// The way in which the view reads.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// The way in which a view with the attribute reads.
  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    switch attribute {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: World.current?.layoutDirection ?? .leftToRight
    }
  }

  /// 1 where the view reads from left to right, -1 where it reads the other way: a move to its trailing side is positive.
  final var readingSign: CGFloat {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
  }
}
