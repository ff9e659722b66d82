// Machine: what can be driven by actions and shows what came of them.

/// Something that actions drive and that shows observations: an engine, or a toy of the tests.
public protocol Machine<Action, Observation> {
  /// One step of a trace.
  associatedtype Action
  /// What can be seen from outside after a step, or within one.
  associatedtype Observation

  /// Applies one action and shows what came of it, in order of time.
  ///
  /// - Parameters:
  ///   - action: legal in every state; what it cannot do is nothing.
  ///   - observe: called at least once; a `false` asks to stop early.
  mutating func apply(_ action: Action, observe: (borrowing Observation) -> Bool)
}

/// A judge that follows a machine step by step and says when it went wrong.
public protocol Oracle<Action, Observation, Failure> {
  /// One step of a trace.
  associatedtype Action
  /// What the machine shows.
  associatedtype Observation
  /// What was broken.
  associatedtype Failure

  /// Hears the action before the machine does.
  mutating func announce(_ action: Action)

  /// Judges one observation of the announced action.
  ///
  /// - Returns: the first thing that is broken, or nil.
  mutating func accept(_ observation: borrowing Observation) -> Failure?
}

/// The first difference between a machine and its oracle.
public struct Divergence<Failure> {
  /// The action at which it showed, counted from 0.
  public let step: Int
  /// What was broken.
  public let failure: Failure

  /// Makes a divergence.
  @inlinable
  public init(step: Int, failure: Failure) {
    self.step = step
    self.failure = failure
  }
}

extension Divergence: Sendable where Failure: Sendable {}
extension Divergence: Equatable where Failure: Equatable {}

/// Runs a machine and its oracle in step.
///
/// - Parameters:
///   - actions: what is done, in order.
///   - machine: does it.
///   - oracle: judges it.
///   - start: the step that the first action counts as.
/// - Returns: the first divergence, or nil when all actions were accepted.
/// - Complexity: one pass over `actions`.
@inlinable
public func lockstep<M: Machine, O: Oracle>(
  _ actions: some Sequence<M.Action>, on machine: inout M, judgedBy oracle: inout O,
  startingAt start: Int = 0
) -> Divergence<O.Failure>? where O.Action == M.Action, O.Observation == M.Observation {
  var step = start
  for action in actions {
    var failure: O.Failure?
    oracle.announce(action)
    machine.apply(action) { observation in
      failure = oracle.accept(observation)
      return failure == nil
    }
    if let failure {
      return Divergence(step: step, failure: failure)
    }
    step += 1
  }
  return nil
}
