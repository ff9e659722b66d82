// UINavigationController+Screen: the controller comes on the screen and leaves it, with its page.

extension UINavigationController {
  /// The page appears and disappears with the controller.
  ///
  /// - Source: R-331 (Z-22).
  final func forwardToPages(_ callback: AppearanceCallback, animated: Bool, in world: World) {
    switch callback {
    case .willAppear: pageWillAppear(animated, in: world)
    case .didAppear: pageDidAppear(animated, in: world)
    case .willDisappear:
      completeUnderCover(in: world)
      mounted?.deliverWillDisappear(animated, in: world)
    case .didDisappear:
      mounted?.deliverDidDisappear(animated, in: world)
      // What was asked for on the way out of the screen.
      if request != nil { world.setNeedsLayout(self) }
    }
  }

  /// The page appears; one that came to the top off the screen is brought on show now.
  private func pageWillAppear(_ animated: Bool, in world: World) {
    guard transition == nil else { return }
    request = nil
    forgetStackForAnimator()
    departingTop = nil
    guard !showsTop else {
      settleChildren(in: world)
      mounted?.deliverWillAppear(animated, in: world)
      return
    }
    mounted?.storedView?.removeFromSuperview()
    // It was told that it goes, and came back as another screen's page below: its goodbye is owed.
    if mounted?.appearance == .disappearing { mounted?.deliverDidDisappear(animated, in: world) }
    let isNews = !wasOnScreen || world.configuration.offscreenCallbacks == .deferred
    let top = stack.last
    let transition = makeTransition(
      from: nil, to: top,
      request: TransitionRequest(
        isAnimated: false, cameFromSet: false, isNested: false, driver: nil, stackBefore: [],
        earlyFinish: nil),
      isInteractive: false)
    transition.isSilent = !isNews
    transition.isInstallation = true
    start(transition, from: nil, to: top, isNested: false, in: world)
  }

  private func pageDidAppear(_ animated: Bool, in world: World) {
    guard let transition else {
      // As at the end of a transition: what the callback calls comes after it.
      isSettling = true
      mounted?.deliverDidAppear(animated, in: world)
      isSettling = false
      afterTransition(in: world)
      return
    }
    guard transition.isInstallation else { return }
    finish(transition, in: world)
  }

  /// The view is about to leave the window: what runs ends at once, a finger's transition is cancelled.
  ///
  /// One that hangs goes on hanging.
  private func completeUnderCover(in world: World) {
    guard let transition, !transition.isInstallation else { return }
    if transition.initiallyInteractive, transition.decision == .open {
      guard transition.driver != nil || transition.custom != nil else { return }
      transition.decision = .cancels
      world.note(.interactionDecided, tag: transition.from?.headlessTag ?? -1, flag: true)
      transition.runDecisionHandlers(in: world)
    }
    completeNow(transition, in: world)
  }

  /// The stack has changed off the screen: parents hear of it now, pages when they appear.
  ///
  /// - Source: R-331.
  final func settleOffScreen(in world: World) {
    request = nil
    forgetStackForAnimator()
    departingTop = nil
    let left = mounted?.membership == .leaving ? mounted : nil
    settleChildren(in: world)
    if let left, left.membership != .settled {
      left.storedView?.removeFromSuperview()
      mounted = nil
    }
    drain(in: world)
  }
}
