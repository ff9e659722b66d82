// Cause+Text: each cause in words for an app developer, what it rests on, and the usual cure.

import NavigationModel

extension Cause {
  /// What happened, in one sentence.
  package var meaning: String {
    switch self {
    case .swipeAtRoot: "A swipe began on the root screen, where there is nothing to go back to."
    case .staleTouchAtRoot:
      """
      The finger was put down above the root; the stack changed, and then the swipe began at the \
      root.
      """
    case .transitionTouchAtRoot:
      "The finger was put down while a transition ran, and the swipe began at the root after it."
    case .swipeDuringPush: "A swipe was put down and began while a push was still running."
    case .staleTouchDuringPush:
      "The finger was put down at rest; a push started, and then the swipe began within it."
    case .swipeDuringPop: "A swipe was put down and began while a pop was still running."
    case .staleTouchDuringPop:
      "The finger was put down at rest; a pop started, and then the swipe began within it."
    case .swipeDuringFinish:
      "A second swipe began while the first one's animation was still running to its end."
    case .swipeDuringCancel:
      "A second swipe began while the first one, given up, was still sliding back."
    case .swipeOffEdge: "A swipe began although the finger was put down away from the edge."
    case .swipeSwitchedOff: "A swipe began although it was switched off."
    case .nestedCalls: "The app pushed or popped while an earlier transition was still running."
    case .delegateTaken: "Another object had become the navigation controller's delegate."
    case .stackSetUnderTop:
      "The stack was set in a way that keeps its top screen, so that no didShow came."
    case .coveredCall: "The app pushed or popped while a full-screen modal covered the controller."
    case .refusedCall: "A push or pop was refused, so that no didShow came for it."
    case .scrollViewWon: "A scroll view took the drag before the swipe could."
    case .cancelledSwipe: "A swipe was given up before."
    case .vetoedSwipe: "A swipe began although the screen on top refused to be left."
    case .swipeOffInCallback:
      "The app switched the swipe off in a callback of the transition that the swipe was driving."
    }
  }

  /// What the cause rests on.
  package var basis: Basis {
    switch self {
    case .swipeAtRoot:
      Basis([Catalogue.refusesAtRoot, Catalogue.rootFreeze], switches: [.rootSwipeOutcome])
    case .staleTouchAtRoot:
      Basis(
        [Catalogue.receiveAtTouchDown, Catalogue.rootFreeze, Catalogue.answersAtTouchDown],
        switches: [.systemDelegateDecisionPoint, .rootSwipeOutcome])
    case .transitionTouchAtRoot:
      Basis(
        [Catalogue.receiveAtTouchDown, Catalogue.rootFreeze, Catalogue.childrenLag],
        switches: [.rootSwipeOutcome])
    case .swipeDuringPush, .swipeDuringPop, .swipeDuringFinish:
      Basis(
        [Catalogue.refusesInTransition, Catalogue.swipeInTransition, Catalogue.deferredPop],
        switches: [.gestureInTransition, .nestedTransitionPolicy])
    case .staleTouchDuringPush, .staleTouchDuringPop:
      Basis(
        [Catalogue.receiveAtTouchDown, Catalogue.swipeInTransition, Catalogue.answersAtTouchDown],
        switches: [.systemDelegateDecisionPoint, .gestureInTransition, .nestedTransitionPolicy])
    case .swipeDuringCancel:
      Basis(
        [Catalogue.swipeInTransition, Catalogue.restoreMoment, Catalogue.stillInTransition],
        switches: [.cancelRestoreTime, .gestureInTransition])
    case .swipeOffEdge: Basis([Catalogue.edgeOnly], switches: [.edgeWidth])
    case .swipeSwitchedOff: Basis([Catalogue.disabling])
    case .nestedCalls:
      Basis(
        [Catalogue.nestedCorrupts, Catalogue.damagedTree], switches: [.nestedTransitionPolicy])
    case .delegateTaken: Basis([Catalogue.delegateTakenOver])
    case .stackSetUnderTop: Basis([Catalogue.sameTop, Catalogue.rememberedIsStale])
    case .coveredCall:
      Basis([Catalogue.offScreen, Catalogue.flagSticks], switches: [.offscreenCallbacks])
    case .refusedCall:
      Basis([Catalogue.deferredPush, Catalogue.flagSticks], switches: [.nestedTransitionPolicy])
    case .vetoedSwipe: Basis([Catalogue.shouldBegin])
    case .swipeOffInCallback:
      Basis([Catalogue.disabledInBegin], switches: [.disableDuringBegin])
    case .scrollViewWon: Basis([Catalogue.firstWins, Catalogue.prevention])
    case .cancelledSwipe:
      Basis(
        [Catalogue.cancelCallbacks, Catalogue.barLostOnCancel],
        switches: [.barHiddenOnCancel, .cancelLosesBarItem])
    }
  }

  /// The usual cure.
  package var cure: String {
    switch self {
    case .swipeAtRoot:
      "Answer gestureRecognizerShouldBegin with yes only if viewControllers.count > 1."
    case .staleTouchAtRoot, .transitionTouchAtRoot:
      """
      Ask in gestureRecognizerShouldBegin, not in shouldReceive touch: only there is the answer \
      still true when the swipe begins; and count viewControllers, not children.
      """
    case .swipeDuringPush, .staleTouchDuringPush, .swipeDuringPop, .staleTouchDuringPop,
      .swipeDuringFinish, .swipeDuringCancel:
      """
      Answer gestureRecognizerShouldBegin with yes only if transitionCoordinator is nil, \
      viewControllers.count > 1, the top one's view is in the window, and no page was pushed or \
      set since the finger came down; the built-in recommended-guard shows how.
      """
    case .swipeOffEdge:
      """
      Add the way back to a UIScreenEdgePanGestureRecognizer, not to a plain pan.
      """
    case .swipeSwitchedOff:
      "Switch off each recogniser that can go back, not only interactivePopGestureRecognizer."
    case .nestedCalls:
      "Queue pushes and pops, and make the next call in the transition's completion."
    case .delegateTaken:
      "Do not depend on didShow alone: ask transitionCoordinator and viewControllers.count too."
    case .stackSetUnderTop:
      "Ask for viewControllers.count > 1 as well, and do not wait for a didShow after a set stack."
    case .coveredCall, .refusedCall:
      "Clear the guard's flag whenever transitionCoordinator is nil, not only in didShow."
    case .scrollViewWon:
      """
      Let the scroll view's pan require the edge pan to fail: \
      panGestureRecognizer.require(toFail:).
      """
    case .vetoedSwipe:
      """
      Answer gestureRecognizerShouldBegin with no while the top screen refuses; shouldPop of the bar \
      is asked for taps alone.
      """
    case .swipeOffInCallback:
      """
      Switch interactivePopGestureRecognizer off in viewDidAppear, not in viewWillAppear or willShow.
      """
    case .cancelledSwipe:
      """
      Set the bar again one main-queue turn after viewWillDisappear: what viewWillAppear asks for \
      in a cancelled swipe may be lost.
      """
    }
  }
}
