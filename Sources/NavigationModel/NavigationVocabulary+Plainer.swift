// NavigationVocabulary+Plainer: a trace told in plainer actions, where several must change at once.

extension NavigationVocabulary {
  /// The trace with the first finger in the place of the second, and from left to right where it was mirrored.
  ///
  /// All actions of a finger depend on each other, as do the sides of all gestures, so that a change of single actions finds neither.
  ///
  /// - Returns: what differs from the trace, one or two traces; they need not be simpler in the total order.
  package func plainer(_ trace: [Action]) -> [[Action]] {
    [trace.unmirrored, trace.ofFirstFinger].filter { $0 != trace }
  }
}

extension [Action] {
  /// The trace without changes of direction; what lay on the right while the app read so lies on the left.
  fileprivate var unmirrored: [Action] {
    var isMirrored = false
    return compactMap { action in
      guard case .direction(let direction) = action else {
        return isMirrored ? action.mirrored : action
      }
      isMirrored = direction == .rightToLeft
      return nil
    }
  }

  /// The trace with the first finger for the second, if that is the only one.
  fileprivate var ofFirstFinger: [Action] {
    let usesFirst = contains { action in
      switch action {
      case .down, .move, .up: true
      default: false
      }
    }
    return usesFirst ? self : map(\.ofFirstFinger)
  }
}

extension Action {
  /// The action by the first finger.
  fileprivate var ofFirstFinger: Action {
    switch self {
    case .secondDown(let place): .down(place)
    case .secondMove(let distance): .move(distance, vertically: 0)
    case .secondUp(let velocity): .up(velocity: velocity)
    default: self
    }
  }
}
