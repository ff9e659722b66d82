// UINavigationController+Interaction: a transition that a finger drives, and its cancel.

extension UINavigationController {
  /// A recogniser began: the pop is executed now, and the finger will drive its transition.
  ///
  /// The nav is marked; only the start of a transition clears the mark. A pop that gives no transition (at the root, put off,
  /// or swallowed by a subclass) leaves it, and the next transition that starts has nobody to drive it.
  ///
  /// - Source, R-525 (Z-15), R-526 (`gestureInTransition`).
  final func swipeBegan(_ recognizer: UIPanGestureRecognizer) {
    guard let world = World.forCall("handleNavigationTransition") else { return }
    // Another finger holds the page: there is one interaction, and it has its driver.
    if let driver = transition?.driver, driver !== recognizer { return }
    if isBusy, world.configuration.gestureInTransition == .refusedAtBegin,
      world.configuration.nestedTransitionPolicy == .queue
    {
      world.note(.swipeBegan, flag: true, value: origin(of: recognizer))
      return
    }
    // Where a cancel is cut short, its page is back before the next one goes.
    let hadRequest = request != nil
    completeCancel(in: world)
    if !hadRequest, request != nil {
      // Its end asked for something: what has not started cannot be driven.
      world.note(.swipeBegan, flag: true, value: origin(of: recognizer))
      return
    }
    let wasMarked = isMarkedInteractive
    isMarkedInteractive = true
    incomingDriver = recognizer
    incomingStack = stack
    // The subclass's own pop, if it has one: UIKit calls the public method.
    let top = stack.last
    popViewController(animated: true)
    let gaveNothing = incomingDriver != nil
    incomingDriver = nil
    incomingStack = []
    if !gaveNothing, !hadRequest, request != nil, request?.driver == nil, transition == nil {
      // What was cut short asked for something as it ended: what has not started cannot be driven.
      if !wasMarked { isMarkedInteractive = false }
      world.note(.swipeBegan, flag: true, value: origin(of: recognizer))
      return
    }
    world.note(.swipeBegan, flag: gaveNothing, value: origin(of: recognizer))
    guard gaveNothing else {
      // The bar is asked too, and a refusal leaves it out of step with the pop that runs.
      if let top, !barAllowsPop(of: top, in: world) { hasStrayBarItem = true }
      return
    }
    switch world.configuration.rootSwipeOutcome {
    case .stallsNextTransition: break
    case .noop: isMarkedInteractive = wasMarked
    case .stallsImmediately: if transition == nil { stallNow(in: world) }
    }
  }

  /// 1 for the system's own recogniser under the system's own delegate, whose answers no app has a part in; else 0.
  private func origin(of recognizer: UIPanGestureRecognizer) -> Int32 {
    let isSystems = recognizer === popRecognizer || recognizer === contentPopRecognizer
    return isSystems && recognizer.delegate === interaction ? 1 : 0
  }

  /// The finger moved.
  final func swipeMoved(_ recognizer: UIPanGestureRecognizer) {
    guard let transition, transition.driver === recognizer, transition.decision == .open else {
      return
    }
    note(place: recognizer, in: transition)
  }

  /// The finger was lifted, or the system took it away.
  ///
  /// - Source: R-209, R-210 (Z-6).
  final func swipeEnded(_ recognizer: UIPanGestureRecognizer, isCancelled: Bool) {
    guard let world = World.forCall("handleNavigationTransition") else { return }
    world.note(.swipeEnded, flag: isCancelled)
    if request?.driver === recognizer {
      request?.earlyFinish = !isCancelled && finishes(recognizer, in: world)
    }
    guard let transition, transition.driver === recognizer, transition.decision == .open else {
      return
    }
    if transition.isStarting {
      transition.isOrphaned = true
      return
    }
    note(place: recognizer, in: transition)
    decide(transition, finishes: !isCancelled && finishes(recognizer, in: world), in: world)
  }

  /// What follows the start of a transition that a finger drives, or nobody.
  ///
  /// A driver that was switched off within the start leaves a popped stack and the old page on top of it, for good (R-530, Z-18).
  final func follow(
    _ transition: NavigationTransition, earlyFinish: Bool?, in world: World
  ) {
    guard let driver = transition.driver else { return }
    transition.width = max(1, Int(container.bounds.width))
    if let earlyFinish {
      note(place: driver, in: transition)
      decide(transition, finishes: earlyFinish, in: world)
    } else if transition.isOrphaned || !driver.isEnabled {
      transition.driver = nil
      if world.configuration.disableDuringBegin == .cleanCancel {
        decide(transition, finishes: false, in: world)
      }
    } else {
      note(place: driver, in: transition)
    }
  }

  /// -1 where the controller reads from right to left: its pages go the other way.
  private var readingSign: CGFloat { storedView?.readingSign ?? 1 }

  private func note(place recognizer: UIPanGestureRecognizer, in transition: NavigationTransition) {
    let moved = Int((recognizer.translation(in: container).x * readingSign).rounded())
    transition.offset = min(max(moved, 0), transition.width)
  }

  /// Whether a release finishes the pop.
  ///
  /// - Source: R-210, Z-6; the projection looks 0.15 s ahead, and -50 points a second count as clearly backwards.
  private func finishes(_ recognizer: UIPanGestureRecognizer, in world: World) -> Bool {
    let width = Int(container.bounds.width)
    let place = Int((recognizer.translation(in: container).x * readingSign).rounded())
    // The velocity of a release is no past: the release has just brought it.
    let askedPast = world.askedPast
    let velocity = Int((recognizer.velocity(in: container).x * readingSign).rounded())
    world.askedPast = askedPast
    switch world.configuration.popFinishRule {
    case .projected:
      return velocity >= -50 && place * 1000 + velocity * 150 > min(200_000, width * 500)
    case .halfWidth: return place * 2 > width
    case .velocitySign: return velocity == 0 ? place * 2 > width : velocity > 0
    }
  }

