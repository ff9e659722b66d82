// Cause+Circumstance: causes that are only circumstances, and the kind of action that brings each about.

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
}
