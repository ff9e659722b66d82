// ValueProbing: tries numbers where failure comes and goes.

/// Tries numbers between the thresholds and just below each number, where failure comes and goes.
///
/// Afterwards none of these numbers fails.
package struct ValueProbing: ShrinkPass {
  /// How many of the next simpler numbers are tried.
  let reach = 4

  /// Makes the pass.
  package init() {}

  package func run(_ session: inout ShrinkSession) throws(OutOfBudget) {
    for slot in session.slots {
      let trace = session.best
      let domain = session.domain(of: slot)
      for value in probes(of: trace[slot], in: domain) {
        let candidate = trace.setting(slot, to: value)
        if try session.accepts(candidate) { return }
      }
    }
  }

  private func probes(of value: Int, in domain: Domain) -> [Int] {
    var probes: [Int] = []
    let marks = (domain.thresholds + [value]).sorted()
    for (low, high) in zip(marks, marks.dropFirst()) where high - low > 1 {
      probes.append(low + (high - low) / 2)
    }
    var neighbour = value
    for _ in 0..<reach {
      guard let next = domain.neighbour(of: neighbour) else { break }
      probes.append(next)
      neighbour = next
    }
    return probes
  }
}
