// GivingDeletion: leaves out an action and gives its number to another.

/// Deletes an action and adds one of its numbers to another of the same unit.
///
/// Two waits that must last long enough together become one. A sum out of range becomes the bound.
package struct GivingDeletion: ShrinkPass {
  /// Makes the pass.
  package init() {}

  package func run(_ session: inout ShrinkSession) throws(OutOfBudget) {
    for giver in session.slots.reversed() {
      for taker in session.slots where taker.step != giver.step {
        let unit = session.domain(of: giver).unit
        let domain = session.domain(of: taker)
        guard domain.unit == unit else { continue }
        let sum = domain.clamped(session.best[giver] + session.best[taker])
        let candidate = session.best.setting(taker, to: sum)
        if try session.accepts(candidate.removing(giver.step..<giver.step + 1)) { return }
      }
    }
  }
}
