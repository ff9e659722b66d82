// RootTrack: what the oracle remembers of where the controller lives.

import NavigationModel

/// What the oracle remembers of where the controller lives.
struct RootTrack: Hashable, Sendable {
  var home = RootPlace.own
  /// Whether the window shows another root.
  var isAway = false
  /// Whether the container has begun to take the controller off the screen.
  var isPeeked = false
  /// Whether the root was set in the open turn.
  var changedInTurn = false
  /// Whether the page of the outer stack was made.
  var hasHost = false
  /// Whether roots were spoken of.
  var isUsed = false

  /// Whether the controller is off the screen.
  var isElsewhere: Bool { isAway || isPeeked }
}
