// Action+Mirrored: what fingers do with left and right exchanged.

extension Action {
  /// The action with left and right exchanged: as fingers do it where the way back lies on the right.
  package var mirrored: Action {
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
  /// The place on the other side.
  fileprivate var mirrored: Place {
    switch self {
    case .edge: .rightEdge
    case .rightEdge: .edge
    case .inside, .bar: self
    }
  }
}
