// FindingShrinker: reduces a failing trace without leaving its signature.

package import FuzzCore
package import NavigationModel
package import NavigationSpec
package import NavigationStage

/// Reduces a failing trace without leaving its signature.
@MainActor
package enum FindingShrinker {
  /// Traces that shrinking may run, unless told otherwise.
  package nonisolated static let usualBudget = 6_000

  /// What shrinking came to.
  package struct Outcome: Hashable, Sendable {
    /// The simplest trace found.
    package var trace: [Action]
    /// Traces that were run.
    package var executions: Int
    /// Whether the shrinker's own moves find nothing simpler.
    package var isComplete: Bool
  }

  /// Shrinks a trace that fails with the signature.
  package static func shrink(
    _ trace: [Action], subject: Subject, switches: Switches, signature: Violation.Signature,
    budget: Int = usualBudget
  ) -> Outcome {
    var runner = CaseRunner(subject: subject, switches: switches)
    return shrink(trace, with: &runner, signature: signature, budget: budget)
  }

  static func shrink(
    _ trace: [Action], with runner: inout CaseRunner, signature: Violation.Signature, budget: Int,
    searchBudget: Int = usualSearch
  ) -> Outcome {
    let vocabulary = NavigationVocabulary(runner.facts)
    let shrinker = Shrinker(vocabulary)
    var best = trace
    var executions = 0
    var isComplete = false
    let letters = letters(of: vocabulary)
    // What the search finds is shrunk again: it knows the numbers of the alphabet only.
    for _ in 0..<4 {
      let result = shrinker.shrink(best, budget: max(1, budget - executions)) { candidate in
        runner.run(candidate).violation?.signature == signature
      }
      best = result.trace
      executions += result.executions
      isComplete = result.reachedFixedPoint
      guard isComplete, executions < budget else { break }
      let search = SmallerTraceSearch(vocabulary, alphabet: letters).run(
        below: best, budget: searchBudget
      ) {
        judgement(of: $0, with: &runner, signature: signature)
      }
      if case .found(let simpler) = search {
        best = simpler
        continue
      }
      guard best.count <= Self.longestExchange else { break }
      let exchange = ExchangeSearch(vocabulary, letters: letters)
      let exchanged = exchange.run(below: best, budget: exchangeBudget) { candidate in
        runner.run(candidate).violation?.signature == signature
      }
      guard let exchanged else { break }
      best = exchanged
    }
    return Outcome(trace: best, executions: executions, isComplete: isComplete)
  }

  /// Traces of the usual letters, shortest first, that are tried after shrinking: all of up to two actions, as a rule.
  nonisolated static let usualSearch = 2_000

  /// Actions of a trace that is changed in two places at once, and the traces that this may run.
  nonisolated private static let longestExchange = 8
  nonisolated private static let exchangeBudget = 2_000

  /// The usual letters: whole gestures and calls, each in its usual forms, and no numbers between.
  private static func letters(of vocabulary: NavigationVocabulary) -> [Action] {
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
