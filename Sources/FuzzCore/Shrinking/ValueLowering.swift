// ValueLowering: makes each number as simple as the failure permits.

/// Lowers each number by itself, the first first.
///
/// Afterwards each number is the simplest that fails with all others as they are, if from some
/// distance of the origin on all of them fail.
struct ValueLowering: ShrinkPass {
  func run(_ session: inout ShrinkSession) throws(OutOfBudget) {
    for slot in session.slots {
      let trace = session.best
      try session.lower(trace[slot], in: session.domain(of: slot)) { trace.setting(slot, to: $0) }
    }
  }
}

/// Tries numbers between the thresholds and just below each number, where failure comes and goes.
///
/// Afterwards none of these numbers fails.
struct ValueProbing: ShrinkPass {
  /// How many of the next simpler numbers are tried.
  let reach = 4

  func run(_ session: inout ShrinkSession) throws(OutOfBudget) {
    for slot in session.slots {
      let trace = session.best
      let domain = session.domain(of: slot)
      for value in probes(of: trace[slot], in: domain) {
        if try session.accepts(trace.setting(slot, to: value)) { return }
      }
    }
  }

  private func probes(of value: Int, in domain: Domain) -> [Int] {
    var probes: [Int] = []
    let marks = domain.thresholds.sorted() + [value]
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
