// ScreenID: the name of one screen instance within one case.

/// The name of one screen instance within one case: the order in which the case made it, from 0.
public struct ScreenID: Hashable, Comparable, Sendable {
  /// The number; negative stands for none.
  public var number: Int32

  /// No screen.
  public static let none = ScreenID(-1)

  /// Names the screen that was made as the `number`-th, from 0.
  public init(_ number: Int) { self.number = Int32(truncatingIfNeeded: number) }

  /// Whether it names a screen at all.
  public var isSome: Bool { number >= 0 }

  /// Orders by the time of making.
  public static func < (left: ScreenID, right: ScreenID) -> Bool { left.number < right.number }
}
