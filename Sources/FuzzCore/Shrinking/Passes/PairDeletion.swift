// PairDeletion: leaves out two actions that only make sense together.

/// Deletes two actions that need each other, however far apart.
///
/// Afterwards no two actions can be deleted.
package struct PairDeletion: ShrinkPass {
  /// Makes the pass.
  package init() {}

  package func run(_ session: inout ShrinkSession) throws(OutOfBudget) {
    var late = session.best.count - 1
    while late > 0 {
      for early in (0..<late).reversed() {
        let without = session.best.removing(late..<late + 1).removing(early..<early + 1)
        if try session.accepts(without) { break }
      }
      late = min(late, session.best.count) - 1
    }
  }
}
