// BrokenSubject+Hunt: looks for the fault of a broken controller from a seed, and for anything in the right one.

import FuzzCore
import NavigationHarness
package import NavigationModel
import NavigationSpec
import NavigationStage

extension BrokenSubject {
  /// A fault that was found.
  package struct Find: Sendable {
    /// The case that showed it first, counted from 1.
    package let caseNumber: Int
    /// What it was reduced to.
    package let trace: [Action]
  }

  /// Actions of a case at most.
  private static let stepCount = 50

  /// Draws cases of the broken controller up to the first that shows its fault, and reduces that.
  ///
  /// - Parameters:
  ///   - seed: what the cases are drawn from.
  ///   - limit: cases at most.
  ///   - budget: traces that reducing may run.
  ///   - searchLimit: transitions of the search for simpler traces at most.
  /// - Returns: nil if no case shows the fault.
  @MainActor
  package func find(
    from seed: UInt64, within limit: Int, budget: Int = FindingShrinker.usualBudget,
    searchLimit: Int = StateGraph.usualLimit
  ) -> Find? {
    let subject = broken.drawing(capabilities)
    var runner = CaseRunner(subject: subject, switches: profile.switches)
    var trace: [Action] = []
    for index in 0..<limit {
      var choices = RandomChoices(seed: seed, case: index)
      let result = runner.run(drawing: &choices, stepCount: Self.stepCount, into: &trace)
      guard let violation = result.violation, violation.rule == rule, violation.cause == cause
      else { continue }
      let outcome = FindingShrinker.shrink(
        trace, subject: subject, switches: profile.switches, signature: violation.signature,
        budget: budget,
        graph: StateGraph(subject: subject, switches: profile.switches, limit: searchLimit))
      return Find(caseNumber: index + 1, trace: outcome.trace)
    }
    return nil
  }

  /// Draws cases of the right controller.
  ///
  /// - Returns: the first case that breaks the rule by which the fault is known, with its trace; nil if there is none.
  @MainActor
  package func alarm(from seed: UInt64, within limit: Int) -> String? {
    let subject = right.drawing(capabilities)
    var runner = CaseRunner(subject: subject, switches: profile.switches)
    var trace: [Action] = []
    for index in 0..<limit {
      var choices = RandomChoices(seed: seed, case: index)
      let result = runner.run(drawing: &choices, stepCount: Self.stepCount, into: &trace)
      // What the platform does in loose profiles is not the controller's fault.
      if let violation = result.violation, violation.rule == rule, violation.fault != .platform {
        let words = trace.map(\.text).joined(separator: "; ")
        return "case \(index + 1): \(violation.signatureWords): \(words)"
      }
    }
    return nil
  }
}
