// StateSpace: what an explorer walks through: a start, actions that lead on, and a judgement of each state.

/// Something whose states an `Explorer` visits, one transition after the other.
///
/// It serves two kinds of machines. One that is a plain value keeps a copy of itself as `Snapshot`
/// and plays the last action of a trace only. One that cannot be copied keeps nothing (`Void`) and
/// plays the whole trace again.
public protocol StateSpace<Action, Failure> {
  /// One step of a trace.
  associatedtype Action
  /// What is kept of a state until it has been explored; `Void` if traces are played from the start.
  associatedtype Snapshot
  /// What goes wrong; equal ones are the same failure.
  associatedtype Failure: Hashable

  /// Goes to the state that the empty trace leads to.
  mutating func start() -> Arrival<Failure>

  /// Goes to the state that a trace leads to.
  ///
  /// - Parameters:
  ///   - trace: at least one action; everything but the last one has been played before, and passed.
  ///   - snapshot: what was kept of the state before the last action.
  /// - Returns: where the last action led.
  mutating func play(_ trace: [Action], after snapshot: borrowing Snapshot) -> Arrival<Failure>

  /// Looks closer at the state in which `start` or `play` ended; asked once for each new state.
  ///
  /// Whatever is too dear for each transition has its place here.
  ///
  /// - Returns: what is wrong with the state, or nil.
  mutating func inspect() -> Failure?

  /// What is to be kept of the state in which `start` or `play` ended; asked before `inspect`.
  func snapshot() -> Snapshot
}

extension StateSpace {
  /// Finds nothing wrong.
  @inlinable
  public mutating func inspect() -> Failure? { nil }
}

extension StateSpace where Snapshot == Void {
  /// Keeps nothing.
  @inlinable
  public func snapshot() {}
}
