// RenumberingDeletion: leaves out an action and renames what later ones speak of.

/// Deletes an action and lowers by one what later actions say in some unit.
///
/// A later action may name its object by a number that counts what the deleted one made.
package struct RenumberingDeletion: ShrinkPass {
  /// Makes the pass.
  package init() {}

  package func run(_ session: inout ShrinkSession) throws(OutOfBudget) {
    for step in session.best.indices.reversed() {
      let later = session.slots.filter { $0.step > step }
      for first in later {
        let unit = session.domain(of: first).unit
        var candidate = session.best
        for slot in later where slot.step >= first.step {
          let domain = session.domain(of: slot)
          guard domain.unit == unit else { continue }
          candidate[slot] = domain.clamped(candidate[slot] - 1)
        }
        if try session.accepts(candidate.removing(step..<step + 1)) { return }
      }
    }
  }
}
