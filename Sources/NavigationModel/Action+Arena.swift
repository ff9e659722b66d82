// Action+Arena: what two fingers, taps, the direction of writing and the background add to the actions.

/// What a user taps.
public enum TapTarget: Int, CaseIterable, Hashable, Sendable {
  /// A row in the content of the page under the finger, which pushes a new screen of kind 0.
  case row
  /// What the bar shows as the way back.
  case back
}

/// The way in which the app reads.
public enum Direction: Int, CaseIterable, Hashable, Sendable {
  /// As Arabic and Hebrew do: the way back is on the right.
  case rightToLeft
  /// As most languages do.
  case leftToRight

  /// Its word in the text format.
  package var word: String { self == .rightToLeft ? "right-to-left" : "left-to-right" }
}

/// Where a row lies in the content, in points; the other places of a finger lie outside of it.
package enum RowPlace {
  /// Points from the left of a finger on it.
  package static let x = 180
  /// Points from the top of a finger on it.
  package static let y = 420
  /// Points from the top at which it begins.
  package static let top = 398
  /// Points that it is high.
  package static let height = 44
}

extension Action {
  /// Puts an action of the capability `arena` together from its number, which lies in range.
  init?(arena kind: ActionKind, _ number: Int) {
    switch kind {
    case .direction:
      guard let direction = Direction(rawValue: number) else { return nil }
      self = .direction(direction)
    case .tap:
      guard let target = TapTarget(rawValue: number) else { return nil }
      self = .tap(target)
    case .secondDown:
      guard let place = Place(rawValue: number) else { return nil }
      self = .secondDown(place)
    case .secondMove: self = .secondMove(number)
    case .secondUp: self = .secondUp(velocity: number)
    case .background: self = .background(number)
    case .interruption: self = .interruption(number)
    default: return nil
    }
  }
}
