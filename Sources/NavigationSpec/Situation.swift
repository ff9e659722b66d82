// Situation: what a run must have reached at least once, or its green is empty.

/// What a run must have reached at least once, or its green is empty.
public enum Situation: Int, CaseIterable, Hashable, Sendable {
  /// A finger was put down at the edge while a push ran.
  case swipeDuringPush
  /// A finger was put down at the edge while a pop ran.
  case swipeDuringPop
  /// A finger was put down at the edge while a swipe was finishing.
  case swipeDuringFinish
  /// A finger was put down at the edge while a swipe was being cancelled.
  case swipeDuringCancel
  /// A finger was put down, the stack changed, and then it moved.
  case touchAcrossChange
  /// A swipe began and was cancelled.
  case cancelledSwipe
  /// A swipe began and finished.
  case finishedSwipe
  /// A swipe was tried at the root.
  case rootSwipe
  /// A call without animation was made within a transition.
  case unanimatedCallInTransition
  /// A call was made under a finger that drives a swipe.
  case callUnderFinger
  /// Two calls were made within one turn.
  case callsInOneTurn
  /// Several levels were popped at once.
  case multiLevelPop
  /// The whole stack was set.
  case stackSet
  /// The navigation delegate was replaced.
  case delegateReplaced
  /// A call was put off and ran later.
  case queueDrained
  /// A call was made while the controller was covered.
  case coveredCall
  /// The back button was tapped.
  case backTapped
  /// The navigation bar was hidden.
  case barHidden
  /// The system cancelled a touch that drove a swipe.
  case systemCancel
  /// A swipe was tried while it was switched off.
  case swipeSwitchedOff
  /// A second finger was put down while the first one was down.
  case secondFinger
  /// A row was tapped while a finger was down.
  case tapUnderFinger
  /// A row was tapped while a transition ran.
  case tapInTransition
  /// A swipe began where the app reads from right to left.
  case mirroredSwipe
  /// The app went to the background while a transition ran.
  case leftInTransition
  /// The system came over the app and took a finger away that drove a swipe.
  case interruptedTouch
  /// The system came over the app while a transition ran.
  case interruptedTransition
  /// The user tried to leave a screen that refused to be left.
  case vetoedLeave
  /// A call was made in `viewDidLoad`, `viewWillAppear` or `viewDidAppear`.
  case callInAppearance
  /// A call was made in `viewWillDisappear` or `viewDidDisappear`.
  case callInDisappearance
  /// A call was made in `willMove(toParent:)` or `didMove(toParent:)`.
  case callInParentCallback
  /// A call was made in `willShow`.
  case callInWillShow
  /// A call was made in `didShow`.
  case callInDidShow
  /// A call was made while a recogniser's delegate was being asked.
  case callInGestureQuestion
  /// The window's root was set.
  case rootSwapped
  /// The window's root was set while the stack moved.
  case rootSwappedInTransition
  /// A container began to take the controller off the screen, or took that back.
  case containerTookBack
  /// The stack was set to nothing.
  case stackEmptied
  /// A screen that the app holds was off the stack at rest.
  case keptScreenLeft
  /// A screen that the app held was pushed again.
  case keptScreenPushed
  /// The app let go of a screen that was off the stack.
  case keptScreenLetGo
  /// An object that passes on what it hears took the navigation delegate.
  case delegateForwarded
  /// The navigation delegate died.
  case delegateDied
  /// A swipe began that has a target of the app's own.
  case extraTargetHeard
  /// Another tab was selected.
  case tabSwitched
  /// Another tab was selected while the stack moved.
  case tabSwitchedInTransition
  /// The user tapped the selected tab.
  case tabReselected
  /// The user tapped the selected tab while the stack moved.
  case tabReselectedInTransition
  /// A call was made while another tab was selected.
  case callInOtherTab
  /// A modal was presented while the stack moved.
  case presentationInTransition
  /// A call on the stack was made while a modal moved.
  case callInPresentation
  /// A modal was presented on top of another one.
  case modalOverModal
  /// Several modals were dismissed at once.
  case chainDismissed
  /// A presentation or a dismissal was asked for while a modal moved.
  case presentationRefused
  /// The user swiped a sheet away.
  case sheetSwipedAway
  /// The user let go of a sheet too early, and it came back.
  case sheetGivenUp
  /// The user tried to swipe away a sheet that stays.
  case sheetRefused
  /// A driver of the app's own took its transition back.
  case drivenCancel
  /// A driver of the app's own let its transition end.
  case drivenFinish
  /// The toolbar was shown.
  case toolbarShown
  /// A screen's items changed while a transition ran.
  case itemChangedInTransition
  /// A drag could hide the bars.
  case barsDragged
  /// A swipe was given up where screens ask for colours of the bar.
  case styleRestored
  /// A swipe began on a screen that had moved the bar out of the way.
  case barMovedSwipe
  /// The top screen hid the status bar.
  case statusBarHidden
  /// A swipe began on a screen that was typed into.
  case typingSwipe

  /// Its name in lists.
  public var name: String {
    "\(self)".reduce(into: "") { text, letter in
      if letter.isUppercase { text += "-" + letter.lowercased() } else { text.append(letter) }
    }
  }
}

/// A set of situations.
public struct SituationSet: Hashable, Sendable {
  /// One bit a situation.
  public var bits: UInt128 = 0

  /// The empty set.
  public init() {}

  /// Adds one.
  public mutating func insert(_ situation: Situation) { bits |= 1 << situation.rawValue }

  /// Whether it is in the set.
  public func contains(_ situation: Situation) -> Bool {
    bits & (1 << situation.rawValue) != 0
  }

  /// Adds all of another set.
  public mutating func formUnion(_ other: SituationSet) { bits |= other.bits }
}
