// ModalTrack: what the oracle remembers of modals.

import NavigationModel

/// What the oracle remembers of modals: who is presented, who is on the way, and what the finger does to them.
struct ModalTrack: Hashable, Sendable {
  /// What is on its way.
  enum Movement: UInt8, Hashable, Sendable {
    case none, coming
    /// Going by a call, or under a finger.
    case going, dragged
  }

  /// Those that are presented, lowest first.
  var chain: [ScreenID] = []
  var movement = Movement.none
  /// How many of the chain, from the top, are on the way.
  var movingCount = 0
  var isAnimated = false
  /// Whether the first callbacks were called.
  var isUnderWay = false
  /// When the movement must end; nil while that is not known.
  var end: Int?
  /// Whether a finger has decided that the modal stays; nil while it has not decided.
  var stays: Bool?
  /// Whether the delegate heard that the modal goes, and not yet that it has gone.
  var isAnnounced = false
  /// Calls that must be logged and ignored, and were not yet.
  var refusalsOwed = 0
  /// Whether the plain cover goes away in the open turn.
  var isCoverLeaving = false
  /// Whether any modal was ever made.
  var wasUsed = false

  /// Points that the finger moved down since it was put down on a modal.
  var dragged = 0
  /// Points of them that it moved since the modal began to follow it: what came before may count or not (R-208, Z-32).
  var draggedWithModal = 0
  /// Whether the announced swipe found a sheet at rest.
  var isSwipeOwed = false
  /// Whether the delegate heard of an attempt within the announced action.
  var wasAttempted = false
}
