// World+Touch: the driver's finger.

extension World {
  /// Whether any finger is on the screen.
  public var isFingerDown: Bool { arena.isFingerDown }

  /// Whether a finger is on the screen, by its number: 0 or 1.
  public func isFingerDown(_ number: Int) -> Bool {
    number == 0 ? arena.first.isDown : arena.second?.isDown ?? false
  }

  /// Puts a finger down, in phase 3 of a turn; nothing if it is down already, or if the app is not active.
  ///
  /// The recognisers that hear of the finger are fixed now, from the hit view outwards.
  ///
  /// - Parameters:
  ///   - point: in the window.
  ///   - window: the window that is touched.
  ///   - finger: 0 or 1; one of them can do what it likes while the other is down.
  /// - Source, Z-24.
  public func touchDown(at point: CGPoint, in window: UIWindow, finger: Int = 0) {
    let finger = arena.finger(finger)
    guard !finger.isDown, activity == .active, beginTouch() else { return }
    arena.putDown(finger, at: point, in: window, world: self)
  }

  /// Moves a finger by so many points; nothing if it is not down.
  public func touchMoved(by dx: CGFloat, _ dy: CGFloat, finger: Int = 0) {
    let finger = arena.finger(finger)
    guard finger.isDown, beginTouch() else { return }
    arena.move(finger, by: CGPoint(x: dx, y: dy), world: self)
  }

  /// Lifts a finger; nothing if it is not down.
  ///
  /// - Parameters:
  ///   - velocity: points per second that the last samples are made to show.
  ///   - finger: 0 or 1.
  /// - Source: R-207.
  public func touchUp(velocity: CGVector, finger: Int = 0) {
    let finger = arena.finger(finger)
    guard finger.isDown, beginTouch() else { return }
    arena.lift(finger, velocity: CGPoint(x: velocity.dx, y: velocity.dy), world: self)
  }

  /// The system takes all touches away; nothing if no finger is down.
  ///
  /// - Source.
  public func cancelTouches() {
    guard arena.isFingerDown, beginTouch() else { return }
    arena.cancel(world: self)
  }

  /// The system takes the fingers away within a call: no turn is opened for it, and the next touch has one of its own.
  ///
  /// - Source: R-887.
  func takeTouchesAway() {
    guard arena.isFingerDown, trap == nil else { return }
    arena.cancel(world: self)
    if isTurnOpen { hasTouchInTurn = true }
  }

