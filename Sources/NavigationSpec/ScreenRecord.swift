// ScreenRecord: what the oracle remembers of one screen instance.

/// What the oracle remembers of one screen instance.
struct ScreenRecord: Hashable, Sendable {
  /// Where a screen is on the walk of R-329.
  enum Appearance: UInt8, Hashable, Sendable {
    case disappeared, appearing, appeared, disappearing
  }

  /// The index of its kind.
  var kind: UInt8
  var appearance = Appearance.disappeared
  var isReleased = false
}
