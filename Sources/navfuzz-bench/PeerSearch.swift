// PeerSearch: how many actions it takes to find the peer model's faults.

import PeerModel

/// Measures how soon the mix of phrases, swarm and guidance finds each fault of the peer model.
struct PeerSearch {
  /// Cases of a default run.
  private static let caseCount = 2_000
  /// Seeds on which such a run has to find every fault.
  private static let runCount: UInt64 = 20
  /// What uniform drawing takes for P1 to P6, and what is permitted for each fault.
  private static let faults = [
    Fault(number: 1, uniform: 100, limit: 33), Fault(number: 2, uniform: 1_100, limit: 366),
    Fault(number: 3, uniform: 1_340, limit: 2_010), Fault(number: 4, uniform: 2_600, limit: 3_900),
    Fault(number: 5, uniform: 719, limit: 239), Fault(number: 6, uniform: 7_950, limit: 2_650),
    Fault(number: 7, uniform: nil, limit: 10_000),
  ]

  private struct Fault {
    let number: Int
    let uniform: Int?
    let limit: Int
  }

  private let firstSeed: UInt64
  private let seedCount: UInt64

  /// Reads options.
  private init(_ arguments: [String]) throws(MeasurementUsage) {
    var (first, count) = (1, 1_000)
    for (option, number) in try NumberedOptions.read(arguments, known: ["--seeds", "--first"]) {
      if option == "--first" { first = number } else { count = number }
    }
    (firstSeed, seedCount) = (UInt64(first), UInt64(count))
  }

  /// Measures and prints.
  ///
  /// - Returns: whether each fault is found as soon as it must be.
  func run() -> Bool {
    print("fault  uniform  at most  median actions  seeds  found in \(Self.caseCount) cases")
    var isGood = true
    for fault in Self.faults { isGood = measure(fault) && isGood }
    return isGood
  }

  private func measure(_ fault: Fault) -> Bool {
    let count = fault.uniform == nil ? max(1, seedCount / 10) : seedCount
    var actions: [Int] = []
    var found: UInt64 = 0
    for offset in 0..<max(count, Self.runCount) {
      var search = PeerGuidance(fault: fault.number)
      let outcome = search.search(seed: firstSeed + offset, caseCount: 100 * Self.caseCount)
      guard let outcome else { preconditionFailure("a fault is found in 200,000 cases") }
      if offset < count { actions.append(outcome.actionCount) }
      if offset < Self.runCount, outcome.caseCount <= Self.caseCount { found += 1 }
    }
    actions.sort()
    let median = actions[actions.count / 2]
    let columns = [
      ("P\(fault.number)", 5), (fault.uniform.map(String.init) ?? "-", 9), ("\(fault.limit)", 9),
      ("\(median)", 16), ("\(count)", 7), ("\(found) of \(Self.runCount)", 21),
    ]
    print(columns.map { right($0, $1) }.joined())
    return median <= fault.limit && found == Self.runCount
  }

  private func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

// MARK: - Measurement

extension PeerSearch: Measurement {
  static let name = "search"
  static let help = """
    search       how many actions it takes to find each fault of the peer model; 1 if too many
      --seeds N   from how many seeds; a tenth of them for the deepest fault (1000)
      --first N   the first seed (1)
    """

  static func run(_ arguments: [String]) throws(MeasurementUsage) -> Bool {
    try PeerSearch(arguments).run()
  }
}
