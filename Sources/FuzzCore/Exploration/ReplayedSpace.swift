// ReplayedSpace: a state space of which nothing is kept; each trace is played from the start.

/// A state space made of a function that plays whole traces.
public struct ReplayedSpace<Action, Failure: Hashable>: StateSpace {
  @usableFromInline let playTrace: ([Action]) -> Arrival<Failure>
  @usableFromInline let inspectState: () -> Failure?

  /// Makes a space.
  ///
  /// - Parameters:
  ///   - play: plays a trace from the start.
  ///   - inspect: looks closer at the state in which the last `play` ended.
  @inlinable
  public init(
    play: @escaping ([Action]) -> Arrival<Failure>, inspect: @escaping () -> Failure? = { nil }
  ) {
    playTrace = play
    inspectState = inspect
  }

  /// Plays the empty trace.
  @inlinable
  public func start() -> Arrival<Failure> { playTrace([]) }

  /// Plays the whole trace.
  @inlinable
  public func play(_ trace: [Action], after snapshot: borrowing Void) -> Arrival<Failure> {
    playTrace(trace)
  }

  /// Looks closer at the state in which the last trace ended.
  @inlinable
  public func inspect() -> Failure? { inspectState() }
}
