// ValueLowering: makes each number as simple as the failure permits.

/// Lowers each number by itself, the first first.
///
/// Afterwards each number is the simplest that fails with all others as they are, if from some
/// distance of the origin on all of them fail.
package struct ValueLowering: ShrinkPass {
  /// Makes the pass.
  package init() {}

  package func run(_ session: inout ShrinkSession) throws(OutOfBudget) {
    for slot in session.slots {
      let trace = session.best
      try session.lower(trace[slot], in: session.domain(of: slot)) { trace.setting(slot, to: $0) }
    }
  }
}
