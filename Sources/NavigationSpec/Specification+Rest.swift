// Specification+Rest: what must be true when nothing more happens by itself.

import NavigationModel

extension Specification {
  /// Whether a finger may hold something up: it is on the screen, and when all has settled nobody has lifted it or taken it away.
  mutating func isHeld(_ observation: borrowing Observation) -> Bool {
    guard observation.isFingerDown else { return false }
    return observation.point != .settled || touch.isDown || otherTouch.isDown
  }

  /// Judges an observation between two turns; most rules speak of rest only.
  mutating func judgeRest(of observation: borrowing Observation) -> Violation? {
    guard !isHeld(observation) else {
      isAtRest = false
      // Nothing will carry out what has not been carried out by now, unless it waits for a modal that the finger moves,
      // or for a container that has taken the controller away.
      if !calls.isEmpty, observation.isQuiescent, !observation.isInTransition,
        modals.movement == .none, !roots.isPeeked
      {
        calls.removeAll { !$0.isOwed }
      }
      return nil
    }
    guard observation.isQuiescent else {
      isAtRest = false
      return observation.point == .settled ? unrest() : nil
    }
    // The app's own driver holds it, and lets go before the action ends: what hangs then is seen by the next one.
    if observation.isInTransition, isDriving {
      isAtRest = false
      return nil
    }
    // Nothing will end this transition any more.
    if observation.isInTransition { return violation(.freeze, observed: .flag(true)) }
    let wasAtRest = isAtRest
    isAtRest = !observation.isCovered
    // Half away: nothing is owed until it is back.
    if roots.isPeeked { return nil }
    if wasAtRest, observation.events.isEmpty, !hadEffect { return nil }
    if !calls.isEmpty {
      for call in calls where call.isOwed { return lost(call) }
      calls.removeAll(keepingCapacity: true)
    }
    isCrowded = false
    // What was put off is carried out by the next rest.
    if putOffCount > 0 {
      return violation(isInProbe ? .freeze : .lostCall, expected: .event(.drainedCall))
    }
    if let failure = judgeRouter(of: observation) { return failure }
    if let failure = judgeScreens(of: observation) { return failure }
    if modals.wasUsed, let failure = judgeModalsAtRest() { return failure }
    if tabs.isUsed, let failure = judgeTabsAtRest() { return failure }
    if let failure = judgeParents() { return failure }
    // A drag hides and shows the bar as it likes.
    if bars.isBarDragged {
      expectsHiddenBar = observation.isBarHidden
      bars.isBarDragged = false
    }
    if let failure = judgeBars(of: observation) { return failure }
    if bars.isUsed, let failure = judgeBarTrack(observation) { return failure }
    if let failure = judgeCancel(of: observation) { return failure }
    mayShowUnannounced = observation.isCovered
    isUncovering = false
    // A transition came to its end since: whatever was noted did no harm but for what `latent` keeps.
    if endedSinceNoted, !isDamaged { noted = nil }
    return nil
  }

  /// A call at rest that had no effect; in the closing probe that is the freeze.
  func lost(_ call: Call) -> Violation {
    var carried = stack
    call.apply(to: &carried)
    var failure = violation(
      isInProbe ? .freeze : .lostCall, expected: .stacks([carried]), observed: .stacks([stack]))
    if failure.cause == nil { failure.cause = causeOfLostCall }
    return failure
  }

  /// What happened before whose end a lock may still wait for, the most telling first.
  private var causeOfLostCall: Cause? {
    if isDelegateTaken { return .delegateTaken }
    if hadCoveredCall { return .coveredCall }
    if stackSetUnderTop { return .stackSetUnderTop }
    return hadCancelledSwipe ? .cancelledSwipe : nil
  }

