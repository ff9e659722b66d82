// TouchScript: a whole gesture, lowered to single touches with the time between them.

/// One touch of a gesture, in its own turn.
package struct TouchStep: Hashable, Sendable {
  /// Milliseconds that pass before it.
  package var delay: Int
  /// What the finger does.
  package var touch: Touch

  /// What a finger does.
  package enum Touch: Hashable, Sendable {
    case down(Place)
    case move(Int, vertically: Int)
    case up(velocity: Int)
    case cancel
  }
}

/// The screen that every case is played on.
package enum ScreenSize {
  /// Points from left to right.
  package static let width = 375
  /// Points from top to bottom.
  package static let height = 667
}

extension SwipeForm {
  /// How many touches a swipe is made of.
  package static let touchCount = 4

  /// One touch of the swipe: put down, a move past the hysteresis, a move to its place, the end.
  ///
  /// - Parameters:
  ///   - index: from 0, below `touchCount`.
  ///   - place: where the finger is put down; from the right edge it moves left.
  /// - Returns: the touch, with the time that passes before it.
  package func touch(_ index: Int, from place: Place) -> TouchStep {
    let sign = place == .rightEdge ? -1 : 1
    switch index {
    case 0: return TouchStep(delay: 0, touch: .down(place))
    case 1:
      return TouchStep(
        delay: TouchScript.frame, touch: .move(TouchScript.firstMove * sign, vertically: 0))
    case 2:
      return TouchStep(
        delay: TouchScript.frame,
        touch: .move((distance - TouchScript.firstMove) * sign, vertically: 0))
    default:
      guard let velocity else { return TouchStep(delay: TouchScript.frame, touch: .cancel) }
      return TouchStep(delay: TouchScript.frame, touch: .up(velocity: velocity * sign))
    }
  }

  /// Points that the finger moves in all.
  private var distance: Int {
    switch self {
    case .full: ScreenSize.width * 7 / 10
    case .partial: ScreenSize.width / 10
    case .flick: ScreenSize.width * 3 / 20
    case .interrupted: ScreenSize.width / 2
    }
  }

  /// Points per second at the end; nil if the system cancels the touch.
  private var velocity: Int? {
    switch self {
    case .full: 500
    case .partial: -200
    case .flick: 1200
    case .interrupted: nil
    }
  }
}

/// Timing that gestures share.
package enum TouchScript {
  /// Milliseconds between two samples of a finger: one frame.
  package static let frame = 16
  /// Points of a swipe's first move: past every hysteresis.
  package static let firstMove = 20
}
