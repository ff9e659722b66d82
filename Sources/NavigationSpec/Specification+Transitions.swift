// Specification+Transitions: what the app's own animators and drivers may do.

import NavigationModel

extension Specification {
  /// The app's code says who animates.
  mutating func setAnimator(_ choice: AnimatorChoice) {
    guard lifetime.holder == .own else { return }
    hadEffect = hadEffect || hasOwnAnimator != (choice != .system)
    hasOwnAnimator = choice != .system
    // Calls of this turn were made for another animator.
    if callsInTurn > 0 { isSettledCertain = false }
    disturb()
  }

  /// A transition that a driver of the app's own drives: one that it cancels owes nothing.
  mutating func drive(_ request: DrivenRequest, _ end: DriveEnd) {
    situations.insert(end == .cancel ? .drivenCancel : .drivenFinish)
    switch request {
    case .pop: self.request(.pop, animated: true)
    case .push: self.request(.push(makeScreen(kind: 0)), animated: true)
    case .set: set(.newAlone, animated: true)
    }
    if end == .cancel, !calls.isEmpty { calls[calls.count - 1].isOwed = false }
  }

  /// Whether the announced action has a driver of the app's own in hand.
  var isDriving: Bool {
    switch action {
    case .drive, .takeHold: true
    default: false
    }
  }

  /// A transition of the app's own animator was taken back: the stack is what it was before the calls that it carried out, or
  /// has the old top on it where a set is not restored; where nobody can know what it was, what is seen counts.
  ///
  /// - Source: R-304, R-305 (Z-17), R-339.
  mutating func takeBackCustom(seeing observation: borrowing Observation) {
    let isHalf = known.restoresPopsOnly && wasSet && !observation.stack.matches(settledStack)
    // The system itself leaves a stack whose top is not the page on show.
    if isHalf, observation.stack.last != settledTop {
      note(.cancelledSwipe, isLatent: false, isSystems: true)
    }
    if !isSettledCertain {
      stack.become(observation.stack)
    } else if isHalf {
      if !stack.holds(settledTop) { stack.append(settledTop) }
    } else {
      stack.become(settledStack)
    }
    swipe.owesRestore = false
    swipe.popped = .none
    swipe.hasSnapshot = false
  }
}
