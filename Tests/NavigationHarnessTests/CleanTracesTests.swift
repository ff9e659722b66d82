// CleanTracesTests: traces of several capabilities that break no rule, and once were false alarms.

import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

@Suite("Traces that break no rule") @MainActor
struct CleanTracesTests {
  @Test("are clean, whoever plays them", arguments: everywhere + cuttingIn + ownSwipes + single)
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
    // The move that makes a sheet follow the finger moves it by nothing, or by all of it.
    "present page; settle; down inside; move 0 vertically=400; up 0; settle",
    "present form; settle; down inside; move 0 vertically=400; up 0; settle",
    "present page; settle; down inside; move 0 vertically=67; move 0 vertically=333; up 0; settle",
    "present page; settle; down inside; move 0 vertically=100; move 0 vertically=300; up 0; settle",
    // A sheet is where the finger is that was lifted last, and not where another one tapped.
    "present page; settle; down bar; move 0 vertically=40; tap row; up 0; settle",
    "present form; settle; down inside; move 0 vertically=40; second-down edge; second-up 0; up 0",
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

  /// A pan of the app's own pops within the touch, and what the pop's callbacks call comes after that.
  nonisolated fileprivate static let ownSwipes = [Profile.ios11, .ios17, .ios18, .ios26].flatMap {
    profile in
    [
      "push unanimated; when will-leave push; swipe full",
      "push unanimated; when will-leave pop; swipe partial",
      "set-stack add-two unanimated; when will-leave pop; swipe full",
      "set-stack add-two; take-delegate; settle; when did-load pop; swipe full",
      "set-stack insert-under-root; when did-load push; forward-delegate; swipe full",
      "set-stack add-two unanimated; when will-leave pop; forward-delegate; swipe full",
      // What a call explains is no pan's.
      "push unanimated; pop-to 1; when did-load pop; swipe full",
      // The system's swipe of a controller around it does not wait for the pan.
      "set-stack insert-under-root; root nested; back-tap; swipe full",
      "root nested; swipe-during push 0; swipe full",
    ].map { CleanTrace(.ownSwipe, profile, $0) }
  }

  nonisolated fileprivate static let single = [
    CleanTrace(
      .stock, .ios17, set: ["translationOrigin=touchDown"],
      "present page; settle; down inside; move 0 vertically=400; up 0; settle"),
    CleanTrace(
      .lockDrop, .ios26,
      "push unanimated; bar hidden; swipe-enabled off; direction right-to-left; down bar; move -10"),
    // Way and time are those of the finger that drives.
    CleanTrace(
      .recommendedGuardQueue, .ios17,
      "push unanimated; swipe interrupted; settle; second-down edge; second-move 10; present page"),
    CleanTrace(
      .ownSwipe, .ios26,
      "set-stack insert-under-root; when did-load push; when will-appear push; when did-appear push; when will-disappear push; when did-disappear push; when will-join push; when did-join push; wait 0"
    ),
    // A page that scrolled under the finger, and was covered, does not move together with the next one.
    CleanTrace(
      .recommendedGuardQueue, .ios26,
      "push kind=1; swipe-during push 0; down edge; move 10; second-down inside; second-move 1; settle; second-move 9"
    ),
    // So many calls wait that nobody can tell which of them led to a stack on the way.
    CleanTrace(
      .recommendedGuard, .ios17,
      "push; tap row; push unanimated; pop; push unanimated; pop; push unanimated; push unanimated; pop unanimated; push unanimated; tap row; tap back; push unanimated; tap row; tap back; tap row; push; push; pop; pop; tap back"
    ),
    // Who is taken out before it has heard that it joins hears nothing.
    CleanTrace(
      .recommendedGuard, .ios26,
      "set-stack insert-under-root; set-stack insert-under-root; when will-join set-new; when did-join push; settle"
    ),
    // No push brings a transition back.
    CleanTrace(
      .ownSwipe, .ios17,
      "when will-leave push; swipe-during push 0; take-delegate; root container; tap row; swipe full"
    ),
    CleanTrace(
      .ownSwipe, .ios26,
      "take-delegate; search on; push unanimated; tap row; when will-appear push; swipe full"),
    // A finger that came down while the app read the other way is no swipe back.
    CleanTrace(.ownSwipe, .ios17, "push unanimated; down edge; direction right-to-left; move 10"),
    CleanTrace(
      .ownSwipe, .ios17,
      "when will-leave push; swipe-during push 0; pop-to 1; take-delegate; root container; double-swipe 0"
    ),
    // The system's swipe is on again beside the pan: what it does between a call and its layout is the system's.
    CleanTrace(
      .ownSwipe, .ios26,
      "push; swipe-enabled on; take-delegate; when should-begin push; settle; swipe full"),
    // What was off the edge when the finger came down is the content's, whichever way the app reads now.
    CleanTrace(
      .lockDrop, .ios26,
      "push unanimated; swipe-enabled off; second-down right-edge; direction right-to-left; second-move -10"
    ),
    // What was switched off says nothing about the next transition, nor about one that the app's own animator shows.
    CleanTrace(
      .stock, .ios11,
      "push unanimated; down edge; move 10; swipe-enabled off; animator fade; settle; drive pop finish"
    ),
    CleanTrace(
      .pushFlagGuardCleared, .ios17,
      "set-stack insert-under-root; animator fade; when did-load swipe-off; swipe full; push; settle; drive pop finish"
    ),
    CleanTrace(
      .lockDrop, .ios7, "push unanimated; animator fade; down edge; move 10; swipe-enabled off"),
    CleanTrace(
      .lockDrop, .ios17, "push unanimated; animator fade; down edge; move 10; swipe-enabled off"),
    // Whether a set stack under the same top is laid out before what follows in its turn is open.
    CleanTrace(
      .recommendedGuard, .ios17,
      "animator interruptible; set-stack insert-under-root; swipe-during push 0; take-hold cancel"),
    CleanTrace(
      .recommendedGuard, .ios18,
      "animator interruptible; set-stack insert-under-root; back-tap; take-hold cancel"),
    // So it is with calls that waited for a modal and came together, whoever plays them.
    CleanTrace(.stock, .ios11, Self.waitingSet("present page", "insert-under-root", "push")),
    CleanTrace(.stock, .ios17, Self.waitingSet("present page", "insert-under-root", "push")),
    CleanTrace(.stock, .ios18, Self.waitingSet("present page", "insert-under-root", "push")),
    CleanTrace(
      .recommendedGuard, .ios17, Self.waitingSet("present form", "insert-under-top", "push")),
    CleanTrace(
      .recommendedGuard, .ios17,
      "push; settle; " + Self.waitingSet("present page", "insert-under-root", "pop")),
    CleanTrace(
      .ownSwipe, .ios17,
      Self.waitingSet("present page", "insert-under-root", "set-stack add-two")),
    // A set that waits for the end of a push is still a set.
    CleanTrace(
      .recommendedGuardQueue, .ios7,
      "push unanimated; set-stack new-alone; animator interruptible; wait 1; take-hold cancel"),
    // Two calls, each carried out after what its callbacks call.
    CleanTrace(
      .ownSwipe, .ios26,
      "when did-load push; when will-appear push; when did-appear push; when will-disappear push; cover; empty-stack; wait 0"
    ),
  ]

  /// A set under a modal that comes, another call after it, and a transition for both that is taken back.
  nonisolated private static func waitingSet(
    _ modal: String, _ recipe: String, _ call: String
  ) -> String {
    "animator interruptible; \(modal); set-stack \(recipe); \(call); wait 350; take-hold cancel"
  }

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
