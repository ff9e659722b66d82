// Scene+Finger: the finger of a scene, and its whole gestures.

import HeadlessUIKit

extension Scene {
  /// Puts a finger down; by default the first one, within the edge region.
  func down(x: Int = 3, y: Int = 300, finger: Int = 0) {
    world.run { world.touchDown(at: CGPoint(x: x, y: y), in: window, finger: finger) }
    wait(16)
  }

  /// Moves it by so many points, and a frame passes.
  func move(_ points: Int, finger: Int = 0) {
    world.run { world.touchMoved(by: CGFloat(points), 0, finger: finger) }
    wait(16)
  }

  /// Lifts it with so many points per second.
  func up(velocity: Int, finger: Int = 0) {
    world.run { world.touchUp(velocity: CGVector(dx: CGFloat(velocity), dy: 0), finger: finger) }
    wait(0)
  }

  /// The system takes the touch away.
  func cancelTouch() {
    world.run { world.cancelTouches() }
    wait(0)
  }

  /// Seven tenths of the width, lifted forwards.
  func swipe(x: Int = 3) {
    down(x: x)
    move(20)
    move(242)
    up(velocity: 800)
  }

  /// A tenth of the width, lifted backwards.
  func partialSwipe() {
    down()
    move(20)
    move(17)
    up(velocity: -500)
  }

  /// Fifteen hundredths of the width, lifted fast.
  func flick() {
    down()
    move(20)
    move(36)
    up(velocity: 1500)
  }

  /// A touch that goes up where it was put down.
  func tap(x: Int, y: Int) {
    world.run { world.touchDown(at: CGPoint(x: x, y: y), in: window) }
    wait(0)
    world.run { world.touchUp(velocity: CGVector(dx: 0, dy: 0)) }
    wait(0)
  }

  /// The user taps what the bar shows as the way back.
  func tapBack() {
    world.run {
      if world.hasTouchInTurn { world.closeTurn() }
      world.openTurn()
      navigation.headless.tapBack()
      world.closeTurn()
    }
  }
}
