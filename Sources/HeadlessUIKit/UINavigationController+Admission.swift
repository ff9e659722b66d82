// UINavigationController+Admission: what becomes of a call that comes while another is under way.

extension UINavigationController {
  /// Whether a transition runs, waits for the layout, or is waited for; or a modal is on its way over the controller.
  final var isBusy: Bool { isTransitioning || presentationAbove != nil }

  private final var isTransitioning: Bool {
    transition != nil || !putOff.isEmpty || (isOnScreen && request?.isAnimated == true)
  }

  /// Whether a call may run now; if not, it was put off, refused, or trapped.
  ///
  /// - `queue`: the call waits for the end, first come first served; the stack does not show it.
  /// - `interrupt`: what runs is completed at once, then the call runs.
  /// - `corrupt`: the call runs at once, on top of what runs: see ``nest(animated:in:)``.
  /// - `refuse`: the call does nothing (DECISIONS: the log line that says so).
  /// - `trap`: the world is poisoned.
  ///
  /// - Source, R-410 (Z-3), R-420, R-426, Z-4.
  final func admits(
    _ call: @autoclosure () -> NavigationCall, animated: Bool, in world: World
  ) -> Bool {
    guard isTransitioning else {
      if let presentation = presentationAbove {
        return admits(call(), under: presentation, in: world)
      }
      guard waitsForCommit(call(), animated: animated, in: world) else { return true }
      deferCall(call(), in: world)
      world.afterCommit.append { [self] in drain(in: world) }
      return false
    }
    // The page comes with the controller: what is asked for meanwhile follows when both are there.
    if transition?.isInstallation == true, let presentation = presentationAbove {
      return admits(call(), under: presentation, in: world)
    }
    let policy = world.configuration.nestedTransitionPolicy
    if policy == .queue || !putOff.isEmpty {
      deferCall(call(), in: world)
      return false
    }
    guard changesStack(call()) else { return true }
    switch policy {
    case .interrupt:
      completeWhatRuns(in: world)
      return true
    case .corrupt:
      nest(animated: animated, in: world)
      return true
    case .refuse:
      world.note(.refusedCall, tag: call().subject?.headlessTag ?? -1)
      return false
    case .trap, .queue:
      world.raise(.nestedTransition)
      return false
    }
  }

  /// Puts a call off, and says so.
  private func deferCall(_ call: NavigationCall, in world: World) {
    putOff.append(PutOffCall(call: call, chain: world.chain))
    world.note(.deferredCall, tag: call.subject?.headlessTag ?? -1)
  }

  /// Whether a call may run while a modal is on its way: where calls are put off, they wait for its end as for a transition's.
  ///
  /// - Source.
  private func admits(
    _ call: NavigationCall, under presentation: Presentation, in world: World
  ) -> Bool {
    switch world.configuration.nestedTransitionPolicy {
    case .queue:
      deferCall(call, in: world)
      presentation.remember(self)
      return false
    case .refuse:
      guard changesStack(call) else { return true }
      world.note(.refusedCall, tag: call.subject?.headlessTag ?? -1)
      return false
    case .corrupt, .interrupt, .trap: return true
    }
  }

  /// An animated push in the turn of a non-animated set waits for the commit, without a coordinator.
  ///
  /// - Source, Z-3.
  private func waitsForCommit(
    _ call: NavigationCall, animated: Bool, in world: World
  ) -> Bool {
    guard world.configuration.sameTurnPush == .afterCommit, animated, isOnScreen else {
      return false
    }
    guard let request, request.cameFromSet, !request.isAnimated, case .push = call else {
      return false
    }
    return true
  }

  private func changesStack(_ call: NavigationCall) -> Bool {
    switch call {
    case .push: true
    case .pop, .popToRoot: stack.count > 1
    case .popTo(let controller, _): stack.last !== controller
    case .set(let controllers, _):
      !stack.isIdentical(to: controllers)
    }
  }

  /// Completes the running or the requested transition at once.
  ///
  /// A transition whose first callbacks are being called is completed right after them. While the last callbacks of one are called, it is
  /// over: what they call changes the stack, and together starts one transition with the next layout.
  final func completeWhatRuns(in world: World) {
    guard !isSettling else { return }
    if transition == nil, request != nil { startRequest(in: world) }
    // The finger that cuts it short drives its own pop, unless the callbacks ask for something before: that comes without a finger.
    let driver = incomingDriver.take()
    defer { if request == nil { incomingDriver = driver } }
    // What brings the page with the controller ends with the controller's appearance, and not before.
    guard let transition, !transition.isCancelling, !transition.isInstallation else { return }
    if transition.isStarting {
      transition.isSuperseded = true
    } else {
      completeNow(transition, in: world)
    }
  }

  /// Where transitions are interruptible, a cancel is completed before a call is even looked at: the stack is whole then.
  final func completeCancel(in world: World) {
    guard let transition, transition.decision == .cancels, !transition.isStarting,
      !transition.isCancelling
    else { return }
    guard world.configuration.nestedTransitionPolicy == .interrupt else { return }
    completeNow(transition, in: world)
  }

  /// Runs the calls that were put off, until one of them has a transition.
  final func drain(in world: World) {
    guard !putOff.isEmpty else { return }
    if let presentation = presentationAbove { return presentation.remember(self) }
    while world.trap == nil, transition == nil, request == nil || !isOnScreen, !putOff.isEmpty {
      let waiting = putOff.removeFirst()
      let outerChain = world.chain
      world.chain = waiting.chain
      apply(waiting.call, in: world)
      world.chain = outerChain
    }
  }
}
