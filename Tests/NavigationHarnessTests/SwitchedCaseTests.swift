// SwitchedCaseTests: traces of right subjects under settings that once were false alarms.

import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

@Suite("Cases under other settings") @MainActor
struct SwitchedCaseTests {
  @Test("break no rule", arguments: departing + others + late)
  func clean(example: CleanTrace) throws {
    #expect(try example.violation == nil)
  }

  @Test("a call within a transition that raises is the system's fault, as one that corrupts is")
  func raisingCall() throws {
    for policy in ["trap", "corrupt"] {
      let violation = try CaseRunner.result(
        of: "push; push; settle; pop; settle; pop; settle", on: .stock, .ios11,
        set: ["nestedTransitionPolicy=\(policy)"]
      ).violation
      #expect(violation?.fault == .platform)
      #expect(violation?.cause == .nestedCalls)
    }
  }

  @Test("a tap on the way back within a swipe that has just begun raises by the system's fault")
  func raisingTap() throws {
    let violation = try CaseRunner.result(
      of: "set-stack add-two unanimated; down edge; move 19; tap back", on: .recommendedGuardQueue,
      .ios11,
      set: [
        "nestedTransitionPolicy=trap", "gestureActionSlot=nextTurn",
        "contentTouchesDuringTransition=delivered",
      ]
    ).violation
    #expect(violation?.rule == .trap)
    #expect(violation?.fault == .platform)
  }

  @Test("a pop to a screen that only reads as if it were in the stack is the system's fault")
  func oddReading() throws {
    let violation = try CaseRunner.result(
      of: "cover; set-stack add-two; pop-to-root; pop-to 2", on: .recommendedGuardQueue, .ios7,
      set: ["multiLevelPopRead=departingFirstUntilLayout"]
    ).violation
    #expect(violation?.trap == .poppedToStranger)
    #expect(violation?.fault == .platform)
  }

  @Test("a swipe that is switched off between its begin and its action hangs by itself")
  func switchedOffBeforeAction() throws {
    let violation = try CaseRunner.result(
      of: "push unanimated; down edge; move 18; swipe-enabled off", on: .stock, .ios11,
      set: ["gestureActionSlot=nextTurn"]
    ).violation
    #expect(violation?.fault == .platform)
    #expect(violation?.rule == .freeze)
  }

  @Test(
    "the system's own swipe between a call and its layout is the system's fault, though swipes may interrupt",
    arguments: [
      ("swipe-during push 0; down edge; push unanimated; move 10", Cause.swipeDuringPush),
      (
        "swipe-during push 0; down edge; set-stack root-and-new unanimated; move 10",
        .swipeDuringPush
      ),
      ("swipe-during push 0; down edge; set-stack swap-top unanimated; move 10", .swipeDuringPush),
      ("push; swipe-during push 0; down edge; pop unanimated; move 10", .swipeDuringPop),
      ("push; settle; down edge; push unanimated; move 10", .staleTouchDuringPush),
      (
        "push; swipe-during push 0; swipe partial; down edge; pop unanimated; move 10",
        .swipeDuringCancel
      ),
      (
        "push; push; settle; swipe partial; down edge; pop unanimated; move 10", .swipeDuringCancel
      ),
    ])
  func swipeBeforeLayout(trace: String, cause: Cause) throws {
    for subject in [Subject.stock, .stockBackItem] {
      let violation = try CaseRunner.result(of: trace, on: subject, .ios26).violation
      #expect(violation?.fault == .platform, "\(trace) on \(subject.name)")
      #expect(violation?.cause == cause, "\(trace) on \(subject.name)")
    }
  }
}

extension SwitchedCaseTests {
  /// the top that a pop of several levels took away reads first until the layout, and other calls of the turn meet it there.
  nonisolated fileprivate static let departing =
    [
      "set-stack add-two; settle; pop-to-root; set-stack add-two; settle",
      "set-stack add-two; settle; pop-to-root; push; settle",
      "set-stack add-two; settle; pop-to-root; push; pop-to-root; settle",
      "set-stack add-two; settle; pop-to 0; pop-to 0; settle",
      "set-stack add-two; settle; push; wait 100; pop-to-root; settle",
      "set-stack add-two; settle; pop-to-root; cover; settle; uncover; settle",
      "set-stack add-two; settle; set-stack insert-under-top; pop-to-root; set-stack swap-top; settle",
    ].map { CleanTrace(.stock, .ios11, set: ["multiLevelPopRead=departingFirstUntilLayout"], $0) }
    + [
      // Who came and went within one turn reads first all the same.
      CleanTrace(
        .recommendedGuardQueue, .ios18, set: ["multiLevelPopRead=departingFirstUntilLayout"],
        "cover; push; push; pop-to-root; interruption 0")
    ]

