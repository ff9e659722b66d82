// StatePaths: the states that a trace runs through, and the simplest ways to states.

/// What is known of states: which ones a trace runs through, and the simplest trace to some of them.
///
/// An `Explorer` gives the simplest traces; a shrinker puts them in the place of longer ones.
public struct StatePaths<Action> {
  let states: ([Action]) -> [Fingerprint?]
  let simplestPath: (Fingerprint) -> [Action]?

  /// Makes paths.
  ///
  /// - Parameters:
  ///   - states: the states after each prefix of a trace, the empty prefix first, the whole trace last;
  ///     nil, or nothing, from where the trace has failed, and nil where no fingerprint is complete.
  ///   - simplestPath: the simplest trace to a state; nil if none is known.
  public init(
    states: @escaping ([Action]) -> [Fingerprint?],
    simplestPath: @escaping (Fingerprint) -> [Action]?
  ) {
    self.states = states
    self.simplestPath = simplestPath
  }
}
