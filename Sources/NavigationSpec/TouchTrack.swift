// TouchTrack: what the oracle remembers of the finger that is down.

import NavigationModel

/// What the oracle remembers of the finger that is down.
struct TouchTrack: Hashable, Sendable {
  /// How a finger leaves the screen.
  enum Lift: Hashable, Sendable {
    /// The system takes it away.
    case cancelled
    /// It is lifted with so many points a second to the right.
    case released(velocity: Int)
  }

  var isDown = false
  var place = Place.edge
  /// Whether the app read from right to left when it was put down.
  var wasMirrored = false
  /// Points moved to the right since it was put down.
  var horizontal = 0
  /// Points moved up or down since it was put down, without a sign.
  var vertical = 0
  /// Points moved to the right since a swipe began under it.
  var horizontalOfSwipe = 0
  /// How it was lifted, and when.
  var lift: Lift?
  var liftInstant = 0
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

  /// Whether it is down, or the system has taken it away at this very instant.
  func isOn(at instant: Int) -> Bool {
    isDown || (lift == .cancelled && liftInstant == instant)
  }

  /// Whether a swipe may begin under it.
  func mayBegin(at instant: Int) -> Bool { !swipeBegan && isOn(at: instant) }

  /// A call changed the stack under the finger: what had scrolled before the page moved may be out of sight.
  mutating func changeStack() {
    stackChanged = true
    if !pageMoves { scrollMoved = false }
  }
}
