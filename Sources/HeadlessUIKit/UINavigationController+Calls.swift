// UINavigationController+Calls: the calls that change the stack: whether they may, and what they do to it.

extension UINavigationController {
  /// Whether the controller is on the screen, so that its pages get callbacks.
  final var isOnScreen: Bool { appearance == .appeared }

  /// Whether the page on show is the top.
  final var showsTop: Bool {
    stack.isEmpty ? mounted == nil : stack[stack.count - 1] === mounted
  }

  /// Pushes, unless the call is illegal, put off or refused.
  ///
  /// - Source: R-303, R-435 (Z-20), R-437, R-439.
  final func performPush(_ controller: UIViewController, animated: Bool) {
    guard let world = World.forCall("pushViewController") else { return }
    completeCancel(in: world)
    guard isPushable(controller, in: world) else { return }
    guard admits(.push(controller, animated: animated), animated: animated, in: world) else {
      return
    }
    applyPush(controller, animated: animated, in: world)
  }

  /// Pops one level.
  ///
  /// - Source: R-302, R-403 (Z-38), R-430, R-443.
  final func performPop(animated: Bool) -> UIViewController? {
    guard let world = World.forCall("popViewController") else { return nil }
    completeCancel(in: world)
    guard admits(.pop(animated: animated), animated: animated, in: world) else {
      return namesPutOffPops(in: world) && stack.count > 1 ? stack.last : nil
    }
    let popped = applyPop(animated: animated, in: world)
    return !isOnScreen && world.configuration.offscreenPopReturnsNil ? nil : popped
  }

