// Geometry: the shapes of CoreGraphics and UIKit that Foundation lacks on some platforms.

#if canImport(CoreGraphics)
@_exported public import CoreGraphics
#else

/// A direction with a length.
public struct CGVector: Hashable, Sendable {
  /// Points to the right.
  public var dx: CGFloat
  /// Points down.
  public var dy: CGFloat

  /// No direction.
  public static let zero = CGVector()

  /// Makes a vector.
  public init(dx: CGFloat = 0, dy: CGFloat = 0) {
    self.dx = dx
    self.dy = dy
  }
}

/// A map of the plane; views keep it and are not moved by it.
public struct CGAffineTransform: Hashable, Sendable {
  /// Horizontal scale.
  public var a: CGFloat
  /// Vertical shear.
  public var b: CGFloat
  /// Horizontal shear.
  public var c: CGFloat
  /// Vertical scale.
  public var d: CGFloat
  /// Points to the right.
  public var tx: CGFloat
  /// Points down.
  public var ty: CGFloat

  /// The map that changes nothing.
  public static let identity = CGAffineTransform()

  /// Whether the map changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// The map that changes nothing.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// Makes a map from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a move.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a scaling.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }
}
#endif

/// Distances from the four sides.
public struct UIEdgeInsets: Hashable, Sendable {
  /// Points from the top.
  public var top: CGFloat
  /// Points from the left.
  public var left: CGFloat
  /// Points from the bottom.
  public var bottom: CGFloat
  /// Points from the right.
  public var right: CGFloat

  /// No distances.
  public static let zero = UIEdgeInsets()

  /// Makes insets.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Sides of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// One bit a side.
  public let rawValue: UInt

  /// The upper side.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left side.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower side.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right side.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four sides.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]

  /// Makes a set of sides from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

extension CGPoint {
  /// The point moved by another one.
  func moved(by other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }

  /// How far the point lies from another one, along both axes.
  func distance(from other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }
}
