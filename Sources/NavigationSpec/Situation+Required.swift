// Situation+Required: which situations a run of a subject must reach.

package import NavigationModel

extension Situation {
  /// The situations that a run must reach at least once, whatever the subject answers to a swipe.
  ///
  /// - Parameters:
  ///   - facts: of the subject; what its excluded actions would be needed for is not required.
  ///   - swipesBegin: whether swipes begin at all; false where a dead swipe is itself a finding.
  /// - Returns: the situations in their order.
  package static func required(for facts: SubjectFacts, swipesBegin: Bool) -> [Situation] {
    reachable(with: facts.capabilities).filter { situation in
      if situation.needsSwipe, !swipesBegin { return false }
      // A guard that queues calls itself leaves UIKit nothing to put off.
      guard situation != .queueDrained else { return false }
      // A call that comes in while a finger drives is seldom drawn.
      guard situation != .interruptedTouch else { return false }
      // Where nested calls corrupt, a call under a finger breaks any controller and is seldom drawn.
      let corrupts = facts.switches.is(.nestedTransitionPolicy, "corrupt")
      guard situation != .callUnderFinger || !corrupts else { return false }
      // Where nested calls corrupt any controller, few cases make them.
      if situation.needsNestedCall, facts.switches[.nestedTransitionPolicy] == "corrupt" {
        return false
      }
      guard situation.capability != .tabs || facts.hasTabBar else { return false }
      guard situation != .delegateDied || facts.switches.is(.delegateOwnership, "weak") else {
        return false
      }
      guard situation != .statusBarHidden || facts.kinds.contains(where: \.choosesStatusBar) else {
        return false
      }
      guard situation != .vetoedLeave || facts.promises.contains(.keepsVeto) else { return false }
      return facts.excludedActions.isDisjoint(with: situation.neededActions)
    }
  }

  /// Whether a swipe has to begin for it.
  private var needsSwipe: Bool {
    switch self {
    case .swipeDuringFinish, .swipeDuringCancel, .cancelledSwipe, .finishedSwipe, .callUnderFinger,
      .systemCancel, .mirroredSwipe, .typingSwipe, .extraTargetHeard, .interruptedTouch,
      .styleRestored, .barMovedSwipe:
      true
    default: false
    }
  }

  /// Whether it is a call within a transition.
  private var needsNestedCall: Bool {
    self == .callUnderFinger || self == .unanimatedCallInTransition || self == .tapInTransition
  }

  /// The actions, by their text names, without which it cannot come about.
  private var neededActions: Set<String> {
    switch self {
    case .delegateReplaced: ["take-delegate"]
    case .coveredCall: ["cover"]
    case .backTapped: ["back-tap"]
    case .barHidden: ["bar"]
    case .swipeSwitchedOff: ["swipe-enabled"]
    case .stackSet: ["set-stack"]
    case .vetoedLeave: ["veto"]
    case .callInAppearance, .callInDisappearance, .callInParentCallback, .callInWillShow,
      .callInDidShow, .callInGestureQuestion:
      ["when"]
    case .callUnderFinger, .touchAcrossChange: ["down", "move"]
    case .secondFinger: ["down", "second-down"]
    case .tapUnderFinger: ["down", "tap"]
    case .tapInTransition: ["tap"]
    case .mirroredSwipe: ["direction"]
    case .keptScreenLeft: ["keep"]
    case .keptScreenPushed: ["keep", "push-kept"]
    case .keptScreenLetGo: ["keep", "let-go"]
    case .delegateForwarded: ["forward-delegate"]
    case .delegateDied: ["delegate-dies"]
    case .extraTargetHeard: ["extra-target"]
    case .leftInTransition: ["background"]
    case .interruptedTouch: ["down", "move", "interruption"]
    case .interruptedTransition: ["interruption"]
    case .toolbarShown: ["toolbar"]
    case .itemChangedInTransition: ["change-item"]
    case .barsDragged: ["hides-bars-on-swipe", "drag"]
    case .styleRestored: ["style"]
    case .barMovedSwipe: ["collapse-bar"]
    case .statusBarHidden: ["status-bar"]
    case .typingSwipe: ["focus"]
    case .drivenCancel, .drivenFinish: ["animator", "drive"]
    default: []
    }
  }
}
