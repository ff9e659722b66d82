// Situation+Text: each situation and each promise in words for an app developer.

package import NavigationModel

extension Situation {
  /// What must have happened at least once, in one sentence.
  package var meaning: String {
    switch self {
    case .swipeDuringPush: "A finger was put down at the edge while a push ran."
    case .swipeDuringPop: "A finger was put down at the edge while a pop ran."
    case .swipeDuringFinish: "A finger was put down at the edge while a swipe was finishing."
    case .swipeDuringCancel: "A finger was put down at the edge while a swipe was sliding back."
    case .touchAcrossChange: "A finger was put down, the stack changed, and then it moved."
    case .cancelledSwipe: "A swipe began and was given up."
    case .finishedSwipe: "A swipe began and went through."
    case .rootSwipe: "A swipe was tried on the root screen."
    case .unanimatedCallInTransition: "A call without animation was made during a transition."
    case .callUnderFinger: "The app made a call while a finger was driving a swipe."
    case .callsInOneTurn: "The app made two calls within one turn of the run loop."
    case .multiLevelPop: "Several screens were popped at once."
    case .stackSet: "The whole stack was set."
    case .delegateReplaced: "Another object became the navigation delegate."
    case .queueDrained: "A call that UIKit had put off was carried out later."
    case .coveredCall: "The app made a call while a full-screen modal covered the controller."
    case .backTapped: "The back button was tapped."
    case .barHidden: "The navigation bar was hidden."
    case .systemCancel: "The system cancelled a touch that was driving a swipe."
    case .vetoedLeave: "The user tried to leave a screen that refused to be left."
    case .callInAppearance:
      "The app made a call in viewDidLoad, viewWillAppear or viewDidAppear."
    case .callInDisappearance: "The app made a call in viewWillDisappear or viewDidDisappear."
    case .callInParentCallback:
      "The app made a call in willMove(toParent:) or didMove(toParent:)."
    case .callInWillShow: "The app made a call in willShow."
    case .callInDidShow: "The app made a call in didShow."
    case .callInGestureQuestion:
      "The app made a call while a recogniser's delegate was being asked."
    case .swipeSwitchedOff: "A swipe was tried while it was switched off."
    case .secondFinger: "A second finger was put down beside the first one."
    case .tapUnderFinger: "A row was tapped while another finger was down."
    case .tapInTransition: "A row was tapped while a transition ran."
    case .mirroredSwipe: "A swipe began where the app reads from right to left."
    case .leftInTransition: "The app went to the background while a transition ran."
    case .interruptedTouch: "A call came in while a finger was driving a swipe."
    case .interruptedTransition: "A call came in while a transition ran."
    case .rootSwapped: "Another controller became the window's root."
    case .rootSwappedInTransition: "Another controller became the window's root in a transition."
    case .containerTookBack: "A container began to take the controller away, or took that back."
    case .stackEmptied: "The stack was set to nothing."
    case .keptScreenLeft: "A screen that the app holds was off the stack."
    case .keptScreenPushed: "A screen that had left, and that the app held, was pushed again."
    case .keptScreenLetGo: "The app let go of a screen that was off the stack."
    case .delegateForwarded: "An object that passes on what it hears took the navigation delegate."
    case .delegateDied: "Another object took the navigation delegate, and died."
    case .extraTargetHeard: "A swipe began that has a target of the app's own."
    case .tabSwitched: "Another tab was selected."
    case .tabSwitchedInTransition: "Another tab was selected during a transition."
    case .tabReselected: "The user tapped the tab that was selected."
    case .tabReselectedInTransition: "The user tapped the selected tab during a transition."
    case .callInOtherTab: "The app pushed or popped while another tab was selected."
    case .presentationInTransition: "A modal was presented during a transition."
    case .callInPresentation: "The app pushed or popped while a modal came or went."
    case .modalOverModal: "A modal was presented on top of another one."
    case .chainDismissed: "Several modals were dismissed at once."
    case .presentationRefused: "The app presented or dismissed while a modal came or went."
    case .sheetSwipedAway: "The user swiped a sheet away."
    case .sheetGivenUp: "The user let go of a sheet too early, and it came back."
    case .sheetRefused: "The user tried to swipe away a sheet that stays."
    case .drivenCancel: "A driver of the app's own took its transition back."
    case .drivenFinish: "A driver of the app's own let its transition end."
    case .toolbarShown, .itemChangedInTransition, .barsDragged, .styleRestored, .barMovedSwipe,
      .statusBarHidden, .typingSwipe:
      meaningOfBars
    }
  }

  /// What must have happened to bars and to what is typed into.
  private var meaningOfBars: String {
    switch self {
    case .toolbarShown: "The toolbar was shown."
    case .itemChangedInTransition: "A screen's items changed while a transition ran."
    case .barsDragged: "A drag could hide the bars."
    case .styleRestored: "A swipe was given up where screens have bars of different colours."
    case .barMovedSwipe: "A swipe began on a screen that had moved the bar out of the way."
    case .statusBarHidden: "The top screen hid the status bar."
    case .typingSwipe: "A swipe began on a screen that was typed into."
    default: ""
    }
  }
}

extension Promises {
  /// A promise by itself, with its name and what it means.
  package struct Text: Hashable, Sendable {
    /// The promise.
    package var promise: Promises
    /// Its name, as it is written in code.
    package var name: String
    /// What users may rely on, in one sentence.
    package var meaning: String
  }

  /// All promises that there are, in the order of their bits.
  package static let texts: [Text] = [
    Text(
      promise: .swipeBackWhenIdle, name: "swipeBackWhenIdle",
      meaning: "At rest above the root, a swipe from the edge goes back (expected by default)."),
    Text(
      promise: .absorbsDuplicatePush, name: "absorbsDuplicatePush",
      meaning: "Pushing an instance that is in the stack does nothing."),
    Text(
      promise: .hidesTabBarWhenPushed, name: "hidesTabBarWhenPushed",
      meaning: "At rest above the root, the tab bar is hidden."),
    Text(
      promise: .pushedScreensCarryLeftItem, name: "pushedScreensCarryLeftItem",
      meaning: "At rest above the root, the bar shows a left item of its own."),
    Text(
      promise: .onlyOneMoves, name: "onlyOneMoves",
      meaning: "A drag moves the page or the scroll view, never both (expected by default)."),
    Text(
      promise: .swipeBackWithHiddenBar, name: "swipeBackWithHiddenBar",
      meaning: "The swipe goes back also while the app's code has hidden the bar."),
    Text(
      promise: .keepsVeto, name: "keepsVeto",
      meaning: "While the screen on top refuses to be left, neither tap nor swipe leaves it."),
  ]
}
