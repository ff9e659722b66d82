// UINavigationController+Transitions: a transition's start and its end, with the callbacks in order.

// MARK: - LayoutParticipant

extension UINavigationController: LayoutParticipant {
  /// Starts what the calls of the turn asked for.
  ///
  /// - Source, R-876 (phase 6).
  func layOut(in world: World) {
    guard request != nil, transition == nil else { return }
    switch appearance {
    case .appeared: startRequest(in: world)
    case .appearing, .disappearing: break
    case .disappeared: settleOffScreen(in: world)
    }
  }
}

extension UINavigationController {
  /// Starts the requested transition; without a new top only parents change.
  final func startRequest(in world: World) {
    // Taken and not copied: what it holds is not retained.
    guard let request = request.take() else { return }
    if departingTop != nil { departingTop = nil }
    guard !showsTop else {
      forgetStackForAnimator()
      settleChildren(in: world)
      drain(in: world)
      return
    }
    startRequest(request, from: mounted, to: stack.last, in: world)
  }

  @inline(never)
  private final func startRequest(
    _ request: TransitionRequest, from: UIViewController?, to: UIViewController?,
    in world: World
  ) {
    let custom =
      delegateMayAnimate
      ? askForAnimator(from: from, to: to, isAnimated: request.isAnimated, in: world) : nil
    let transition = makeTransition(
      from: from, to: to, request: request,
      isInteractive: custom.map { $0.driver?.wantsInteractiveStart == true }
        ?? (request.driver != nil || isMarkedInteractive))
    if let custom {
      transition.custom = custom
      transition.stackBefore =
        stackBeforeCalls.isEmpty ? stackBefore(transition.leaving) : stackBeforeCalls
    } else if let driver = request.driver {
      transition.driver = driver
      transition.stackBefore = request.stackBefore
    }
    forgetStackForAnimator()
    isMarkedInteractive = false
    start(transition, from: from, to: to, isNested: request.isNested, in: world)
    proceed(transition, earlyFinish: request.earlyFinish, in: world)
  }

  /// The transition from a page to the top; it takes over who enters and who leaves.
  final func makeTransition(
    from page: UIViewController?, to top: UIViewController?,
    request: TransitionRequest, isInteractive: Bool
  ) -> NavigationTransition {
    let made = NavigationTransition(
      owner: self, from: page, to: top, animated: request.isAnimated, interactive: isInteractive,
      isPush: top?.membership == .entering, cameFromSet: request.cameFromSet)
    made.chain = request.chain
    swap(&made.entering, &entering)
    swap(&made.leaving, &leaving)
    return made
  }

  /// The callbacks of the start, in order: parents, load, disappear, appear, `willShow`.
  ///
  /// - Source, Z-1.
  // Here and in `finish` the pages are parameters: variables would be retained and released at each use, for 5 % of the time.
  @inline(never)
  final func start(
    _ transition: NavigationTransition, from: UIViewController?, to: UIViewController?,
    isNested: Bool, in world: World
  ) {
    self.transition = transition
    let outerChain = world.chain
    world.chain = transition.chain + 1
    defer { world.chain = outerChain }
    let isLong = transition.isAnimated || transition.initiallyInteractive
    if isLong, world.configuration.contentTouchesDuringTransition == .blocked {
      container.isUserInteractionEnabled = false
    }
    let sort: Int32 = transition.custom == nil ? 0 : transition.isPush ? 1 : 2
    world.note(
      .transitionStarted, tag: to?.storedTag ?? -1, flag: transition.initiallyInteractive,
      value: sort)
    guard survives(transition, isNested: isNested, in: world) else { return }
    // A call among the callbacks may change the lists: whoever is in them now is told.
    if !transition.entering.isEmpty {
      let others = transition.entering.tail
      transition.entering.head?.sendWillMove(to: self, in: world)
      for controller in others { controller.sendWillMove(to: self, in: world) }
    }
    if !transition.leaving.isEmpty {
      let others = transition.leaving.tail
      transition.leaving.head?.sendWillMove(to: nil, in: world)
      for controller in others { controller.sendWillMove(to: nil, in: world) }
    }
    let animated = transition.isAnimated
    to?.loadViewIfNeeded()
    if !transition.isOver { from?.deliverWillDisappear(animated, in: world) }
    if let to, !transition.isOver {
      let isEarly = world.configuration.willShowOrder == .beforeWillAppear
      if isEarly { sendWillShow(to, of: transition, in: world) }
      to.deliverWillAppear(animated, in: world)
      if !isEarly { sendWillShow(to, of: transition, in: world) }
      if !transition.isOver, transition.custom == nil { mount(to, over: from, by: transition) }
    }
    transition.isStarting = false
    transition.runAnimations(in: world)
  }

