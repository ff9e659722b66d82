// WorldReading: what a driver looks at in a world after each turn.

/// What a driver looks at in a world after each turn.
package struct WorldReading {
  /// Milliseconds since the start.
  package let now: Int
  /// Turns that were closed.
  package let turnCount: Int
  /// Calls of app code by the engine.
  package let callbackCount: Int
  /// Entries of the log.
  package let logCount: Int
  /// Whether nothing more happens by itself.
  package let isQuiescent: Bool
  /// Whether a finger is down.
  package let isFingerDown: Bool
  /// Whether UIKit raised an exception.
  package let isPoisoned: Bool
  /// Controllers that are presented.
  package let presentedCount: Int
}
