// ScreenRecord: what the oracle remembers of one screen instance.

import NavigationModel

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
  /// Whether it stands beside the stack, on its own account: the page of another tab.
  var isBeside = false
  /// How it is presented, if it is a modal.
  var modal: ModalStyle?
}
