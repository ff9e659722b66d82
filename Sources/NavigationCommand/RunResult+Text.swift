// RunResult+Text: the summary of a run: the table of subjects and profiles, and the totals.

import NavigationHarness
import NavigationModel
import NavigationSpec

extension RunResult {
  /// The first lines: what is run, from which seed.
  var heading: [String] {
    let extent: String
    if let onlyCase {
      extent = "case \(onlyCase) alone"
    } else if isTimed {
      extent = "for a time, cases"
    } else {
      extent = PlainText.counted(runCount ?? 0, "case") + " each"
    }
    let size =
      "\(PlainText.counted(subjects.count, "subject")) in "
      + "\(PlainText.counted(profiles.count, "profile")), \(extent) of "
      + PlainText.counted(stepCount, "action")
      + (strategy == .random ? "" : ", \(strategy.rawValue)")
      + (capabilities.isEmpty ? "" : ", with \(capabilities.text)")
    return [seed.description, size]
  }

  /// The summary, without a wall-clock figure: the same bytes for the same run.
  func summary(_ detail: RunRequest.Detail) -> [String] {
    var lines: [String] = []
    if detail != .quiet {
      lines += table + [""]
      lines += exceptions(detail)
      lines += totalLines
    }
    if isTimed, let runCount, !isInterrupted {
      let way =
        (capabilities.isEmpty ? "" : " --with \(capabilities.text)")
        + (strategy == .random ? "" : " --strategy \(strategy.rawValue)")
      lines += PlainText.entry(
        "again",
        "--seed \(seed.number) --runs \(runCount)\(way) in the place of --time repeats this run",
        indent: 0)
    }
    return lines + resultLines
  }

  // MARK: - The table

  private var table: [String] {
    var rows = [["subject"] + profiles.map(\.rawValue)]
    for subject in subjects {
      let columns = profiles.map { profile in
        cells.first { $0.subject == subject && $0.profile == profile }.map(Self.words) ?? ["-"]
      }
      for line in 0..<(columns.map(\.count).max() ?? 0) {
        rows.append(
          [line == 0 ? subject : ""] + columns.map { $0.indices.contains(line) ? $0[line] : "" })
      }
    }
    var notes: [String] = []
    if cells.contains(where: { !$0.findings.isEmpty }) {
      notes.append("a number: the actions of a minimal trace; a word: the rule that it breaks")
    }
    if !newFindings.isEmpty { notes.append("! not recorded before") }
    let platformCases = cells.filter(\.isCleanButForThePlatform).map(\.counts.platformCases)
    if !platformCases.isEmpty {
      let cases = PlainText.counted(platformCases.reduce(0, +), "case")
      notes += PlainText.wrapped(
        "* clean but for UIKit's own faults in that profile: \(cases) broke by them, as with any "
          + "controller; see stock",
        to: PlainText.width)
    }
    return PlainText.table(rows) + (notes.isEmpty ? [] : [""] + notes)
  }

  /// A cell: clean, or the size and rule of each finding, equal ones counted.
  private static func words(for cell: Cell) -> [String] {
    if cell.counts.cases == 0 { return ["-"] }
    let sizes = cell.findings.map(\.seed.trace.actions.count)
    let smallFirst = sizes.indices.sorted { (sizes[$0], $0) < (sizes[$1], $1) }
    var words: [(text: String, isKnown: Bool, count: Int)] = []
    for found in smallFirst.map({ cell.findings[$0] }) {
      let text = "\(found.seed.trace.actions.count) \(found.seed.rule)"
      if let index = words.firstIndex(where: { $0.text == text && $0.isKnown == found.isKnown }) {
        words[index].count += 1
      } else {
        words.append((text, found.isKnown, 1))
      }
    }
    guard !words.isEmpty else {
      if cell.flaky != nil { return ["two verdicts"] }
      return [cell.isCleanButForThePlatform ? "clean *" : "clean"]
    }
    return words.map { text, isKnown, count in
      text + (count == 1 ? "" : " x\(count)") + (isKnown ? "" : " !")
    }
  }

  // MARK: - What does not fit the table

