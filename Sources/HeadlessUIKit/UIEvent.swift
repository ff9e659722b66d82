// UIEvent: what carries touches to whoever hears of them.

/// What carries touches to whoever hears of them.
///
/// A world has one object for all its events.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of event it is; the engine makes touches only.
  public enum EventType: Int, Sendable {
    case touches = 0
  }

  /// What kind of event it is.
  open var type: EventType { .touches }

  /// The fingers on the screen.
  open var allTouches: Set<UITouch>? { World.current?.arena.touchSet }

  /// The virtual clock's seconds.
  open var timestamp: TimeInterval { CACurrentMediaTime() }
}
