// UIPanGestureRecognizer: a finger that moves.

/// Recognises fingers that move; begins past a hysteresis, ends when all are lifted.
///
/// - Source: R-140 ... ... R-208.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Fingers that it takes to begin.
  open var minimumNumberOfTouches: Int {
    get { fewest }
    set { fewest = newValue }
  }
  /// Fingers that it takes at most.
  open var maximumNumberOfTouches: Int {
    get { most }
    set { most = newValue }
  }

  private var fewest = 1
  private var most = Int.max
  /// In the window: where the translation counts from.
  private(set) var origin = CGPoint.zero
  private(set) var speed = CGPoint.zero
  private(set) var sampleInstant = 0

  /// Points moved since it began.
  ///
  /// While it is possible: points since the finger was put down, or zero, by `Configuration.shouldBeginTranslation`.
  ///
  /// - Source, Z-32, Z-37.
  open func translation(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    if phase == .failed { World.current?.note(.finger) }
    if phase == .possible, World.current?.configuration.shouldBeginTranslation == .zero {
      return .zero
    }
    return middle.distance(from: origin)
  }

  /// Makes the translation count as if the finger had moved so far.
  ///
  /// - Source: R-208.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = middle.distance(from: translation)
    speed = .zero
  }

  /// Points per second, from the last two samples of the finger.
  ///
  /// - Source: R-207.
  open func velocity(in view: UIView?) -> CGPoint {
    // Without a finger it is what an earlier one left behind; and a failed pan follows its finger for nobody else.
    World.current?.note(touches.isEmpty ? .time : phase == .failed ? .finger : .velocity)
    return speed
  }

  /// Points moved since the finger was put down.
  var movement: CGPoint {
    guard let first = touches.head else { return .zero }
    return first.place.distance(from: first.placeAtDown)
  }

  /// What a movement means for an attempt that has not begun.
  enum Verdict {
    case notYet, begins, fails
  }

  /// Whether the movement is enough.
  ///
  /// - Source: R-206, Z-9.
  func judge(_ movement: CGPoint, in world: World) -> Verdict {
    let hysteresis = CGFloat(world.configuration.panHysteresis)
    let square = movement.x * movement.x + movement.y * movement.y
    return square >= hysteresis * hysteresis ? .begins : .notYet
  }

  override func touchBegan(_ touch: UITouch, in world: World) {
    if touches.count > most {
      takeExtra(touch, in: world)
      return
    }
    if touches.isSingle {
      origin = touch.place
      speed = .zero
      sampleInstant = touch.instant
      return
    }
    // The middle jumps when a finger joins, the translation does not.
    var others = CGPoint.zero
    var count: CGFloat = 0
    for other in touches where other.isDown && other !== touch {
      others = others.moved(by: other.place)
      count += 1
    }
    guard count > 0 else { return }
    let before = CGPoint(x: others.x / count, y: others.y / count)
    origin = origin.moved(by: middle.distance(from: before))
  }

  /// One of several fingers is lifted: the middle jumps, the translation does not.
  private func leave(_ touch: UITouch) {
    let count = CGFloat(fingerCount)
    let after = middle
    let before = CGPoint(
      x: (after.x * count + touch.place.x) / (count + 1),
      y: (after.y * count + touch.place.y) / (count + 1))
    origin = origin.moved(by: after.distance(from: before))
  }

  /// A finger too many: a pan that has not begun fails or goes on, one that has begun goes on.
  ///
  /// - Source: R-142, Z-10.
  private func takeExtra(_ touch: UITouch, in world: World) {
    if phase == .possible, world.configuration.extraTouchPolicy == .failBeforeBegin {
      world.arena.fail(self, in: world)
    } else {
      touches.remove(touch)
    }
  }

  override func touchMoved(_ touch: UITouch, in world: World) {
    sample(touch, in: world)
    if isActive {
      if fingerCount >= fewest { world.arena.advance(self, to: .changed) }
    } else if phase == .possible, wanted == nil, fingerCount >= fewest {
      switch judge(movement, in: world) {
      case .notYet: break
      case .begins: world.arena.attempt(self, .began, in: world)
      case .fails: world.arena.fail(self, in: world)
      }
    }
  }

  override func touchEnded(_ touch: UITouch, in world: World) {
    // At the end the middle is where the finger is that was lifted last, and not the one that came last.
    if isActive, !touches.isSingle {
      touches.remove(touch)
      touches.append(touch)
    }
    guard fingerCount == 0 else { return leave(touch) }
    if let velocity = touch.releaseVelocity { speed = velocity }
    if isActive {
      world.arena.advance(self, to: .ended)
    } else if phase == .possible {
      world.arena.fail(self, in: world)
    }
  }

  override func didEnter(waited: Bool, in world: World) {
    if !waited || world.configuration.translationOrigin == .begin { origin = middle }
  }

  override func forgetAttempt() {
    origin = .zero
    speed = .zero
  }

  /// Samples closer than a frame count as a frame apart.
  private func sample(_ touch: UITouch, in world: World) {
    let elapsed = CGFloat(max(16, world.now - sampleInstant))
    sampleInstant = world.now
    speed = CGPoint(
      x: (touch.place.x - touch.placeBefore.x) * 1000 / elapsed,
      y: (touch.place.y - touch.placeBefore.y) * 1000 / elapsed)
  }
}
