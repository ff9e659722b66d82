// Cause+Circumstance: causes that must be needed, and what brings each about.

import NavigationModel
import NavigationSpec

extension Action {
  /// Whether it is of a kind, or has a call of that kind made in a callback.
  func bringsAbout(_ kind: ActionKind) -> Bool {
    if case .when(let script) = self { return script.call.action.kind == kind }
    // A delegate that dies has been taken before.
    if kind == .takeDelegate, self.kind == .delegateDies { return true }
    return self.kind == kind
  }
}

extension Cause {
  /// The kind of action that brings the cause about, if it explains a harm only as long as the harm needs it.
  var circumstance: ActionKind? {
    switch self {
    case .delegateTaken: .takeDelegate
    case .stackSetUnderTop: .setStack
    case .coveredCall: .cover
    case .refusedCall: .pushAgain
    case .swipeAtRoot, .staleTouchAtRoot, .transitionTouchAtRoot, .swipeDuringPush,
      .staleTouchDuringPush, .swipeDuringPop, .staleTouchDuringPop, .swipeDuringFinish,
      .swipeDuringCancel, .swipeOffEdge, .swipeSwitchedOff, .nestedCalls, .scrollViewWon,
      .cancelledSwipe, .swipeOffInCallback, .vetoedSwipe:
      nil
    }
  }

  /// Whether a finger brings it about.
  fileprivate var isFingers: Bool {
    switch self {
    case .swipeAtRoot, .staleTouchAtRoot, .transitionTouchAtRoot, .swipeDuringPush,
      .staleTouchDuringPush, .swipeDuringPop, .staleTouchDuringPop, .swipeDuringFinish,
      .swipeDuringCancel, .swipeOffEdge, .swipeSwitchedOff, .scrollViewWon, .cancelledSwipe:
      true
    case .delegateTaken, .stackSetUnderTop, .coveredCall, .refusedCall, .nestedCalls,
      .swipeOffInCallback, .vetoedSwipe:
      false
    }
  }
}

extension Action {
  /// What is left of it without its finger; nil for nothing.
  fileprivate var withoutFinger: Action? {
    switch self {
    case .swipeDuring(.push, _): .push(kind: 0, animated: true)
    case .swipeDuring(.pop, _): .pop(animated: true)
    case .swipe, .doubleSwipe, .drag, .down, .move, .up, .cancelTouch, .secondDown, .secondMove,
      .secondUp:
      nil
    default: self
    }
  }
}

extension Violation {
  /// Whether it must be seen that its cause is needed: a circumstance must always be, and a finger where a call was lost, for
  /// a call may get lost whatever fingers do.
  var hasCauseToTest: Bool {
    guard let cause else { return false }
    return cause.circumstance != nil || (isLostCall && cause.isFingers)
  }

  /// A trace without what brings the cause about.
  func removingCause(from trace: some Sequence<Action>) -> [Action] {
    if let circumstance = cause?.circumstance {
      return trace.filter { !$0.bringsAbout(circumstance) }
    }
    return trace.compactMap(\.withoutFinger)
  }

  /// Whether both are one harm: a call that is lost is the same in the closing probe and before it.
  func isSameHarm(as other: Violation) -> Bool {
    rule == other.rule || (isLostCall && other.isLostCall)
  }

  private var isLostCall: Bool {
    guard case .stacks = expected else { return false }
    return rule == .lostCall || (rule == .freeze && isInProbe)
  }
}
