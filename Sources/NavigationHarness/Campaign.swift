// Campaign: many cases of one subject in one profile, and what they found.

import FuzzCore
package import NavigationModel
package import NavigationSpec
package import NavigationStage

/// Many cases of one subject in one profile.
@MainActor
package struct Campaign {
  /// What is to be done.
  package struct Plan: Sendable {
    /// Names all random decisions.
    package var seed: UInt64
    /// The first case, from 0.
    package var firstCase = 0
    /// How many cases.
    package var caseCount: Int
    /// How the cases depend on each other.
    package var strategy = Strategy.random
    /// Actions of a case at most.
    package var stepCount = 50
    /// Rules that are switched off.
    package var offRules: Set<Rule> = []
    /// Traces that shrinking one finding may run.
    package var shrinkBudget = FindingShrinker.usualBudget
    /// Transitions that may be explored in all to prove that findings are minimal.
    package var searchLimit = StateGraph.usualLimit
    /// Bugs that are recorded: they are counted, and not searched for again.
    package var knownBugs: Set<Violation.Bug> = []
    /// Whether faults of the platform are findings here; elsewhere they are counted.
    package var reportsPlatform = false

    /// Makes a plan.
    package init(seed: UInt64, caseCount: Int) {
      self.seed = seed
      self.caseCount = caseCount
    }
  }

  /// How far it is.
  package struct Progress: Sendable {
    /// Cases done.
    package var casesDone: Int
    /// Findings so far.
    package var findings: Int
    /// Cases so far that broke a rule.
    package var failures: Int
  }

  /// What came of it.
  package struct Outcome: Sendable {
    /// One a bug, in the order in which the bugs were found.
    package var findings: [Finding] = []
    /// Recorded bugs that came up again, in the order in which they did.
    package var knownBugs: [Violation.Bug] = []
    /// Cases in which one of them did.
    package var knownCases = 0
    /// Cases that broke a rule, the subject's fault or navfuzz's.
    package var failingCases = 0
    /// Cases that broke by the platform's fault alone.
    package var platformCases = 0
    /// Cases whose broken rule is switched off.
    package var offCases = 0
    /// Cases played.
    package var casesDone = 0
    /// What was reached.
    package var situations = SituationSet()
    /// Which transitions and pairs of situations were, the cases that were not judged included.
    package var coverage = Coverage()
    /// Actions played, those of them that changed nothing, turns, and callbacks.
    package var actionCount = 0
    package var idleActionCount = 0
    package var turnCount = 0
    package var callbackCount = 0
    /// Traces that shrinking ran.
    package var shrinkExecutions = 0
    /// A case that gave two verdicts; the campaign ends there.
    package var flaky: Flaky?
    /// Whether the progress closure ended it.
    package var wasStopped = false
  }

  /// A case that gave two verdicts for one input.
  package struct Flaky: Sendable {
    /// The case, from 0.
    package var index: Int
    /// Its trace.
    package var trace: [Action]
    package var first: CaseResult
    package var second: CaseResult
    /// What was seen to differ first, if anything was.
    package var difference: FirstDifference?
  }

  /// What is tested.
  package let subject: Subject
  /// In which profile.
  package let profile: Profile
  /// With which switches.
  package let switches: Switches

  /// New bugs after which nothing more is searched for; nil for no limit.
  package var bugLimit: Int?

  let plan: Plan
  var runner: CaseRunner
  private var guide: CaseGuide
  /// The states of short traces, shared by all findings.
  package lazy var graph = StateGraph(subject: subject, switches: switches, limit: plan.searchLimit)
  var outcome = Outcome()
  var seen: Set<Violation.Signature> = []
  /// One a signature, before those of one bug are put together.
  var raw: [Finding] = []
  private var nextCase: Int

  /// Makes a campaign.
  package init(subject: Subject, profile: Profile, switches: Switches, plan: Plan) {
    self.subject = subject
    self.profile = profile
    self.switches = switches
    self.plan = plan
    guide = CaseGuide(plan.strategy)
    nextCase = CaseGuide.firstNeeded(for: plan.firstCase, plan.strategy)
    runner = CaseRunner(subject: subject, switches: switches)
  }

  /// Plays all cases, or those that are left when it was stopped before.
  ///
  /// - Parameter progress: asked after each case; `false` stops.
  /// - Returns: what came of all cases so far.
  package mutating func run(progress: (Progress) -> Bool = { _ in true }) -> Outcome {
    var trace: [Action] = []
    trace.reserveCapacity(plan.stepCount)
    outcome.wasStopped = false
    while nextCase < plan.firstCase + plan.caseCount, outcome.flaky == nil, !hasEnough {
      let index = nextCase
      nextCase += 1
      let result = runner.run(
        case: index, of: plan.seed, guidedBy: &guide, stepCount: plan.stepCount, into: &trace)
      // The cases that the first one depends on are played and not judged.
      guard index >= plan.firstCase else { continue }
      count(result)
      if result.violation != nil {
        take(result, of: index, trace: trace)
      }
      let state = Progress(
        casesDone: outcome.casesDone, findings: raw.count, failures: outcome.failingCases)
      if !progress(state) {
        outcome.wasStopped = true
        break
      }
    }
    outcome.coverage = guide.coverage
    outcome.findings = Finding.merged(harmful, NavigationVocabulary(runner.facts))
    return outcome
  }

  private mutating func count(_ result: CaseResult) {
    outcome.casesDone += 1
    outcome.situations.formUnion(result.situations)
    outcome.actionCount += result.actionCount
    outcome.idleActionCount += result.idleActionCount
    outcome.turnCount += result.turnCount
    outcome.callbackCount += result.callbackCount
  }
}
