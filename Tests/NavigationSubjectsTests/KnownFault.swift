// KnownFault: the faults that the subjects hide, each with its exact minimal trace.

import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

/// A fault that a subject hides, and what must be found of it.
struct KnownFault: Sendable, CustomTestStringConvertible {
  let id: String
  let subject: Subject
  let profile: Profile
  let rule: Rule
  var cause: Cause?
  var trap: TrapName?
  var fault = Fault.subject
  /// The minimal trace: one action a line, with `; ` for the line's end.
  let minimum: String
  /// Transitions that are explored for it in a test; `Scripts/faults` explores more.
  var searchLimit = 2_500

  var testDescription: String { "\(id), \(subject.name), \(profile.rawValue)" }

  /// What shrinking must keep.
  var signature: Violation.Signature {
    Violation.Signature(rule: rule, cause: cause, trap: trap, fault: fault)
  }

  /// Every other bug that there can be: passed over, so that only this fault is looked for.
  var otherBugs: Set<Violation.Bug> { Self.allBugs.subtracting([signature.bug]) }

  private static let allBugs: Set<Violation.Bug> = {
    var bugs: Set<Violation.Bug> = []
    for rule in Rule.allCases {
      for cause in [nil] + Cause.allCases.map(Optional.some) {
        for trap in [nil] + TrapName.allCases.map(Optional.some) {
          for fault in Fault.allCases {
            bugs.insert(
              Violation.Signature(rule: rule, cause: cause, trap: trap, fault: fault).bug)
          }
        }
      }
    }
    return bugs
  }()