  /// What follows the start: an end at once, an end in time, a finger, or nothing ever.
  private func proceed(
    _ transition: NavigationTransition, earlyFinish: Bool?, in world: World
  ) {
    guard world.trap == nil, self.transition === transition else { return }
    if transition.isSuperseded {
      // Its animator has not put the page there.
      if transition.custom != nil, let to = transition.to {
        mount(to, over: transition.from, by: transition)
      }
      resolve(transition, in: world)
    } else if let custom = transition.custom {
      run(custom, of: transition, in: world)
    } else if transition.initiallyInteractive {
      follow(transition, earlyFinish: earlyFinish, in: world)
    } else if transition.isAnimated {
      end(transition, after: world.configuration.pushPopDuration, in: world)
    } else {
      finish(transition, in: world)
    }
  }

  /// Ends a transition so many milliseconds from now.
  final func end(_ transition: NavigationTransition, after delay: Int, in world: World) {
    transition.deadline = world.deadlines.add(
      at: world.now + max(0, delay), .end(transition, self))
  }

  /// The time of a transition is over.
  final func end(_ transition: NavigationTransition, in world: World) {
    transition.deadline = nil
    completeNow(transition, in: world)
  }

  /// Ends a transition now, as it was decided.
  final func completeNow(_ transition: NavigationTransition, in world: World) {
    guard self.transition === transition else { return }
    if let deadline = transition.deadline { world.deadlines.remove(deadline) }
    transition.deadline = nil
    transition.driver = nil
    if transition.decision == .cancels {
      cancel(transition, in: world)
    } else {
      finish(transition, in: world)
    }
  }

  /// The callbacks of the end, in order: disappear, appear, parents, `didShow`.
  ///
  /// The transition is over before the first of them: what they call starts with the next layout.
  ///
  /// - Source, Z-1.
  final func finish(_ transition: NavigationTransition, in world: World) {
    finish(transition, from: transition.from, to: transition.to, in: world)
    transition.letGo()
    afterTransition(in: world)
  }

  @inline(never)
  private final func finish(
    _ transition: NavigationTransition, from: UIViewController?, to: UIViewController?,
    in world: World
  ) {
    let animated = transition.isAnimated
    let outerChain = world.chain
    world.chain = transition.chain + 1
    defer { world.chain = outerChain }
    self.transition = nil
    mounted = to
    wasOnScreen = true
    from?.storedView?.removeFromSuperview()
    container.takesTouches = true
    // Loops like this one copy no list, as those with `for` do.
    var index = 0
    while let controller = transition.leaving.at(index) {
      controller.storedParent = nil
      index += 1
    }
    isSettling = true
    from?.deliverDidDisappear(animated, in: world)
    let isEarly = world.configuration.didShowOrder == .beforeDidAppear
    if isEarly, let to { sendDidShow(to, of: transition, in: world) }
    to?.deliverDidAppear(animated, in: world)
    tellChildren(of: transition, in: world)
    if !isEarly, let to { sendDidShow(to, of: transition, in: world) }
    isSettling = false
    world.note(.transitionEnded, tag: to?.storedTag ?? -1)
    tellAnimator(of: transition, isFinished: true, in: world)
    transition.runCompletions(in: world)
  }

