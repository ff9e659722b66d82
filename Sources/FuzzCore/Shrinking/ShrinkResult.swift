// ShrinkResult: what shrinking came to, and what it cost.

/// The simplest trace that a shrinker found.
public struct ShrinkResult<Action> {
  /// The trace; it fails as the first one did.
  public let trace: [Action]
  /// How many traces were run.
  public let executions: Int
  /// How many traces were run until this one was found; the others only showed that no pass helps.
  public let executionsToTrace: Int
  /// Whether no pass can make the trace any simpler; if not, the budget ran out.
  public let reachedFixedPoint: Bool

  /// Whether the budget ran out before the fixed point.
  public var budgetRanOut: Bool { !reachedFixedPoint }
}

extension ShrinkResult: Sendable where Action: Sendable {}
extension ShrinkResult: Equatable where Action: Equatable {}
