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

  /// Whether the view under the finger hears of it.
  enum ViewDelivery {
    /// Nobody in the chain listens, or the touch was cancelled for the view.
    case none
    /// Recognisers with `delaysTouchesBegan` hold the touch back.
    case withheld
    case delivered
  }

  /// The finger; one object for all its sequences.
  let finger: UITouch
  let event = UIEvent()
  let fingerSet: Set<UITouch>
  var isFingerDown = false

  /// The recognisers of the present sequence, in the order in which they hear of touches.
  @safe @exclusivity(unchecked) var members: [UIGestureRecognizer] = []
  /// Recognisers that wait for others to fail.
  var waitingCount = 0
  @safe @exclusivity(unchecked) var pending: [PendingAction] = []
  @safe @exclusivity(unchecked) var losers: [UIGestureRecognizer] = []
  var delivery = ViewDelivery.none
  /// The first in the chain of responders that an app may have made; it is not kept alive by a finger.
  var listener: UIResponder? { listeningView?.object ?? listeningController?.object }
  private(set) var listeningView: Anchor<UIView>?
  private(set) var listeningController: Anchor<UIViewController>?

  init() {
    finger = UITouch()
    fingerSet = [finger]
  }

  func takeStorage(of last: TouchArena) {
    if last.members.isEmpty { swap(&members, &last.members) }
    if last.pending.isEmpty { swap(&pending, &last.pending) }
  }

  /// Looks for the first that listens, from a view outwards; true once it is found.
  func findListener(at view: UIView) -> Bool {
    let type = type(of: view)
    if type != UIView.self, type != UIWindow.self {
      listeningView = view.anchor
      return true
    }
    listeningController = view.owner?.anchor
    return listeningController != nil
  }

  func forgetListener() {
    listeningView = nil
    listeningController = nil
  }

  /// The fingers as recognisers and views are told of them.
  var touchSet: Set<UITouch>? { isFingerDown ? fingerSet : nil }

  /// Whether a turn is needed to send actions.
  var hasPendingActions: Bool { !pending.isEmpty }

  /// Lets go of a finger that nobody will lift any more: finger, view and recognisers hold each other while it is down.
  func abandon() {
    for member in members { member.touches.removeAll() }
    members.removeAll()
    pending.removeAll()
    finger.hitView = nil
    finger.hitWindow = nil
  }

  // MARK: - Actions

  /// Tells the targets, in phase 4; then recognisers whose sequence is over are reset.
  ///
  /// - Source, Z-31, Z-33.
  func sendActions(in world: World) {
    guard !pending.isEmpty || !members.isEmpty || finger.hitView != nil else { return }
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
      finger.hitView = nil
    } else if world.configuration.gestureReset == .immediately {
      // What is over starts clean, without the touches that are down.
      for member in members where member.phase.rawValue >= UIGestureRecognizer.State.ended.rawValue
      {
        member.finishAttempt(in: world)
      }
    }
  }
}
