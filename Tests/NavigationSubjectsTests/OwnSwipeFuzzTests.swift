// OwnSwipeFuzzTests: swipes with an animator and a driver of the app's own: the right one is left in peace, each wrong one is found.

import NavigationHarness
import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import NavigationTesting
import Testing

@Suite("Swipes of the app's own", .tags(.fuzz)) @MainActor
struct OwnSwipeFuzzTests {
  private func campaign(
    _ subject: Subject, _ profile: Profile, cases: Int, with capabilities: Capabilities = []
  ) -> Campaign.Outcome {
    var subject = subject
    subject.facts.capabilities = capabilities
    var plan = Campaign.Plan(seed: 5, caseCount: cases)
    // The proof of a minimum takes long without optimization.
    plan.shrinkBudget = 600
    plan.searchLimit = 50
    var campaign = Campaign(
      subject: subject, profile: profile, switches: profile.switches, plan: plan)
    return campaign.run()
  }

  @Test("a right one breaks no rule", arguments: [Profile.ios11, .ios17, .ios26])
  func right(profile: Profile) {
    let outcome = campaign(.ownSwipe, profile, cases: 60, with: [.arena])
    for finding in outcome.findings {
      Issue.record(Comment(rawValue: Report(finding, on: .ownSwipe).text))
    }
    #expect(outcome.failingCases == 0)
  }

  @Test(
    "what goes wrong with one is found: the app is frozen",
    arguments: [Subject.ownSwipeKept, .ownSwipeEndedOnly, .ownSwipeUnended])
  func broken(subject: Subject) throws {
    let outcome = campaign(subject, .ios17, cases: 60)
    let finding = try #require(outcome.findings.first)
    #expect(finding.violation.rule == .freeze)
    #expect(finding.trace.count <= 4)
  }

  @Test("UIKit's own, with the app's animators and drivers, breaks no rule")
  func animators() {
    for subject in [Subject.stock, .recommendedGuard] {
      let outcome = campaign(subject, .ios11, cases: 60, with: [.transitions])
      for finding in outcome.findings {
        Issue.record(Comment(rawValue: Report(finding, on: subject).text))
      }
      #expect(outcome.failingCases == 0)
    }
  }
}