  /// Z-31: a recogniser is heard a turn later, when the other finger acts or a call is made.
  nonisolated fileprivate static let late = [
    (Profile.ios11, "push unanimated; down edge; second-down inside; move 19; second-move 0"),
    (
      .ios17,
      "push unanimated; direction right-to-left; down right-edge; move -19; second-down edge"
    ),
    (
      .ios17,
      "push unanimated; direction right-to-left; second-down right-edge; second-move -19; push"
    ),
    (.ios26, "push unanimated; swipe-enabled off; second-down inside; second-move 19; push"),
    (.ios18, "push; second-down inside; background 0; down edge; move 19; second-down edge"),
    (
      .ios17,
      "push unanimated; swipe full from=inside; second-down edge; second-move 19; background 0"
    ),
    (
      .ios17,
      "push kind=1 unanimated; swipe full; second-down edge; second-move 19; second-move 1; cancel-touch"
    ),
    (
      .ios11,
      "push kind=1 unanimated; second-down edge; down edge; move 19; second-move 19; move 1"
    ),
  ].map {
    CleanTrace(
      .recommendedGuard, $0.0, set: ["gestureActionSlot=nextTurn", "extraTouchPolicy=ignore"], $0.1)
  }

  nonisolated private static let atBegin = "systemDelegateDecisionPoint=shouldBegin"

  nonisolated fileprivate static let others = [
    // A second push of a screen is no call where it is passed over, but a guard may take it for one.
    CleanTrace(
      .recommendedGuard, .ios17, set: ["duplicatePush=ignore"],
      "push; settle; down edge; push-again 0; move 31"),
    // A didShow that follows a cancel comes before the transition's end.
    CleanTrace(
      .stock, .ios11, set: ["didShowOnCancel=afterCancel"], "push unanimated; swipe partial; settle"
    ),
    CleanTrace(
      .recommendedGuard, .ios26, set: ["didShowOnCancel=afterCancel"], "push; swipe partial; settle"
    ),
    // Where a call cuts a swipe short, no swipe runs any more.
    CleanTrace(
      .stock, .ios26, set: [atBegin, "pushPopDuration=5000"],
      "push; down edge; move 10; push; up 0; swipe full; settle"),
    // A swipe that cuts a cancel short pops the page that has just come back.
    CleanTrace(
      .stock, .ios17, set: [atBegin, "nestedTransitionPolicy=interrupt"],
      "set-stack add-two; swipe partial; down edge; move 10; settle"),
    CleanTrace(
      .recommendedGuard, .ios26, set: [],
      "set-stack add-two; settle; swipe partial; swipe partial; settle"),
    // A recogniser that is heard a turn later has begun all the same.
    CleanTrace(
      .stock, .ios17, set: [atBegin, "gestureActionSlot=nextTurn"],
      "push; settle; down edge; move 30"),
    // A push that cuts a cancel short finds the page back.
    CleanTrace(
      .stock, .ios26, set: [atBegin, "multiLevelPopRead=departingFirstUntilLayout"],
      "push; swipe partial; push; settle"),
    // What was asked for and has not started cannot be cut short by a swipe.
    CleanTrace(.stock, .ios26, set: [atBegin], "down edge; push unanimated; move 10"),
    CleanTrace(
      .stock, .ios11, set: [atBegin, "nestedTransitionPolicy=interrupt"],
      "set-stack new-alone unanimated; push; swipe-during push 0"),
    // A queue that carries out a pop first has room for the same page again.
    CleanTrace(
      .recommendedGuardQueue, .ios18, set: ["duplicatePush=ignore"],
      "push; pop; push-again 1; settle"),
    // A call that is over when it returns is no transition that a swipe could meet.
    CleanTrace(
      .stock, .ios18, set: [atBegin, "transitionStart=synchronousWhenVisible"],
      "down edge; push unanimated; move 10"),
    // A swipe that is heard a turn later, when the background ends all, is over before anybody looks.
    CleanTrace(
      .recommendedGuard, .ios17,
      set: [
        "gestureActionSlot=nextTurn", "transitionStart=synchronousWhenVisible",
        "sameTurnPush=immediate",
      ],
      "push unanimated; search on; down edge; move 10; background 0"),
    CleanTrace(
      .stock, .ios11,
      set: ["gestureActionSlot=nextTurn", "multiLevelPopRead=departingFirstUntilLayout", atBegin],
      "set-stack insert-under-root; search on; down edge; move 19; background 0"),
    // Slow transitions, one after the other, come to rest too.
    CleanTrace(
      .stock, .ios11, set: ["pushPopDuration=5000"],
      Array(repeating: "push", count: 13).joined(separator: "; ")),
  ]
}
