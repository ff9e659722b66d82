// CleanFuzzTests: the subjects and profiles that nothing is to be found in.

import NavigationHarness
import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import NavigationTesting
import Testing

@Suite("Clean subjects", .tags(.fuzz)) @MainActor
struct CleanFuzzTests {
  /// Cases of each cell without a word from the environment.
  nonisolated static let usualRunCount = 100

  /// In a process of its own (`SideProcess`).
  @Test("break no rule, and reach every situation that counts")
  nonisolated func clean() async {
    await #expect(processExitsWith: .success) {
      SideProcess.giveWay()
      for cell in CleanCell.all { try await CleanFuzzTests.fuzz(cell) }
    }
  }

  private static func fuzz(_ cell: CleanCell) throws {
    let sample = try FuzzSample(usual: usualRunCount)
    let switches = try cell.settings.reduce(cell.profile.switches) { try $0.setting($1) }
    let plan = Campaign.Plan(seed: sample.seed, caseCount: sample.caseCount)
    var campaign = Campaign(
      subject: cell.subject, profile: cell.profile, switches: switches, plan: plan)
    let outcome = campaign.run { _ in sample.hasTime }
    for finding in outcome.findings {
      Issue.record(Comment(rawValue: Report(finding, on: cell.subject).text))
    }
    #expect(outcome.failingCases == 0, "\(cell.testDescription)")
    #expect(outcome.flaky == nil, "\(cell.testDescription)")
    var facts = cell.subject.facts
    facts.switches = switches
    let missing = Situation.required(for: facts, swipesBegin: true)
      .filter { !outcome.situations.contains($0) }
    #expect(
      outcome.casesDone < usualRunCount || missing.map(\.name) == [],
      "\(cell.testDescription) misses \(missing.map(\.name))")
  }
}

/// A subject and a profile in which nothing is to be found.
struct CleanCell: Sendable, CustomTestStringConvertible {
  let subject: Subject
  let profile: Profile
  /// Switches that differ from the profile's, as `name=value`.
  var settings: [String] = []

  var testDescription: String {
    ([subject.name, profile.rawValue] + settings).joined(separator: ", ")
  }

  /// All of them.
  static let all = [
    CleanCell(subject: .stock, profile: .ios11),
    CleanCell(
      subject: .stock, profile: .ios17, settings: ["systemDelegateDecisionPoint=shouldBegin"]),
    CleanCell(subject: .stockBackItem, profile: .ios11),
    CleanCell(subject: .pushFlagGuardCleared, profile: .ios11),
    CleanCell(subject: .pushFlagGuardCleared, profile: .ios17),
    CleanCell(subject: .pushFlagGuardCleared, profile: .ios18),
    CleanCell(subject: .pushFlagGuardCleared, profile: .ios26),
    CleanCell(subject: .lockDrop, profile: .ios7),
    CleanCell(subject: .lockDrop, profile: .ios9),
    CleanCell(subject: .lockDrop, profile: .ios11),
    CleanCell(subject: .lockDrop, profile: .ios17),
    CleanCell(subject: .lockDrop, profile: .ios18),
    CleanCell(subject: .lockDrop, profile: .ios26),
    CleanCell(subject: .ownSwipe, profile: .ios11),
    CleanCell(subject: .ownSwipe, profile: .ios17),
    CleanCell(subject: .ownSwipe, profile: .ios18),
    CleanCell(subject: .ownSwipe, profile: .ios26),
    CleanCell(subject: .recommendedGuard, profile: .ios11),
    CleanCell(subject: .recommendedGuard, profile: .ios17),
    CleanCell(subject: .recommendedGuard, profile: .ios18),
    CleanCell(subject: .recommendedGuard, profile: .ios26),
    CleanCell(subject: .recommendedGuardQueue, profile: .ios7),
    CleanCell(subject: .recommendedGuardQueue, profile: .ios9),
    CleanCell(subject: .recommendedGuardQueue, profile: .ios11),
    CleanCell(subject: .recommendedGuardQueue, profile: .ios17),
    CleanCell(subject: .recommendedGuardQueue, profile: .ios18),
    CleanCell(subject: .recommendedGuardQueue, profile: .ios26),
  ]
}
