// ValueTransfer: lowers a number at the cost of a later one.

/// Lowers a number and raises a later one for it.
///
/// First so that their sum stays, if they are of one unit; then with the later one at its bound, for
/// other passes to lower again. Afterwards a failure that hangs on a sum or a product of two numbers
/// has the lowest first number.
package struct ValueTransfer: ShrinkPass {
  /// Makes the pass.
  package init() {}

  package func run(_ session: inout ShrinkSession) throws(OutOfBudget) {
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
