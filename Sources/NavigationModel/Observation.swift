// Observation: what an app shows of its navigation at one moment, and what happened since the last one.

/// What an app shows of its navigation at one moment.
///
/// One value is filled again and again: its arrays keep their storage.
public struct Observation: Hashable, Sendable {
  /// Which moment of a turn it is.
  public enum Point: UInt8, Hashable, Sendable {
    /// Blocks or timers ran, and the turn is still open.
    case midTurn
    /// Right after a call by the app's code, in the open turn.
    case afterCall
    /// At the end of a turn in which the finger did something.
    case afterTouch
    /// At the end of a turn.
    case turnEnd
    /// Time passed without a turn, or nothing was to be done.
    case noTurn
    /// At the end of `settle`: at rest, or the bound was reached.
    case settled
  }

  /// Which moment of a turn it is.
  public var point = Point.noTurn
  /// Virtual milliseconds since the start of the case.
  public var instant = 0
  /// `viewControllers`, bottom first; a controller that the case did not make reads `.none`.
  public var stack: [ScreenID] = []
  /// The one screen whose view lies in the window and covers the content at rest; `.none` if there is none, or more than one.
  public var shown = ScreenID.none
  /// Whether a transition coordinator exists: a transition runs.
  public var isInTransition = false
  /// Whether a finger drives the running transition.
  public var isInteractive = false
  /// Whether nothing more happens by itself: no timer but repeating ones, no block, no layout, no open turn.
  public var isQuiescent = true
  /// `isNavigationBarHidden`.
  public var isBarHidden = false
  /// Whether the tab bar is hidden; false without one.
  public var isTabBarHidden = false
  /// The screen whose item the bar shows as the way back; `.none` without one.
  public var backItem = ScreenID.none
  /// Whether the bar shows a left item of the top screen.
  public var hasLeftItem = false
  /// Whether the bar's chain of items is the chain of the stack.
  public var barMatchesStack = true
  /// Whether the toolbar is hidden.
  public var isToolbarHidden = true
  /// The screen whose items the toolbar shows; `.none` if it shows none.
  public var toolbarScreen = ScreenID.none
  /// Whether the bar has a colour of its own; false before a screen has asked for one.
  public var isBarTinted = false
  /// Whether the bar lies out of the way; false before a screen has moved it.
  public var isBarMoved = false
  /// Whether the status bar is hidden; false before a screen has said what it prefers.
  public var isStatusBarHidden = false
  /// The screen in whose view the first responder lies; `.none` if there is none.
  public var responder = ScreenID.none
  /// Whether there is a first responder.
  public var hasResponder = false
  /// Whether the keyboard is up, or on its way there.
  public var isKeyboardUp = false
  /// Whether the content takes touches.
  public var takesTouches = true
  /// Whether a full-screen modal covers the navigation controller.
  public var isCovered = false
  /// Whether the window shows another root, or a container has taken the controller off the screen.
  public var isElsewhere = false
  /// Whether another tab than the controller's is selected.
  public var isInOtherTab = false
  /// The modals that the case made and that are presented, lowest first.
  public var modals: [ScreenID] = []
  /// Whether the finger is down.
  public var isFingerDown = false
  /// How far the page is moved by a swipe, in points from 0.
  public var pageOffset = 0
  /// Whether the app keeps a list of screens beside the stack.
  public var isRouted = false
  /// The app's own list of screens when last seen at rest, bottom first.
  public var routed: [ScreenID] = []
  /// Turns, and callbacks of app code, since the start of the case.
  public var turnCount = 0
  /// Callbacks of app code since the start of the case.
  public var callbackCount = 0
  /// What happened since the last observation, in order.
  public var events: [Event] = []

  /// Nothing seen yet.
  public init() {}
}
