// Phase: what the navigation controller is doing, as far as the oracle can tell from outside.

/// What the navigation controller is doing.
public enum Phase: UInt8, CaseIterable, Hashable, Sendable {
  /// No transition runs or is asked for.
  case idle
  /// A screen is arriving.
  case pushing
  /// A screen is leaving.
  case popping
  /// A finger drives a pop.
  case swiping
  /// A swipe was let go and finishes.
  case finishing
  /// A swipe was let go and goes back.
  case cancelling
}
