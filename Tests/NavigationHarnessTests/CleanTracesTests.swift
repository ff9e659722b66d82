// CleanTracesTests: traces of several capabilities that break no rule, and once were false alarms.

import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

@Suite("Traces that break no rule") @MainActor
struct CleanTracesTests {
  @Test("are clean, whoever plays them", arguments: everywhere + cuttingIn)
  func clean(example: CleanTrace) throws {
    #expect(try example.violation == nil)
  }
}

extension CleanTracesTests {
  nonisolated fileprivate static let everywhere = [Profile.ios11, .ios17, .ios26].flatMap {
    profile in
    [Subject.stock, .recommendedGuard, .recommendedGuardQueue].flatMap { subject in
      texts.map { CleanTrace(subject, profile, $0) }
    }
  }

  nonisolated private static let texts = [
    // A tap while a swipe slides back finds what the swipe gives back.
    "push kind=1; set-stack swap-top unanimated; swipe partial; back-tap",
    // A page that is made for a place has its name before anybody hears of the move there.
    "when will-disappear push; root nested",
    "when did-disappear push; root nested; settle",
    // What is put off while a finger takes a sheet away is carried out when the sheet has gone.
    "push; push; present page unanimated; wait 302; sheet-swipe full",
    "push; pop; present page unanimated; wait 302; sheet-swipe full",
    // In the turn in which the cover goes, no root changes.
    "cover; settle; uncover; root other",
    // The root changes once in a turn.
    "root container; back-tap; root own; root container",
    "root forwarding; settle; root own; root forwarding; settle",
    "root nested; settle; root own; root nested; settle",
    // Without a page there is no row to be tapped.
    "empty-stack; settle; tap row",
    "empty-stack; settle; push",
    // Whoever takes one finger away takes all away.
    "second-down edge; swipe interrupted; root own; present page",
    // What a callback of the end takes out hears first that it has come.
    "set-stack insert-under-root; pop; set-stack top-alone; when did-appear push; settle",
    // A new screen alone needs no stack that is there.
    "push; when did-load set-new after=1; when will-appear push; empty-stack; settle",
    "push; when will-disappear set-new after=1; empty-stack; settle",
    "when did-load set-new; empty-stack; tap row",
    "empty-stack; settle; set-stack new-alone; settle",
    // What is put off while a container takes the controller away waits for it, with a finger down or not.
    "root forwarding; back-tap; push; push; peek on; swipe full",
    "root forwarding; back-tap; push; pop; peek on; swipe full",
    // Two callbacks of one move call in the order in which they are called.
    "when did-load push; when will-disappear push; root container",
    // A finger that comes down between the call of a modal and its way finds nothing.
    "push; present full; swipe full",
    "push; present full unanimated; swipe full; dismiss top unanimated; swipe full; swipe full",
    "present full unanimated; tap row",
    "push; down edge; present full unanimated; swipe full; dismiss top; settle; swipe full",
    "push; down edge; present full unanimated; down edge; dismiss top unanimated; up 0; swipe full",
    "push kind=1; present page unanimated; down edge; sheet-swipe full; settle; swipe full",
  ]

  /// What a transition asks for as a swipe cuts it short comes without a finger.
  nonisolated fileprivate static let cuttingIn = [
    "when did-appear push; swipe-during push 0",
    "when did-appear push; swipe-during push 0; push; present full",
    "push; settle; when did-appear pop; push; down edge; move 30; move 100; cancel-touch; settle",
    "push; settle; when did-appear set-new; push; down edge; move 30; up 0; settle",
    "set-stack add-two; swipe interrupted; when will-appear push-unanimated; swipe full",
    "set-stack add-two; swipe interrupted; when will-appear push; swipe partial",
    "push; present full; swipe full",
  ].map { CleanTrace(.stock, .ios26, set: ["systemDelegateDecisionPoint=shouldBegin"], $0) }
}
