// Situation+Capability: which situations only some runs can reach.

package import NavigationModel

extension Situation {
  /// What a run must be asked for to reach it; nil for what each run can reach.
  package var capability: Capability? {
    switch self {
    case .swipeDuringPush, .swipeDuringPop, .swipeDuringFinish, .swipeDuringCancel,
      .touchAcrossChange, .cancelledSwipe, .finishedSwipe, .rootSwipe, .unanimatedCallInTransition,
      .callUnderFinger, .callsInOneTurn, .multiLevelPop, .stackSet, .delegateReplaced,
      .queueDrained, .coveredCall, .backTapped, .barHidden, .systemCancel, .swipeSwitchedOff:
      nil
    case .secondFinger, .tapUnderFinger, .tapInTransition, .mirroredSwipe, .leftInTransition,
      .interruptedTouch, .interruptedTransition:
      .arena
    case .vetoedLeave: .router
    case .callInAppearance, .callInDisappearance, .callInParentCallback, .callInWillShow,
      .callInDidShow, .callInGestureQuestion:
      .callbacks
    case .rootSwapped, .rootSwappedInTransition, .containerTookBack, .stackEmptied: .containers
    case .keptScreenLeft, .keptScreenPushed, .keptScreenLetGo, .delegateForwarded, .delegateDied,
      .extraTargetHeard:
      .lifetime
    case .tabSwitched, .tabSwitchedInTransition, .tabReselected, .tabReselectedInTransition,
      .callInOtherTab:
      .tabs
    case .presentationInTransition, .callInPresentation, .modalOverModal, .chainDismissed,
      .presentationRefused, .sheetSwipedAway, .sheetGivenUp, .sheetRefused:
      .modals
    case .toolbarShown, .itemChangedInTransition, .barsDragged, .styleRestored, .barMovedSwipe,
      .statusBarHidden:
      .bars
    case .typingSwipe: .keyboard
    case .drivenCancel, .drivenFinish: .transitions
    }
  }

  /// The situations that a run with some capabilities can reach, in their order.
  package static func reachable(with capabilities: Capabilities) -> [Situation] {
    allCases.filter { capabilities.permits($0.capability) }
  }
}
