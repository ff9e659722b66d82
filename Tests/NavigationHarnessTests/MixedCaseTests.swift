// MixedCaseTests: traces that mix capabilities, on a right controller, and that once were false alarms.

import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

@Suite("Cases of several capabilities") @MainActor
struct MixedCaseTests {
  @Test(
    "break no rule", arguments: Profile.allCases,
    [
      // The row's screen is made when the finger comes down, before the one that the delegate pushes.
      "when should-receive push; tap row; settle",
      // The row is gone when the finger is lifted.
      "when should-receive push-unanimated; tap row; settle",
      // What the callback pops is never seen where what runs is completed at once.
      "when did-load pop; tap row; settle",
      // A push that is carried out comes before the one that cut it short, and what its callback pushes as well.
      "push; when did-appear push; tap row; settle",
      // What the last callbacks of a transition call starts one transition, after them.
      "when did-load push; when did-appear push; swipe-during push 0; settle",
      "when did-load set-new; when did-appear push; swipe-during push 0; settle",
      "cover; settle; uncover; when did-appear push; swipe-during push 0; settle",
      "cover; push; settle; uncover; when did-appear push; back-tap; settle",
      // A cancel that a call completes is completed once, and takes nothing from under that call.
      "push unanimated; swipe partial; when will-appear push; push; settle",
      "set-stack add-two unanimated; swipe partial; when will-appear pop-to-root; pop-to 1; settle",
      // Each push is carried out after what the callbacks of the one before it push.
      "when did-load push; when should-receive push; swipe-during push 0; settle",
      "when did-load push; when will-appear push; when should-receive push; swipe-during push 0; settle",
      // An empty stack shows no row, and what a callback sets the stack to asks nothing of what was there.
      "empty-stack; settle; tap row; settle",
      "when did-load set-new; empty-stack; tap row; settle",
      "empty-stack; settle; set-stack new-alone; settle; push; settle",
      // The page that the controller moves under is made before what is pushed on the way there.
      "when will-disappear push; root nested; settle",
      // The system takes both fingers away.
      "second-down edge; swipe interrupted; root own; present full; settle; dismiss top; settle",
      // The window's root changes once a turn.
      "root container; back-tap; root own; root container; settle; push; settle",
      // What a callback asks for while a swipe completes a push is not the finger's.
      "when did-appear set-new; swipe-during push 0; swipe partial; settle",
      // A call in a callback comes before the action's own only where there is one.
      "when did-load pop; when will-disappear push; root container; settle",
      // What a sheet under the finger holds up is carried out when the sheet has gone.
      "when will-disappear push; present page; settle; sheet-swipe full; settle",
      // The plain cover is still there in the turn in which it is taken away.
      "cover; settle; uncover; root other; settle; root own; settle",
      "root forwarding; settle; cover; settle; uncover; peek on; settle; peek off; settle",
    ])
  func clean(profile: Profile, text: String) throws {
    let violation = try CaseRunner.result(of: text, on: .recommendedGuard, profile).violation
    // Where nested calls corrupt, they are the platform's.
    #expect(violation.map { $0.fault } ?? .platform == .platform)
  }

  @Test("what takes a tab bar is required of no subject without one")
  func requiredOnTabs() {
    let facts = SubjectFacts(hasTabBar: true, capabilities: .all)
    #expect(Situation.required(for: facts, swipesBegin: true).contains(.tabReselected))
    let plain = SubjectFacts(capabilities: .all)
    #expect(!Situation.required(for: plain, swipesBegin: true).contains { $0.capability == .tabs })
  }
}
