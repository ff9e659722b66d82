// SwipeTrack: what the oracle remembers of a pop that a finger drives.

import NavigationModel

/// What the oracle remembers of a pop that a finger drives, from its begin to the end of its animation.
struct SwipeTrack: Hashable, Sendable {
  /// The screen under the finger; `.none` without a swipe.
  var popped = ScreenID.none
  /// Whether the finger decided to cancel, and the screen is not back yet.
  var owesRestore = false
  /// Whether a call by the app's code came in between.
  var wasDisturbed = false
  /// Whether the recogniser that drives it was switched off.
  var wasSwitchedOff = false
  /// Whether the state before it is known.
  var hasSnapshot = false
  var barWasHidden = false
  var tabBarWasHidden = false
  var stackBefore: [ScreenID] = []

  /// Forgets it all, and keeps the storage.
  mutating func reset() {
    popped = .none
    owesRestore = false
    wasDisturbed = false
    wasSwitchedOff = false
    hasSnapshot = false
    barWasHidden = false
    tabBarWasHidden = false
    stackBefore.removeAll(keepingCapacity: true)
  }
}
