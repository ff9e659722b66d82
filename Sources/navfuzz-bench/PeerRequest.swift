// PeerRequest: what is measured on the peer model, read from the command line.

/// What is measured on the peer model.
struct PeerRequest: Hashable, Sendable {
  /// Cases a round.
  var caseCount = 2_000
  /// Rounds; the fastest counts.
  var roundCount = 60
  /// From how many seeds each fault is shrunk.
  var seedCount = 1_000

  /// Reads options.
  init(_ arguments: [String]) throws(MeasurementUsage) {
    let known = ["--cases", "--rounds", "--seeds"]
    for (option, number) in try NumberedOptions.read(arguments, known: known) {
      switch option {
      case "--cases": caseCount = number
      case "--rounds": roundCount = number
      default: seedCount = number
      }
    }
  }
}

// MARK: - Measurement

extension PeerBenchmark: Measurement {
  static let name = "peer"
  static let help = """
    peer         the generic core on the peer model: actions a second beside a plain loop over the
                 same model, what each fault shrinks to, the checker; 1 if a figure is too bad
      --cases N   cases a round (2000)
      --rounds N  rounds; the fastest counts (60)
      --seeds N   from how many seeds each fault is shrunk (1000)
    """

  static func run(_ arguments: [String]) throws(MeasurementUsage) -> Bool {
    try PeerBenchmark(PeerRequest(arguments)).run()
  }
}
