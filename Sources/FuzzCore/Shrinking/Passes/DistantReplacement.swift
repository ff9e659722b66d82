// DistantReplacement: puts two actions in the place of three.

/// Deletes an action and puts one of the whole alphabet in the place of the next but one.
///
/// With `WindowReplacement` it covers each way to turn three actions into two that keeps one.
package struct DistantReplacement: ShrinkPass {
  /// Makes the pass.
  package init() {}

  package func run(_ session: inout ShrinkSession) throws(OutOfBudget) {
    for step in session.best.indices.dropLast(2) {
      for (deleted, replaced) in [(step, step + 2), (step + 2, step)] {
        for shape in session.alphabet {
          let candidate = session.best.replacing(replaced..<replaced + 1, with: shape)
          if try session.accepts(candidate.removing(deleted..<deleted + 1)) { return }
        }
      }
    }
  }
}
