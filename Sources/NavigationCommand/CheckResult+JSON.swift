// CheckResult+JSON: a check as one JSON object with its keys in a fixed order.

import FuzzCore
import HeadlessUIKit
import NavigationHarness
import NavigationModel
import NavigationSpec

extension CheckResult {
  /// The check as one object.
  var json: JSONText {
    .object([
      ("format", .number(1)),
      ("tool", .text(Help.version)),
      ("command", .text("check")),
      ("depth", request.depth.map(JSONText.number) ?? .null),
      ("alphabet", .text(request.alphabet.rawValue)),
      ("cells", .list(cells.map { Self.json($0, reachesBound: reachesBound($0)) })),
      ("ownProcess", .optional(processFailure?.name)),
      ("skipped", .number(skippedCount)),
      ("interrupted", .flag(isInterrupted)),
      ("exit", .number(Int(exitCode.rawValue))),
    ])
  }

  private static func json(_ cell: Cell, reachesBound: Bool) -> JSONText {
    let outcome = cell.outcome
    let reached = Situation.allCases.filter { outcome.situations.contains($0) }
    return .object([
      ("subject", .text(cell.subject)),
      ("profile", .text(cell.profile.rawValue)),
      ("switches", .texts(cell.settings)),
      ("letters", .texts(outcome.letters.map(\.text))),
      ("states", .number(outcome.progress.states)),
      ("transitions", .number(outcome.progress.transitions)),
      ("transitionsToKnownStates", .number(outcome.progress.transitionsToKnownStates)),
      ("executions", .number(outcome.counts.executions)),
      ("probes", .number(outcome.counts.probes)),
      ("depth", .number(cell.depth)),
      ("fixedPoint", .flag(cell.isFixedPoint)),
      ("reachedBound", .flag(reachesBound)),
      ("bytesPerState", .number(outcome.storedBytes / max(1, outcome.progress.states))),
      ("unseen", .texts(outcome.unseen)),
      ("countsPast", .flag(outcome.countedPast > .nothing)),
      ("countsTime", .flag(outcome.countedPast == .time)),
      ("conflict", outcome.conflict.map { .texts($0.trace.map(\.text)) } ?? .null),
      ("knownSequences", .number(outcome.counts.knownTraces)),
      ("platformSequences", .number(outcome.counts.platformTraces)),
      ("findings", .list(outcome.findings.map(json))),
      ("reached", .texts(reached.map(\.name))),
      ("notReached", .texts(cell.missing.map(\.name))),
      ("unreached", .texts(cell.unreached.map(\.name))),
      ("unreachedStarts", .texts(cell.unreachedStarts.map(\.description))),
    ])
  }

  private static func json(_ finding: Finding) -> JSONText {
    .object([
      ("rule", .text(finding.violation.rule.rawValue)),
      ("cause", .optional(finding.violation.cause?.rawValue)),
      ("trap", .optional(finding.violation.trap?.rawValue)),
      ("fault", .text(finding.violation.fault.rawValue)),
      ("key", .text(finding.seed.key)),
      ("trace", .texts(finding.trace.map(\.text))),
    ])
  }
}
