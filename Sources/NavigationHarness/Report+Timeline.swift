// Report+Timeline: a report made from a trace that is played once more with everything kept.

import NavigationModel
import NavigationSpec
package import NavigationStage

extension Report {
  /// Plays the finding's trace once more, and under other settings, and reports it.
  ///
  /// - Parameters:
  ///   - finding: of the subject.
  ///   - subject: what it was found on.
  ///   - recordedIn: the file that records it, if one does.
  ///   - settings: the switches that the user set, as they were written.
  ///   - tool: how the user calls the tool.
  ///   - stepCount: actions a case, if not the usual number.
  ///   - origin: where a recorded finding was found, as its file says.
  @MainActor
  package init(
    _ finding: Finding, on subject: Subject, recordedIn: String? = nil, settings: [String] = [],
    tool: String = "navfuzz", stepCount: Int? = nil, origin: String? = nil
  ) {
    let finding = finding.rejudged(on: subject)
    let timeline = Timeline.record(finding.trace, subject: subject, switches: finding.switches)
    self.init(
      finding: finding, source: subject.source,
      rows: Self.rows(of: timeline, finding: finding, subject: subject), recordedIn: recordedIn,
      settings: settings, capabilities: subject.facts.capabilities, tool: tool,
      stepCount: stepCount, origin: origin)
    guard finding.violation.rule == .leak else { return }
    heldBy =
      timeline.holding.map { "\(Timeline.name(of: $0.screen)), by \($0.path)" } ?? Self.unseenHolder
  }

  /// What is said of a leak whose way cannot be seen.
  static let unseenHolder =
    "by no stored property that can be seen: most likely by a closure (a timer, a block, a "
    + "completion), or by a global"

  /// One row an action, and one for the whole closing probe.
  private static func rows(
    of timeline: Timeline, finding: Finding, subject: Subject
  ) -> [Row] {
    let words = ActionWords(kindNames: subject.facts.kinds.map(\.name))
    let windowWords = WindowWords(kindNames: subject.facts.kinds.map(\.name))
    let windows = finding.leeway.windows
    var rows: [Row] = []
    for entry in timeline.entries {
      if let action = entry.action {
        rows.append(
          Row(
            number: entry.step + 1, instant: entry.start,
            words: words.words(for: action) + (entry.hadEffect ? "" : " (no effect)"),
            stack: entry.stack, transition: entry.phaseWords, breaks: entry.step == finding.step,
            notes: windows.indices.contains(entry.step)
              ? windowWords.clauses(for: windows[entry.step], of: action) : []))
      } else if rows.last?.number == nil, let last = rows.indices.last {
        rows[last].stack = entry.stack
        rows[last].transition = entry.phaseWords
      } else {
        rows.append(
          Row(
            number: nil, instant: entry.start, words: probeWords, stack: entry.stack,
            transition: entry.phaseWords, breaks: finding.step >= finding.trace.count))
      }
    }
    return rows
  }

  /// The closing probe in words.
  static let probeWords = "closing probe: rest, one more push, and back"
}
