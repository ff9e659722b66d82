// TouchArena: the fingers on the screen and the recognisers that watch them.

/// The fingers on the screen, the recognisers that watch them, and the actions that wait to be sent.
///
/// - Source: ... R-114.
@preconcurrency @MainActor
final class TouchArena {
  /// One recogniser's change of state that its targets have not heard of.
  struct PendingAction {
    var recognizer: UIGestureRecognizer
    var state: UIGestureRecognizer.State
  }

  /// The finger that most sequences are made with.
  let first = FingerTrack()
  /// The other finger; made when it is used for the first time.
  private(set) var second: FingerTrack?
  let event = UIEvent()

  /// The recognisers of the present sequence, in the order in which they hear of touches.
  @safe @exclusivity(unchecked) var members: [UIGestureRecognizer] = []
  /// Recognisers that wait for others to fail.
  var waitingCount = 0
  @safe @exclusivity(unchecked) var pending: [PendingAction] = []
  @safe @exclusivity(unchecked) var losers: [UIGestureRecognizer] = []

  /// Whether no finger is down and nobody has anything to do with one any more.
  var isTouchOver: Bool { !isFingerDown && members.isEmpty && pending.isEmpty }

  /// Whether any finger is on the screen.
  var isFingerDown: Bool {
    if first.isDown { return true }
    guard let second else { return false }
    return second.isDown
  }

  /// A finger by its number, 0 or 1.
  func finger(_ number: Int) -> FingerTrack {
    if number == 0 { return first }
    if let second { return second }
    let made = FingerTrack()
    second = made
    return made
  }

  func takeStorage(of last: TouchArena) {
    if last.members.isEmpty { swap(&members, &last.members) }
    if last.pending.isEmpty { swap(&pending, &last.pending) }
  }

  /// The fingers as recognisers and views are told of them.
  var touchSet: Set<UITouch>? {
    guard isFingerDown else { return nil }
    guard let second, second.isDown else { return first.touches }
    return first.isDown ? first.touches.union(second.touches) : second.touches
  }

  /// Whether a turn is needed to send actions.
  var hasPendingActions: Bool { !pending.isEmpty }

  /// Lets go of a finger that nobody will lift any more: finger, view and recognisers hold each other while it is down.
  func abandon() {
    for member in members { member.touches.removeAll() }
    // With their storage: the next case takes it over.
    members.empty()
    pending.empty()
    first.letGo()
    second?.letGo()
  }

  // MARK: - Actions

  /// Tells the targets, in phase 4; then recognisers whose sequence is over are reset.
  ///
  /// - Source, Z-31, Z-33.
  func sendActions(in world: World) {
    guard
      !pending.isEmpty || !members.isEmpty || first.touch.hitView != nil || second != nil
    else { return }
    if !pending.isEmpty {
      if world.configuration.gestureActionSlot == .sameTurn { sendPending(in: world) }
      guard pending.isEmpty else { return }
    }
    resetFinished(in: world)
  }

  /// Tells the targets what the last turn left over, at the start of a turn: all of it where actions are sent a turn
  /// later, else what changed after phase 4.
  ///
  /// - Source: R-105, Z-31.
  func sendActionsOfLastTurn(in world: World) {
    guard !pending.isEmpty else { return }
    sendPending(in: world)
    if pending.isEmpty { resetFinished(in: world) }
  }

  private func sendPending(in world: World) {
    var index = 0
    // An action may change states again: those are told too, up to a limit.
    while index < pending.count, index < 64 {
      let entry = pending[index]
      index += 1
      let recognizer = entry.recognizer
      recognizer.toldState = entry.state
      var pair = 0
      while pair < recognizer.targetActions.count, world.trap == nil {
        world.callbackCount += 1
        recognizer.targetActions[pair].send(from: recognizer)
        pair += 1
      }
      recognizer.toldState = nil
    }
    pending.empty()
  }

  private func resetFinished(in world: World) {
    if !isFingerDown {
      for index in members.indices { members[index].finishAttempt(in: world) }
      members.empty()
      waitingCount = 0
      first.touch.hitView = nil
      second?.touch.hitView = nil
      return
    }
    if world.configuration.gestureReset == .immediately {
      // What is over starts clean, without the touches that are down.
      for member in members where member.phase.rawValue >= UIGestureRecognizer.State.ended.rawValue
      {
        member.finishAttempt(in: world)
      }
    }
    if second != nil { resetAbandoned(in: world) }
  }

  /// Resets those whose own fingers are gone, whatever another finger does.
  ///
  /// - Source: R-106.
  private func resetAbandoned(in world: World) {
    var index = 0
    while index < members.count {
      let member = members[index]
      if member.phase.rawValue >= UIGestureRecognizer.State.ended.rawValue, member.fingerCount == 0
      {
        member.finishAttempt(in: world)
        members.remove(at: index)
      } else {
        index += 1
      }
    }
  }
}
