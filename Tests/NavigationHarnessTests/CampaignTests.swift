// CampaignTests: many cases of one subject: the same seed finds the same, however the run is cut up.

import HeadlessUIKit
import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

@Suite("Campaign") @MainActor
struct CampaignTests {
  private func campaign(
    _ subject: Subject, _ profile: Profile = .ios17, cases: Int = 12,
    change: (inout Campaign.Plan) -> Void = { _ in }
  ) -> Campaign {
    var plan = Campaign.Plan(seed: 7, caseCount: cases)
    plan.shrinkBudget = 150
    plan.searchLimit = 200
    change(&plan)
    return Campaign(
      subject: subject, profile: profile, switches: profile.switches, plan: plan)
  }

  @Test("the same seed has the same outcome")
  func repeats() {
    var first = campaign(.delegateSelf)
    var second = campaign(.delegateSelf)
    let outcome = first.run()
    let other = second.run()
    #expect(outcome.findings == other.findings)
    #expect(outcome.situations == other.situations)
    #expect(outcome.actionCount == other.actionCount)
    #expect(outcome.callbackCount == other.callbackCount)
    #expect(outcome.shrinkExecutions == other.shrinkExecutions)
    #expect(!outcome.findings.isEmpty)
  }

  @Test("a finding's case, run by itself, finds the same trace again")
  func oneCase() throws {
    var whole = campaign(.delegateSelf)
    let finding = try #require(whole.run().findings.last { !$0.origin.isByTheWay })
    var single = campaign(.delegateSelf, cases: 1) { $0.firstCase = finding.origin.index }
    let outcome = single.run()
    #expect(outcome.casesDone == 1)
    #expect(outcome.findings.first?.trace == finding.trace)
    #expect(outcome.findings.first?.origin == finding.origin)
  }

  @Test("a failure that turns up while another one is shrunk becomes a finding of its own")
  func byTheWay() throws {
    var campaign = campaign(.delegateSelf, cases: 1) { plan in
      plan.seed = 1
      plan.shrinkBudget = 400
    }
    let outcome = campaign.run()
    let slip = try #require(outcome.findings.first { $0.origin.isByTheWay })
    #expect(outcome.findings.first?.origin.isByTheWay == false)
    #expect(slip.origin.index == 0)
    var runner = CaseRunner(subject: .delegateSelf, switches: Profile.ios17.switches)
    for finding in outcome.findings {
      #expect(runner.run(finding.trace).violation == finding.violation)
    }
  }

