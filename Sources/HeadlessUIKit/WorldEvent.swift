// WorldEvent: one entry of the event log: what UIKit called or did.

/// One entry of the event log.
public struct WorldEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    /// `viewDidLoad` of the tagged controller.
    case viewDidLoad
    /// `viewWillAppear`; the flag is `animated`. Likewise the three below.
    case viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
    /// `willMove(toParent:)`, `didMove(toParent:)`; the flag says that the parent is nil.
    case willMoveToParent, didMoveToParent
    /// The navigation delegate's moment; the flag says that a delegate heard it, `value` 1 that it was animated.
    case willShow, didShow
    /// A transition to the tagged controller starts; the flag says that it is interactive.
    case transitionStarted
    /// A transition ends; the flag says that it was cancelled. The tag is the controller that is shown now.
    case transitionEnded
    /// The finger decided an interactive transition; the flag says that it cancels.
    case interactionDecided
    /// A recogniser that drives the interactive pop began; the flag says that the pop gave no transition, `value` 1 that it is the
    /// system's own under the system's own delegate.
    case swipeBegan
    /// That recogniser ended; the flag says that it was cancelled.
    case swipeEnded
    /// A scroll view's pan began.
    case scrollBegan
    /// A scroll view moved by `value` points.
    case scrolled
    /// UIKit logs a nested transition that may corrupt the bar.
    case nestedTransition
    /// A call was put off to the end of the running transition.
    case deferredCall
    /// A call was put off before and runs now.
    case drainedCall
    /// A call was refused: it returned nil or did nothing.
    case refusedCall
    /// The tagged modal starts to come or, with the flag, to go; `value` 1 says that a finger drives it.
    case presentationStarted
    /// A finger has decided about the tagged modal; the flag says that it stays.
    case presentationDecided
    /// The tagged modal has come or gone; the flag says that a finger gave it up.
    case presentationEnded
    /// A presentation of the tagged modal, or a dismissal, was logged and ignored; `value` is the ``PresentationRefusal``.
    case presentationRefused
    /// A presentation's delegate's moment: the user swipes the tagged modal away, has done so, or has tried to; the flag says that a
    /// delegate heard it.
    case dismissalAnnounced, dismissalReported, dismissalAttempted
    /// The tagged controller was deallocated.
    case released
    /// The keyboard starts to come up, is up, starts to go, is gone.
    case keyboardWillShow, keyboardDidShow, keyboardWillHide, keyboardDidHide
    /// The navigation delegate was replaced.
    case delegateReplaced
    /// A driver makes a call from within a callback of the tagged controller; `value` says in which, and which call.
    case scriptedCall
    /// UIKit raised an exception or messaged a dead object: see ``World/trap``.
    case trapped
  }

  /// What happened.
  public var kind: Kind
  /// Its meaning depends on the kind.
  public var flag: Bool
  /// The controller's tag; -1 for none.
  public var tag: Int32
  /// Its meaning depends on the kind.
  public var value: Int32
}

/// Why a world is poisoned.
public enum Trap: String, CaseIterable, Hashable, Sendable {
  /// Pushing an instance that is in the stack.
  case pushedTwice
  /// Pushing a navigation or tab bar controller.
  case pushedContainer
  /// Popping to a controller that is not in the stack.
  case poppedToStranger
  /// Setting a stack with the same instance twice.
  case duplicateInStack
  /// Setting an empty stack where that is not allowed.
  case emptyStack
  /// A recogniser's freed delegate was messaged.
  case deadGestureDelegate
  /// The navigation controller's freed delegate was messaged.
  case deadNavigationDelegate
  /// A pop met a view tree that nested transitions had damaged: "Can't add self as subview".
  case corruptedViewTree
  /// The scroll view's own pan was given another delegate.
  case scrollViewPanDelegate
  /// A transition was asked for while one ran, where that is forbidden (Z-4 = trap).
  case nestedTransition
  /// A controller that is a child elsewhere was pushed.
  case hierarchyInconsistency
  /// A call from within a callback led to the same again, without end: an app would use up its stack.
  case runaway
  /// The items of a navigation controller's own bar were pushed, popped or set.
  case barIsManaged
}
