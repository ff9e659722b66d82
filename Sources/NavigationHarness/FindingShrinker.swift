// FindingShrinker: reduces a failing trace without leaving its signature, and says in what sense it is minimal.

package import FuzzCore
package import NavigationModel
package import NavigationSpec
package import NavigationStage

/// Reduces a failing trace without leaving its signature.
///
/// The shrinker's cheap passes come first, among them the simplest way to the same state. Then the graph of short traces tells of a
/// simpler one, which is shrunk on, or proves that there is none. Only where the graph ends before that, the whole alphabet is tried
/// in every place.
@MainActor
package struct FindingShrinker {
  /// Traces that shrinking may run, unless told otherwise.
  package nonisolated static let usualBudget = 6_000

  /// What shrinking came to.
  package struct Outcome: Hashable, Sendable {
    /// The simplest trace found.
    package var trace: [Action]
    /// Traces that were run; the graph's are counted apart.
    package var executions = 0
    /// Whether the shrinker's own moves find nothing simpler.
    package var isComplete = false
    /// In what sense the trace is minimal.
    package var certificate: Certificate?
  }

  private let signature: Violation.Signature
  private let budget: Int
  private let graph: StateGraph
  private let vocabulary: NavigationVocabulary
  private var runner: CaseRunner
  private var outcome: Outcome
  /// What else the traces on the way failed with.
  private var slips = Slips()

  /// Shrinks a trace that fails with the signature.
  package static func shrink(
    _ trace: [Action], subject: Subject, switches: Switches, signature: Violation.Signature,
    budget: Int = usualBudget, graph: StateGraph? = nil
  ) -> Outcome {
    let subject = subject.drawing(Capabilities(of: trace))
    var runner = CaseRunner(subject: subject, switches: switches)
    var slips = Slips()
    return shrink(
      trace, with: &runner, signature: signature, budget: budget,
      graph: graph ?? StateGraph(subject: subject, switches: switches), slips: &slips)
  }

  /// Shrinks a trace that fails with the signature, and keeps what else the traces on the way fail with.
  static func shrink(
    _ trace: [Action], with runner: inout CaseRunner, signature: Violation.Signature, budget: Int,
    graph: StateGraph, slips: inout Slips
  ) -> Outcome {
    var shrinker = FindingShrinker(
      trace, runner: runner, signature: signature, budget: budget, graph: graph)
    shrinker.run()
    runner = shrinker.runner
    slips = shrinker.slips
    return shrinker.outcome
  }

  private init(
    _ trace: [Action], runner: CaseRunner, signature: Violation.Signature, budget: Int,
    graph: StateGraph
  ) {
    self.signature = signature
    self.budget = budget
    self.graph = graph
    self.runner = runner
    vocabulary = NavigationVocabulary(runner.facts)
    outcome = Outcome(trace: trace)
  }

  private mutating func run() {
    if let short = graph.shortTrace(failing: signature),
      TotalOrder(vocabulary).isSimpler(short, than: outcome.trace)
    {
      outcome.trace = short
    }
    var triesAlphabet = false
    // What a search finds is shrunk again: it knows the numbers of its alphabet only.
    for _ in 0..<Self.mostRounds {
      pass(Shrinker(vocabulary, triesAlphabet: triesAlphabet))
      if let plainer = plainer() {
        outcome.trace = plainer
        continue
      }
      switch graph.search(below: outcome.trace, signature: signature) {
      case .found(let simpler):
        outcome.trace = simpler
        continue
      case .none(let certificate): outcome.certificate = certificate
      }
      if isProvenOverWhole || !outcome.isComplete { return }
      guard triesAlphabet else {
        triesAlphabet = true
        continue
      }
      guard let exchanged = exchanged() else { return }
      outcome.trace = exchanged
    }
  }

  /// Whether nothing simpler is left; over a part of the alphabet a proof says nothing about the other actions.
  private var isProvenOverWhole: Bool {
    outcome.certificate.map { $0.extent == .proven && $0.whole == nil } ?? false
  }

  /// Rounds of shrinking and searching at most; two are the rule.
  nonisolated private static let mostRounds = 8

  private mutating func pass(_ shrinker: Shrinker<NavigationVocabulary>) {
    let left = budget - outcome.executions
    let result = shrinker.shrink(outcome.trace, budget: left, by: graph.paths) { stillFails($0) }
    outcome.trace = result.trace
    outcome.executions += result.executions
    outcome.isComplete = result.reachedFixedPoint
  }

  /// The trace in plainer actions, where that is simpler and still fails.
  private mutating func plainer() -> [Action]? {
    let order = TotalOrder(vocabulary)
    for candidate in vocabulary.plainer(outcome.trace)
    where order.isSimpler(candidate, than: outcome.trace) {
      outcome.executions += 1
      if stillFails(candidate) { return candidate }
    }
    return nil
  }

  private mutating func stillFails(_ trace: [Action]) -> Bool {
    let result = runner.run(trace)
    guard let violation = result.violation else { return false }
    if violation.signature == signature { return true }
    slips.note(result, of: trace)
    return false
  }

  // MARK: - Two places at once

  /// Changes two places of a short trace at once, where neither graph nor shrinker finds anything.
  private mutating func exchanged() -> [Action]? {
    guard outcome.trace.count <= Self.longestExchange else { return nil }
    let exchange = ExchangeSearch(vocabulary, letters: usualLetters)
    var executions = 0
    defer { outcome.executions += executions }
    let left = min(Self.exchangeBudget, budget - outcome.executions)
    return exchange.run(below: outcome.trace, budget: left) { candidate in
      executions += 1
      return stillFails(candidate)
    }
  }

  /// Actions of a trace that is changed in two places at once, and the traces that this may run.
  nonisolated private static let longestExchange = 8
  nonisolated private static let exchangeBudget = 2_000

  /// Whole gestures and calls, each in its usual forms, and no numbers between.
  private var usualLetters: [Action] {
    vocabulary.alphabet.filter { action in
      switch action {
      case .move, .up, .cancelTouch, .wait, .pushAgain, .popTo: false
      case .swipe(let form, let place): place == .edge && form != .flick
      case .down(let place): place == .edge
      case .doubleSwipe(let gap): gap == 0
      case .swipeDuring(_, let delay): delay == 0
      default: true
      }
    }
  }

  // MARK: - Judging one trace

  /// Judges a trace for a search that goes on from it only if something new can come.
  package static func judgement(
    of trace: [Action], with runner: inout CaseRunner, signature: Violation.Signature
  ) -> TraceJudgement {
    judgement(of: trace, with: &runner) { $0.signature == signature }
  }

  /// Judges a trace for a search for any of several failures.
  package static func judgement(
    of trace: [Action], with runner: inout CaseRunner, isFailure: (Violation) -> Bool
  ) -> TraceJudgement {
    let result = runner.run(trace)
    if let violation = result.violation, isFailure(violation) { return .fails }
    // What breaks before its end, or ends in an action that changes nothing, leads nowhere new.
    let isOver = result.violation != nil && result.step < trace.count
    return isOver || !result.lastHadEffect ? .deadEnd : .passes
  }
}