  // Mutating, as all that is asked for each observation: for a call that only reads, the whole oracle is copied.
  private mutating func judgeScreens(of observation: borrowing Observation) -> Violation? {
    let top = stack.last ?? .none
    if swipe.owesRestore {
      return violation(
        .cancelChanged, screen: swipe.popped, expected: .stacks([swipe.stackBefore]),
        observed: .stacks([stack]))
    }
    if openShow.isSome { return violation(.showMismatch, screen: openShow) }
    if !observation.takesTouches {
      return violation(.freeze, expected: .count(1), observed: .count(0))
    }
    if !observation.isCovered, observation.shown != top {
      return violation(
        isInProbe ? .freeze : .wrongScreen, screen: top, expected: .screen(top),
        observed: .screen(observation.shown))
    }
    for position in stack.indices {
      let screen = stack[position]
      let isOnShow = screen == top && !observation.isCovered
      let number = Int(screen.number)
      guard screens.indices.contains(number) else { continue }
      if screens[number].appearance != (isOnShow ? .appeared : .disappeared) {
        return violation(.unbalancedAppearance, screen: screen, expected: .flag(isOnShow))
      }
    }
    let alive = screens.count - releasedCount
    let kept = keptCount
    if kept > 0 { situations.insert(.keptScreenLeft) }
    let wanted = stack.count + modals.chain.count + besideCount + kept
    if alive > wanted {
      return violation(.leak, expected: .count(wanted), observed: .count(alive))
    }
    return nil
  }

  private mutating func judgeBars(of observation: borrowing Observation) -> Violation? {
    guard !observation.isCovered else { return nil }
    if known.isDeclared, isBarCertain,
      observation.isBarHidden != expectsHiddenBar
    {
      return withCancelAsCause(
        violation(
          .barState, screen: stack.last ?? .none, expected: .flag(expectsHiddenBar),
          observed: .flag(observation.isBarHidden)))
    }
    // What is promised of each screen above the root needs no word about its kind.
    if known.facts.hasTabBar, known.isDeclared || (known.hidesTabBar && stack.count > 1) {
      let isHiddenExpected = expectsHiddenTabBar()
      if observation.isTabBarHidden != isHiddenExpected {
        var failure = violation(
          .tabBarState, screen: stack.last ?? .none, expected: .flag(isHiddenExpected),
          observed: .flag(observation.isTabBarHidden))
        if known.keepsTabBarHidden, observation.isTabBarHidden { failure.fault = .platform }
        return failure
      }
    }
    if !observation.barMatchesStack {
      var failure = withCancelAsCause(violation(.backItem, screen: stack.last ?? .none))
      if known.losesBarItem, failure.cause == .cancelledSwipe { failure.fault = .platform }
      return failure
    }
    guard !observation.isBarHidden else { return nil }
    if known.carriesLeftItem {
      guard stack.count > 1, !observation.hasLeftItem else { return nil }
      return violation(.leftItemMissing, screen: stack.last ?? .none)
    }
    guard known.isDeclared else { return nil }
    let replaced = stack.count < 2 || topKind?.hasLeftItem == true
    let expected = replaced ? ScreenID.none : stack[stack.count - 2]
    if observation.backItem != expected {
      return violation(
        .backItem, screen: stack.last ?? .none, expected: .screen(expected),
        observed: .screen(observation.backItem))
    }
    return nil
  }

  private func withCancelAsCause(_ violation: Violation) -> Violation {
    var violation = violation
    if violation.cause == nil, hadCancelledSwipe { violation.cause = .cancelledSwipe }
    return violation
  }

  /// Z-27: hidden if and only if a screen above the root asks for it; or as the subject promises.
  mutating func expectsHiddenTabBar() -> Bool {
    guard stack.count > 1 else { return false }
    if known.hidesTabBar { return true }
    if known.tabBarByTopOnly { return topKind?.hidesTabBar == true }
    return stack.dropFirst().contains { screen in
      screens.indices.contains(Int(screen.number))
        && known.kinds[Int(screens[Int(screen.number)].kind)].hidesTabBar
    }
  }

  /// A cancelled swipe, with nothing in between, leaves all as it was.
  private mutating func judgeCancel(of observation: borrowing Observation) -> Violation? {
    guard swipe.hasSnapshot else { return nil }
    swipe.hasSnapshot = false
    guard !swipe.wasDisturbed else { return nil }
    if stack != swipe.stackBefore {
      return violation(
        .cancelChanged, expected: .stacks([swipe.stackBefore]), observed: .stacks([stack]))
    }
    if observation.isBarHidden != swipe.barWasHidden {
      return violation(
        .cancelChanged, expected: .flag(swipe.barWasHidden),
        observed: .flag(observation.isBarHidden))
    }
    if observation.isTabBarHidden != swipe.tabBarWasHidden {
      return violation(
        .cancelChanged, expected: .flag(swipe.tabBarWasHidden),
        observed: .flag(observation.isTabBarHidden))
    }
    return nil
  }
}
