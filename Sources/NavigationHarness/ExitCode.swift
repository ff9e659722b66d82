// ExitCode: what a run tells the shell.

/// What a run tells the shell.
public enum ExitCode: Int32, CaseIterable, Hashable, Sendable {
  /// All was as expected.
  case asExpected = 0
  /// A new violation, or a recorded one that no longer shows.
  case violation = 1
  /// The command line was not understood, or nothing was run.
  case usage = 2
  /// A seed file cannot be honoured.
  case seedFile = 3
  /// One input gave two verdicts.
  case twoVerdicts = 4
  /// A required situation, or a bound, was not reached.
  case notReached = 5
  /// An error of navfuzz itself.
  case internalError = 70
  /// The run was interrupted; its summary was printed first.
  case interrupted = 130

  /// One line for the help and the documentation.
  package var meaning: String {
    switch self {
    case .asExpected: "all was as expected"
    case .violation: "a new violation, or a recorded one that no longer shows"
    case .usage: "the command line was not understood, or nothing was run"
    case .seedFile: "a seed file cannot be honoured"
    case .twoVerdicts: "one input gave two verdicts"
    case .notReached: "a required situation, or a bound, was not reached"
    case .internalError: "an error of navfuzz itself"
    case .interrupted: "interrupted; the summary was printed first"
    }
  }

  /// The graver of two: what a run says when both happened.
  ///
  /// An interrupted run says so whatever it found: its silence about the rest is the first thing to
  /// know. Then come our own errors, input that was not honoured, verdicts that cannot be believed,
  /// and only then what was found.
  package func worse(_ other: ExitCode) -> ExitCode {
    gravity >= other.gravity ? self : other
  }

  private var gravity: Int {
    switch self {
    case .asExpected: 0
    case .notReached: 1
    case .violation: 2
    case .twoVerdicts: 3
    case .seedFile: 4
    case .usage: 5
    case .internalError: 6
    case .interrupted: 7
    }
  }
}
