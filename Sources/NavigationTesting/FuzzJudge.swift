// FuzzJudge: what came of a campaign, as issues and attachments of a test.

import NavigationHarness
import NavigationModel
import NavigationSpec
import NavigationStage
import Testing

/// What came of a campaign, as issues and attachments of a test.
@MainActor
struct FuzzJudge {
  /// What was fuzzed.
  let subject: Subject
  /// In which profile.
  let profile: Profile
  /// From which seed.
  let seed: UInt64
  /// Where issues are shown.
  let sourceLocation: SourceLocation

  /// Records an issue for all that is not as expected, and for what was left on the real main queue.
  func judge(_ outcome: Campaign.Outcome, _ stray: StrayWork?) {
    if let stray {
      Issue.record("\(subject.name): \(stray.words)", sourceLocation: sourceLocation)
    }
    for finding in outcome.findings { record(finding, stray) }
    if let flaky = outcome.flaky {
      record(
        "case \(flaky.index) of seed \(seed) had two outcomes: "
          + TwoVerdicts.words(flaky.difference))
    }
    guard outcome.failingCases == 0 else { return }
    // What a run never reached it says nothing about; findings end cases early and excuse it.
    var facts = subject.facts
    facts.switches = profile.switches
    let missing = Situation.required(for: facts, swipesBegin: true)
      .filter { !outcome.situations.contains($0) }
    guard !missing.isEmpty else { return }
    record(
      "\(PlainText.counted(outcome.casesDone, "case")) never reached "
        + missing.map(\.name).joined(separator: ", ") + ": run more, or longer ones")
  }

  private func record(_ finding: Finding, _ stray: StrayWork?) {
    var report = Report(finding, on: subject)
    report.strayWork = stray
    let test = Test.current?.name.split(separator: "(").first.map(String.init) ?? "FuzzTests"
    report.reproduction =
      "NAVFUZZ_SEED=\(seed) NAVFUZZ_RUNS=\(finding.origin.index + 1) swift test --filter \(test)"
    let text = report.text + "\n"
    let file = finding.seed
    Attachment.record(
      text, named: "\(subject.name)-\(profile.rawValue)-\(file.rule)-\(file.key).txt",
      sourceLocation: sourceLocation)
    Attachment.record(file.text, named: file.fileName, sourceLocation: sourceLocation)
    Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
  }

  private func record(_ words: String) {
    Issue.record(
      Comment(rawValue: "\(subject.name), \(profile.rawValue): \(words)"),
      sourceLocation: sourceLocation)
  }
}
