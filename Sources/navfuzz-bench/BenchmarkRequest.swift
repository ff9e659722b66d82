// BenchmarkRequest: what is measured, read from the command line.

/// What is measured.
struct BenchmarkRequest: Hashable, Sendable {
  /// Cases a round.
  var caseCount = 2_000
  /// Rounds; the fastest counts.
  var roundCount = 5
  /// The seed of the cases.
  var seed: UInt64 = 1
  /// Actions a second that are wanted; nil if any will do.
  var wantedRate: Int?

  /// Reads options.
  ///
  /// - Throws: `BenchmarkUsage`, which is how they are written.
  init(_ arguments: some Collection<String>) throws(BenchmarkUsage) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard let word = rest.popFirst(), let number = Int(word), number > 0 else {
        throw BenchmarkUsage()
      }
      switch option {
      case "--cases": caseCount = number
      case "--rounds": roundCount = number
      case "--seed": seed = UInt64(number)
      case "--at-least": wantedRate = number
      default: throw BenchmarkUsage()
      }
    }
  }
}

/// How the options are written.
struct BenchmarkUsage: Error, CustomStringConvertible {
  var description: String {
    """
    usage: navfuzz-bench [--cases N] [--rounds N] [--seed N] [--at-least ACTIONS]
           navfuzz-bench peer [--cases N] [--rounds N] [--seeds N]
           navfuzz-bench search [SEEDS [FIRST]]
    Exits with 1 if fewer ACTIONS a second are played than wanted.
    """
  }
}
