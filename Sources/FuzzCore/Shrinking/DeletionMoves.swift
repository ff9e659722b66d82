// DeletionMoves: deletes an action and makes another one bear what it did.

/// Deletes an action and adds one of its numbers to another of the same unit.
///
/// Two waits that must last long enough together become one. A sum out of range becomes the bound.
struct GivingDeletion: ShrinkPass {
  func run(_ session: inout ShrinkSession) throws(OutOfBudget) {
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

/// Deletes an action and lifts a number of another to a bound or a threshold.
///
/// One long wait may do what a short one and something else did.
struct LiftingDeletion: ShrinkPass {
  func run(_ session: inout ShrinkSession) throws(OutOfBudget) {
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

/// Deletes an action and lowers by one what later actions say in some unit.
///
/// A later action may name its object by a number that counts what the deleted one made.
struct RenumberingDeletion: ShrinkPass {
  func run(_ session: inout ShrinkSession) throws(OutOfBudget) {
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

extension Domain {
  /// The number of the range that is nearest to `value`.
  func clamped(_ value: Int) -> Int {
    min(max(value, range.lowerBound), range.upperBound)
  }
}
