// Campaign+Findings: what becomes of a case that breaks a rule: counted, known, or shrunk into a finding.

import FuzzCore
import NavigationModel
import NavigationSpec
import NavigationStage

extension Campaign {
  /// Bugs that were found so far; several findings may be one.
  package var bugCount: Int { Set(harmful.map(\.violation.bug)).count }

  /// Whether so many bugs were found that the caller wants no more.
  var hasEnough: Bool { bugLimit.map { bugCount >= $0 } ?? false }

  /// The findings without those whose cause did harm in another case.
  var harmful: [Finding] {
    let causes = raw.filter { $0.violation.rule != .latentSwipe }.map(\.violation.cause)
    return raw.filter { $0.violation.rule != .latentSwipe || !causes.contains($0.violation.cause) }
  }

  /// Counts a case that broke a rule, and makes a finding of it if it is new.
  ///
  /// Failures that turn up while it is shrunk become findings of their own, one after the other.
  mutating func take(_ drawn: CaseResult, of index: Int, trace: [Action]) {
    // The closing probe counts on from the trace's end; what came after the failing action is not needed.
    let needed = Array(trace.prefix(drawn.step + 1))
    let result = drawn.violation?.hasCauseToTest == true ? runner.run(needed) : drawn
    guard let violation = result.violation, countsAsNew(violation) else { return }
    var origin = Finding.Origin(
      seed: plan.seed, index: index, size: trace.count, strategy: plan.strategy)
    var queue = search(needed, violation.signature, origin)
    origin.isByTheWay = true
    while !queue.isEmpty, outcome.flaky == nil, !hasEnough {
      let slip = queue.removeFirst()
      guard isWanted(slip.signature) else { continue }
      queue += search(slip.trace, slip.signature, origin)
    }
  }

  /// Counts a broken rule.
  ///
  /// - Returns: whether it is to be searched for.
  private mutating func countsAsNew(_ violation: Violation) -> Bool {
    guard !plan.offRules.contains(violation.rule) else {
      outcome.offCases += 1
      return false
    }
    guard violation.fault != .platform || plan.reportsPlatform else {
      outcome.platformCases += 1
      return false
    }
    outcome.failingCases += 1
    guard !plan.knownBugs.contains(violation.bug) else {
      outcome.knownCases += 1
      if !outcome.knownBugs.contains(violation.bug) { outcome.knownBugs.append(violation.bug) }
      return false
    }
    return isWanted(violation.signature)
  }

  /// Whether a failure is new, and one that this campaign reports.
  private func isWanted(_ signature: Violation.Signature) -> Bool {
    guard !seen.contains(signature), !plan.offRules.contains(signature.rule),
      signature.fault != .platform || plan.reportsPlatform,
      !plan.knownBugs.contains(signature.bug)
    else { return false }
    return signature.rule != .latentSwipe
      || !raw.contains { $0.violation.cause == signature.cause }
  }

  /// Shrinks a failing trace and keeps the finding.
  ///
  /// - Returns: what else came up while it was shrunk.
  private mutating func search(
    _ trace: [Action], _ signature: Violation.Signature, _ origin: Finding.Origin
  ) -> [Slips.Slip] {
    seen.insert(signature)
    let first: CaseResult
    switch runner.runTwice(trace) {
    case .same(let result): first = result
    case .different(let one, let other, let difference):
      outcome.flaky = Flaky(
        index: origin.index, trace: trace, first: one, second: other, difference: difference)
      return []
    }
    var slips = Slips()
    let graph = graph
    let shrunk = FindingShrinker.shrink(
      trace, with: &runner, signature: signature, budget: plan.shrinkBudget, graph: graph,
      slips: &slips)
    outcome.shrinkExecutions += shrunk.executions
    let final = runner.run(shrunk.trace)
    guard let last = final.violation, last.signature == signature else {
      outcome.flaky = Flaky(
        index: origin.index, trace: shrunk.trace, first: first, second: final, difference: nil)
      return []
    }
    var finding = Finding(
      subject: subject.name, profile: profile, switches: switches, trace: shrunk.trace,
      violation: last, step: final.step, origin: origin,
      shrinking: Finding.Shrinking(executions: shrunk.executions, isComplete: shrunk.isComplete))
    finding.certificate = shrunk.certificate
    finding.leeway = runner.leeway(of: shrunk.trace, signature: signature)
    raw.append(finding)
    return slips.all
  }
}
