// World+Touch: the driver's finger.

extension World {
  /// Whether the finger is on the screen.
  public var isFingerDown: Bool { arena.isFingerDown }

  /// Puts the finger down, in phase 3 of a turn; nothing if it is down already.
  ///
  /// The recognisers that hear of the finger are fixed now, from the hit view outwards.
  ///
  /// - Source, Z-24.
  public func touchDown(at point: CGPoint, in window: UIWindow) {
    guard !arena.isFingerDown, beginTouch() else { return }
    arena.putDown(at: point, in: window, world: self)
  }

  /// Moves the finger by so many points; nothing if it is not down.
  public func touchMoved(by dx: CGFloat, _ dy: CGFloat) {
    guard arena.isFingerDown, beginTouch() else { return }
    arena.move(by: CGPoint(x: dx, y: dy), world: self)
  }

  /// Lifts the finger; nothing if it is not down.
  ///
  /// - Parameter velocity: points per second that the last samples are made to show.
  /// - Source: R-207.
  public func touchUp(velocity: CGVector) {
    guard arena.isFingerDown, beginTouch() else { return }
    arena.lift(velocity: CGPoint(x: velocity.dx, y: velocity.dy), world: self)
  }

  /// The system takes the touch away; nothing if the finger is not down.
  ///
  /// - Source.
  public func cancelTouches() {
    guard arena.isFingerDown, beginTouch() else { return }
    arena.cancel(world: self)
  }

  /// The system takes the fingers away within a call: no turn is opened for it.
  ///
  /// - Source: R-887.
  func takeTouchesAway() {
    guard arena.isFingerDown, trap == nil else { return }
    arena.cancel(world: self)
  }

  /// Lets go of whatever a finger holds; the world is not driven any more.
  package func abandonTouches() { arena.abandon() }

  /// Opens a turn for a touch: each touch has one of its own.
  private func beginTouch() -> Bool {
    guard trap == nil else { return false }
    if hasTouchInTurn { closeTurn() }
    openTurn()
    hasTouchInTurn = true
    return trap == nil
  }
}

extension TouchArena {
  func putDown(at point: CGPoint, in window: UIWindow, world: World) {
    finger.currentPhase = .began
    finger.instant = world.now
    finger.place = point
    finger.placeBefore = point
    finger.placeAtDown = point
    finger.releaseVelocity = nil
    if finger.hitWindow !== window { finger.hitWindow = window }
    let hit = window.hitTest(window.fromWindow(point), with: event)
    finger.hitView = hit
    isFingerDown = true
    gather(from: hit, in: world)
    deliver(.began, in: world)
    if world.trap == nil, world.viewsHearTouches { beginDelivery() }
  }

  func move(by distance: CGPoint, world: World) {
    finger.currentPhase = .moved
    finger.instant = world.now
    finger.placeBefore = finger.place
    finger.place = finger.place.moved(by: distance)
    deliver(.moved, in: world)
    if delivery != .none, world.trap == nil { deliverMove() }
  }

  func lift(velocity: CGPoint, world: World) {
    finger.currentPhase = .ended
    finger.instant = world.now
    finger.releaseVelocity = velocity
    isFingerDown = false
    deliver(.ended, in: world)
    if delivery != .none, world.trap == nil { deliverEnd() }
    delivery = .none
  }

  func cancel(world: World) {
    finger.currentPhase = .cancelled
    finger.instant = world.now
    isFingerDown = false
    deliver(.cancelled, in: world)
    cancelForView(in: world)
  }

  /// Fixes who hears of the finger; each delegate is asked for the event first, then for the touch.
  private func gather(from hit: UIView?, in world: World) {
    members.empty()
    waitingCount = 0
    forgetListener()
    if let hit { gatherOutwards(from: hit, isListening: !world.viewsHearTouches, in: world) }
    var index = 0
    while index < members.count {
      let recognizer = members[index]
      if hears(recognizer, in: world) { recognizer.touches.append(finger) }
      index += 1
    }
  }

  // Calls itself, because a variable for the view would be retained three times a level.
  private func gatherOutwards(from view: UIView, isListening: Bool, in world: World) {
    if !view.recognizers.isEmpty {
      // The other order puts each outer view's recognisers before those gathered so far.
      var place = world.configuration.recognizerOrder == .deepestFirst ? members.count : 0
      for recognizer in view.recognizers where recognizer.isSwitchedOn {
        if place == members.count {
          members.append(recognizer)
        } else {
          members.insert(recognizer, at: place)
        }
        place += 1
      }
    }
    let isListening = isListening || findListener(at: view)
    if let parent = view.parentView {
      gatherOutwards(from: parent, isListening: isListening, in: world)
    }
  }

  private func hears(_ recognizer: UIGestureRecognizer, in world: World) -> Bool {
    guard world.trap == nil, recognizer.isSwitchedOn else { return false }
    guard let delegate = recognizer.askedDelegate(in: world) else { return world.trap == nil }
    return delegate.gestureRecognizer(recognizer, shouldReceive: event)
      && delegate.gestureRecognizer(recognizer, shouldReceive: finger)
  }

  private func deliver(_ phase: UITouch.Phase, in world: World) {
    var index = 0
    while index < members.count, world.trap == nil {
      let member = members[index]
      index += 1
      guard member.tracks(finger) else { continue }
      guard member.phase == .possible || member.isActive else { continue }
      if member.isBuiltIn {
        switch phase {
        case .began: member.touchBegan(finger, in: world)
        case .moved, .stationary: member.touchMoved(finger, in: world)
        case .ended: member.touchEnded(finger, in: world)
        case .cancelled: member.touchCancelled(finger, in: world)
        }
      } else {
        switch phase {
        case .began: member.touchesBegan(fingerSet, with: event)
        case .moved, .stationary: member.touchesMoved(fingerSet, with: event)
        case .ended: member.touchesEnded(fingerSet, with: event)
        case .cancelled: member.touchesCancelled(fingerSet, with: event)
        }
      }
    }
  }
}
