// NavigationTransition+Context: a transition as an app's own animator and driver see it.

extension NavigationTransition: UIViewControllerContextTransitioning {
  var transitionWasCancelled: Bool { decision == .cancels }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? containerView.bounds : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to ? containerView.bounds : .zero
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    offset = Int((CGFloat(width) * min(max(percentComplete, 0), 1)).rounded())
  }

  func finishInteractiveTransition() { decide(.finishes) }

  func cancelInteractiveTransition() { decide(.cancels) }

  /// - Source: R-313: the handlers of a change run once more when the driver decides again.
  func pauseInteractiveTransition() {
    guard let custom, !isOver, custom.outcome == nil else { return }
    custom.isHeldAgain = true
    decision = .open
  }

  /// Ends the transition, as the animator says; a second word, and one for a transition that is over, goes nowhere.
  ///
  /// - Source.
  func completeTransition(_ didComplete: Bool) {
    guard let world = World.forCall("completeTransition"), let custom, !isOver,
      custom.outcome == nil
    else { return }
    custom.outcome = didComplete
    let decided: Decision = didComplete ? .finishes : .cancels
    if decision != decided, !didComplete || decision == .cancels {
      world.note(
        .interactionDecided, tag: (didComplete ? to : from)?.headlessTag ?? -1, flag: !didComplete,
        value: 1)
    }
    decision = decided
    guard !custom.isRunning else { return }
    ownerOfAnimation?.completeNow(self, in: world)
  }

  private func decide(_ decided: Decision) {
    guard isInteractive, !isOver, let world = World.forCall("interactiveTransition") else { return }
    decision = decided
    let page = decided == .finishes ? to : from
    world.note(
      .interactionDecided, tag: page?.headlessTag ?? -1, flag: decided == .cancels, value: 1)
    runDecisionHandlers(in: world)
  }
}
