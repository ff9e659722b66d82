// ValueMoves: changes several numbers at once.

/// Lowers numbers of one unit together, their differences kept.
///
/// Numbers that must be equal, or near each other, cannot be lowered one by one. All numbers of a
/// unit that are equal are lowered together, then each two.
struct JointLowering: ShrinkPass {
  func run(_ session: inout ShrinkSession) throws(OutOfBudget) {
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

/// Lowers a number and raises a later one for it.
///
/// First so that their sum stays, if they are of one unit; then with the later one at its bound, for
/// other passes to lower again. Afterwards a failure that hangs on a sum or a product of two numbers
/// has the lowest first number.
struct ValueTransfer: ShrinkPass {
  func run(_ session: inout ShrinkSession) throws(OutOfBudget) {
    let slots = session.slots
    for (position, first) in slots.enumerated() {
      for other in slots[(position + 1)...] {
        try keepSum(of: first, and: other, in: &session)
        try lower(first, lifting: other, in: &session)
      }
    }
  }

  private func keepSum(
    of first: Slot, and other: Slot, in session: inout ShrinkSession
  ) throws(OutOfBudget) {
    let trace = session.best
    let domain = session.domain(of: first)
    let otherDomain = session.domain(of: other)
    guard domain.unit == otherDomain.unit else { return }
    try session.lower(trace[first], in: domain) { value in
      let rest = trace[first] + trace[other] - value
      guard otherDomain.range.contains(rest) else { return nil }
      return trace.setting(first, to: value).setting(other, to: rest)
    }
  }

  private func lower(
    _ first: Slot, lifting other: Slot, in session: inout ShrinkSession
  ) throws(OutOfBudget) {
    let range = session.domain(of: other).range
    let domain = session.domain(of: first)
    for bound in [range.upperBound, range.lowerBound] where session.best[other] != bound {
      let trace = session.best.setting(other, to: bound)
      guard let neighbour = domain.neighbour(of: trace[first]),
        try session.accepts(trace.setting(first, to: neighbour))
      else { continue }
      try session.lower(neighbour, in: domain) { trace.setting(first, to: $0) }
    }
  }
}
