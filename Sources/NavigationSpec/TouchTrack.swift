// TouchTrack: what the oracle remembers of the finger that is down.

import NavigationModel

/// What the oracle remembers of the finger that is down.
struct TouchTrack: Hashable, Sendable {
  var isDown = false
  var place = Place.edge
  /// Points moved to the right since it was put down.
  var horizontal = 0
  /// What the controller did when it was put down.
  var phase = Phase.idle
  /// Screens on the stack when it was put down.
  var depth = 0
  /// Whether a swipe is owed: put down at rest, where one must begin.
  var isOwedSwipe = false
  /// Whether the stack changed since it was put down.
  var stackChanged = false
  /// Whether a swipe began under it.
  var swipeBegan = false
  /// Whether the swipe that began moves a page.
  var pageMoves = false
  /// Whether a scroll view's pan began.
  var scrollBegan = false
  /// Whether a scroll view moved, before or after the page took the drag.
  var scrollMoved = false
}
