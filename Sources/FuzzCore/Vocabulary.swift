// Vocabulary: what the generic core knows of an action: its kind and its numbers.

/// The form of an action: its kind, and the numbers that it carries.
public struct Shape: Hashable, Sendable {
  /// Which kind of action, from 0; a lower kind is the simpler one.
  public var kind: Int
  /// The numbers, as many as the kind has domains.
  public var values: [Int]

  /// Makes a shape.
  public init(kind: Int, values: [Int] = []) {
    self.kind = kind
    self.values = values
  }
}

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

/// All that the shrinker, the generator's core and the explorer need to know of a kind of action.
public protocol Vocabulary<Action> {
  /// One step of a trace.
  associatedtype Action: Hashable & Sendable

  /// How many kinds there are.
  var kindCount: Int { get }

  /// The domains of a kind's numbers, in order; empty for a kind without numbers.
  func domains(ofKind kind: Int) -> [Domain]

  /// The form of an action.
  func shape(of action: Action) -> Shape

  /// The action of a form; nil if a number is out of range.
  func action(_ shape: Shape) -> Action?
}

extension Vocabulary {
  /// Every kind with every combination of its thresholds, in the total order.
  public var alphabet: [Action] {
    (0..<kindCount).flatMap { kind in
      domains(ofKind: kind)
        .reduce([[]]) { partial, domain in
          partial.flatMap { head in domain.thresholds.map { head + [$0] } }
        }
        .compactMap { action(Shape(kind: kind, values: $0)) }
    }
  }
}
