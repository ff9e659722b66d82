// JointLowering: lowers numbers that depend on each other together.

/// Lowers numbers of one unit together, their differences kept.
///
/// Numbers that must be equal, or near each other, cannot be lowered one by one. All numbers of a
/// unit that are equal are lowered together, then each two.
package struct JointLowering: ShrinkPass {
  /// Makes the pass.
  package init() {}

  package func run(_ session: inout ShrinkSession) throws(OutOfBudget) {
    let slots = session.slots
    for (position, first) in slots.enumerated() {
      let unit = session.domain(of: first).unit
      let others = slots[(position + 1)...].filter { session.domain(of: $0).unit == unit }
      let equals = others.filter { session.best[$0] == session.best[first] }
      if equals.count > 1 {
        try lower(first, with: equals, in: &session)
      }
      for other in others {
        try lower(first, with: [other], in: &session)
      }
      if others.count > 1 {
        try lower(first, with: others, in: &session)
      }
    }
  }

  private func lower(
    _ first: Slot, with others: [Slot], in session: inout ShrinkSession
  ) throws(OutOfBudget) {
    let trace = session.best
    let ranges = others.map { session.domain(of: $0).range }
    try session.lower(trace[first], in: session.domain(of: first)) { value in
      var candidate = trace.setting(first, to: value)
      for (other, range) in zip(others, ranges) {
        candidate[other] += value - trace[first]
        guard range.contains(candidate[other]) else { return nil }
      }
      return candidate
    }
  }
}
