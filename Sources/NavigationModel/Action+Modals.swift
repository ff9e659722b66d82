// Action+Modals: what an app's modals are like, and what is done to them.

/// How a modal is presented.
public enum ModalStyle: Int, CaseIterable, Hashable, Sendable {
  /// A full screen: it takes the page below off the screen.
  case full
  /// A page sheet: a card that the user can swipe away, over a page that stays.
  case page
  /// A form sheet: the same, smaller.
  case form
  /// A page sheet that the user may not swipe away.
  case locked
  /// Over the full screen: an overlay or an alert, over a page that stays.
  case over

  /// Whether it takes the page below off the screen.
  package var covers: Bool { self == .full }

  /// Whether the user can take hold of it.
  package var isSheet: Bool { self == .page || self == .form || self == .locked }
}

/// How many modals a call dismisses.
public enum DismissedPart: Int, CaseIterable, Hashable, Sendable {
  /// The uppermost.
  case top
  /// All of them at once.
  case all
}

/// How a swipe down on a sheet goes.
public enum SheetSwipeForm: Int, CaseIterable, Hashable, Sendable {
  /// Seven tenths of the height.
  case full
  /// A tenth of the height.
  case partial
  /// Seven tenths of the height, then cancelled by the system.
  case interrupted

  /// Points that the finger moves down in all.
  private var distance: Int {
    self == .partial ? ScreenSize.height / 10 : ScreenSize.height * 7 / 10
  }

  /// One touch of the swipe: put down, a move past the hysteresis, a move to its place, the end.
  ///
  /// - Parameter index: from 0, below `SwipeForm.touchCount`.
  /// - Returns: the touch, with the time that passes before it.
  package func touch(_ index: Int) -> TouchStep {
    let first = TouchScript.firstMove
    return switch index {
    case 0: TouchStep(delay: 0, touch: .down(.inside))
    case 1: TouchStep(delay: TouchScript.frame, touch: .move(0, vertically: first))
    case 2: TouchStep(delay: TouchScript.frame, touch: .move(0, vertically: distance - first))
    default:
      TouchStep(
        delay: TouchScript.frame, touch: self == .interrupted ? .cancel : .up(velocity: 0))
    }
  }
}
