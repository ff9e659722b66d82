// Outlook: what the generator may know of a case: a few words of the oracle's state.

/// What the generator may know of a case.
///
/// A small value: the oracle itself, lent out for each draw, was copied each time.
package struct Outlook: Hashable, Sendable {
  /// Screens on the stack.
  package var depth: Int
  /// Milliseconds until the running animation is expected to end; nil while none runs.
  package var timeToPhaseEnd: Int?
  /// Whether the finger is down.
  package var isFingerDown: Bool
  /// Whether the second finger is down.
  package var isSecondFingerDown = false
  /// Whether the app reads from right to left.
  package var isMirrored = false
  /// Whether the app's own animator shows transitions.
  package var hasOwnAnimator = false
  /// Whether a modal covers the controller.
  package var isCovered: Bool
  /// Whether the window shows another root, and whether a container has begun to take the controller away.
  package var isElsewhere: Bool
  package var isPeeked: Bool
  /// Whether another tab than the controller's is selected.
  package var isInOtherTab: Bool
  /// Whether a modal that a call has presented is up.
  package var isUnderModal: Bool
  /// Whether a transition runs or is asked for.
  package var isInTransition: Bool
  /// Whether the swipe is switched on.
  package var isSwipeEnabled: Bool
  /// Whether nothing happens by itself.
  package var isAtRest: Bool
}

extension Specification {
  /// What the generator may know.
  package var outlook: Outlook {
    // Not a getter that only reads: for its call the whole oracle is copied.
    mutating get {
      Outlook(
        depth: depth, timeToPhaseEnd: timeToPhaseEnd, isFingerDown: isFingerDown,
        isSecondFingerDown: isSecondFingerDown,
        isMirrored: isMirrored,
        hasOwnAnimator: hasOwnAnimator,
        isCovered: isCovered, isElsewhere: roots.isElsewhere, isPeeked: roots.isPeeked,
        isInOtherTab: isInOtherTab, isUnderModal: isUnderModal,
        isInTransition: isInTransition,
        isSwipeEnabled: isSwipeEnabled,
        isAtRest: isAtRest)
    }
  }
}
