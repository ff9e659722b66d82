// ScreenRecord: what the oracle remembers of one screen instance.

/// What the oracle remembers of one screen instance.
struct ScreenRecord: Hashable, Sendable {
  /// Where a screen is on the walk of R-329.
  enum Appearance: UInt8, Hashable, Sendable {
    case disappeared, appearing, appeared, disappearing
  }

  /// What a screen has heard of its parent.
  enum Parent: UInt8, Hashable, Sendable {
    case alone, joining, settled, leaving
    /// It was told that it leaves, and then that it stays (Z-28).
    case returning
  }

  /// The index of its kind.
  var kind: UInt8
  var appearance = Appearance.disappeared
  var parent = Parent.alone
  var isReleased = false
}
