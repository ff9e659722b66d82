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
      ("off", .list(offRules.map(Self.json))),
      ("cells", .list(cells.map(Self.json))),
      ("recorded", .list(replays.map(Self.json))),
      ("totals", Self.json(totals)),
      ("interrupted", .flag(isInterrupted)),
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
      ("twoVerdictsInCase", cell.flakyCase.map(JSONText.number) ?? .null),
      ("strayCall", .optional(cell.strayCall)),
      ("counts", json(cell.counts)),
    ])
  }

  private static func json(_ found: Found) -> JSONText {
    let seed = found.seed
    let finding = found.finding
    let violation = finding?.violation
    return .object([
      ("rule", .text(seed.rule)),
      ("cause", .optional(seed.cause)),
      ("trap", .optional(seed.trap?.rawValue)),
      ("fault", .optional(violation?.fault.rawValue)),
      ("confidence", .optional(violation?.basis.weakest?.confidence.word)),
      ("key", .text(seed.key)),
      ("known", .flag(found.isKnown)),
      ("file", .optional(found.path)),
      ("case", finding.map { .number($0.origin.index) } ?? .null),
      ("sizeBefore", finding.map { .number($0.origin.size) } ?? .null),
      ("minimal", finding.map { .flag($0.shrinking.isComplete) } ?? .null),
      ("trace", .texts(seed.trace.actions.map(\.text))),
      ("companions", .list((finding?.companions ?? []).map(json))),
    ])
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
