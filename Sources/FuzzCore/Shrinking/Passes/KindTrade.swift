// KindTrade: puts a simpler kind in the place of one, and something else with it.

/// Puts an action of a simpler kind in the place of one, and makes one number the simplest of all.
///
/// The simpler kind may do the same only if something else changes with it.
package struct KindTrade: ShrinkPass {
  /// Makes the pass.
  package init() {}

  package func run(_ session: inout ShrinkSession) throws(OutOfBudget) {
    for step in session.best.indices {
      for kind in 0..<session.best[step].kind {
        let values = session.order.domains[kind].map(\.origin)
        let lowered = session.best.replacing(
          step..<step + 1, with: Shape(kind: kind, values: values))
        for slot in session.slots where slot.step != step {
          let origin = session.domain(of: slot).origin
          if try session.accepts(lowered.setting(slot, to: origin)) { return }
        }
      }
    }
  }
}
