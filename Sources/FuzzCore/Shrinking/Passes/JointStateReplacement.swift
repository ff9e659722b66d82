// JointStateReplacement: goes to the same state by a simpler way.

/// Puts the simplest known trace to a state in the place of a prefix, and leaves out ways in a circle.
///
/// The longest prefix comes first. What follows a state is the same whatever the way to it was, so
/// most often the first candidate fails; each is run all the same.
package struct JointStateReplacement: ShrinkPass {
  let states: ([Shape]) -> [Fingerprint?]
  let simplestPath: (Fingerprint) -> [Shape]?

  /// Makes the pass.
  ///
  /// - Parameters:
  ///   - states: the states after each prefix of a trace, as far as they are known.
  ///   - simplestPath: the simplest trace to a state; nil if none is known.
  package init(
    states: @escaping ([Shape]) -> [Fingerprint?],
    simplestPath: @escaping (Fingerprint) -> [Shape]?
  ) {
    self.states = states
    self.simplestPath = simplestPath
  }

  package func run(_ session: inout ShrinkSession) throws(OutOfBudget) {
    let states = try session.playBest(states).prefix(session.best.count + 1)
    for (length, state) in states.enumerated().reversed() {
      guard let state, let path = simplestPath(state) else { continue }
      if try session.accepts(path + session.best[length...]) { return }
    }
    for length in states.indices {
      guard let state = states[length],
        let later = states.lastIndex(of: state), later > length
      else { continue }
      if try session.accepts(session.best.removing(length..<later)) { return }
    }
  }
}
