// CheckResult+Text: the verdict of a check, as text.

import FuzzCore
import HeadlessUIKit
import NavigationHarness
import NavigationModel
import NavigationSpec

extension CheckResult {
  /// The last lines.
  var ending: [String] {
    var parts: [String] = []
    if isInterrupted { parts.append("interrupted") }
    let findings = cells.flatMap(\.outcome.findings).count
    if findings > 0 { parts.append(PlainText.counted(findings, "new finding")) }
    if cells.contains(where: { $0.outcome.conflict != nil }) {
      parts.append("one input had two outcomes")
    }
    if cells.contains(where: { !reachesBound($0) }) || skippedCount > 0 {
      parts.append("a bound was not reached")
    }
    if cells.contains(where: { !$0.missing.isEmpty }) {
      parts.append("a required situation was not reached")
    }
    if isTooShort { parts.append("nothing was checked") }
    if parts.isEmpty { parts.append("as expected") }
    var lines: [String] = []
    if skippedCount > 0 {
      lines += PlainText.entry(
        "no time for",
        skippedCount == 1
          ? "one subject and profile" : "\(skippedCount) pairs of subject and profile",
        indent: 0)
    }
    if let processFailure {
      lines += PlainText.entry("own process", processFailure.words, indent: 0)
    }
    return lines
      + PlainText.entry(
        "result", parts.joined(separator: "; ") + " (exit \(exitCode.rawValue))", indent: 0)
  }
}

extension CheckResult.Cell {
  /// All that is said about the cell, without a wall-clock figure: the same bytes for the same check.
  var lines: [String] {
    var lines = PlainText.wrapped(
      ([subject, profile.rawValue] + settings).joined(separator: ", "), to: PlainText.width)
    lines += PlainText.entry("alphabet", alphabetText)
    lines += PlainText.entry("explored", exploredText)
    for off in offRules { lines += PlainText.entry("off", "\(off.rule.rawValue): \(off.reason)") }
    if let counted = countedText { lines += PlainText.entry("counted", counted) }
    lines += situationLines
    lines += coverageLines
    lines += PlainText.entry("how sure", certaintyText)
    return lines + verdict + [""]
  }

  /// The one sentence in numbers.
  var verdict: [String] { PlainText.entry("verdict", verdictText) }

  private var alphabetText: String {
    var kinds: [String] = []
    for letter in outcome.letters where !kinds.contains(letter.kind.name) {
      kinds.append(letter.kind.name)
    }
    return "\(alphabet.rawValue): \(PlainText.counted(outcome.letters.count, "action")) of "
      + "\(PlainText.counted(kinds.count, "kind")): \(kinds.joined(separator: ", "))"
  }

  private var exploredText: String {
    let progress = outcome.progress
    let known = progress.transitionsToKnownStates
    let share = progress.transitions == 0 ? 0 : known * 100 / progress.transitions
    return "\(PlainText.counted(progress.states, "state")) by "
      + "\(PlainText.counted(progress.transitions, "transition")), of which \(known) (\(share) %) "
      + "met a known state; \(PlainText.counted(outcome.counts.executions, "trace")) played, and "
      + PlainText.counted(outcome.counts.probes, "closing probe")
  }

