// TouchArena+Recognition: who may begin, who waits, and who fails because another began.

extension TouchArena {
  /// Takes a state that a subclass asks for; an edge that does not exist is ignored.
  ///
  /// - Source.
  func take(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer, in world: World)
  {
    switch state {
    case .possible: break
    case .began: attempt(recognizer, .began, in: world)
    case .changed where recognizer.isActive: advance(recognizer, to: .changed)
    case .ended where recognizer.isActive: advance(recognizer, to: .ended)
    case .ended: attempt(recognizer, .ended, in: world)
    case .cancelled where recognizer.isActive: advance(recognizer, to: .cancelled)
    case .failed: fail(recognizer, in: world)
    case .changed, .cancelled: break
    }
  }

  /// The criteria of a recogniser are met: it begins or is recognised, waits for others, or fails.
  ///
  /// First those that it must wait for, then whether one that has begun prevents it, then the view and the delegate.
  ///
  /// - Source: R-122 ... R-134.
  func attempt(
    _ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State, in world: World
  ) {
    guard recognizer.phase == .possible, world.trap == nil else { return }
    let waited = recognizer.wanted != nil
    if members.count > 1 {
      switch obstacle(for: recognizer, in: world) {
      case .none: break
      case .mustWait:
        if !waited { waitingCount += 1 }
        recognizer.wanted = state
        return
      case .mustFail:
        fail(recognizer, in: world)
        return
      }
    }
    if waited {
      recognizer.wanted = nil
      waitingCount -= 1
    }
    guard mayBegin(recognizer, in: world) else {
      fail(recognizer, in: world)
      return
    }
    // The answer may have come with a change of heart.
    guard recognizer.phase == .possible, !recognizer.touches.isEmpty, world.trap == nil else {
      return
    }
    enter(recognizer, state, waited: waited, in: world)
  }

  /// Takes a recogniser that has begun to its next state.
  ///
  /// - Source.
  func advance(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    guard recognizer.isActive else { return }
    recognizer.phase = state
    if state == .changed, let last = pending.last, last.recognizer === recognizer,
      last.state == .changed
    {
      return
    }
    pending.append(PendingAction(recognizer: recognizer, state: state))
  }

  /// The system took the touches away.
  ///
  /// - Source: R-108.
  func giveUp(_ recognizer: UIGestureRecognizer, in world: World) {
    if recognizer.isActive {
      advance(recognizer, to: .cancelled)
    } else {
      fail(recognizer, in: world)
    }
  }

  /// A recogniser fails; nobody is told, and those that wait for it may begin.
  ///
  /// - Source.
  func fail(_ recognizer: UIGestureRecognizer, in world: World) {
    guard recognizer.phase == .possible else { return }
    recognizer.phase = .failed
    if recognizer.wanted != nil {
      recognizer.wanted = nil
      waitingCount -= 1
    }
    releaseWaiting(in: world)
  }

  /// A recogniser that has not begun gives its touches up without failing; nothing waits for it any more.
  ///
  /// - Source.
  func withdraw(_ recognizer: UIGestureRecognizer, in world: World) {
    recognizer.touches.removeAll()
    if recognizer.wanted != nil {
      recognizer.wanted = nil
      waitingCount -= 1
    }
    releaseWaiting(in: world)
  }

  /// Lets those that wait try again.
  ///
  /// - Source: R-133.
  func releaseWaiting(in world: World) {
    guard waitingCount > 0 else { return }
    var index = 0
    while index < members.count {
      let member = members[index]
      if let wanted = member.wanted { attempt(member, wanted, in: world) }
      index += 1
    }
  }

  // MARK: - Begin

  private func enter(
    _ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State, waited: Bool,
    in world: World
  ) {
    if members.count > 1 { findLosers(to: recognizer, in: world) }
    guard recognizer.phase == .possible, world.trap == nil else {
      losers.empty()
      return
    }
    recognizer.phase = state
    recognizer.didEnter(waited: waited, in: world)
    pending.append(PendingAction(recognizer: recognizer, state: state))
    if recognizer.cancelsForView { cancelForViews(under: recognizer) }
    guard !losers.isEmpty else { return }
    let beaten = losers
    losers.empty()
    for loser in beaten { fail(loser, in: world) }
  }

  /// Asks view and delegate.
  ///
  /// - Source, Z-36.
  private func mayBegin(_ recognizer: UIGestureRecognizer, in world: World) -> Bool {
    let isViewFirst = world.configuration.shouldBeginOrder == .viewFirst
    let view = recognizer.touches.head?.hitView
    if isViewFirst, view?.gestureRecognizerShouldBegin(recognizer) == false { return false }
    // Whoever is asked may switch it off.
    guard recognizer.delegateAllowsBegin(in: world), recognizer.isSwitchedOn else { return false }
    return isViewFirst || view?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  // MARK: - Others

  private enum Obstacle {
    case none, mustWait, mustFail
  }

  /// What others put in the way of a recogniser that is about to begin.
  ///
  /// - Source.
  private func obstacle(for recognizer: UIGestureRecognizer, in world: World) -> Obstacle {
    var mustWait = false
    for index in members.indices
    where members[index] !== recognizer && !members[index].touches.isEmpty {
      let other = members[index]
      switch other.phase {
      case .possible:
        if waits(recognizer, for: other, in: world) { mustWait = true }
      case .began, .changed, .ended:
        if waits(recognizer, for: other, in: world) { return .mustFail }
        if prevents(other, recognizer, in: world) { return .mustFail }
      case .cancelled, .failed:
        break
      }
    }
    return mustWait ? .mustWait : .none
  }

  /// Whether the first must wait until the other has failed; a delegate is asked once an attempt.
  ///
  /// - Source.
  private func waits(
    _ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer, in world: World
  ) -> Bool {
    if let relations = recognizer.relations {
      if relations.requires(other) { return other.isSwitchedOn }
      if let answer = relations.answer(about: other) { return answer }
    }
    guard recognizer.shares(other) else { return false }
    let answer =
      recognizer.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.askedDelegate(in: world)?
        .gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
      || other.askedDelegate(in: world)?
        .gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
    recognizer.madeRelations.note(answer, about: other)
    return answer
  }

  /// Whether the first, which has begun or is about to, makes the other fail.
  ///
  /// - Source.
  private func prevents(
    _ winner: UIGestureRecognizer, _ other: UIGestureRecognizer, in world: World
  ) -> Bool {
    guard winner.shares(other) else { return false }
    if other.relations?.isAllowed(beside: winner) == true { return false }
    guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return false }
    if winner.askedDelegate(in: world)?
      .gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other) == true
    {
      return false
    }
    return other.askedDelegate(in: world)?
      .gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner) != true
  }

  /// Collects those that cannot begin any more once a recogniser has.
  private func findLosers(to recognizer: UIGestureRecognizer, in world: World) {
    losers.empty()
    for other in members
    where other !== recognizer && other.phase == .possible && !other.touches.isEmpty {
      if waits(other, for: recognizer, in: world) || prevents(recognizer, other, in: world) {
        losers.append(other)
      } else if recognizer.shares(other) {
        other.madeRelations.allow(beside: recognizer)
      }
    }
  }
}