  /// The finger has decided: what is left of the way takes its share of the duration.
  ///
  /// - Source, R-340 (Z-40), R-341.
  private func decide(_ transition: NavigationTransition, finishes: Bool, in world: World) {
    transition.decision = finishes ? .finishes : .cancels
    transition.driver = nil
    let page = finishes ? transition.to : transition.from
    world.note(.interactionDecided, tag: page?.headlessTag ?? -1, flag: !finishes)
    transition.runDecisionHandlers(in: world)
    guard world.trap == nil, self.transition === transition else { return }
    let way = finishes ? transition.width - transition.offset : transition.offset
    let share = world.configuration.pushPopDuration * way / transition.width
    end(transition, after: max(16, share), in: world)
    guard !finishes else { return }
    let sendsWills = world.configuration.cancelCallbackTime == .willAtDecision
    if sendsWills || world.configuration.cancelRestoreTime == .atDecision {
      restore(transition, in: world)
    }
    if sendsWills {
      transition.hasSentWills = true
      losesBarCalls = world.configuration.barHiddenOnCancel == .lost
      transition.to?.deliverWillDisappear(transition.isAnimated, in: world)
      transition.from?.deliverWillAppear(transition.isAnimated, in: world)
      losesBarCalls = false
    }
  }

  /// Puts the stack back as it was before the gesture.
  ///
  /// Where an interactive `setViewControllers` is not restored, the old top comes back on the new stack.
  ///
  /// - Source: R-304, R-305 (Z-17).
  private func restore(_ transition: NavigationTransition, in world: World) {
    guard !transition.isRestored else { return }
    transition.isRestored = true
    if transition.cameFromSet, world.configuration.cancelRestoresStack == .popOnly {
      if let page = transition.from, !stack.holds(page) {
        stack.append(page)
        page.membership = .settled
        transition.leaving.remove(page)
      }
      return
    }
    stack = transition.stackBefore
    if extras != nil { placeToolbar(in: world) }
    // Who left by a call of the same turn, before the gesture, does not come back.
    var gone = ShortList<UIViewController>()
    for controller in transition.leaving {
      if stack.holds(controller) {
        controller.membership = .settled
      } else {
        gone.append(controller)
      }
    }
    transition.leaving = gone
    if popsUntilTrap == 0 { hasStrayBarItem = false }
    if isBarHidden, world.configuration.cancelLosesBarItem {
      transition.from?.barItemIsLost = true
    }
  }

  /// The end of a cancel: the stack first, then the compensating callbacks; no `willShow`, no `didShow`.
  ///
  /// - Source: R-322, R-323 (Z-28), R-324, R-328, R-340 (Z-40), R-714 (Z-25).
  final func cancel(_ transition: NavigationTransition, in world: World) {
    let animated = transition.isAnimated
    let parents = world.configuration.cancelParentCallbacks
    let outerChain = world.chain
    world.chain = transition.chain + 1
    defer { world.chain = outerChain }
    transition.isCancelling = true
    restore(transition, in: world)
    transition.to?.storedView?.removeFromSuperview()
    if transition.custom != nil, let page = transition.from?.storedView, !page.lies(in: container) {
      container.addSubview(page)
    }
    container.isUserInteractionEnabled = true
    if parents != .none { transition.from?.sendWillMove(to: self, in: world) }
    losesBarCalls = world.configuration.barHiddenOnCancel == .lost
    if !transition.hasSentWills { transition.to?.deliverWillDisappear(animated, in: world) }
    transition.to?.deliverDidDisappear(animated, in: world)
    if !transition.hasSentWills { transition.from?.deliverWillAppear(animated, in: world) }
    losesBarCalls = false
    self.transition = nil
    isSettling = true
    transition.from?.deliverDidAppear(animated, in: world)
    if parents == .willAndDidMoveBack { transition.from?.sendDidMove(to: self, in: world) }
    dismissNewcomers(transition, in: world)
    for controller in transition.leaving { tellLeaver(controller, in: world) }
    if world.configuration.didShowOnCancel == .afterCancel, let page = transition.from {
      sendDidShow(page, of: transition, in: world)
    }
    isSettling = false
    world.note(.transitionEnded, tag: transition.from?.headlessTag ?? -1, flag: true)
    tellAnimator(of: transition, isFinished: false, in: world)
    transition.runCompletions(in: world)
    transition.letGo()
    afterTransition(in: world)
  }

  /// Those whom a cancelled transition would have brought are let go, unless they stay in the stack (Z-17).
  private func dismissNewcomers(_ transition: NavigationTransition, in world: World) {
    for controller in transition.entering {
      if stack.holds(controller) {
        // A callback of the cancel may have brought it back: it has heard already that it joins.
        entering.remove(controller)
        controller.membership = .settled
        controller.sendDidMove(to: self, in: world)
      } else {
        release(controller, in: world)
        controller.sendDidMove(to: nil, in: world)
      }
    }
  }

  /// The nav hangs at once, in a transition from its page to its page.
  ///
  /// - Source: R-525, Z-15.
  private func stallNow(in world: World) {
    isMarkedInteractive = false
    let stalled = NavigationTransition(
      owner: self, from: mounted, to: mounted, animated: true, interactive: true, isPush: false,
      cameFromSet: false)
    stalled.isStarting = false
    transition = stalled
    if world.configuration.contentTouchesDuringTransition == .blocked {
      container.isUserInteractionEnabled = false
    }
  }
}
