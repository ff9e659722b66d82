// RunResult+JSON: a run as one JSON object with its keys in a fixed order.

import NavigationHarness
import NavigationModel
import NavigationSpec

extension RunResult {
  /// The run as one object.
  ///
  /// The seed is a text, because it does not fit a JSON number everywhere.
  var json: JSONText {
    .object([
      ("format", .number(1)),
      ("tool", .text(Help.version)),
      ("seed", .text("\(seed.number)")),
      ("case", onlyCase.map(JSONText.number) ?? .null),
      ("runs", onlyCase == nil ? runCount.map(JSONText.number) ?? .null : .null),
      ("steps", .number(stepCount)),
      ("strategy", .text(strategy.rawValue)),
      ("with", .texts(capabilities.list.map(\.rawValue))),
      ("off", .list(offRules.map(Self.json))),
      ("cells", .list(cells.map(Self.json))),
      ("recorded", .list(replays.map(Self.json))),
      ("ownProcess", .optional(processFailure?.name)),
      ("totals", Self.json(totals)),
      ("interrupted", .flag(isInterrupted)),
      ("stoppedAfter", stoppedAfter.map(JSONText.number) ?? .null),
      ("exit", .number(Int(exitCode.rawValue))),
    ])
  }

  private static func json(_ off: RunRequest.OffRule) -> JSONText {
    .object([("rule", .text(off.rule.rawValue)), ("reason", .text(off.reason))])
  }

  private static func json(_ cell: Cell) -> JSONText {
    .object([
      ("subject", .text(cell.subject)),
      ("profile", .text(cell.profile.rawValue)),
      ("switches", .texts(cell.settings.map(\.text))),
      ("findings", .list(cell.findings.map(json))),
      ("notReached", .texts(cell.missing.map(\.name))),
      ("notJudged", .texts(cell.unjudgedPromises)),
      ("twoVerdictsInCase", cell.flaky.map { .number($0.index) } ?? .null),
      ("firstDifference", json(cell.flaky?.difference)),
      ("strayCall", .optional(cell.strayWork?.name)),
      ("counts", json(cell.counts)),
      ("transitionsCovered", cell.coverage.map { .number($0.transitionCount) } ?? .null),
      ("situationPairsCovered", cell.coverage.map { .number($0.pairCount) } ?? .null),
    ])
  }

  private static func json(_ difference: FirstDifference?) -> JSONText {
    guard let difference else { return .null }
    return .object([
      ("step", .number(difference.step)),
      ("action", .optional(difference.action?.text)),
      ("first", .text(difference.first)),
      ("second", .text(difference.second)),
    ])
  }

  private static func json(_ found: Found) -> JSONText {
    let seed = found.seed
    let violation = found.finding?.violation
    let members: [(String, JSONText)] = [
      ("rule", .text(seed.rule)),
      ("cause", .optional(seed.cause)),
      ("trap", .optional(seed.trap?.rawValue)),
      ("fault", .optional(violation?.fault.rawValue)),
      ("confidence", .optional(violation?.basis.weakest?.confidence.word)),
      ("key", .text(seed.key)),
      ("known", .flag(found.isKnown)),
      ("file", .optional(found.path)),
      ("trace", .texts(seed.trace.actions.map(\.text))),
    ]
    return .object(members + (found.finding.map(json) ?? unsearched))
  }

  /// What nobody knows of a recorded bug that came up again.
  private static let unsearched: [(String, JSONText)] =
    [
      "case", "byTheWay", "sizeBefore", "executions", "shrunkToEnd", "certificate", "windows",
      "unneeded", "settings",
    ].map { ($0, .null) } + [("companions", .list([]))]

  /// What is known of a bug that was searched for in this run.
  private static func json(_ finding: Finding) -> [(String, JSONText)] {
    [
      ("case", .number(finding.origin.index)),
      ("byTheWay", .flag(finding.origin.isByTheWay)),
      ("sizeBefore", .number(finding.origin.size)),
      ("executions", .number(finding.shrinking.executions)),
      ("shrunkToEnd", .flag(finding.shrinking.isComplete)),
      ("certificate", json(finding.certificate)),
      ("windows", windows(of: finding)),
      ("unneeded", .list(finding.leeway.unneeded.map(JSONText.number))),
      ("settings", json(finding.rejudgement)),
      ("companions", .list(finding.companions.map(json))),
    ]
  }

  private static func json(_ companion: Finding.Companion) -> JSONText {
    .object([
      ("rule", .text(companion.violation.rule.rawValue)),
      ("cause", .optional(companion.violation.cause?.rawValue)),
      ("trap", .optional(companion.violation.trap?.rawValue)),
      ("case", .number(companion.index)),
      ("trace", .texts(companion.trace.map(\.text))),
    ])
  }

  private static func json(_ replay: Replay) -> JSONText {
    .object([
      ("file", .text(replay.record.path)),
      ("key", .text(replay.record.seed.key)),
      ("asExpected", .flag(replay.verdict.exitCode == .asExpected)),
      ("verdict", .text(replay.verdict.words(for: replay.record.seed))),
    ])
  }

  private static func json(_ counts: Counts) -> JSONText {
    .object([
      ("cases", .number(counts.cases)),
      ("failingCases", .number(counts.failingCases)),
      ("platformCases", .number(counts.platformCases)),
      ("offCases", .number(counts.offCases)),
      ("knownCases", .number(counts.knownCases)),
      ("actions", .number(counts.actions)),
      ("idleActions", .number(counts.idleActions)),
      ("turns", .number(counts.turns)),
      ("callbacks", .number(counts.callbacks)),
    ])
  }
}
