// CheckResult: all that came of a check, as a value that is printed as text or as JSON.

import FuzzCore
import NavigationHarness
import NavigationModel
import NavigationSpec

/// All that came of a check.
struct CheckResult: Sendable {
  /// What was asked for.
  let request: CheckRequest
  /// One cell a subject and profile, in the order in which they were checked.
  var cells: [Cell] = []
  /// Subjects and profiles for which no time was left.
  var skippedCount = 0
  /// Whether the user interrupted it.
  var isInterrupted = false
  /// Why what was found was not played in a process of its own; nil if it was, or nothing was found.
  var processFailure: FreshProcess.Failure?

  /// What came of one subject in one profile.
  struct Cell: Sendable {
    /// The subject's name.
    let subject: String
    /// The profile.
    let profile: Profile
    /// What the subject declares, with the switches.
    let facts: SubjectFacts
    /// What came of it.
    let outcome: Check.Outcome
    /// Which letters were asked for.
    let alphabet: CheckAlphabet
    /// The switches that were set, as they were written.
    let settings: [String]
    /// The rules that were off.
    let offRules: [RunRequest.OffRule]
    /// How the user calls the tool.
    let tool: String
    /// What the subject's author declares of its state, in words.
    var claims: [String] = []
    /// Whether the user ended it.
    var isInterrupted = false

    /// Actions of the longest sequences of which all were judged.
    var depth: Int { outcome.progress.completedDepth }

    /// Whether all states were found, so that sequences of any length were judged.
    var isFixedPoint: Bool { outcome.end == .fixedPoint }

    /// Whether what is said holds for all sequences, and not only for those that were told apart.
    var isWhole: Bool { outcome.unseen.isEmpty }

    /// The situations that no sequence reached.
    var unreached: [Situation] {
      Situation.reachable(with: facts.capabilities).filter { !outcome.situations.contains($0) }
    }

    /// Those of them that need an action that is no letter of the alphabet.
    var beyondAlphabet: [Situation] {
      let possible = Situation.required(for: possibleFacts, swipesBegin: true)
      let wanted = Situation.required(for: facts, swipesBegin: true)
      return unreached.filter { wanted.contains($0) && !possible.contains($0) }
    }

    /// The required situations that no sequence reached; a search that ended at a failure was not asked for any.
    var missing: [Situation] {
      guard outcome.end != .failure else { return [] }
      let isDead = outcome.findings.contains { $0.violation.rule == .deadSwipe }
      return Situation.required(for: possibleFacts, swipesBegin: !isDead)
        .filter { !outcome.situations.contains($0) }
    }

    /// The actions of the alphabet that no sequence brought about in a phase.
    var unreachedStarts: [Coverage.Start] {
      let letters = outcome.letters.map(\.kind)
      return outcome.coverage.missedStarts(
        excluding: ActionKind.allCases.filter { !letters.contains($0) })
    }

    private var possibleFacts: SubjectFacts {
      var facts = facts
      let letters = outcome.letters.map(\.kind)
      for kind in ActionKind.allCases where !letters.contains(kind) {
        facts.excludedActions.insert(kind.name)
      }
      return facts
    }

    /// The command that checks the same again, to a depth.
    func command(depth: Int) -> String {
      let words =
        [tool]
        + Self.words(
          subject: subject, profile: profile, settings: settings, capabilities: facts.capabilities,
          alphabet: alphabet) + ["--depth", "\(depth)"]
      return words.map(ShellWord.quoted).joined(separator: " ")
    }

    /// The words of a command that checks a subject, without the tool's name and without bounds.
    static func words(
      subject: String, profile: Profile, settings: [String], capabilities: Capabilities,
      alphabet: CheckAlphabet
    ) -> [String] {
      var words = ["check", "--subject", subject, "--profile", profile.rawValue]
      for setting in settings { words += ["--set", setting] }
      if !capabilities.list.isEmpty { words += ["--with", capabilities.text] }
      if alphabet != .usual { words += ["--alphabet", alphabet.rawValue] }
      return words
    }
  }

  /// Whether the cell was checked as far as was asked.
  func reachesBound(_ cell: Cell) -> Bool {
    switch cell.outcome.end {
    case .fixedPoint, .depth, .failure: true
    case .states: request.depth == nil && request.milliseconds == nil
    case .stopped: request.depth == nil && request.milliseconds != nil && !isInterrupted
    }
  }

  /// Whether a budget ended before all sequences of one action were tried.
  var isTooShort: Bool {
    cells.isEmpty
      || cells.contains {
        $0.depth < 1 && $0.outcome.findings.isEmpty && $0.outcome.conflict == nil
      }
  }

  /// What to tell the shell.
  var exitCode: ExitCode {
    var code = ExitCode.asExpected
    if skippedCount > 0 || cells.contains(where: { !reachesBound($0) || !$0.missing.isEmpty }) {
      code = code.worse(.notReached)
    }
    let findings = cells.flatMap(\.outcome.findings)
    if !findings.isEmpty { code = code.worse(.violation) }
    if findings.contains(where: { $0.violation.fault == .engine }) {
      code = code.worse(.internalError)
    }
    if cells.contains(where: { $0.outcome.conflict != nil }) { code = code.worse(.twoVerdicts) }
    if isTooShort { code = code.worse(.usage) }
    if isInterrupted { code = code.worse(.interrupted) }
    return code
  }

  /// What to do about a budget that was too small for anything; nil if it was not.
  var advice: String? {
    guard isTooShort, !isInterrupted else { return nil }
    return
      "the budget ended before all sequences of one action were tried: give more --time or --states"
  }
}
