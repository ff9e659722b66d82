// Verb: what navfuzz can be told to do.

/// What navfuzz can be told to do; the first is what it does when nobody says.
enum Verb: String, CaseIterable, Hashable, Sendable {
  case run, check, replay, shrink, list, explain

  /// What stands behind the word on the command line; nil for nothing.
  var operand: String? {
    switch self {
    case .run, .check: nil
    case .replay: "FILE|KEY..."
    case .shrink: "FILE|KEY..."
    case .list: "[TOPIC]"
    case .explain: "RULE"
    }
  }

  /// One line for the help.
  var summary: String {
    switch self {
    case .run: "fuzz the subjects and replay what is recorded of them (the usual command)"
    case .check: "try all sequences of up to --depth actions, the shortest first"
    case .replay: "play seed files and say whether each fails as it should; -v shows each callback"
    case .shrink:
      "make the trace of a seed file as short as it gets, and say in what sense it is minimal"
    case .list: "show " + ListTopic.allCases.map(\.rawValue).joined(separator: ", ")
    case .explain: "say what a rule, a cause or R-nnn means, what it rests on, and the usual cure"
    }
  }
}

/// What can be listed.
enum ListTopic: String, CaseIterable, Hashable, Sendable {
  case subjects, profiles, switches, rules, actions, capabilities, situations, promises
}
