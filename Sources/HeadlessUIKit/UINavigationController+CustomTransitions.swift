// UINavigationController+CustomTransitions: transitions that an app's own animator shows, and its driver decides.

extension UINavigationController {
  /// Keeps the stack as it was before the calls of this turn, for a cancel; only where the delegate may have an animator.
  ///
  /// - Source: R-304.
  @inline(__always)
  final func keepStackForAnimator() {
    if delegateMayAnimate, request == nil, transition == nil, isOnScreen {
      stackBeforeCalls = stack
    }
  }

  /// Keeps the stack before a set, which may exchange its screens so that nobody could tell later how they lay.
  ///
  /// - Source: R-304.
  final func keepStackBeforeSet() {
    guard stackBeforeCalls.isEmpty, transition == nil, isOnScreen else { return }
    stackBeforeCalls = request == nil ? stack : stackBefore(leaving)
  }

  /// The stack as it was before the calls of this turn, where nobody kept it: the delegate has come since, or a transition ran.
  ///
  /// - Source: R-304.
  final func stackBefore(_ leaving: ShortList<UIViewController>) -> [UIViewController] {
    // Who was on top left first.
    stack.filter { $0.membership != .entering } + leaving.reversed()
  }

  /// Lets go of the stack that was kept: it would keep who has left it.
  @inline(__always)
  final func forgetStackForAnimator() {
    if !stackBeforeCalls.isEmpty { stackBeforeCalls = [] }
  }

  /// Asks the delegate for an animator, and then for a driver; nil leaves the transition to the system.
  ///
  /// - Source: R-338.
  final func askForAnimator(
    from page: UIViewController?, to top: UIViewController?, isAnimated: Bool, in world: World
  ) -> CustomTransition? {
    guard isAnimated, let page, let top, let delegate = storedDelegate, world.trap == nil else {
      return nil
    }
    let operation: Operation = top.membership == .entering ? .push : .pop
    let before = world.defaultsReached
    let animator = delegate.navigationController(
      self, animationControllerFor: operation, from: page, to: top)
    if world.defaultsReached != before {
      // The method is not there: the delegate is not asked again.
      delegateMayAnimate = false
      return nil
    }
    world.callbackCount += 1
    guard let animator else { return nil }
    world.callbackCount += 1
    let driver = delegate.navigationController(self, interactionControllerFor: animator)
    return CustomTransition(animator: animator, driver: driver)
  }

  /// Starts the animator, or the driver that starts it.
  ///
  /// - Source.
  final func run(
    _ custom: CustomTransition, of transition: NavigationTransition, in world: World
  ) {
    transition.width = max(1, Int(container.bounds.width))
    world.callbackCount += 1
    if let driver = custom.driver {
      driver.startInteractiveTransition(transition)
    } else {
      custom.animator.animateTransition(using: transition)
    }
    custom.isRunning = false
    guard custom.outcome != nil, self.transition === transition else { return }
    completeNow(transition, in: world)
  }

  /// The animator hears that it is over.
  final func tellAnimator(of transition: NavigationTransition, isFinished: Bool, in world: World) {
    guard let custom = transition.custom, world.trap == nil else { return }
    custom.outcome = custom.outcome ?? isFinished
    world.callbackCount += 1
    custom.animator.animationEnded(isFinished)
    transition.custom = nil
  }
}
