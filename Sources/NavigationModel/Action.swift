// Action: one step of a trace: a call by the app's code, a touch, or a wait.

/// One step of a trace.
///
/// Actions are total: each is legal in every state. What cannot be done in a state (a move without a finger, a
/// pop to a screen that is not there) is nothing. Screens are named by position, so that each part of a trace is a trace.
public enum Action: Hashable, Sendable {
  // Calls by the app's code, in phase 2 of the open turn.

  /// A new screen of the given kind is pushed.
  case push(kind: Int, animated: Bool)
  /// The top screen is popped.
  case pop(animated: Bool)
  /// All but the root are popped.
  case popToRoot(animated: Bool)
  /// All above the screen at `position` (0 is the root) are popped.
  case popTo(position: Int, animated: Bool)
  /// The whole stack is set; new screens are of kind 0.
  case setStack(StackRecipe, animated: Bool)
  /// The instance at `position` (0 is the root) is pushed once more: illegal, unless the subject absorbs it.
  case pushAgain(position: Int)
  /// The navigation bar is hidden or shown.
  case setBar(hidden: Bool, animated: Bool)
  /// The app's code switches the system's swipe recogniser on or off.
  case setSwipe(enabled: Bool)
  /// Another object becomes the navigation controller's delegate.
  case takeDelegate
  /// The delegate that was there before is put back.
  case returnDelegate
  /// A full-screen modal covers the navigation controller, without animation.
  case cover
  /// The modal goes away, without animation.
  case uncover
  /// The app's code says who animates transitions.
  case animator(AnimatorChoice)
  /// The toolbar is hidden or shown.
  case toolbar(hidden: Bool, animated: Bool)
  /// A screen's items in bar and toolbar change.
  case changeItem(ItemOwner)
  /// The app's code says whether a vertical drag hides and shows the bars.
  case hidesBarsOnSwipe(Bool)
  /// The search of the top screen begins or ends.
  case search(Bool)
  /// The top screen asks for a colour of the bar, now and whenever it appears.
  case style(BarStyle)
  /// The top screen moves the bar out of the way, and puts it back when it goes.
  case collapseBar
  /// The top screen prefers the status bar hidden or shown, if it can.
  case statusBar(hidden: Bool)
  /// A text field of the top screen becomes the first responder.
  case focus
  /// The app's code ends all typing.
  case unfocus
  /// The app turns the way in which it reads.
  case direction(Direction)
  /// The app asks its router for something.
  case router(RouterAction)
  /// The app's code decides who lives how long.
  case lifetime(LifetimeAction)
  /// A call waits for the next callback of a sort, to be made from within it.
  case when(Script)

  // Modals; nothing while the plain cover is up.

  /// A new modal is presented from the uppermost controller.
  case present(ModalStyle, animated: Bool)
  /// The uppermost modal, or all of them, are dismissed.
  case dismiss(DismissedPart, animated: Bool)

  // Containers; nothing under a modal or a finger.

  /// Another controller becomes the window's root, and the navigation controller moves there if need be.
  case setRoot(RootPlace)
  /// A container by hand begins to take the controller off the screen, or takes that back.
  case peek(Bool)
  /// The stack is set to nothing, where UIKit allows it.
  case emptyStack(animated: Bool)

  // Tabs; nothing without a tab bar, under a finger, or while the plain cover is up.

  /// The app's code selects a tab; 0 is the controller's.
  case selectTab(Int)

  // Touches, in phase 3; each has a turn of its own.

  /// The user taps a tab; nothing while the tab bar is hidden.
  case tapTab(Int)
  /// The user taps the tab that is selected, which goes back to its root.
  case reselectTab

  /// The user taps what the bar shows as the way back.
  case backTap
  /// The finger is put down.
  case down(Place)
  /// The finger moves by so many points.
  case move(Int, vertically: Int)
  /// The finger is lifted with a horizontal velocity in points per second.
  case up(velocity: Int)
  /// The system cancels the touch (a call comes in, an alert).
  case cancelTouch

  /// A vertical drag over the content.
  case drag(VerticalDrag)
  /// The app's code drives a transition of its own animator by steps, and lets go of it.
  case drive(DrivenRequest, DriveEnd)
  /// The app's code takes hold of a running transition that can be interrupted, and lets go of it.
  case takeHold(DriveEnd)
  /// The user taps something, with the other finger if one is down.
  case tap(TapTarget)
  /// The second finger is put down, moves by so many points to the right, or is lifted with a horizontal velocity.
  case secondDown(Place)
  case secondMove(Int)
  case secondUp(velocity: Int)

  // Whole gestures, lowered to touches by `TouchScript`.

  /// A whole swipe.
  case swipe(SwipeForm, from: Place)
  /// Two full swipes, the second put down `gap` milliseconds after the first was lifted.
  case doubleSwipe(gap: Int)
  /// An animated request, and `delay` milliseconds later a full swipe from the edge.
  case swipeDuring(SwipedRequest, delay: Int)
  /// A whole swipe down on the uppermost modal.
  case sheetSwipe(SheetSwipeForm)

  // Time.

  /// Time runs until nothing happens by itself any more.
  case settle
  /// So many milliseconds pass; 0 closes the turn.
  case wait(Int)
  /// The app goes to the background, is suspended for so many milliseconds, and comes back.
  case background(Int)
  /// The system lies over the app for so many milliseconds (a call, the control centre), and all goes on below.
  case interruption(Int)
}

/// Where a finger is put down; the screen is 375 points wide and 667 high.
public enum Place: Int, CaseIterable, Hashable, Sendable {
  /// Within the left edge region, over the content.
  case edge
  /// In the middle of the content.
  case inside
  /// Within the right edge region, over the content.
  case rightEdge
  /// At the left edge, on the navigation bar.
  case bar
}

/// How a whole swipe goes.
public enum SwipeForm: Int, CaseIterable, Hashable, Sendable {
  /// Seven tenths of the width, lifted forwards: finishes under every rule.
  case full
  /// A tenth of the width, lifted backwards: cancels under every rule.
  case partial
  /// Fifteen hundredths of the width, lifted fast: finishes where speed counts (Z-6).
  case flick
  /// Half way, then cancelled by the system.
  case interrupted
}

/// The request that a swipe cuts into.
public enum SwipedRequest: Int, CaseIterable, Hashable, Sendable {
  /// A push of kind 0.
  case push
  /// A pop of one level.
  case pop
}

/// What a stack is set to, in terms of the stack as it is.
public enum StackRecipe: Int, CaseIterable, Hashable, Sendable {
  /// The top screen alone.
  case topAlone
  /// A new screen alone.
  case newAlone
  /// The root, and a new screen on it.
  case rootAndNew
  /// The root and the top, without what lies between.
  case rootAndTop
  /// The stack, with two new screens on it.
  case addTwo
  /// The stack, with a new screen in the place of the top.
  case replaceTop
  /// A new screen, and the stack on it.
  case insertUnderRoot
  /// The stack, with a new screen just under the top.
  case insertUnderTop
  /// The stack, with the two uppermost screens exchanged.
  case swapTop
  /// The stack as it is.
  case same
}
