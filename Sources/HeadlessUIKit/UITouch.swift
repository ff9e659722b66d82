// UITouch: one finger on the screen.

/// One finger on the screen.
///
/// A world uses one object a finger again and again.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What the finger does.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  /// What the finger does.
  open var phase: Phase { currentPhase }

  /// The virtual clock's seconds at the last change.
  open var timestamp: TimeInterval {
    World.current?.note(.time)
    return TimeInterval(instant) / 1000
  }

  /// The view that was hit when the finger was put down.
  open var view: UIView? { hitView }

  /// The window that the finger was put down in.
  open var window: UIWindow? { hitWindow }

  /// How often the finger tapped.
  open var tapCount: Int { 1 }

  /// The recognisers that hear of this finger.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    World.current?.arena.members.filter { $0.tracks(self) }
  }

  var currentPhase = Phase.began
  /// Milliseconds of the virtual clock at the last change.
  var instant = 0
  var hitView: UIView?
  var hitWindow: UIWindow?
  /// In the window: where the finger is, where it was before, where it was put down.
  var place = CGPoint.zero
  var placeBefore = CGPoint.zero
  var placeAtDown = CGPoint.zero
  /// Points per second that a release brings with it.
  var releaseVelocity: CGPoint?

  /// Whether the finger is still on the screen.
  var isDown: Bool { currentPhase.rawValue < Phase.ended.rawValue }

  /// Where the finger is; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    if currentPhase != .began { notePast() }
    guard let view else { return place }
    return view.fromWindow(place)
  }

  /// Where the finger was before its last move; nil stands for the window.
  open func previousLocation(in view: UIView?) -> CGPoint {
    notePast()
    guard let view else { return placeBefore }
    return view.fromWindow(placeBefore)
  }

  private func notePast() {
    guard let world = World.current else { return }
    world.note(world.arena.isTouchOver ? .time : .finger)
  }
}
