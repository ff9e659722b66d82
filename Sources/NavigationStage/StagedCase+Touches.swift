// StagedCase+Touches: the finger, and the tap on the way back.

import HeadlessUIKit
import NavigationModel

extension StagedCase {
  /// A whole swipe.
  ///
  /// - Returns: whether to go on.
  @discardableResult
  func swipe(
    _ form: SwipeForm, from place: Place, _ observe: (borrowing Observation) -> Bool
  ) -> Bool {
    guard cover == nil else {
      nothing(observe)
      return true
    }
    for index in 0..<SwipeForm.touchCount {
      let step = form.touch(index, from: place)
      if step.delay > 0 { guard pass(step.delay, observe) else { return false } }
      guard play(step.touch, observe) else { return false }
    }
    return true
  }

  /// One touch, in a turn that it ends.
  ///
  /// - Returns: whether to go on.
  @discardableResult
  func play(
    _ touch: TouchStep.Touch, finger: Int = 0, _ observe: (borrowing Observation) -> Bool
  ) -> Bool {
    var isDown = false
    if case .down = touch { isDown = true }
    // A finger cannot be put down twice, nor moved while it is up; a modal keeps it from the controller.
    let isDone =
      if case .cancel = touch { !world.isFingerDown } else { isDown == world.isFingerDown(finger) }
    guard !isDone, !isDown || cover == nil else {
      nothing(observe)
      return true
    }
    guard openTurn(observe) else { return false }
    switch touch {
    case .down(let place): world.touchDown(at: point(of: place), in: window, finger: finger)
    case .move(let horizontal, let vertical):
      world.touchMoved(by: CGFloat(horizontal), CGFloat(vertical), finger: finger)
    case .up(let velocity):
      world.touchUp(velocity: CGVector(dx: CGFloat(velocity), dy: 0), finger: finger)
    case .cancel: world.cancelTouches()
    }
    return closeTurn(observe, as: .afterTouch)
  }

  private func point(of place: Place) -> CGPoint {
    switch place {
    case .edge: CGPoint(x: 2, y: 300)
    case .inside: CGPoint(x: 150, y: 300)
    case .rightEdge: CGPoint(x: ScreenSize.width - 2, y: 300)
    case .bar: CGPoint(x: 2, y: 30)
    }
  }

  /// The user taps the way back that the bar shows.
  func tapBack(_ observe: (borrowing Observation) -> Bool) {
    guard !world.isFingerDown, cover == nil else { return nothing(observe) }
    tapBackBesideFinger(observe)
  }

  /// The user taps the way back, with a finger down or not.
  func tapBackBesideFinger(_ observe: (borrowing Observation) -> Bool) {
    guard cover == nil else { return nothing(observe) }
    guard openTurn(observe) else { return }
    navigation.headless.tapBack()
    closeTurn(observe, as: .afterTouch)
  }
}
