// ActionGenerator+Arena: draws the numbers of taps, of the second finger, and of what comes from outside.

import FuzzCore
import NavigationModel

extension ActionGenerator {
  /// Draws the numbers of an action of the capability `arena`.
  func fillArena(_ kind: ActionKind, _ choices: inout some ChoiceSource) -> Action {
    switch kind {
    case .direction:
      return .direction(choices.odds(5, in: 8) ? .rightToLeft : .leftToRight)
    case .tap: return .tap(choices.odds(5, in: 8) ? .row : .back)
    case .secondDown: return .secondDown(choices.pick(from: Place.allCases))
    case .secondMove:
      guard case .move(let distance, _) = move(&choices) else { return .secondMove(20) }
      return .secondMove(distance)
    case .secondUp: return .secondUp(velocity: choices.pick(from: Self.velocities))
    case .background: return .background(choices.pick(from: Self.absences))
    default: return .settle
    }
  }

  /// Milliseconds that an app is away: less than an animation, and more.
  private static let absences = [0, 16, 100, 1000]
}

extension Action {
  /// The action as fingers do it where the way back lies on the right.
  var mirrored: Action {
    switch self {
    case .down(let place): .down(place.mirrored)
    case .move(let right, let down): .move(-right, vertically: down)
    case .up(let velocity): .up(velocity: -velocity)
    case .swipe(let form, let place): .swipe(form, from: place.mirrored)
    case .secondDown(let place): .secondDown(place.mirrored)
    case .secondMove(let distance): .secondMove(-distance)
    case .secondUp(let velocity): .secondUp(velocity: -velocity)
    default: self
    }
  }
}

extension Place {
  fileprivate var mirrored: Place {
    switch self {
    case .edge: .rightEdge
    case .rightEdge: .edge
    case .inside, .bar: self
    }
  }
}
