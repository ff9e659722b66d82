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
  ///
  /// - Throws: `PeerUsage`, which is how they are written.
  init(_ arguments: some Collection<String>) throws(PeerUsage) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard let word = rest.popFirst(), let number = Int(word), number > 0 else {
        throw PeerUsage()
      }
      switch option {
      case "--cases": caseCount = number
      case "--rounds": roundCount = number
      case "--seeds": seedCount = number
      default: throw PeerUsage()
      }
    }
  }
}

/// How the options are written.
struct PeerUsage: Error, CustomStringConvertible {
  var description: String {
    """
    usage: navfuzz-bench peer [--cases N] [--rounds N] [--seeds N]
    Measures the generic core on the peer model: actions a second beside a plain loop over the same
    model, in N rounds of N cases; what each fault shrinks to, from N seeds; the checker. Exits with
    1 if a figure is worse than wanted.
    """
  }
}