  /// Pops all above a controller.
  ///
  /// - Source.
  final func performPop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let world = World.forCall("popToViewController") else { return nil }
    let wasThere = stack.holds(controller)
    completeCancel(in: world)
    guard stack.holds(controller) || putOffBrings(controller) else {
      // What a callback of the cancel took away is no stranger.
      if wasThere {
        world.note(.refusedCall, tag: controller.headlessTag)
      } else {
        world.raise(.poppedToStranger)
      }
      return nil
    }
    guard admits(.popTo(controller, animated: animated), animated: animated, in: world) else {
      return namesPutOffPops(in: world) ? stackAbove(controller) : nil
    }
    return applyPop(to: controller, animated: animated, in: world)
  }

  /// Pops all above the root.
  ///
  /// - Source: R-431 (Z-21), R-434.
  final func performPopToRoot(animated: Bool) -> [UIViewController]? {
    guard let world = World.forCall("popToRootViewController") else { return nil }
    completeCancel(in: world)
    guard admits(.popToRoot(animated: animated), animated: animated, in: world) else {
      return namesPutOffPops(in: world) ? Array(stack.dropFirst()) : nil
    }
    return applyPopToRoot(animated: animated, in: world)
  }

  /// Sets the whole stack.
  ///
  /// - Source, R-442 (Z-19).
  final func performSet(_ controllers: [UIViewController], animated: Bool) {
    guard let world = World.forCall("setViewControllers") else { return }
    completeCancel(in: world)
    if controllers.isEmpty, world.configuration.emptyStack == .trap {
      world.raise(.emptyStack)
      return
    }
    for (index, controller) in controllers.enumerated() {
      if controllers.position(of: controller) != index {
        world.raise(.duplicateInStack)
        return
      }
      guard isAdoptable(controller, in: world) else { return }
    }
    guard admits(.set(controllers, animated: animated), animated: animated, in: world) else {
      return
    }
    applySet(controllers, animated: animated, in: world)
  }

  /// Runs a call that was put off; what has become impossible meanwhile is refused and not a trap.
  final func apply(_ call: NavigationCall, in world: World) {
    world.note(.drainedCall, tag: call.subject?.headlessTag ?? -1)
    switch call {
    case .push(let controller, let animated):
      if stack.holds(controller) || isForeign(controller) {
        world.note(.refusedCall, tag: controller.headlessTag)
      } else {
        applyPush(controller, animated: animated, in: world)
      }
    case .pop(let animated):
      _ = applyPop(animated: animated, in: world)
    case .popTo(let controller, let animated):
      if stack.holds(controller) {
        _ = applyPop(to: controller, animated: animated, in: world)
      } else {
        world.note(.refusedCall, tag: controller.headlessTag)
      }
    case .popToRoot(let animated):
      _ = applyPopToRoot(animated: animated, in: world)
    case .set(let controllers, let animated):
      if controllers.contains(where: isForeign) {
        world.note(.refusedCall, tag: call.subject?.headlessTag ?? -1)
      } else {
        applySet(controllers, animated: animated, in: world)
      }
    }
  }

  // MARK: - Legality

  private func isPushable(_ controller: UIViewController, in world: World) -> Bool {
    if stack.holds(controller) || putOffBrings(controller) {
      if world.configuration.duplicatePush == .trap {
        world.raise(.pushedTwice)
      } else {
        world.note(.refusedCall, tag: controller.headlessTag)
      }
      return false
    }
    return isAdoptable(controller, in: world)
  }

  private func isAdoptable(_ controller: UIViewController, in world: World) -> Bool {
    if controller.asNavigationController != nil || controller.asTabBarController != nil {
      world.raise(.pushedContainer)
      return false
    }
    if isForeign(controller) {
      world.raise(.hierarchyInconsistency)
      return false
    }
    return true
  }

  /// Whether a call that was put off brings the controller; a loop, because a closure's actor would be checked.
  private func putOffBrings(_ controller: UIViewController) -> Bool {
    for waiting in putOff where waiting.call.brings(controller) { return true }
    return false
  }

  private func isForeign(_ controller: UIViewController) -> Bool {
    guard let parent = controller.storedParent else { return false }
    return parent !== self
  }

  private func namesPutOffPops(in world: World) -> Bool {
    world.configuration.popDuringTransitionReturn == .controller && !putOff.isEmpty
  }

  private func stackAbove(_ controller: UIViewController) -> [UIViewController] {
    guard let index = stack.position(of: controller) else { return [] }
    return Array(stack[(index + 1)...])
  }

  // MARK: - Effect

  private func applyPush(_ controller: UIViewController, animated: Bool, in world: World) {
    keepStackForAnimator()
    keepsTabBarHidden = false
    if popsUntilTrap == 0 { hasStrayBarItem = false }
    join(controller, in: world)
    stack.append(controller)
    ask(animated: animated, cameFromSet: false, in: world)
  }

  private func applyPop(animated: Bool, in world: World) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    keepStackForAnimator()
    keepTabBarHidden(levels: 1, animated: animated, in: world)
    let top = stack.removeLast()
    leave(top, in: world)
    ask(animated: animated, cameFromSet: false, in: world)
    return top
  }

  private func applyPop(to controller: UIViewController, animated: Bool, in world: World)
    -> [UIViewController]
  {
    let popped = stackAbove(controller)
    guard let top = popped.last else { return [] }
    keepStackForAnimator()
    keepTabBarHidden(levels: popped.count, animated: animated, in: world)
    stack.removeLast(popped.count)
    for controller in popped.reversed() { leave(controller, in: world) }
    ask(animated: animated, cameFromSet: false, in: world)
    showDeparting(top, levels: popped.count, animated: animated, in: world)
    return popped
  }

  private func applyPopToRoot(animated: Bool, in world: World) -> [UIViewController]? {
    guard stack.count > 1 else {
      return world.configuration.popToRootAtRoot == .emptyArray ? [] : nil
    }
    return applyPop(to: stack[0], animated: animated, in: world)
  }

  private func applySet(_ controllers: [UIViewController], animated: Bool, in world: World) {
    let old = stack
    guard !old.isIdentical(to: controllers) else { return }
    keepStackBeforeSet()
    keepsTabBarHidden = false
    stack = controllers
    for controller in old.reversed() where !controllers.holds(controller) {
      leave(controller, in: world)
    }
    for controller in controllers where !old.holds(controller) {
      join(controller, in: world)
    }
    ask(animated: animated, cameFromSet: true, in: world)
    guard let top = old.last, top.membership == .leaving,
      let newTop = controllers.last, let position = old.position(of: newTop)
    else { return }
    showDeparting(top, levels: old.count - 1 - position, animated: animated, in: world)
  }

  /// The odd reading after an animated pop of several levels, until the layout.
  ///
  /// - Source: R-307, Z-16.
  private func showDeparting(
    _ top: UIViewController, levels: Int, animated: Bool, in world: World
  ) {
    guard world.configuration.multiLevelPopRead == .departingFirstUntilLayout else { return }
    guard animated, levels > 1, request != nil else { return }
    departingTop = top
  }

  /// Takes a controller into the stack's book-keeping; callbacks follow in the layout.
  ///
  /// One that a transition takes away, and that a callback of its end brings back, hears first that it has gone.
  private func join(_ controller: UIViewController, in world: World) {
    controller.hidBottomBarAtPush = controller.hidesBottomBarWhenPushed
    if isSettling, controller.membership == .leaving, leaving.position(of: controller) == nil {
      controller.membership = .none
      controller.storedParent = nil
      controller.sendDidMove(to: nil, in: world)
    }
    guard controller.membership != .leaving else {
      leaving.remove(controller)
      transition?.leaving.remove(controller)
      controller.membership = .settled
      return
    }
    controller.membership = .entering
    controller.storedParent = self
    entering.append(controller)
  }

  /// Takes a controller out; one that has only just joined never knew of it.
  private func leave(_ controller: UIViewController, in world: World) {
    if let index = entering.position(of: controller) {
      entering.remove(at: index)
      release(controller, in: world)
    } else {
      // One that was told that it joins hears that it has, and then that it leaves; a cancel tells it by itself.
      if transition?.decision == .cancels { transition?.entering.remove(controller) }
      controller.membership = .leaving
      leaving.append(controller)
    }
  }

  /// Lets go of a controller that is no child any more; the stack alone owned it.
  final func release(_ controller: UIViewController, in world: World) {
    controller.membership = .none
    controller.storedParent = nil
    controller.barItemIsLost = false
    world.bury(controller)
  }

  /// Asks for a layout that brings the new top on show.
  ///
  /// - Source: R-401, Z-2.
  private func ask(animated: Bool, cameFromSet: Bool, in world: World) {
    guard world.chain <= World.longestChain else {
      world.raise(.runaway)
      return
    }
    let changes = isOnScreen && !showsTop
    var new = TransitionRequest(
      isAnimated: animated && changes, cameFromSet: cameFromSet, isNested: isNesting, driver: nil,
      stackBefore: [], earlyFinish: nil, chain: world.chain)
    isNesting = false
    if changes, let driver = incomingDriver {
      new.driver = driver
      new.stackBefore = incomingStack
      incomingDriver = nil
    }
    request = new
    if extras != nil { placeToolbar(in: world) }
    if changes, world.configuration.transitionStart == .synchronousWhenVisible, transition == nil,
      !isSettling
    {
      startRequest(in: world)
    } else {
      world.setNeedsLayout(self)
    }
  }
}
