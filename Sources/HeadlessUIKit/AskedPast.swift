// AskedPast: how much of what usually decides nothing an app has asked for.

/// How much of the past an app has asked for: what it never asks for does not tell one state from another.
package enum AskedPast: Int, Comparable, Sendable {
  /// Nothing.
  case nothing
  /// How fast the fingers of a pan are that has not failed.
  case velocity
  /// Where a finger on the screen is, and where it was before, whoever watches it.
  case finger
  /// The time, or a finger that has left the screen.
  case time

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension World {
  /// Notes that the app asks for some of the past.
  func note(_ asked: AskedPast) { askedPast = max(askedPast, asked) }
}
