// FaultKind: what users saw go wrong, in fifteen kinds.

/// What users saw go wrong; each report is of one kind.
package enum FaultKind: String, CaseIterable, Hashable, Sendable {
  /// The app takes no input any more.
  case freeze
  /// A list that the app keeps beside the stack says something else than the stack.
  case staleRouter = "stale router state"
  /// The navigation bar is there, gone or coloured against what the top screen asks for.
  case wrongBar = "wrong bar state"
  /// Two recognisers take one drag, or the wrong one does.
  case gestureConflict = "gesture conflict"
  /// The stack holds other screens than it was asked to.
  case stackCorruption = "stack corruption"
  /// Something happened, and nobody was told.
  case lostCallback = "lost callback"
  /// The swipe back does nothing where it should.
  case deadGesture = "dead gesture"
  /// One intent pushes twice.
  case duplicatePush = "duplicate push"
  /// An object that is gone is still asked.
  case danglingDelegate = "dangling delegate"
  /// A screen that has left is never released.
  case leak
  /// The app ends.
  case crash
  /// The tab bar is there or gone against what the stack asks for.
  case wrongTabBar = "wrong tab bar"
  /// One intent removes two screens.
  case doublePop = "double pop"
  /// Appearance callbacks do not pair.
  case appearanceImbalance = "appearance imbalance"
  /// The page on show is another one, or none.
  case wrongView = "wrong or blank view"
}