  /// All of them, in their order.
  static let all = [
    KnownFault(
      id: "F-1a", subject: .stock, profile: .ios17, rule: .freeze, cause: .staleTouchAtRoot,
      fault: .platform, minimum: "push; settle; down edge; set-stack top-alone; move 10"),
    KnownFault(
      id: "F-1b", subject: .stock, profile: .ios17, rule: .freeze, cause: .staleTouchDuringPush,
      fault: .platform, minimum: "push; settle; down edge; push; move 10"),
    KnownFault(
      id: "F-1c", subject: .stock, profile: .ios17, rule: .freeze, cause: .staleTouchDuringPop,
      fault: .platform, minimum: "push; settle; down edge; pop; move 10"),
    KnownFault(
      id: "F-2", subject: .stockCustomBack, profile: .ios17, rule: .deadSwipe,
      minimum: "push; settle; swipe full"),
    KnownFault(
      id: "F-3", subject: .stockHiddenBar, profile: .ios17, rule: .deadSwipe,
      minimum: "push kind=1; settle; swipe full"),
    KnownFault(
      id: "F-4", subject: .delegateNil, profile: .ios17, rule: .freeze, cause: .swipeAtRoot,
      minimum: "swipe full"),
    KnownFault(
      id: "F-5a", subject: .delegateNil, profile: .ios17, rule: .freeze, cause: .swipeDuringPush,
      minimum: "swipe-during push 0"),
    KnownFault(
      id: "F-5b", subject: .delegateNil, profile: .ios17, rule: .freeze, cause: .swipeDuringPop,
      minimum: "set-stack add-two unanimated; swipe-during pop 0"),
    KnownFault(
      id: "F-6", subject: .delegateSelf, profile: .ios17, rule: .freeze, cause: .swipeAtRoot,
      minimum: "swipe full"),
    KnownFault(
      id: "F-7", subject: .delegateSelf, profile: .ios17, rule: .freeze,
      cause: .swipeDuringFinish, minimum: "push unanimated; double-swipe 0"),
    KnownFault(
      id: "F-8a", subject: .delegateSelf, profile: .ios17, rule: .freeze, cause: .swipeDuringPush,
      minimum: "swipe-during push 0"),
    KnownFault(
      id: "F-8b", subject: .delegateSelf, profile: .ios17, rule: .freeze, cause: .swipeDuringPop,
      minimum: "set-stack add-two unanimated; swipe-during pop 0"),
    KnownFault(
      id: "F-9", subject: .screenAsDelegate, profile: .ios7, rule: .deadObject,
      trap: .deadGestureDelegate, minimum: "push; settle; pop unanimated; swipe full",
      // From other traces none of the shrinker's moves leads there.
      searchLimit: 20_000),
    KnownFault(
      id: "F-10", subject: .screenAsDelegate, profile: .ios9, rule: .freeze, cause: .swipeAtRoot,
      minimum: "set-stack new-alone unanimated; swipe full"),
    KnownFault(
      id: "F-11", subject: .shownScreenGuard, profile: .ios17, rule: .freeze, cause: .swipeAtRoot,
      minimum: "push; set-stack top-alone; settle; swipe full"),
    KnownFault(
      id: "F-12", subject: .shownScreenGuard, profile: .ios17, rule: .deadSwipe,
      cause: .stackSetUnderTop, minimum: "set-stack insert-under-root; settle; swipe full"),
    KnownFault(
      id: "F-13", subject: .shownScreenGuard, profile: .ios17, rule: .deadSwipe,
      cause: .delegateTaken, minimum: "push; take-delegate; settle; swipe full"),
    KnownFault(
      id: "F-14", subject: .shownScreenGuardScrollBoth, profile: .ios17, rule: .bothMoved,
      minimum: "push kind=1; settle; swipe full"),
    KnownFault(
      id: "F-15", subject: .shownScreenGuardScrollNone, profile: .ios17, rule: .deadSwipe,
      cause: .scrollViewWon, minimum: "push kind=1; settle; swipe full"),
    KnownFault(
      id: "F-16", subject: .childCountGuard, profile: .ios17, rule: .freeze,
      cause: .staleTouchAtRoot,
      minimum: "push unanimated; down edge; set-stack top-alone; move 10"),
    KnownFault(
      id: "F-17", subject: .childCountGuard, profile: .ios17, rule: .freeze,
      cause: .transitionTouchAtRoot, minimum: "set-stack new-alone; wait 334; swipe full",
      searchLimit: 6_000),
    KnownFault(
      id: "F-18a", subject: .childCountGuardTabBar, profile: .ios17, rule: .tabBarState,
      minimum: "set-stack root-and-new"),
    KnownFault(
      id: "F-18b", subject: .childCountGuardTabBar, profile: .ios17, rule: .leftItemMissing,
      minimum: "push; set-stack add-two"),
    KnownFault(
      id: "F-19", subject: .fullscreenPopWithoutHook, profile: .ios9, rule: .barState,
      cause: .cancelledSwipe, minimum: "push unanimated; swipe partial"),
    KnownFault(
      id: "F-20", subject: .fullscreenPopWithoutContains, profile: .ios17, rule: .trap,
      trap: .pushedTwice, minimum: "push-again 0"),
    KnownFault(
      id: "F-21", subject: .pushFlagGuard, profile: .ios17, rule: .freeze, cause: .swipeDuringPop,
      minimum: "set-stack add-two unanimated; swipe-during pop 0"),
    KnownFault(
      id: "F-22", subject: .pushFlagGuard, profile: .ios17, rule: .deadSwipe,
      minimum: "push; settle; push unanimated; back-tap; swipe full"),
    KnownFault(
      id: "F-23", subject: .lockDropUntilShown, profile: .ios17, rule: .freeze,
      cause: .cancelledSwipe, minimum: "push unanimated; swipe partial"),
    KnownFault(
      id: "F-24", subject: .lockQueueUntilShown, profile: .ios17, rule: .leak,
      minimum: "set-stack top-alone; push"),
    KnownFault(
      id: "F-25", subject: .ownSwipeKept, profile: .ios17, rule: .freeze,
      minimum: "push unanimated; swipe partial"),
    KnownFault(
      id: "F-26", subject: .ownSwipeEndedOnly, profile: .ios17, rule: .freeze,
      minimum: "push unanimated; swipe interrupted"),
    KnownFault(
      id: "F-27", subject: .ownSwipeUnended, profile: .ios17, rule: .freeze,
      minimum: "push unanimated; swipe partial"),
  ]
}
