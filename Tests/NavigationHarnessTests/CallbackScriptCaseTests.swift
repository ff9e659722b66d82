// CallbackScriptCaseTests: calls in callbacks are judged as calls within what runs, and one without end is a finding.

import HeadlessUIKit
import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

@Suite("Cases with calls in callbacks") @MainActor
struct CallbackScriptCaseTests {
  private func result(
    _ text: String, on subject: Subject = .recommendedGuard, _ profile: Profile = .ios17
  ) throws -> CaseResult {
    try CaseRunner.result(of: text, on: subject, profile)
  }

  @Test(
    "each call in each callback of a push and a swipe back leaves a right guard whole",
    arguments: ScriptMoment.allCases)
  func clean(moment: ScriptMoment) throws {
    for call in ScriptedCall.allCases where call != .swipeOff {
      let text = "when \(moment.name) \(call.name); push; settle; "
      let violation = try result(text + "push; settle; swipe full; settle").violation
      #expect(violation == nil, "\(moment.name) \(call.name)")
      let swiped = try result(
        "push; settle; when \(moment.name) \(call.name); swipe full; settle"
      ).violation
      #expect(swiped == nil, "swipe \(moment.name) \(call.name)")
    }
  }

  @Test("R-444, I7: a call in a callback that brings about itself is a runaway, with its callbacks")
  func runaway() throws {
    let result = try result("when did-show push-unanimated always; push unanimated; settle")
    let violation = try #require(result.violation)
    #expect(violation.rule == .runaway)
    #expect(violation.trap == .runaway)
    guard case .callbacks(let callbacks) = violation.observed else {
      Issue.record("no callbacks: \(violation.observed)")
      return
    }
    #expect(callbacks.contains { $0.kind == .didShow })
    let endless = try self.result("when did-show push always; push; settle")
    #expect(endless.violation?.rule == .runaway)
  }

  @Test("R-530: the swipe switched off in its own begin hangs, and that is the platform's fault")
  func switchedOff() throws {
    let violation = try #require(
      try result("push; settle; when will-appear swipe-off; swipe full").violation)
    #expect(violation.cause == .swipeOffInCallback)
    #expect(violation.fault == .platform)
  }

  @Test("what waits for a callback at the end of a case does not disturb the closing probe")
  func probe() throws {
    #expect(try result("when did-show set-new; when will-appear pop").violation == nil)
  }

  @Test("a right guard stays clean with calls in callbacks", arguments: [Profile.ios11, .ios17])
  func campaign(profile: Profile) {
    var plan = Campaign.Plan(seed: 5, caseCount: 150)
    plan.shrinkBudget = 100
    plan.searchLimit = 100
    var campaign = Campaign(
      subject: Subject.recommendedGuard.drawing(.callbacks), profile: profile,
      switches: profile.switches, plan: plan)
    let outcome = campaign.run()
    #expect(outcome.findings.map(\.violation.signature) == [])
    #expect(outcome.situations.contains(.callInAppearance))
    #expect(outcome.situations.contains(.callInDidShow))
  }
}
