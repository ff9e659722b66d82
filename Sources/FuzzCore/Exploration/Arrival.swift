// Arrival: where a transition led.

/// Where a transition of a state space led.
@frozen
public enum Arrival<Failure> {
  /// To this state; nothing failed.
  ///
  /// Two traces with equal fingerprints have the same future. Nil says that no fingerprint tells
  /// all that decides the future: then the state is taken for a new one.
  case state(Fingerprint?)
  /// Back to the state it came from: the action changed nothing.
  case noEffect
  /// Nothing failed, and no longer trace is worth a look.
  case deadEnd
  /// The last action failed; there is no state behind it.
  case fails(Failure)
}

extension Arrival: Sendable where Failure: Sendable {}
extension Arrival: Equatable where Failure: Equatable {}
