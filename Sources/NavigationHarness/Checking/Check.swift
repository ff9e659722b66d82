// Check: all sequences of a subject's actions up to a length, in one profile.

package import FuzzCore
package import HeadlessUIKit
package import NavigationModel
package import NavigationSpec
package import NavigationStage

/// All sequences of a subject's actions up to a length, in one profile.
///
/// Sequences that lead to the same joint state of oracle, engine and subject go on from there as one, so that the states are explored
/// and not the sequences; the shortest come first, so that the first failure is the shortest.
@MainActor
package struct Check {
  /// What is to be done.
  package struct Plan: Sendable {
    /// The actions of which sequences are made.
    package var letters: [Action]
    /// The length of the longest sequences.
    package var depth: Int
    /// How many states may be stored.
    package var states = ExplorationBounds.mostStates
    /// Whether the first new failure ends it; if not, the first of each bug is looked for.
    package var stopsAtFailure = true
    /// Rules that are switched off.
    package var offRules: Set<Rule> = []
    /// Bugs that are recorded: they are counted.
    package var knownBugs: Set<Violation.Bug> = []
    /// Whether faults of the platform are failures here; elsewhere they are counted.
    package var reportsPlatform = false

    /// Makes a plan.
    package init(letters: [Action], depth: Int) {
      self.letters = letters
      self.depth = depth
    }
  }

  /// What came of it.
  package struct Outcome: Sendable {
    /// The actions of which sequences were made, in the total order.
    package var letters: [Action] = []
    /// States, transitions, and how deep all sequences were judged.
    package var progress = ExplorationProgress()
    /// What ended it.
    package var end = ExplorationEnd.stopped
    /// What was counted besides.
    package var counts = CheckCounts()
    /// One a bug, the simplest first.
    package var findings: [Finding] = []
    /// Recorded bugs that came up, in the order in which they did.
    package var knownBugs: [Violation.Bug] = []
    /// What was reached.
    package var situations = SituationSet()
    /// Which actions were played in which phase.
    package var coverage = Coverage()
    /// What of the subject's own state cannot be seen, in words; while it is empty, nothing is missing.
    package var unseen: [String] = []
    /// How much of the past counts, because the subject asks for it.
    package var countedPast = AskedPast.nothing
    /// A trace that came out in two ways.
    package var conflict: Conflict?
    /// Bytes that are set aside for the states, without those that wait to be explored.
    package var storedBytes = 0

    /// Nothing was explored yet.
    package init() {}
  }

  /// A trace that came out in two ways.
  package struct Conflict: Error, Hashable {
    /// What was played.
    package var trace: [Action]
    /// Who decides if the trace does not, as a clause without a full stop.
    package var words: String

    /// Makes a conflict.
    package init(_ trace: [Action], _ words: String) {
      self.trace = trace
      self.words = words
    }
  }

  /// What is tested.
  package let subject: Subject
  /// In which profile.
  package let profile: Profile
  /// With which switches.
  package let switches: Switches

  private let plan: Plan
  private let facts: SubjectFacts

  /// Makes a check.
  package init(subject: Subject, profile: Profile, switches: Switches, plan: Plan) {
    self.subject = subject
    self.profile = profile
    self.switches = switches
    self.plan = plan
    var facts = subject.facts
    facts.switches = switches
    self.facts = facts
  }

  /// Explores until a bound is reached, or there is nothing more.
  ///
  /// - Parameter goesOn: asked before each transition; `false` stops.
  /// - Returns: what came of it.
  package func run(goesOn: (ExplorationProgress) -> Bool = { _ in true }) -> Outcome {
    var counted = AskedPast.nothing
    while true {
      let outcome = explore(counting: counted, goesOn)
      // What the subject asked for counts: the states that differ in it alone were taken for one.
      guard outcome.countedPast > counted else { return outcome }
      counted = outcome.countedPast
    }
  }

  private func explore(
    counting counted: AskedPast, _ goesOn: (ExplorationProgress) -> Bool
  ) -> Outcome {
    var space = NavigationSpace(
      subject: subject, switches: switches, plan: plan, countedPast: counted)
    var explorer = Explorer(
      NavigationVocabulary(facts), alphabet: plan.letters, of: NavigationSpace.self)
    var end = ExplorationEnd.depth
    // Layer by layer, so that a subject that asks for the past is known before much is done in vain.
    for depth in 0...plan.depth {
      let bounds = ExplorationBounds(
        depth: depth, states: plan.states, stopsAtFailure: plan.stopsAtFailure)
      end = explorer.explore(&space, within: bounds, goesOn: goesOn)
      guard end == .depth, space.askedPast <= counted else { break }
    }
    var outcome = Outcome()
    outcome.letters = explorer.letters
    outcome.progress = explorer.progress
    outcome.end = end
    outcome.counts = space.counts
    outcome.knownBugs = space.knownBugs
    outcome.situations = space.situations
    outcome.coverage = space.coverage
    outcome.unseen = space.reader.unseen
    outcome.countedPast = max(counted, space.askedPast)
    outcome.storedBytes = explorer.storedBytes
    guard space.askedPast <= counted else { return outcome }
    let graph = StateGraph(subject: subject, switches: switches)
    for failure in explorer.failures {
      switch failure.failure {
      case .conflict: outcome.conflict = Conflict(failure.trace, difference(of: failure.trace))
      case .bug:
        switch finding(by: failure.trace, after: space.counts.executions, in: graph) {
        case .success(let finding): outcome.findings.append(finding)
        case .failure(let conflict): outcome.conflict = outcome.conflict ?? conflict
        }
      }
    }
    return outcome
  }

  /// The finding of a failing trace: nothing shorter over the alphabet fails, and its numbers are made as simple as they get.
  ///
  /// What does not fail again is no finding: something outside the trace decides it.
  private func finding(
    by trace: [Action], after executions: Int, in graph: StateGraph
  ) -> Result<Finding, Conflict> {
    var runner = CaseRunner(subject: subject, switches: switches)
    guard case .same(let again) = runner.runTwice(trace), let violation = again.violation
    else { return .failure(Conflict(trace, difference(of: trace))) }
    let shrunk = FindingShrinker.shrink(
      trace, subject: subject, switches: switches, signature: violation.signature,
      graph: graph)
    let final = runner.run(shrunk.trace)
    var finding = Finding(
      subject: subject.name, profile: profile, switches: switches, trace: shrunk.trace,
      violation: final.violation ?? violation, step: final.step,
      origin: Finding.Origin(seed: 0, index: 0, size: trace.count),
      shrinking: Finding.Shrinking(
        executions: executions + shrunk.executions, isComplete: shrunk.isComplete))
    finding.certificate = shrunk.certificate
    finding.leeway = runner.leeway(of: shrunk.trace, signature: violation.signature)
    return .success(finding)
  }

  /// Who decides how a trace comes out, and where that shows first if it shows at once.
  private func difference(of trace: [Action]) -> String {
    var runner = CaseRunner(subject: subject, switches: switches)
    guard case .different(_, _, let difference) = runner.runTwice(trace) else {
      return TwoVerdicts.words(nil)
    }
    return TwoVerdicts.words(difference)
  }
}

/// What a check counts besides states and transitions.
package struct CheckCounts: Hashable, Sendable {
  /// Traces that were played; those whose last action is nothing need no playing.
  package var executions = 0
  /// Closing probes that were played: one a state.
  package var probes = 0
  /// Sequences that broke a rule in a recorded way, by the platform's fault, or a rule that is off.
  package var knownTraces = 0
  package var platformTraces = 0
  package var offTraces = 0

  /// Nothing is counted.
  package init() {}
}