  /// Whether a modal was asked for whose way has not begun.
  fileprivate var isModalAwaited: Bool {
    for presentation in presentations where presentation.direction == .in {
      if !presentation.isUnderWay { return true }
    }
    return false
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
  func putDown(_ finger: FingerTrack, at point: CGPoint, in window: UIWindow, world: World) {
    let touch = finger.touch
    touch.currentPhase = .began
    touch.instant = world.now
    touch.place = point
    touch.placeBefore = point
    touch.placeAtDown = point
    touch.releaseVelocity = nil
    if touch.hitWindow !== window { touch.hitWindow = window }
    // Between the call and the layout that brings a modal a finger finds nothing: what lies below is covered already.
    let isBlocked = !world.presentations.isEmpty && world.isModalAwaited
    let hit = isBlocked ? nil : window.hitTest(window.fromWindow(point), with: event)
    touch.hitView = hit
    let isAlone = !isFingerDown
    finger.isDown = true
    gather(for: finger, isAlone: isAlone, in: world)
    deliver(.began, of: finger, in: world)
    if world.trap == nil, world.viewsHearTouches { beginDelivery(of: finger) }
  }

  func move(_ finger: FingerTrack, by distance: CGPoint, world: World) {
    let touch = finger.touch
    touch.currentPhase = .moved
    touch.instant = world.now
    touch.placeBefore = touch.place
    touch.place = touch.place.moved(by: distance)
    deliver(.moved, of: finger, in: world)
    if finger.delivery != .none, world.trap == nil { deliverMove(of: finger) }
  }

  func lift(_ finger: FingerTrack, velocity: CGPoint, world: World) {
    finger.touch.currentPhase = .ended
    finger.touch.instant = world.now
    finger.touch.releaseVelocity = velocity
    finger.isDown = false
    deliver(.ended, of: finger, in: world)
    if finger.delivery != .none, world.trap == nil { deliverEnd(of: finger) }
    finger.delivery = .none
  }

  func cancel(world: World) {
    cancel(first, world: world)
    if let second { cancel(second, world: world) }
  }

  private func cancel(_ finger: FingerTrack, world: World) {
    guard finger.isDown else { return }
    finger.touch.currentPhase = .cancelled
    finger.touch.instant = world.now
    finger.isDown = false
    deliver(.cancelled, of: finger, in: world)
    cancelForView(finger)
  }

  /// Fixes who hears of the finger; each delegate is asked for the event first, then for the touch.
  ///
  /// A finger that joins another one reaches those that hear of both, and some of its own.
  private func gather(for finger: FingerTrack, isAlone: Bool, in world: World) {
    if isAlone {
      members.empty()
      waitingCount = 0
    }
    finger.forgetListener()
    if let hit = finger.touch.hitView {
      gatherOutwards(
        from: hit, for: finger, isAlone: isAlone, isListening: !world.viewsHearTouches, in: world)
    }
    var index = 0
    while index < members.count {
      let recognizer = members[index]
      if isAlone || takes(finger, recognizer) {
        if hears(recognizer, finger, in: world) { recognizer.touches.append(finger.touch) }
      }
      index += 1
    }
  }

  /// Whether a recogniser of another finger's sequence is asked about a finger that joins: it lies around the hit view, and is not over.
  private func takes(_ finger: FingerTrack, _ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.phase == .possible || recognizer.isActive else { return false }
    guard let host = recognizer.hostView else { return false }
    return finger.touch.hitView?.isDescendant(of: host) ?? false
  }

  // Calls itself, because a variable for the view would be retained three times a level.
  private func gatherOutwards(
    from view: UIView, for finger: FingerTrack, isAlone: Bool, isListening: Bool, in world: World
  ) {
    if !view.recognizers.isEmpty {
      // The other order puts each outer view's recognisers before those gathered so far.
      var place = world.configuration.recognizerOrder == .deepestFirst ? members.count : 0
      for recognizer in view.recognizers where recognizer.isSwitchedOn {
        if !isAlone, members.holds(recognizer) { continue }
        if place == members.count {
          members.append(recognizer)
        } else {
          members.insert(recognizer, at: place)
        }
        place += 1
      }
    }
    let isListening = isListening || finger.findListener(at: view)
    if let parent = view.parentView {
      gatherOutwards(
        from: parent, for: finger, isAlone: isAlone, isListening: isListening, in: world)
    }
  }

  private func hears(
    _ recognizer: UIGestureRecognizer, _ finger: FingerTrack, in world: World
  ) -> Bool {
    guard world.trap == nil, recognizer.isSwitchedOn else { return false }
    world.reach(.shouldReceive, of: nil)
    guard let delegate = recognizer.askedDelegate(in: world) else {
      return world.trap == nil && recognizer.isEnabled
    }
    // Whoever is asked may switch it off.
    return delegate.gestureRecognizer(recognizer, shouldReceive: event)
      && delegate.gestureRecognizer(recognizer, shouldReceive: finger.touch) && recognizer.isEnabled
  }

  private func deliver(_ phase: UITouch.Phase, of finger: FingerTrack, in world: World) {
    let touch = finger.touch
    var index = 0
    while index < members.count, world.trap == nil {
      let member = members[index]
      index += 1
      guard member.tracks(touch) else { continue }
      guard member.phase == .possible || member.isActive else { continue }
      if member.isBuiltIn {
        switch phase {
        case .began: member.touchBegan(touch, in: world)
        case .moved, .stationary: member.touchMoved(touch, in: world)
        case .ended: member.touchEnded(touch, in: world)
        case .cancelled: member.touchCancelled(touch, in: world)
        }
      } else {
        switch phase {
        case .began: member.touchesBegan(finger.touches, with: event)
        case .moved, .stationary: member.touchesMoved(finger.touches, with: event)
        case .ended: member.touchesEnded(finger.touches, with: event)
        case .cancelled: member.touchesCancelled(finger.touches, with: event)
        }
      }
    }
  }
}
