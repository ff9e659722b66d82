// SheetInteraction: the system's own swipe that dismisses a card.

/// The target and delegate of the pan that moves a card down.
///
/// - Source.
@preconcurrency @MainActor
final class SheetInteraction: NSObject, NamedActionResponder {
  /// Points that a card moves until it is gone.
  static let height = 667

  private let presentedAnchor: Anchor<UIViewController>
  /// The dismissal that the finger drives.
  private(set) weak var movement: Presentation?
  /// The finger moves a card that stays.
  private(set) var isRefused = false

  init(of presented: UIViewController, on container: UIView) {
    presentedAnchor = presented.anchor
    super.init()
    let recognizer = UIPanGestureRecognizer()
    recognizer.targetActions.append(
      TargetAction(responder: self, action: Selector("handleSheetPan:")))
    recognizer.delegate = self
    container.addGestureRecognizer(recognizer)
  }

  func perform(_ name: String, with sender: AnyObject?) {
    guard name == "handleSheetPan:", let recognizer = sender as? UIPanGestureRecognizer,
      let world = World.forCall("handleSheetPan")
    else { return }
    switch recognizer.state {
    case .began: begin(in: world)
    case .changed: follow(recognizer)
    case .ended: end(recognizer, isCancelled: false, in: world)
    case .cancelled: end(recognizer, isCancelled: true, in: world)
    case .possible, .failed: break
    }
  }

  /// A card that presents something, or moves already, is not moved by a finger.
  private var movableCard: UIViewController? {
    guard let presented = presentedAnchor.object, presented.storedPresented == nil,
      presented.storedPresenter != nil, !presented.isPresentationMoving
    else { return nil }
    return presented
  }

  private func begin(in world: World) {
    guard let presented = movableCard, let manager = presented.modal?.manager,
      let presenter = presented.storedPresenter
    else { return }
    guard manager.allowsDismissal(in: world) else {
      isRefused = true
      return
    }
    // The answer may have come with a dismissal or a presentation.
    guard movableCard === presented, world.trap == nil else { return }
    manager.tellWillDismiss(in: world)
    guard movableCard === presented, world.trap == nil else { return }
    let movement = Presentation(
      from: presenter, of: [presented], direction: .out, animated: true, isInteractive: true,
      completion: nil)
    self.movement = movement
    movement.begin(in: world)
  }

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    guard let movement, movement.decision == .open else { return }
    movement.offset = min(max(distance(of: recognizer), 0), Self.height)
  }

  /// - Source: R-883 (half the way, or a fast release, dismisses: inferred).
  private func end(_ recognizer: UIPanGestureRecognizer, isCancelled: Bool, in world: World) {
    if isRefused {
      isRefused = false
      if !isCancelled { presentedAnchor.object?.modal?.manager?.tellDidAttemptToDismiss(in: world) }
    }
    follow(recognizer)
    guard let movement else { return }
    self.movement = nil
    let askedPast = world.askedPast
    let speed = Int(recognizer.velocity(in: nil).y.rounded())
    world.askedPast = askedPast
    let isFar = speed == 0 ? movement.offset * 2 > Self.height : speed > 0
    movement.decide(!isCancelled && isFar ? .finishes : .cancels, in: world)
  }

  private func distance(of recognizer: UIPanGestureRecognizer) -> Int {
    Int(recognizer.translation(in: nil).y.rounded())
  }
}

// MARK: - UIGestureRecognizerDelegate

extension SheetInteraction: UIGestureRecognizerDelegate {
  /// Only a finger that moves down moves the card.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, movableCard != nil else {
      return false
    }
    return pan.movement.y > abs(pan.movement.x)
  }
}
