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
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
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
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
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
  public let rawValue: UInt

  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
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
