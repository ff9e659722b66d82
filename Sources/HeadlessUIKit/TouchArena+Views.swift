// TouchArena+Views: how the view under a finger hears of it.

extension TouchArena {
  /// Starts the delivery to the view, unless a recogniser holds it back.
  ///
  /// - Source: R-135.
  func beginDelivery(of finger: FingerTrack) {
    guard finger.listener != nil else { return }
    finger.delivery = isHeldBack(finger.touch) ? .withheld : .delivered
    if finger.delivery == .delivered {
      finger.listener?.touchesBegan(finger.touches, with: event)
    }
  }

  /// Hands a move on; a touch that was held back comes first.
  func deliverMove(of finger: FingerTrack) {
    releaseHeldBack(finger)
    if finger.delivery == .delivered {
      finger.listener?.touchesMoved(finger.touches, with: event)
    }
  }

  /// Hands the end on.
  func deliverEnd(of finger: FingerTrack) {
    releaseHeldBack(finger)
    if finger.delivery == .delivered {
      finger.listener?.touchesEnded(finger.touches, with: event)
    }
    finger.delivery = .none
  }

  /// A recogniser has recognised, or the system took the touch: the view is told that it is over.
  ///
  /// - Source: R-135.
  func cancelForView(_ finger: FingerTrack) {
    if finger.delivery == .delivered {
      finger.listener?.touchesCancelled(finger.touches, with: event)
    }
    finger.delivery = .none
  }

  /// A recogniser has recognised: the views under its fingers are told that it is over.
  func cancelForViews(under recognizer: UIGestureRecognizer) {
    if first.delivery != .none, recognizer.tracks(first.touch) { cancelForView(first) }
    guard let second, second.delivery != .none, recognizer.tracks(second.touch) else { return }
    cancelForView(second)
  }

  /// A view leaves its window: its recognisers give up, and its touches are cancelled.
  ///
  /// - Source: R-111.
  func forget(_ view: UIView) {
    if !view.recognizers.isEmpty {
      for recognizer in view.recognizers { recognizer.dropTouches() }
    }
    if first.isDown, first.touch.hitView === view { cancelForView(first) }
    guard let second, second.isDown, second.touch.hitView === view else { return }
    cancelForView(second)
  }

  private func releaseHeldBack(_ finger: FingerTrack) {
    guard finger.delivery == .withheld, !isHeldBack(finger.touch) else { return }
    finger.delivery = .delivered
    finger.listener?.touchesBegan(finger.touches, with: event)
  }

  private func isHeldBack(_ touch: UITouch) -> Bool {
    for index in members.indices where members[index].holdsBackNow && members[index].tracks(touch) {
      return true
    }
    return false
  }
}
