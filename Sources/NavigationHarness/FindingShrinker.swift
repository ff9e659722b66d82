// FindingShrinker: reduces a failing trace without leaving its signature.

import FuzzCore
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
    _ trace: [Action], with runner: inout CaseRunner, signature: Violation.Signature, budget: Int
  ) -> Outcome {
    let shrinker = Shrinker(NavigationVocabulary(runner.facts))
    let result = shrinker.shrink(trace, budget: budget) { candidate in
      runner.run(candidate).violation?.signature == signature
    }
    return Outcome(
      trace: result.trace, executions: result.executions, isComplete: result.reachedFixedPoint)
  }
}
