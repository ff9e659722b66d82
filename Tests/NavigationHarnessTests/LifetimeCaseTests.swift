// LifetimeCaseTests: what an app holds is its own affair until it lets go, and then nobody else may hold it.

import HeadlessUIKit
import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

/// Keeps every page that it ever pushed.
private final class HoardingController: UINavigationController {
  private var pages: [UIViewController] = []

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
    if viewControllers.count > 1 { pages.append(viewController) }
  }
}

@Suite("Lives of screens, delegates and targets") @MainActor
struct LifetimeCaseTests {
  @Test(
    "a right controller stands all of it", arguments: [Profile.ios11, .ios26],
    [
      "push; settle; keep 1; pop; settle; let-go; settle",
      "push; settle; keep 1; pop; settle; push-kept; settle; swipe full; settle",
      "push; settle; keep 1; swipe full; settle; push-kept; settle; swipe partial; settle",
      "keep 0; set-stack new-alone; settle; push-kept; settle; swipe full; settle; let-go; settle",
      "forward-delegate; push; settle; swipe full; settle; return-delegate; push; settle",
      "delegate-dies; push; settle; swipe full; settle; return-delegate; push; settle; swipe full",
      "extra-target on; push; settle; swipe partial; settle; extra-target off; swipe full; settle",
    ])
  func right(profile: Profile, text: String) throws {
    #expect(try CaseRunner.result(of: text, on: .recommendedGuard, profile).violation == nil)
  }

  @Test(
    "a screen that the app holds is charged to nobody; let go, it is charged to who holds it too")
  func hoarding() throws {
    let subject = Subject("hoarding") { HoardingController() }
    var runner = CaseRunner(subject: subject, switches: Profile.ios17.switches)
    let text =
      "push; settle; keep 1; pop; settle; push; settle; keep 1; pop; settle; let-go; settle"
    let trace = try Trace(inOneLine: text).actions
    let result = runner.run(trace)
    #expect(result.violation?.rule == .leak)
    #expect(trace[result.step] == .lifetime(.letGo) || trace[result.step] == .settle)
    #expect(result.step >= trace.count - 2)
    #expect(runner.stage.holding()?.path == "HoardingController.pages[0] (UIViewController)")
  }

  @Test("a guard that waits for didShow loses the swipe with its delegate, by that cause")
  func deadDelegate() throws {
    let violation = try CaseRunner.result(
      of: "delegate-dies; push; settle; swipe full; settle", on: .shownScreenGuard
    ).violation
    #expect(violation?.rule == .deadSwipe)
    #expect(violation?.cause == .delegateTaken)
    #expect(
      try CaseRunner.result(
        of: "forward-delegate; push; settle; swipe full; settle", on: .shownScreenGuard
      )
      .violation == nil)
  }

  @Test(
    "a right controller stays clean, and a run reaches every situation", arguments: Profile.allCases
  )
  func campaign(profile: Profile) {
    let plan = Campaign.Plan(seed: 3, caseCount: 120)
    let subject = Subject.recommendedGuard.drawing(.lifetime)
    var campaign = Campaign(
      subject: subject, profile: profile, switches: profile.switches, plan: plan)
    let outcome = campaign.run()
    #expect(outcome.findings.map(\.violation.signature) == [])
    var facts = subject.facts
    facts.switches = profile.switches
    let missing = Situation.required(for: facts, swipesBegin: true)
      .filter { $0.capability == .lifetime && !outcome.situations.contains($0) }
    #expect(missing == [])
  }
}
