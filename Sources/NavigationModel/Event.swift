// Event: one thing that was seen to happen between two observations.

/// One thing that was seen to happen.
public struct Event: Hashable, Sendable {
  /// What happened; `screen`, `flag` and `value` of the event are explained beside each.
  public enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    /// The screen's view was loaded.
    case viewDidLoad
    /// An appearance callback of the screen; the flag says animated.
    case willAppear, didAppear, willDisappear, didDisappear
    /// A parent callback of the screen; the flag says that the new parent is nil.
    case willMoveToParent, didMoveToParent
    /// The navigation delegate's moment for the screen; the flag says that a delegate heard it.
    case willShow, didShow
    /// A transition to the screen starts; the flag says that a finger drives it.
    case transitionStarted
    /// A transition ends with the screen on show; the flag says that it was cancelled.
    case transitionEnded
    /// The finger decided a transition; the flag says that it cancels.
    case interactionDecided
    /// A recogniser that drives the pop began; the flag says that the pop gave no transition, `value` 1 that it is the system's own
    /// under the system's own delegate.
    case swipeBegan
    /// That recogniser ended; the flag says that it was cancelled.
    case swipeEnded
    /// A scroll view's pan began.
    case scrollBegan
    /// A scroll view moved by `value` points.
    case scrolled
    /// The system logged a nested transition that may corrupt the bar.
    case nestedTransition
    /// A call was put off to the end of the running transition, or runs now after it was put off, or was refused.
    case deferredCall, drainedCall, refusedCall
    /// The modal starts to come or, with the flag, to go; `value` 1 says that a finger drives it.
    case presentationStarted
    /// A finger has decided about the modal; the flag says that it stays.
    case presentationDecided
    /// The modal has come or gone; the flag says that a finger gave it up.
    case presentationEnded
    /// A presentation of the modal, or a dismissal, was logged and ignored; `value` is the reason's number.
    case presentationRefused
    /// The user swipes the modal away, has done so, or has tried to; the flag says that a delegate heard it.
    case dismissalAnnounced, dismissalReported, dismissalAttempted
    /// The screen was deallocated.
    case released
    /// The keyboard starts to come up, is up, starts to go, is gone.
    case keyboardWillShow, keyboardDidShow, keyboardWillHide, keyboardDidHide
    /// The navigation delegate was replaced.
    case delegateReplaced
    /// The app's code makes a call from within a callback of the screen; `value` is the number of the `ScriptMoment`, times 256, and that
    /// of the `ScriptedCall`.
    case scriptedCall
    /// The system raised an exception or messaged a dead object; `value` is the index of the `TrapName`.
    case trapped
  }

  /// What happened.
  public var kind: Kind
  /// Its meaning depends on the kind.
  public var flag: Bool
  /// The screen that it happened to; `.none` for a controller that the case did not make.
  public var screen: ScreenID
  /// Its meaning depends on the kind.
  public var value: Int32

  /// Makes an event.
  public init(_ kind: Kind, screen: ScreenID = .none, flag: Bool = false, value: Int32 = 0) {
    self.kind = kind
    self.screen = screen
    self.flag = flag
    self.value = value
  }
}

/// An exception of the system, or a message to a dead object, by name.
public enum TrapName: String, CaseIterable, Hashable, Sendable {
  /// An instance was pushed that is in the stack.
  case pushedTwice
  /// A navigation or tab bar controller was pushed.
  case pushedContainer
  /// A pop went to a controller that is not in the stack.
  case poppedToStranger
  /// A stack was set with one instance twice.
  case duplicateInStack
  /// An empty stack was set where that is not allowed.
  case emptyStack
  /// A recogniser's freed delegate was messaged.
  case deadGestureDelegate
  /// The navigation controller's freed delegate was messaged.
  case deadNavigationDelegate
  /// A pop met a view tree that nested transitions had damaged.
  case corruptedViewTree
  /// The scroll view's own pan was given another delegate.
  case scrollViewPanDelegate
  /// A transition was asked for while one ran, where that is forbidden (Z-4).
  case nestedTransition
  /// A controller that is a child elsewhere was pushed.
  case hierarchyInconsistency
  /// A call from within a callback led to the same again, without end.
  case runaway
  /// The items of a navigation controller's own bar were pushed, popped or set.
  case barIsManaged
}