  private var countedText: String? {
    let counts = outcome.counts
    var parts: [String] = []
    if counts.knownTraces > 0 {
      parts.append(
        "\(PlainText.counted(counts.knownTraces, "sequence")) failed in "
          + PlainText.counted(outcome.knownBugs.count, "recorded way"))
    }
    if counts.platformTraces > 0 {
      parts.append(
        "\(PlainText.counted(counts.platformTraces, "sequence")) by UIKit's own fault, as with any "
          + "controller; see stock")
    }
    if counts.offTraces > 0 {
      parts.append("\(PlainText.counted(counts.offTraces, "sequence")) against a rule that is off")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  // MARK: - Situations

  private var situationLines: [String] {
    let reached = Situation.allCases.filter { outcome.situations.contains($0) }
    var lines = PlainText.entry("reached", Self.names(reached))
    guard outcome.end != .failure else { return lines }
    let beyond = beyondAlphabet
    let never = unreached.filter { !beyond.contains($0) && !missing.contains($0) }
    let length =
      isFixedPoint ? "whatever its length" : "of up to \(PlainText.counted(depth, "action"))"
    if !missing.isEmpty {
      lines += PlainText.entry(
        "not reached", "required, and no sequence \(length) reaches it: \(Self.names(missing))")
    }
    if !never.isEmpty {
      lines += PlainText.entry("unreached", "by any sequence \(length): \(Self.names(never))")
    }
    if !beyond.isEmpty {
      lines += PlainText.entry(
        "not asked", "needs actions that the alphabet lacks: \(Self.names(beyond))")
    }
    return lines
  }

  /// Which actions were never played in which phase, so that no sequence brings them about.
  private var coverageLines: [String] {
    guard outcome.end != .failure else { return [] }
    let missed = unreachedStarts
    let kindCount = Set(outcome.letters.map(\.kind)).count
    let all = kindCount * Phase.allCases.count
    let length =
      isFixedPoint ? "whatever its length" : "of up to \(PlainText.counted(depth, "action"))"
    let names = Phase.allCases.flatMap { phase in
      let starts = missed.filter { $0.phase == phase }
      return starts.count == kindCount ? ["any action while \(phase)"] : starts.map(\.description)
    }
    return PlainText.entry(
      "coverage",
      "\(all - missed.count) of \(all) pairs of a phase and an action"
        + (missed.isEmpty ? "" : "; no sequence \(length) reaches \(names.joined(separator: ", "))")
    )
  }

  private static func names(_ situations: [Situation]) -> String {
    situations.isEmpty ? "none" : situations.map(\.name).joined(separator: ", ")
  }

  // MARK: - Certainty

  private var certaintyText: String {
    var parts = ["probabilistic: states are told apart by 128-bit fingerprints"]
    if isWhole {
      parts.append("numbers stand for classes, so nothing is said about those between them")
    } else {
      parts.append("subject state not seen: \(outcome.unseen.joined(separator: "; "))")
    }
    switch outcome.countedPast {
    case .nothing: break
    case .velocity:
      parts.append("the subject asks how fast a finger is, so that counts as state")
    case .finger:
      parts.append("the subject asks where a finger is or was, so that counts as state")
    case .time:
      parts.append(
        "the subject asks for the time, or for a finger that has left: both count as state")
    }
    if !claims.isEmpty {
      parts.append("by its author's word \(claims.joined(separator: ", and "))")
    }
    return parts.joined(separator: "; ")
  }

  private var verdictText: String {
    let progress = outcome.progress
    let numbers =
      "\(PlainText.counted(progress.states, "state")), "
      + PlainText.counted(progress.transitions, "transition")
    if let conflict = outcome.conflict {
      return
        "one trace of \(PlainText.counted(conflict.trace.count, "action")) had two outcomes, so "
        + "nothing is proven: \(conflict.words); the trace: "
        + (conflict.trace.isEmpty ? "none" : conflict.trace.map(\.text).joined(separator: "; "))
    }
    let letters = PlainText.counted(outcome.letters.count, "action")
    let extent =
      isFixedPoint
      ? "all sequences of any length over this alphabet of \(letters)"
      : "all sequences of up to \(PlainText.counted(depth, "action")) over this alphabet of \(letters)"
    let sizes = outcome.findings.map(\.origin.size)
    if let first = sizes.first {
      let how = outcome.counts.knownTraces > 0 ? " in a new way" : ""
      let more = sizes.count == 1 ? "" : "; \(PlainText.counted(sizes.count, "bug")) show in all"
      let others = isWhole ? "none that is shorter" : "none that is shorter and was told apart"
      return "a sequence of \(PlainText.counted(first, "action")) fails\(how), and \(others)"
        + "\(more): \(numbers) (\(endText))"
    }
    var none = outcome.counts.knownTraces > 0 ? "none fails in a new way" : "none fails"
    if outcome.counts.platformTraces > 0 { none += " but by UIKit's own fault" }
    if outcome.counts.offTraces > 0 { none += " but by a rule that is off" }
    guard isWhole else {
      return
        "\(numbers): \(none) of those that could be told apart; that is no proof for \(extent), "
        + "because subject state is not seen (local, \(endText))"
    }
    return "\(extent): \(numbers), \(none) (\(endText))"
  }

  private var endText: String {
    switch outcome.end {
    case .fixedPoint: "fixed point: there are no more states"
    case .depth: "bound: the depth"
    case .states: "bound: the states"
    case .stopped: isInterrupted ? "interrupted" : "bound: the time"
    case .failure: "stopped at the failure"
    }
  }
}
