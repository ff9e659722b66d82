// StateWalk+Work: what waits in a world: deadlines, blocks, layouts, the finger.

extension StateWalk {
  func addWork(of world: World) {
    var flags = PackedNumber()
    flags.add(world.isTurnOpen)
    flags.add(world.hasTouchInTurn)
    flags.add(world.areAnimationsEnabled)
    flags.add(world.trap != nil)
    flags.add(countedPast.rawValue)
    flags.add(world.turned.rawValue)
    flags.add(world.rotation?.orientation.rawValue ?? 0)
    flags.add(world.activity.rawValue)
    flags.add(world.layoutDirection.rawValue)
    add(flags.word)
    if countedPast == .time { add(world.now) }
    addQueues(of: world)
    add(world.keyboard.state.rawValue)
    addObservers(of: world)
    addDeadlines(of: world)
    add(world.life.released.count)
    if let responder = world.firstResponder { reference(any: responder) } else { add(0) }
    if let key = world.keyWindow?.object { reference(key) } else { add(0) }
    addPresentations(of: world)
    addFinger(of: world.arena, now: world.now)
  }

  private func addObservers(of world: World) {
    add(world.observers.count)
    for observer in world.observers {
      add(observer.name?.rawValue)
      if let target = observer.target {
        reference(any: target.target)
        add(target.action.description)
      } else {
        blocks.append(observer.number)
      }
    }
  }

  private func addQueues(of world: World) {
    add(world.mainQueue.count)
    blocks += world.mainQueueNumbers
    // The engine's own: all alike.
    add(world.afterCommit.count)
    add(world.layoutQueue.count)
    for participant in world.layoutQueue { add(participant) }
    add(world.graveyard.count)
    for object in world.graveyard { reference(any: object) }
  }

  private func add(_ participant: any LayoutParticipant) {
    guard let presentation = participant as? Presentation else {
      return reference(any: participant)
    }
    add(place(of: presentation))
  }

  // MARK: - Deadlines

  private func addDeadlines(of world: World) {
    let entries = world.deadlines.entries
    add(entries.count)
    guard !entries.isEmpty else { return }
    let inOrder = entries.sorted { left, right in
      (left.instant, left.number) < (right.instant, right.number)
    }
    for entry in inOrder {
      // What is overdue runs in the next turn, whenever it was due.
      add(max(0, entry.instant - world.now))
      add(entry.interval ?? 0)
      switch entry.work {
      case .end(let transition, let owner):
        reference(owner)
        add(owner.transition === transition ? 1 : 0)
      case .endOfPresentation(let presentation): add(place(of: presentation))
      case .block, .animation:
        add(-1)
        // Deadlines have numbers of their own; they are told apart by the sign.
        blocks.append(-entry.number)
      }
    }
  }

  // MARK: - The fingers

  private func addFinger(of arena: TouchArena, now: Int) {
    isTouchWatched = false
    guard !arena.isTouchOver else { return add(0) }
    add(arena.members.count + 1)
    for member in arena.members { reference(member) }
    add(arena.pending.count)
    for action in arena.pending {
      reference(action.recognizer)
      add(action.state.rawValue)
    }
    add(arena.first, of: arena, now: now)
    if let second = arena.second, second.isDown || second.touch.hitView != nil {
      add(second, of: arena, now: now)
    }
  }

  private func add(_ finger: FingerTrack, of arena: TouchArena, now: Int) {
    var flags = PackedNumber()
    flags.add(true)
    flags.add(finger.isDown)
    flags.add(finger.delivery == .withheld)
    flags.add(finger.delivery == .delivered)
    add(flags.word)
    reference(finger.touch.hitView)
    reference(finger.touch.hitWindow)
    reference(finger.listeningView?.object)
    reference(finger.listeningController?.object)
    addPlace(of: finger.touch, of: arena, now: now)
  }

  /// Where a finger is counts while a recogniser may do something about it, or if an app asks.
  private func addPlace(of touch: UITouch, of arena: TouchArena, now: Int) {
    var isWatched = countedPast >= .finger || !arena.pending.isEmpty
    for member in arena.members
    where member.tracks(touch) && (member.phase == .possible || member.isActive) {
      isWatched = true
    }
    if isWatched { isTouchWatched = true }
    guard isWatched else { return add(0) }
    add(touch.currentPhase.rawValue + 1)
    add(touch.place)
    add(touch.placeAtDown)
    if let velocity = touch.releaseVelocity { add(velocity) } else { add(0) }
    if countedPast >= .finger { add(touch.placeBefore) }
    if countedPast == .time { add(now - touch.instant) }
  }

  // MARK: - Blocks

  /// Writes down where each block that waits comes from.
  ///
  /// A block is what its code makes of what it holds, and nobody can look into it. But the state in which it was handed over, what
  /// was done there, and the how-many-th it was, say which block it is; and the names that the objects of that state bear now
  /// say what it holds.
  func addBlocks() {
    guard tellsBlocksApart else { return add(blocks.count) }
    for block in blocks {
      let origin = history.last { mark in
        block > 0 ? mark.blockCount < block : mark.deadlineCount < -block
      }
      guard let mark = origin else {
        // Without a history the driver plays the case again, and notes it then.
        sawEverything = false
        if !history.isEmpty { note(unseen: "a block that was handed over before the case began") }
        continue
      }
      add(mark.key.high)
      add(mark.key.low)
      add(block > 0 ? block - mark.blockCount : mark.deadlineCount + block)
      for tag in mark.tags { addName(ofTag: tag) }
      let next = history.first { $0.controllerCount > mark.controllerCount }?.controllerCount
      let count = next ?? world?.identified.count ?? 0
      for tag in mark.controllerCount..<max(count, mark.controllerCount) {
        addName(ofTag: Int32(tag))
      }
    }
  }

  private func addName(ofTag tag: Int32) {
    add(controllers.firstIndex { $0.storedTag == tag } ?? -1)
  }

  /// Notes what could not be read.
  func note(unseen text: String) {
    sawEverything = false
    if unseen.count < 16, !unseen.contains(text) { unseen.append(text) }
  }
}
