// Budget: a limit that a loop spends.

/// So many steps may be taken, and no more.
@frozen
public struct Budget: Hashable, Sendable {
  /// How much there was at the start.
  public let limit: Int
  /// How much was spent.
  @usableFromInline var amount = 0

  /// How much was spent; never more than the limit.
  @inlinable
  public var spent: Int { amount }

  /// Sets a limit.
  ///
  /// - Parameter limit: not negative.
  @inlinable
  public init(_ limit: Int) {
    precondition(limit >= 0, "a budget is not negative")
    self.limit = limit
  }

  /// Whether nothing is left.
  @inlinable
  public var isExhausted: Bool { amount == limit }

  /// How much is left.
  @inlinable
  public var left: Int { limit - amount }

  /// Spends a part of the budget if there is enough left.
  ///
  /// - Parameter count: not negative.
  /// - Returns: false if there was not enough; then nothing is spent.
  @inlinable
  public mutating func spend(_ count: Int = 1) -> Bool {
    precondition(count >= 0, "nothing is ever given back")
    guard count <= limit - amount else { return false }
    amount += count
    return true
  }
}
