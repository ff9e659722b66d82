// RouterCaseTests: a list of screens beside the stack is judged at rest, and each wrong way to keep one is found.

import HeadlessUIKit
import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

@Suite("Routers") @MainActor
struct RouterCaseTests {
  @Test("I12: each wrong router is found by what it misses, and the right one misses nothing")
  func found() throws {
    let cases: [(Subject, String, Rule, Cause?)] = [
      (
        .routerFromWillShow, "push; settle; swipe partial; settle", .routerDiverged,
        .cancelledSwipe
      ),
      (
        .routerFromDidShow, "push; settle; set-stack insert-under-top; settle", .routerDiverged,
        .stackSetUnderTop
      ),
      (
        .routerFromDisappear, "push; settle; push; settle; pop-to-root; settle", .routerDiverged,
        nil
      ),
      (
        .routerFromOverrides, "push; settle; swipe partial; settle", .routerDiverged,
        .cancelledSwipe
      ),
      (
        .routerWithEcho, "push; settle; push; settle; pop; wait 360; pop; settle",
        .stackDiverged, nil
      ),
    ]
    for (subject, text, rule, cause) in cases {
      let violation = try #require(
        try CaseRunner.result(of: text, on: subject).violation, "\(subject.name)")
      #expect(violation.rule == rule, "\(subject.name)")
      #expect(violation.cause == cause, "\(subject.name)")
      #expect(
        try CaseRunner.result(of: text, on: .syncedRouter).violation == nil, "\(subject.name)")
    }
  }

  @Test("B-020, B-023, B-025: asked through the router, the stack and the list go together")
  func asked() throws {
    for text in [
      "route-push; settle; route-push; settle; route-back; settle",
      "route-push; settle; swipe full; settle; route-push; settle",
      "route-push; settle; swipe partial; settle; route-push; settle; route-back; settle",
      "router-delay 80; push; settle; swipe flick; wait 30; swipe flick; settle",
    ] {
      #expect(try CaseRunner.result(of: text, on: .syncedRouter).violation == nil, "\(text)")
    }
  }

  @Test("B-029: a screen that refuses to be left stays, by tap and by swipe, and goes when it may")
  func veto() throws {
    let text = "route-push; settle; veto on; back-tap; settle; swipe full; settle"
    var depth = 0
    var runner = CaseRunner(subject: .syncedRouter, switches: Profile.ios17.switches)
    let trace = try Trace(inOneLine: text).actions
    let result = runner.run(trace) { step, observation, _ in
      if step < trace.count { depth = observation.stack.count }
    }
    #expect(result.violation == nil)
    #expect(result.situations.contains(.vetoedLeave))
    #expect(depth == 2)
    #expect(
      try CaseRunner.result(of: text + "; veto off; swipe full; settle", on: .syncedRouter)
        .violation == nil)
  }

  @Test("without a router the actions of one are nothing, and are not drawn")
  func none() throws {
    #expect(
      try CaseRunner.result(of: "route-push; route-back; veto on; settle", on: .stock).violation
        == nil)
    #expect(!Subject.stock.drawing(.router).facts.draws(.routePush))
    #expect(Subject.syncedRouter.drawing(.router).facts.draws(.veto))
  }

  @Test("a right router stays clean", arguments: Profile.allCases)
  func campaign(profile: Profile) {
    var plan = Campaign.Plan(seed: 5, caseCount: 40)
    plan.shrinkBudget = 100
    plan.searchLimit = 100
    var campaign = Campaign(
      subject: Subject.syncedRouter.drawing([.router, .callbacks]), profile: profile,
      switches: profile.switches, plan: plan)
    #expect(campaign.run().findings.map(\.violation.signature) == [])
  }
}
