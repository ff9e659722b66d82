// ArenaCaseTests: what fingers and the system do beside the first finger is judged, and counted.

import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

@Suite("Cases of the touch arena") @MainActor
struct ArenaCaseTests {
  @Test(
    "a call that comes in breaks nothing, and is counted for what it cuts into",
    arguments: [
      ("push; settle; down edge; move 20; move 150; interruption 0", Situation.interruptedTouch),
      ("push; settle; down edge; move 20; move 150; interruption 1000", .interruptedTouch),
      ("push; wait 100; interruption 16", .interruptedTransition),
      ("push; settle; swipe full; interruption 1000", .interruptedTransition),
      ("push; settle; swipe partial; interruption 16; swipe full", .interruptedTransition),
    ])
  func interruption(text: String, situation: Situation) throws {
    let result = try CaseRunner.result(of: text, on: .recommendedGuard)
    #expect(result.violation == nil)
    #expect(result.situations.contains(situation))
    let plain = try CaseRunner.result(of: "push; settle; interruption 100", on: .recommendedGuard)
    #expect(!plain.situations.contains(situation))
  }

  @Test("a driver that knows of no finger but a lifted one never ends when a call comes in")
  func deafDriver() throws {
    let drag = "push; settle; down edge; move 20; move 150; "
    for (subject, breaks) in [(Subject.ownSwipe, false), (.ownSwipeEndedOnly, true)] {
      let lifted = try CaseRunner.result(of: drag + "up 600; settle", on: subject)
      #expect(lifted.violation == nil)
      let interrupted = try CaseRunner.result(of: drag + "interruption 0; settle", on: subject)
      #expect(interrupted.violation?.rule == (breaks ? .freeze : nil))
    }
  }
}