  private func exceptions(_ detail: RunRequest.Detail) -> [String] {
    var lines: [String] = []
    for off in offRules {
      lines += PlainText.entry("off", "\(off.rule.rawValue): \(off.reason)", indent: 0)
    }
    if !settings.isEmpty {
      lines += PlainText.entry("switches", settings.map(\.text).joined(separator: ", "), indent: 0)
    }
    lines += unjudgedLines
    for cell in cells where onlyCase == nil && !cell.missing.isEmpty {
      let names = cell.missing.map(\.name).joined(separator: ", ")
      lines += PlainText.entry(
        "not reached", "\(cell.subject) \(cell.profile.rawValue): \(names)", indent: 0)
    }
    for cell in cells {
      guard let flaky = cell.flaky else { continue }
      lines += PlainText.entry(
        "two ways",
        "\(cell.subject) \(cell.profile.rawValue): one case had two outcomes: "
          + "\(flaky.words); \(flaky.again.words)", indent: 0)
    }
    for cell in cells {
      guard let work = cell.strayWork else { continue }
      lines += PlainText.entry(
        "refused",
        "\(cell.subject) \(cell.profile.rawValue): \(work.words)", indent: 0)
    }
    if let processFailure {
      lines += PlainText.entry("own process", processFailure.words, indent: 0)
    }
    for replay in surprises {
      lines += PlainText.entry(
        "recorded", "\(replay.record.path) \(replay.verdict.words(for: replay.record.seed))",
        indent: 0)
    }
    if detail == .verbose {
      lines += missedCoverage
      for replay in replays where replay.verdict.exitCode == .asExpected {
        lines.append("\(replay.record.path) \(replay.verdict.words(for: replay.record.seed))")
      }
    }
    return lines
  }

  /// What is promised and not judged is so in each profile.
  private var unjudgedLines: [String] {
    subjects.flatMap { subject in
      let cell = cells.first { $0.subject == subject }
      return (cell?.unjudgedPromises ?? []).flatMap {
        PlainText.entry("not judged", "\(subject): \($0)", indent: 0)
      }
    }
  }

  private var settings: [Setting] {
    cells.reduce(into: []) { all, cell in
      all += cell.settings.filter { !all.contains($0) }
    }
  }

  private var totalLines: [String] {
    let totals = totals
    let known = findings.count - newFindings.count
    let asRecorded = replays.count - surprises.count
    return coverageLines
      + PlainText.entry(
        "totals",
        "\(PlainText.counted(totals.cases, "case")), \(totals.failingCases) of them failing, "
          + "\(totals.knownCases) in a recorded way; "
          + "\(PlainText.counted(totals.actions, "action")), \(totals.idleActions) of them without "
          + "effect; \(PlainText.counted(totals.turns, "turn")), "
          + PlainText.counted(totals.callbacks, "callback"), indent: 0)
      + PlainText.entry(
        "recorded",
        "\(asRecorded) of \(PlainText.counted(replays.count, "seed file")) came out as recorded; "
          + "\(PlainText.counted(known, "recorded bug")) came up again", indent: 0)
  }

  private var resultLines: [String] {
    let code = exitCode
    var parts: [String] = []
    if isInterrupted { parts.append("interrupted") }
    if let stoppedAfter {
      parts.append("stopped after \(PlainText.counted(stoppedAfter, "new bug"))")
    }
    if !newFindings.isEmpty {
      parts.append(PlainText.counted(newFindings.count, "new finding"))
    }
    if !surprises.isEmpty {
      parts.append(PlainText.counted(surprises.count, "recorded one") + " came out otherwise")
    }
    if cells.contains(where: { $0.strayWork != nil }) {
      parts.append("work on the real main queue was refused")
    }
    if couldNotRecord { parts.append("not all could be recorded") }
    if code == .notReached { parts.append("a required situation was not reached") }
    if code == .twoVerdicts { parts.append("one input had two outcomes") }
    if code == .usage { parts.append("nothing was run") }
    if parts.isEmpty { parts.append("as expected") }
    let words = parts.joined(separator: "; ") + " (exit \(code.rawValue))"
    return PlainText.entry("result", words, indent: 0)
  }
}