  @Test(
    "a limit of bugs ends the campaign, and it goes on from there without one", arguments: [1, 2])
  func limited(limit: Int) {
    var through = campaign(.delegateSelf)
    let whole = through.run()
    var parts = campaign(.delegateSelf)
    parts.bugLimit = limit
    let outcome = parts.run()
    #expect(outcome.findings.count == limit)
    #expect(outcome.casesDone < whole.casesDone)
    #expect(
      outcome.findings.map(\.violation.bug)
        == Array(whole.findings.map(\.violation.bug).prefix(limit)))
  }

  @Test("a guided run's case, asked for by its number, is played as in the whole run")
  func guidedCase() throws {
    var whole = campaign(.delegateSelf, cases: 120) { $0.strategy = .guided }
    let finding = try #require(whole.run().findings.last)
    var single = campaign(.delegateSelf, cases: 1) {
      $0.strategy = .guided
      $0.firstCase = finding.origin.index
    }
    let outcome = single.run()
    #expect(outcome.casesDone == 1)
    #expect(outcome.findings.contains { $0.trace == finding.trace && $0.origin == finding.origin })
  }

  @Test("a guided case comes out again by itself", arguments: [17, 40, 99])
  func guidedCase(index: Int) {
    let counts = [index, index + 1].map { count in
      var campaign = campaign(.recommendedGuard, cases: count) { $0.strategy = .guided }
      return campaign.run().actionCount
    }
    var single = campaign(.recommendedGuard, cases: 1) {
      $0.strategy = .guided
      $0.firstCase = index
    }
    let outcome = single.run()
    #expect(outcome.actionCount == counts[1] - counts[0])
  }

  @Test("a guided run begins as a random one does")
  func guidedStart() {
    var random = campaign(.recommendedGuard, cases: 16)
    var guided = campaign(.recommendedGuard, cases: 16) { $0.strategy = .guided }
    #expect(guided.run().coverage == random.run().coverage)
  }

  @Test("a guided run draws other cases than a random one, and the same again")
  func guided() {
    var random = campaign(.recommendedGuard, cases: 80)
    var guided = campaign(.recommendedGuard, cases: 80) { $0.strategy = .guided }
    var again = campaign(.recommendedGuard, cases: 80) { $0.strategy = .guided }
    let outcome = guided.run()
    #expect(random.run().coverage != outcome.coverage)
    let other = again.run()
    #expect(other.actionCount == outcome.actionCount)
    #expect(other.coverage == outcome.coverage)
  }

  @Test("a run that is stopped and taken up again comes to the same as one run through")
  func resumed() {
    var through = campaign(.delegateSelf)
    let whole = through.run()
    var parts = campaign(.delegateSelf)
    var outcome = parts.run { $0.casesDone < 5 }
    #expect(outcome.wasStopped)
    #expect(outcome.casesDone == 5)
    outcome = parts.run { $0.casesDone != 8 }
    #expect(outcome.casesDone == 8)
    outcome = parts.run()
    #expect(!outcome.wasStopped)
    #expect(outcome.casesDone == 12)
    #expect(outcome.findings == whole.findings)
    #expect(outcome.actionCount == whole.actionCount)
    #expect(outcome.situations == whole.situations)
  }

  @Test("recorded bugs are counted and not searched for again")
  func known() throws {
    var fresh = campaign(.delegateSelf)
    let found = fresh.run()
    let bug = try #require(found.findings.first).violation.bug
    var knowing = campaign(.delegateSelf) { $0.knownBugs = [bug] }
    let outcome = knowing.run()
    #expect(outcome.knownBugs == [bug])
    #expect(outcome.knownCases > 0)
    #expect(outcome.failingCases == found.failingCases)
    #expect(!outcome.findings.contains { $0.violation.bug == bug })
    // What came up while the known one was shrunk comes up later.
    #expect(
      Set(outcome.findings.map(\.violation.bug))
        == Set(found.findings.dropFirst().map(\.violation.bug)))
    #expect(outcome.shrinkExecutions < found.shrinkExecutions)
  }

  @Test("a rule that is switched off is counted and finds nothing")
  func off() {
    var campaign = campaign(.stockCustomBack) { $0.offRules = [.deadSwipe] }
    let outcome = campaign.run()
    #expect(outcome.offCases > 0)
    #expect(!outcome.findings.contains { $0.violation.rule == .deadSwipe })
  }

  @Test("faults of the platform are counted, and are findings only where they are asked for")
  func platform() {
    var quiet = campaign(.stock, .ios7)
    let outcome = quiet.run()
    #expect(outcome.platformCases > 0)
    #expect(!outcome.findings.contains { $0.violation.fault == .platform })
    var loud = campaign(.stock, .ios7) { $0.reportsPlatform = true }
    #expect(loud.run().findings.contains { $0.violation.fault == .platform })
  }

  @Test("one bug is one finding, with the other ways in which it shows beside it")
  func merged() {
    var campaign = campaign(.delegateSelf, .ios7, cases: 30)
    let findings = campaign.run().findings
    let bugs = findings.map(\.violation.bug)
    #expect(Set(bugs).count == bugs.count)
    for finding in findings {
      for companion in finding.companions {
        #expect(companion.violation.bug == finding.violation.bug)
        #expect(companion.trace.count >= finding.trace.count)
      }
    }
    #expect(findings.contains { !$0.companions.isEmpty })
  }

  @Test("a controller that remembers earlier cases gives two verdicts, and ends the run")
  func flaky() throws {
    GlobalCounter.count = 0
    let subject = Subject("remembering") { RememberingController() }
    var campaign = campaign(subject)
    let flaky = try #require(campaign.run().flaky)
    #expect(flaky.first.violation != flaky.second.violation)
    #expect(!flaky.trace.isEmpty)
    let difference = try #require(flaky.difference)
    #expect(difference.first != difference.second)
    #expect(difference.step <= flaky.trace.count)
  }
}

/// What no controller should look at: it outlives the case.
@MainActor
private enum GlobalCounter {
  static var count = 0
}

/// Freezes at the root in every other case.
private final class RememberingController: UINavigationController, UIGestureRecognizerDelegate {
  private var isGuarded = false

  override func viewDidLoad() {
    super.viewDidLoad()
    GlobalCounter.count += 1
    isGuarded = GlobalCounter.count % 2 == 0
    interactivePopGestureRecognizer?.delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    transitionCoordinator == nil && (viewControllers.count > 1 || !isGuarded)
  }
}
