// RunResult: all that came of a run, as a value that is printed as text or as JSON.

import NavigationHarness
import NavigationModel
import NavigationSpec

/// All that came of a run.
struct RunResult: Sendable {
  /// What the run started from.
  var seed: RunSeed
  /// Cases for each subject in each profile; nil if they differ, because the run was stopped.
  var runCount: Int?
  /// The case that the run went straight to, if it did.
  var onlyCase: Int?
  /// Whether time ended the run.
  var isTimed = false
  /// Actions a case.
  var stepCount: Int
  /// How the cases depended on each other.
  var strategy = Strategy.random
  /// What was drawn beside the base vocabulary.
  var capabilities: Capabilities = []
  /// The rules that were off.
  var offRules: [RunRequest.OffRule] = []
  /// The names of the subjects, in order.
  var subjects: [String]
  /// The profiles, in order.
  var profiles: [Profile]
  /// One cell a subject and profile, row by row.
  var cells: [Cell] = []
  /// The recorded findings that were played.
  var replays: [Replay] = []
  /// Whether the user interrupted the run.
  var isInterrupted = false
  /// The number of new bugs after which the run was to end, and did.
  var stoppedAfter: Int?
  /// Whether a finding could not be recorded where the user wanted it.
  var couldNotRecord = false
  /// Why what was found was not played in a process of its own; nil if it was, or nothing was found.
  var processFailure: FreshProcess.Failure?

  /// What came of one subject in one profile.
  struct Cell: Sendable {
    /// The subject's name.
    var subject: String
    /// The profile.
    var profile: Profile
    /// The switches that differ from the profile's.
    var settings: [Setting] = []
    /// What was found, in order of finding.
    var findings: [Found] = []
    /// What the campaign counted.
    var counts = Counts()
    /// The required situations that no case reached.
    var missing: [Situation] = []
    /// Promises of the subject that nothing can judge, each with the reason.
    var unjudgedPromises: [String] = []
    /// What the cases reached; nil if they were not played.
    var coverage: Coverage?
    /// The kinds of actions that the subject does without.
    var excludedKinds: [ActionKind] = []
    /// The case that had two outcomes, if one did.
    var flaky: TwoOutcomes?

    /// Whether nothing was found, though cases broke by the platform's fault.
    var isCleanButForThePlatform: Bool {
      counts.platformCases > 0 && findings.isEmpty && flaky == nil
    }
    /// What the subject left on the real main queue.
    var strayWork: StrayWork?
  }

  /// A case that had two outcomes.
  struct TwoOutcomes: Hashable, Sendable {
    /// The case, from 0.
    var index: Int
    /// What was seen to differ first, if anything was.
    var difference: FirstDifference?
    /// Whether it fails here alone, and not in a process where nothing was played before.
    var isKept = false
    /// How to see it again.
    var again = Again.untried

    /// How to see a case with two outcomes again.
    enum Again: Hashable, Sendable {
      /// Nothing was tried: only the tool's own process can.
      case untried
      /// By this command, which was tried.
      case command(String)
      /// By the whole run alone: neither the case alone shows it nor its subject's cases up to it.
      case wholeRun
    }

    /// Who decides if the trace does not, as a clause.
    var words: String { isKept ? TwoVerdicts.keptState : TwoVerdicts.words(difference) }
  }

  /// What a campaign counts.
  struct Counts: Hashable, Sendable {
    /// Cases, those that broke a rule, that broke by the platform's fault, or a rule that is off.
    var cases = 0, failingCases = 0, platformCases = 0, offCases = 0
    /// Those of the failing cases that showed a recorded bug.
    var knownCases = 0
    /// Actions, those without effect, turns, and callbacks of app code.
    var actions = 0, idleActions = 0, turns = 0, callbacks = 0

    /// Both together.
    static func + (left: Counts, right: Counts) -> Counts {
      Counts(
        cases: left.cases + right.cases, failingCases: left.failingCases + right.failingCases,
        platformCases: left.platformCases + right.platformCases,
        offCases: left.offCases + right.offCases,
        knownCases: left.knownCases + right.knownCases, actions: left.actions + right.actions,
        idleActions: left.idleActions + right.idleActions, turns: left.turns + right.turns,
        callbacks: left.callbacks + right.callbacks)
    }
  }

  /// A bug that came up, new or known.
  struct Found: Sendable {
    /// The seed file that records it, or would.
    var seed: SeedFile
    /// The file, if one records it now.
    var path: String?
    /// What was found; nil for a recorded bug, which is not searched for again.
    var finding: Finding?
    /// Whether a seed file recorded it before the run.
    var isKnown: Bool
  }

  /// A recorded finding that was played.
  struct Replay: Sendable {
    /// The file with what it records.
    var record: SeedStore.Record
    /// What came of it.
    var verdict: SeedReplay.Verdict
  }

  /// What all campaigns counted together.
  var totals: Counts { cells.map(\.counts).reduce(Counts(), +) }

  /// All that was found.
  var findings: [Found] { cells.flatMap(\.findings) }

  /// The findings that nobody recorded.
  var newFindings: [Found] { findings.filter { !$0.isKnown } }

  /// The recorded findings that did not come out as they should.
  var surprises: [Replay] { replays.filter { $0.verdict.exitCode != .asExpected } }

  /// What to tell the shell.
  var exitCode: ExitCode {
    var code = ExitCode.asExpected
    if totals.cases == 0, replays.isEmpty { code = code.worse(.usage) }
    if onlyCase == nil, cells.contains(where: { !$0.missing.isEmpty }) {
      code = code.worse(.notReached)
    }
    if !newFindings.isEmpty { code = code.worse(.violation) }
    if newFindings.contains(where: { $0.finding?.violation.fault == .engine }) {
      code = code.worse(.internalError)
    }
    if cells.contains(where: { $0.strayWork != nil }) { code = code.worse(.violation) }
    for replay in replays { code = code.worse(replay.verdict.exitCode) }
    if cells.contains(where: { $0.flaky != nil }) { code = code.worse(.twoVerdicts) }
    if couldNotRecord { code = code.worse(.seedFile) }
    if isInterrupted { code = code.worse(.interrupted) }
    return code
  }
}
