// ExplorationProgress: how far an exploration has come.

/// How far an exploration has come.
@frozen
public struct ExplorationProgress: Hashable, Sendable {
  /// How many states are stored; the start is one of them.
  public var states = 0
  /// How many transitions were played.
  public var transitions = 0
  /// How many of them led to a state that was known, the state they came from included.
  public var transitionsToKnownStates = 0
  /// How many of them led to a dead end.
  public var deadEnds = 0
  /// How many of them failed by themselves, and led nowhere.
  public var failedTransitions = 0
  /// How many states could not be merged with others, for want of a fingerprint.
  public var statesWithoutFingerprint = 0
  /// All traces up to this length were judged; -1 before the empty one was.
  public var completedDepth = -1
  /// How many states wait to be explored in the next layer, as far as they are known.
  public var waitingStates = 0

  /// Nothing is explored.
  @inlinable
  public init() {}
}

/// The simplest trace of one failure.
public struct FailingTrace<Action, Failure> {
  /// The actions; none before the last one fails.
  public let trace: [Action]
  /// What went wrong.
  public let failure: Failure

  /// Puts them together.
  @inlinable
  public init(trace: [Action], failure: Failure) {
    self.trace = trace
    self.failure = failure
  }
}

extension FailingTrace: Sendable where Action: Sendable, Failure: Sendable {}
extension FailingTrace: Equatable where Action: Equatable, Failure: Equatable {}
