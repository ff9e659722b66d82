// SmallerTrace: the result of a search for simpler traces.

/// What a search for a simpler failing trace came to.
public enum SmallerTrace<Action> {
  /// This simpler trace fails.
  case found([Action])
  /// No simpler trace over the alphabet fails; so many were run, all others cut off by a dead end.
  case none(searched: Int)
  /// The budget ran out; up to this length no simpler trace fails.
  case budgetExhausted(completedLength: Int)
}

extension SmallerTrace: Sendable where Action: Sendable {}
extension SmallerTrace: Equatable where Action: Equatable {}
