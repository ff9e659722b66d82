// TouchArena+Views: how the view under a finger hears of it.

extension TouchArena {
  /// Starts the delivery to the view, unless a recogniser holds it back.
  ///
  /// - Source: R-135.
  func beginDelivery() {
    guard listener != nil else { return }
    delivery = isHeldBack ? .withheld : .delivered
    if delivery == .delivered { listener?.touchesBegan(fingerSet, with: event) }
  }

  /// Hands a move on; a touch that was held back comes first.
  func deliverMove() {
    releaseHeldBack()
    if delivery == .delivered { listener?.touchesMoved(fingerSet, with: event) }
  }

  /// Hands the end on.
  func deliverEnd() {
    releaseHeldBack()
    if delivery == .delivered { listener?.touchesEnded(fingerSet, with: event) }
    delivery = .none
  }

  /// A recogniser has recognised, or the system took the touch: the view is told that it is over.
  ///
  /// - Source: R-135.
  func cancelForView(in world: World) {
    if delivery == .delivered { listener?.touchesCancelled(fingerSet, with: event) }
    delivery = .none
  }

  /// A view leaves its window: its recognisers give up, and its touches are cancelled.
  ///
  /// - Source: R-111.
  func forget(_ view: UIView) {
    if !view.recognizers.isEmpty {
      for recognizer in view.recognizers { recognizer.dropTouches() }
    }
    guard isFingerDown, finger.hitView === view, let world = World.current else { return }
    cancelForView(in: world)
  }

  private func releaseHeldBack() {
    guard delivery == .withheld, !isHeldBack else { return }
    delivery = .delivered
    listener?.touchesBegan(fingerSet, with: event)
  }

  private var isHeldBack: Bool {
    for index in members.indices where members[index].holdsBackNow { return true }
    return false
  }
}
