// Domain: the range of one number of an action, and what is simple within it.

/// The range of one number of an action, and what is simple within it.
public struct Domain: Hashable, Sendable {
  /// What the number counts (milliseconds, points ...); equal units can be added up across actions.
  public var unit: Int
  /// The numbers that are allowed.
  public var range: ClosedRange<Int>
  /// The simplest number of all.
  public var origin: Int
  /// The numbers at which behaviour is likely to change, simplest first; the origin among them.
  public var thresholds: [Int]

  /// Makes a domain; `origin` and the `thresholds` lie within `range`.
  ///
  /// The thresholds are sorted, each is kept once, and the origin is added if it is not among them.
  public init(unit: Int, range: ClosedRange<Int>, origin: Int, thresholds: [Int]) {
    precondition(range.contains(origin), "the simplest number lies in the range")
    precondition(thresholds.allSatisfy(range.contains), "each threshold lies in the range")
    self.unit = unit
    self.range = range
    self.origin = origin
    let others = thresholds.filter { $0 != origin }
      .sorted { Self.rank($0, origin) < Self.rank($1, origin) }
    self.thresholds = others.reduce(into: [origin]) { sorted, threshold in
      if sorted.last != threshold { sorted.append(threshold) }
    }
  }

  /// How far from simple a number is: 0 for the origin, above it before below it.
  public func rank(of value: Int) -> Int { Self.rank(value, origin) }

  private static func rank(_ value: Int, _ origin: Int) -> Int {
    value > origin ? 2 * (value - origin) - 1 : 2 * (origin - value)
  }
}
