// Hunt+Shrinking: how long one failure takes to be shrunk and proven where nothing else was found before.

import NavigationHarness
import NavigationModel
import NavigationSpec
import NavigationStage

extension Hunt {
  /// Shrinks the case of a finding once more, with a graph of which nothing is explored.
  ///
  /// - Parameters:
  ///   - finding: what a campaign has shrunk.
  ///   - seed: the campaign's.
  /// - Returns: the processor time in microseconds, the proof included, and what the case comes to; nil where the case fails in
  ///   another way first, so that the finding came up by the way.
  func shrinkAlone(
    _ finding: Finding, from seed: UInt64
  ) -> (microseconds: Int, trace: [Action])? {
    var runner = CaseRunner(subject: request.subject, switches: request.switches)
    let strategy = finding.origin.strategy
    var guide = CaseGuide(strategy)
    var trace: [Action] = []
    var result = CaseResult()
    let last = finding.origin.index
    for index in CaseGuide.firstNeeded(for: last, strategy)...last {
      result = runner.run(
        case: index, of: seed, guidedBy: &guide, stepCount: Self.stepCount, into: &trace)
    }
    let needed = Array(trace.prefix(result.step + 1))
    let signature = finding.violation.signature
    guard runner.run(needed).violation?.signature == signature else { return nil }
    let start = ProcessorTime.now
    let shrunk = FindingShrinker.shrink(
      needed, subject: request.subject, switches: request.switches, signature: signature,
      graph: StateGraph(
        subject: request.subject, switches: request.switches, limit: request.searchLimit))
    return ((ProcessorTime.now - start) / 1_000, shrunk.trace)
  }
}
