// UINavigationController+Corruption: what transitions inside transitions break, where nothing queues them.

/// The model of the years in which nested transitions corrupt a navigation controller (`nestedTransitionPolicy` = `corrupt`).
///
/// An animated call inside a transition (or before a requested one has started) runs at once, and the log line of R-420 is noted.
/// Then, always the same way:
///
/// 1. The running transition is *abandoned*: its page stays where it is, its end callbacks never come (no `viewDidDisappear`,
///    `viewDidAppear`, `didMove`, `didShow`; R-424), a cancel that was under way puts nothing back, and whoever it took out of the stack is let go
///    without a word. The new transition starts in the next layout, from the page that the abandoned one was bringing.
/// 2. The bar's chain is damaged: it lacks the item that an abandoned push was bringing, or keeps the one that an abandoned pop was taking away.
/// 3. Two animated pops are left. The first that starts by itself (not nested) shows a blank page: its callbacks come, its view does not.
///    The second raises "Can't add self as subview". Nothing heals the damage.
///
/// A nested call without animation does no damage: what runs is completed first (R-404, the libraries' cure).
extension UINavigationController {
  /// A call runs inside a transition.
  ///
  /// - Source.
  final func nest(animated: Bool, in world: World) {
    world.note(.nestedTransition, tag: stack.last?.headlessTag ?? -1)
    guard animated else {
      completeWhatRuns(in: world)
      return
    }
    isNesting = true
    if popsUntilTrap == 0 { popsUntilTrap = 2 }
    guard let transition else {
      if let top = stack.last { damageBar(isPush: top.membership == .entering, page: top) }
      return
    }
    if transition.isStarting {
      transition.isSuperseded = true
    } else {
      abandon(transition, in: world)
    }
  }

  /// Settles a transition that was superseded while its first callbacks were being called.
  final func resolve(_ transition: NavigationTransition, in world: World) {
    if world.configuration.nestedTransitionPolicy == .corrupt, request?.isNested == true {
      abandon(transition, in: world)
    } else {
      completeNow(transition, in: world)
    }
    if request != nil { world.setNeedsLayout(self) }
  }

  /// Whether a pop passes the damage; the last one traps.
  ///
  /// - Source.
  final func survives(
    _ transition: NavigationTransition, isNested: Bool, in world: World
  ) -> Bool {
    guard popsUntilTrap > 0, transition.isAnimated, !transition.isPush, !isNested else {
      return true
    }
    popsUntilTrap -= 1
    guard popsUntilTrap > 0 else {
      world.raise(.corruptedViewTree)
      return false
    }
    transition.isBlank = true
    return true
  }

  private func abandon(_ transition: NavigationTransition, in world: World) {
    if let deadline = transition.deadline { world.deadlines.remove(deadline) }
    transition.deadline = nil
    transition.driver = nil
    self.transition = nil
    mounted = transition.to
    container.isUserInteractionEnabled = true
    transition.from?.storedView?.removeFromSuperview()
    for controller in transition.entering where controller.membership == .entering {
      controller.membership = .settled
    }
    for controller in transition.leaving where controller.membership == .leaving {
      release(controller, in: world)
    }
    damageBar(isPush: transition.isPush, page: transition.isPush ? transition.to : transition.from)
    transition.letGo()
  }

  private func damageBar(isPush: Bool, page: UIViewController?) {
    if isPush {
      page?.barItemIsLost = true
    } else {
      hasStrayBarItem = true
    }
  }
}
