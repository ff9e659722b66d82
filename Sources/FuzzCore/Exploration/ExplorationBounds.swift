// ExplorationBounds: how far an exploration may go.

/// How far an exploration may go.
public struct ExplorationBounds: Hashable, Sendable {
  /// The length of the longest traces.
  public var depth: Int
  /// How many states may be stored.
  public var states: Int
  /// Whether the first failure ends it; if not, the simplest trace of each failure is looked for.
  public var stopsAtFailure: Bool

  /// Sets bounds.
  ///
  /// - Parameters:
  ///   - depth: not negative.
  ///   - states: at least 1, and at most `ExplorationBounds.mostStates`.
  ///   - stopsAtFailure: whether the first failure ends it.
  public init(
    depth: Int = Int.max, states: Int = Self.mostStates, stopsAtFailure: Bool = true
  ) {
    precondition(depth >= 0, "no trace is shorter than the empty one")
    precondition(states > 0, "at least the start is stored")
    precondition(states <= Self.mostStates, "a state is numbered with 32 bits")
    self.depth = depth
    self.states = states
    self.stopsAtFailure = stopsAtFailure
  }

  /// More states than this cannot be stored.
  public static let mostStates = Int(Int32.max)
}

/// What ended an exploration, or interrupted it.
public enum ExplorationEnd: Hashable, Sendable {
  /// There is nothing more to explore: traces of any length were judged.
  case fixedPoint
  /// All traces up to the depth were judged.
  case depth
  /// One more state would be too many.
  case states
  /// The caller did not want to go on.
  case stopped
  /// A trace failed.
  case failure
}