  /// Starts what the callbacks of an end asked for, or else what was put off.
  final func afterTransition(in world: World) {
    guard world.trap == nil else { return }
    world.resumeRotation()
    if request == nil {
      drain(in: world)
    } else if world.configuration.transitionStart == .synchronousWhenVisible, isOnScreen,
      transition == nil
    {
      startRequest(in: world)
    } else {
      world.setNeedsLayout(self)
    }
  }

  /// The last parent callbacks of those who came and those who went.
  private final func tellChildren(of transition: NavigationTransition, in world: World) {
    var index = 0
    while let controller = transition.entering.at(index) {
      tellNewcomer(controller, in: world)
      index += 1
    }
    index = 0
    while let controller = transition.leaving.at(index) {
      tellLeaver(controller, in: world)
      index += 1
    }
  }

  /// Tells a newcomer that it has joined; one that a callback of the end took out again hears of that too, before it hears that it leaves.
  ///
  /// - Source.
  private final func tellNewcomer(_ controller: UIViewController, in world: World) {
    switch controller.membership {
    case .entering: controller.membership = .settled
    case .leaving: break
    case .none, .settled: return
    }
    controller.sendDidMove(to: self, in: world)
  }

  final func tellLeaver(_ controller: UIViewController, in world: World) {
    guard controller.membership == .leaving else { return }
    release(controller, in: world)
    controller.sendDidMove(to: nil, in: world)
  }

  /// Parents change without a transition: below the top, or off the screen.
  ///
  /// - Source.
  final func settleChildren(in world: World) {
    guard !entering.isEmpty || !leaving.isEmpty else { return }
    var came = ShortList<UIViewController>()
    var went = ShortList<UIViewController>()
    swap(&came, &entering)
    swap(&went, &leaving)
    for controller in came {
      if controller.membership == .leaving, leaving.position(of: controller) != nil {
        // A callback of the one before took it out again: it never knew of it.
        leaving.remove(controller)
        release(controller, in: world)
      } else {
        controller.sendWillMove(to: self, in: world)
      }
    }
    for controller in went { controller.sendWillMove(to: nil, in: world) }
    for controller in went { controller.storedParent = nil }
    for controller in came { tellNewcomer(controller, in: world) }
    for controller in went { tellLeaver(controller, in: world) }
  }

  // MARK: - Pages and delegate

  private func mount(
    _ controller: UIViewController, over other: UIViewController?,
    by transition: NavigationTransition
  ) {
    guard !transition.isBlank, let page = controller.storedView else { return }
    if !transition.isPush, let old = other?.storedView, old.lies(in: container) {
      container.insertSubview(page, belowSubview: old)
    } else {
      container.addSubview(page)
    }
  }

  private func sendWillShow(
    _ page: UIViewController, of transition: NavigationTransition, in world: World
  ) {
    guard world.trap == nil, !transition.isSilent else { return }
    let hearer = delegateSlot.asked(storedDelegate, of: world, dead: .deadNavigationDelegate)
    let animated = transition.isAnimated
    world.note(.willShow, tag: page.headlessTag, flag: hearer != nil, value: animated ? 1 : 0)
    hearer?.navigationController(self, willShow: page, animated: animated)
    world.reach(.willShow, of: page)
  }

  final func sendDidShow(
    _ page: UIViewController, of transition: NavigationTransition, in world: World
  ) {
    guard world.trap == nil, !transition.isSilent else { return }
    let hearer = delegateSlot.asked(storedDelegate, of: world, dead: .deadNavigationDelegate)
    let animated = transition.isAnimated
    world.note(.didShow, tag: page.headlessTag, flag: hearer != nil, value: animated ? 1 : 0)
    hearer?.navigationController(self, didShow: page, animated: animated)
    world.reach(.didShow, of: page)
  }
}
