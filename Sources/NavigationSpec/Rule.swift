// Rule: what must always hold; each broken one has a name of its own.

/// What must always hold of a navigation stack.
public enum Rule: String, CaseIterable, Hashable, Sendable {
  /// The stack is none of those that the calls so far allow.
  case stackDiverged = "stack-diverged"
  /// At rest, the screen on show is not the top of the stack.
  case wrongScreen = "wrong-screen"
  /// The app does not come to rest, or a fresh push and back do not work any more.
  case freeze
  /// One intent removed more than one screen.
  case doublePop = "double-pop"
  /// A pop or a swipe removed the root.
  case rootRemoved = "root-removed"
  /// One instance is in the stack twice.
  case duplicateScreen = "duplicate-screen"
  /// Appearance callbacks of a screen do not pair.
  case unbalancedAppearance = "unbalanced-appearance"
  /// Parent callbacks of a screen do not pair.
  case unbalancedParents = "unbalanced-parents"
  /// willShow and didShow do not match the transitions.
  case showMismatch = "show-mismatch"
  /// A transition takes another time than its animation.
  case transitionTime = "transition-time"
  /// A swipe begins, finishes or is given up against the finger.
  case swipeDecision = "swipe-decision"
  /// A cancelled swipe left something changed.
  case cancelChanged = "cancel-changed"
  /// A swipe began where it must not, without harm so far.
  case latentSwipe = "latent-swipe"
  /// At rest above the root, a swipe from the edge does not begin.
  case deadSwipe = "dead-swipe"
  /// The page and a scroll view moved together.
  case bothMoved = "both-moved"
  /// At rest, the navigation bar is hidden or shown against what was asked for.
  case barState = "bar-state"
  /// At rest, the tab bar is hidden or shown against what was asked for.
  case tabBarState = "tab-bar-state"
  /// At rest, the bar shows another way back than the stack has.
  case backItem = "back-item"
  /// At rest above the root, the promised left item is missing.
  case leftItemMissing = "left-item-missing"
  /// A call at rest had no effect by the next rest.
  case lostCall = "lost-call"
  /// The modals are not those that calls and fingers have made.
  case modalDiverged = "modal-diverged"
  /// A presentation's delegate is not told what the user does to dismiss.
  case modalReports = "modal-reports"
  /// A freed object was messaged.
  case deadObject = "dead-object"
  /// A screen that left the stack is never released.
  case leak
  /// The system raised an exception.
  case trap
  /// At rest, the list of screens that the app keeps beside the stack is not the stack.
  case routerDiverged = "router-diverged"
  /// Calls from within callbacks lead to the same again, without end.
  case runaway
  /// At rest, the toolbar is hidden or shown against what was asked for, or shows another screen's items.
  case toolbarState = "toolbar-state"
  /// At rest, the first responder lies elsewhere than in the top screen, or the keyboard does not follow it.
  case responderAstray = "responder-astray"
  /// At rest, the navigation bar has another colour than the top screen asks for.
  case barStyle = "bar-style"
  /// At rest, the navigation bar lies out of the way though the top screen has not moved it, or the other way round.
  case barPlace = "bar-place"
  /// At rest, the status bar is hidden or shown against what the top screen prefers.
  case statusBarState = "status-bar-state"
}

/// What began where it must not, or happened before, and so explains the harm.
public enum Cause: String, CaseIterable, Hashable, Sendable {
  /// A swipe put down at the root began there.
  case swipeAtRoot = "swipe-at-root"
  /// A swipe put down above the root began at the root, after the stack had changed.
  case staleTouchAtRoot = "stale-touch-at-root"
  /// A swipe put down during a transition began at the root, after it.
  case transitionTouchAtRoot = "transition-touch-at-root"
  /// A swipe put down during a push began within it.
  case swipeDuringPush = "swipe-during-push"
  /// A swipe put down at rest began within a push.
  case staleTouchDuringPush = "stale-touch-during-push"
  /// A swipe put down during a pop began within it.
  case swipeDuringPop = "swipe-during-pop"
  /// A swipe put down at rest began within a pop.
  case staleTouchDuringPop = "stale-touch-during-pop"
  /// A swipe began while an earlier one was finishing.
  case swipeDuringFinish = "swipe-during-finish"
  /// A swipe began while an earlier one was being cancelled.
  case swipeDuringCancel = "swipe-during-cancel"
  /// A swipe began away from its edge.
  case swipeOffEdge = "swipe-off-edge"
  /// A swipe began although it was switched off.
  case swipeSwitchedOff = "swipe-switched-off"
  /// The app's code made calls within a running transition, where that corrupts.
  case nestedCalls = "nested-calls"
  /// Another object had taken the navigation delegate.
  case delegateTaken = "delegate-taken"
  /// The stack was set without a change of its top.
  case stackSetUnderTop = "stack-set-under-top"
  /// A call was made while the controller was covered.
  case coveredCall = "covered-call"
  /// A call was refused.
  case refusedCall = "refused-call"
  /// A scroll view took the drag.
  case scrollViewWon = "scroll-view-won"
  /// A swipe was cancelled before.
  case cancelledSwipe = "cancelled-swipe"
  /// A swipe began although the screen on top refused to be left.
  case vetoedSwipe = "vetoed-swipe"
  /// The app switched the swipe off from within a callback of the transition that the swipe drives.
  case swipeOffInCallback = "swipe-off-in-callback"
}

/// Whose fault a finding is.
public enum Fault: String, CaseIterable, Hashable, Sendable {
  /// The subject's own code.
  case subject
  /// The system's own code in this profile.
  case platform
  /// The engine against the specification: navfuzz itself.
  case engine
}
