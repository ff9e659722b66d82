// Specification+Events: what the callbacks and reports say, in the order in which they came.

import NavigationModel

extension Specification {
  /// Follows the events since the last observation.
  mutating func foldEvents(of observation: borrowing Observation) -> Violation? {
    pageOffset = observation.pageOffset
    nestsByFinger = observation.events.contains { $0.kind == .swipeBegan }
    for index in observation.events.indices {
      let event = observation.events[index]
      let failure: Violation? =
        switch event.kind {
        case .willAppear, .didAppear, .willDisappear, .didDisappear: walk(event)
        case .willShow, .didShow: report(event)
        case .swipeBegan: beginSwipe(hasNoTransition: event.flag, isSystems: event.value == 1)
        case .interactionDecided: decideSwipe(cancels: event.flag)
        case .transitionEnded: endTransition(wasCancelled: event.flag)
        case .trapped: trap(event.value)
        case .nestedTransition, .scrollBegan, .scrolled, .released, .deferredCall, .drainedCall, .refusedCall,
          .delegateReplaced:
          take(event)
        case .transitionStarted: startTransition()
        case .viewDidLoad, .willMoveToParent, .didMoveToParent, .swipeEnded: nil
        }
      if let failure { return failure }
    }
    return nil
  }

  /// The walk of R-329: appearing, appeared, disappearing, disappeared, with the two reversals of a cancel.
  private mutating func walk(_ event: Event) -> Violation? {
    let number = Int(event.screen.number)
    guard screens.indices.contains(number) else { return nil }
    let state = screens[number].appearance
    let next: ScreenRecord.Appearance? =
      switch (event.kind, state) {
      case (.willAppear, .disappeared), (.willAppear, .disappearing): .appearing
      case (.didAppear, .appearing): .appeared
      case (.willDisappear, .appeared), (.willDisappear, .appearing): .disappearing
      case (.didDisappear, .disappearing): .disappeared
      default: nil
      }
    guard let next else {
      return violation(.unbalancedAppearance, screen: event.screen, observed: .event(event.kind))
    }
    screens[number].appearance = next
    if event.kind == .willAppear { followBarPreference(of: number) }
    return nil
  }

  /// A screen that appears asks for the bar as it declares.
  private mutating func followBarPreference(of number: Int) {
    switch known.facts.kinds[Int(screens[number].kind)].bar {
    case .shown: expectsHiddenBar = false
    case .hidden: expectsHiddenBar = true
    case .undeclared, .leftAlone: return
    }
    isBarCertain = true
  }

  /// Each willShow is closed by the didShow of the same screen, or by a cancel.
  private mutating func report(_ event: Event) -> Violation? {
    if event.kind == .willShow {
      let open = openShow
      openShow = event.screen
      if open.isSome, !known.isInterruptible {
        return violation(.showMismatch, screen: open, observed: .event(.willShow))
      }
      return nil
    }
    defer { openShow = .none }
    if openShow == event.screen { return nil }
    if mayShowUnannounced, event.screen == stack.last { return nil }
    return violation(
      .showMismatch, screen: event.screen, expected: .screen(openShow), observed: .event(.didShow))
  }

  private mutating func decideSwipe(cancels: Bool) -> Violation? {
    let width = ScreenSize.width
    let moved = max(0, min(pageOffset, width))
    if cancels {
      swipe.owesRestore = swipe.popped.isSome
      enter(.cancelling, for: known.duration * moved / width)
    } else {
      situations.insert(.finishedSwipe)
      enter(.finishing, for: known.duration * (width - moved) / width)
    }
    return nil
  }

  private mutating func startTransition() -> Violation? {
    if noted != nil, !isUncovering, !isCovered { startedSinceNoted = true }
    return nil
  }

  private mutating func endTransition(wasCancelled: Bool) -> Violation? {
    if wasCancelled {
      cancelEnded = true
      situations.insert(.cancelledSwipe)
      hadCancelledSwipe = true
      openShow = .none
      mayShowUnannounced = known.reportsCancel
    } else {
      if startedSinceNoted { endedSinceNoted = true }
      swipe.hasSnapshot = false
    }
    return nil
  }

  private func trap(_ value: Int32) -> Violation? {
    let names = TrapName.allCases
    let name = names[min(Int(value), names.count - 1)]
    let rule: Rule =
      name == .deadGestureDelegate || name == .deadNavigationDelegate ? .deadObject : .trap
    var failure = violation(rule)
    failure.trap = name
    return failure
  }

  private mutating func take(_ event: Event) -> Violation? {
    switch event.kind {
    case .nestedTransition:
      isDamaged = true
      // Nesting by a swipe has the swipe as its cause.
      if noted == nil, !nestsByFinger { note(.nestedCalls, isLatent: false) }
    case .scrollBegan: touch.scrollBegan = true
    case .scrolled: touch.scrollMoved = true
    case .released: releasedCount += 1
    case .drainedCall: situations.insert(.queueDrained)
    case .refusedCall: if phase == .idle { hadRefusedCall = true }
    case .delegateReplaced: situations.insert(.delegateReplaced)
    default: break
    }
    return nil
  }

  /// Notes what may explain a harm to come.
  ///
  /// - Parameter isSystems: the system's own swipe did it, in which the app has no part.
  mutating func note(_ cause: Cause, isLatent: Bool = true, isSystems: Bool = false) {
    if noted == nil {
      noted = cause
      isNotedSystems = isSystems
    }
    if isLatent, latent == nil {
      latent = cause
      isLatentSystems = isSystems
    }
    startedSinceNoted = false
    endedSinceNoted = false
  }
}
