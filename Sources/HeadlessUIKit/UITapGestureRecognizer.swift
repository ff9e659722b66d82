// UITapGestureRecognizer: a finger that is put down and lifted in one place.

/// Recognises one finger that is put down and lifted in one place; one tap only.
///
/// - Source: R-102.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Taps that it takes; the engine knows one.
  open var numberOfTapsRequired = 1
  /// Fingers that it takes; the engine knows one.
  open var numberOfTouchesRequired = 1

  override func touchMoved(_ touch: UITouch, in world: World) {
    guard phase == .possible else { return }
    let movement = touch.place.distance(from: touch.placeAtDown)
    let slack = CGFloat(world.configuration.panHysteresis)
    if movement.x * movement.x + movement.y * movement.y >= slack * slack {
      world.arena.fail(self, in: world)
    }
  }

  override func touchEnded(_ touch: UITouch, in world: World) {
    guard phase == .possible, fingerCount == 0 else { return }
    world.arena.attempt(self, .ended, in: world)
  }
}
