// TransitionTrack: what the oracle remembers of the running transition's callbacks and its time.

import NavigationModel

/// What the oracle remembers of the running transition, from its start to its end.
struct TransitionTrack: Hashable, Sendable {
  /// Whether the app's own animator shows it: it takes its own time, and may be taken back.
  var isCustom = false
  /// The least time that is left of a swipe that is let go: one frame.
  static let leastRemainder = 16

  /// The screen that it brings; `.none` while none runs.
  var screen = ScreenID.none
  /// Virtual milliseconds at which it started.
  var start = 0
  /// Whether neither a finger nor nobody drives it from its start on.
  var isFree = false
  /// When it must end; nil while that is not known.
  var end: Int?
  /// Whether its didShow has come.
  var wasShown = false
  /// The screen that was told that it goes, and not yet that it has gone.
  var goingScreen = ScreenID.none
  /// The screen that was told that it is on show, and not yet that it goes.
  var shownScreen = ScreenID.none
}
