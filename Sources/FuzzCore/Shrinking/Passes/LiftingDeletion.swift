// LiftingDeletion: leaves out an action and lets another one do more.

/// Deletes an action and lifts a number of another to a bound or a threshold.
///
/// One long wait may do what a short one and something else did.
package struct LiftingDeletion: ShrinkPass {
  /// Makes the pass.
  package init() {}

  package func run(_ session: inout ShrinkSession) throws(OutOfBudget) {
    for step in session.best.indices.reversed() {
      for slot in session.slots where slot.step != step {
        let domain = session.domain(of: slot)
        let bounds = [domain.range.upperBound, domain.range.lowerBound]
        for value in bounds + domain.thresholds.reversed() {
          let candidate = session.best.setting(slot, to: value)
          if try session.accepts(candidate.removing(step..<step + 1)) { return }
        }
      }
    }
  }
}
