// Specification+Events: what the callbacks and reports say, in the order in which they came.

import NavigationModel

extension Specification {
  /// Follows the events since the last observation.
  mutating func foldEvents(of observation: borrowing Observation) -> Violation? {
    for index in observation.events.indices {
      let event = observation.events[index]
      var failure: Violation?
      // Transitions of the stack in another tab are its own affair.
      if tabs.isUsed || roots.hasHost, isOtherStacks(event) { continue }
      switch event.kind {
      // By far the most frequent ones make no violation that is empty: 2 % of the time.
      case .willAppear, .didAppear, .willDisappear, .didDisappear:
        guard walk(event), takesTurns(event) else {
          return violation(
            .unbalancedAppearance, screen: event.screen, observed: .event(event.kind))
        }
        continue
      case .scriptedCall:
        makeScriptedCall(event.value)
        continue
      case .viewDidLoad, .swipeEnded, .keyboardWillShow, .keyboardDidShow, .keyboardWillHide,
        .keyboardDidHide:
        continue
      case .willMoveToParent, .didMoveToParent:
        guard walkParents(event) || isDamaged else {
          return violation(.unbalancedParents, screen: event.screen, observed: .event(event.kind))
        }
        continue
      case .transitionStarted:
        if known.facts.swipesByOwnPan { beginOwnSwipe(with: event, at: observation.point) }
        swipe.wasSwitchedOff = false
        startTransition(to: event.screen, isInteractive: event.flag)
        running.isCustom = event.value > 0
        if running.isCustom { running.isFree = false }
        continue
      case .transitionEnded:
        failure = judgeEnd(at: index, of: observation)
        swipe.wasSwitchedOff = false
        endTransition(wasCancelled: event.flag, seeing: observation)
      case .interactionDecided:
        failure = judgeDecision(cancels: event.flag, at: observation.point)
        decideSwipe(cancels: event.flag)
      case .scrollBegan, .scrolled, .released, .deferredCall, .drainedCall, .refusedCall,
        .delegateReplaced:
        take(event)
        continue
      case .nestedTransition:
        isDamaged = true
        // Nesting by a swipe has the swipe as its cause.
        let isByFinger = observation.events.contains { $0.kind == .swipeBegan }
        let isInCallback = observation.events.contains { $0.kind == .scriptedCall }
        if noted == nil, !isByFinger || isInCallback { note(.nestedCalls, isLatent: false) }
        continue
      case .presentationStarted, .presentationDecided, .presentationEnded, .presentationRefused,
        .dismissalAnnounced, .dismissalReported, .dismissalAttempted:
        failure = followModal(event)
      case .willShow, .didShow: failure = report(event)
      case .swipeBegan:
        failure = beginSwipe(hasNoTransition: event.flag, isSystems: event.value == 1)
      case .trapped: failure = trap(event.value, among: observation)
      }
      if let failure { return failure }
    }
    return nil
  }

  /// The walk of R-329: appearing, appeared, disappearing, disappeared, with the two reversals of a cancel.
  ///
  /// - Returns: whether the event is a step of it.
  private mutating func walk(_ event: Event) -> Bool {
    let number = Int(event.screen.number)
    guard screens.indices.contains(number) else { return true }
    let state = screens[number].appearance
    let next: ScreenRecord.Appearance? =
      switch (event.kind, state) {
      case (.willAppear, .disappeared), (.willAppear, .disappearing): .appearing
      case (.didAppear, .appearing): .appeared
      case (.willDisappear, .appeared), (.willDisappear, .appearing): .disappearing
      case (.didDisappear, .disappearing): .disappeared
      default: nil
      }
    guard let next else { return false }
    screens[number].appearance = next
    if next == .disappearing || next == .disappeared { leaveBar(to: next, by: number) }
    if bars.isUsed {
      if next == .disappeared { forgetFocus(of: event.screen) }
      if event.kind == .willDisappear { putBarBack(by: event.screen) }
    }
    if event.kind == .willAppear {
      followBarPreference(of: number)
      if event.screen == running.screen, running.isFree {
        running.end = running.start + (event.flag ? known.duration : 0)
      }
    }
    return true
  }

  /// A screen that appears asks for the bar as it declares.
  private mutating func followBarPreference(of number: Int) {
    guard screens[number].modal == nil, !screens[number].isBeside else { return }
    switch known.kinds[Int(screens[number].kind)].bar {
    case .shown: expectsHiddenBar = false
    case .hidden: expectsHiddenBar = true
    case .undeclared, .leftAlone: return
    }
    isBarCertain = true
  }

  /// A screen that declares what it does with the bar as it comes may put the bar back as it goes, which nothing declares: what is
  /// there counts until another screen, or a call, says more.
  private mutating func leaveBar(to next: ScreenRecord.Appearance, by number: Int) {
    guard screens[number].modal == nil, !screens[number].isBeside else { return }
    guard known.kinds[Int(screens[number].kind)].asksForBar else { return }
    if next == .disappearing || topKind?.asksForBar == false { isBarCertain = false }
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
    running.wasShown = true
    if openShow == event.screen { return nil }
    if mayShowUnannounced, event.screen == stack.last { return nil }
    // The report of a cancel comes before its end (D1).
    if known.reportsCancel, phase == .cancelling,
      event.screen == swipe.popped || event.screen == stack.last
    {
      return nil
    }
    if known.reportsCancel, running.isCustom, event.screen == running.shownScreen { return nil }
    return violation(
      .showMismatch, screen: event.screen, expected: .screen(openShow), observed: .event(.didShow))
  }

  private mutating func isOtherStacks(_ event: Event) -> Bool {
    switch event.kind {
    case .willShow, .didShow, .transitionStarted, .transitionEnded, .willMoveToParent,
      .didMoveToParent:
      isBeside(event.screen)
    default: false
    }
  }

  private mutating func decideSwipe(cancels: Bool) {
    let width = ScreenSize.width
    // The first finger may have gone long ago, and the second one drives.
    let driver = otherTouch.pageMoves ? otherTouch : touch
    let isCounted = known.countsFromBegin && driver.pageMoves && !isTwoFingered
    let way = isCounted ? driver.horizontalOfSwipe : pageOffset
    let moved = max(0, min(way, width))
    let left = cancels ? moved : width - moved
    running.end =
      running.isCustom
      ? nil : instant + max(TransitionTrack.leastRemainder, known.duration * left / width)
    if cancels {
      // Whether the end of an own pan's transition ever comes is another question.
      if known.facts.swipesByOwnPan { situations.insert(.cancelledSwipe) }
      // One of the app's own animator is taken back whole when it ends.
      swipe.owesRestore = swipe.popped.isSome && !running.isCustom
      enter(.cancelling, for: known.duration * moved / width)
    } else {
      situations.insert(.finishedSwipe)
      enter(.finishing, for: known.duration * (width - moved) / width)
    }
  }

  private mutating func startTransition(to screen: ScreenID, isInteractive: Bool) {
    startsInAction += 1
    running.screen = screen
    running.start = instant
    running.end = nil
    running.isFree = !isInteractive
    running.wasShown = false
    if noted != nil, !isUncovering, !isCovered { startedSinceNoted = true }
  }

  private mutating func endTransition(
    wasCancelled: Bool, seeing observation: borrowing Observation
  ) {
    running.screen = .none
    if wasCancelled {
      if running.isCustom { takeBackCustom(seeing: observation) }
      takeBackParents()
      cancelEnded = true
      situations.insert(.cancelledSwipe)
      if !bars.tinted.isEmpty { situations.insert(.styleRestored) }
      hadCancelledSwipe = true
      openShow = .none
      mayShowUnannounced = known.reportsCancel
    } else {
      if startedSinceNoted { endedSinceNoted = true }
      isSettledCertain = false
      swipe.hasSnapshot = false
    }
  }

  private mutating func trap(
    _ value: Int32, among observation: borrowing Observation
  ) -> Violation? {
    let names = TrapName.allCases
    let name = names[min(Int(value), names.count - 1)]
    // Where a call within a transition raises, it is the system that does not take it.
    let isCall = observation.point == .afterCall || action.kind == .tap || action.kind == .backTap
    if name == .nestedTransition, noted == nil, isCall {
      note(.nestedCalls, isLatent: false)
    }
    let rule: Rule =
      switch name {
      case .deadGestureDelegate, .deadNavigationDelegate: .deadObject
      case .runaway: .runaway
      default: .trap
      }
    var failure = violation(rule)
    failure.trap = name
    // where the stack reads oddly, nobody can know who is in it.
    if name == .poppedToStranger, known.readsDepartingFirst { failure.fault = .platform }
    if name == .runaway { failure.observed = .callbacks(Self.lastCallbacks(in: observation)) }
    return failure
  }

  /// Whether a scroll view hears, a turn later (Z-31), of the finger that does not act: the other one has gone long ago.
  private var othersScroll: Bool {
    !known.actsInSameTurn && !touch.isDown && otherTouch.isOn(at: instant)
  }

  private mutating func take(_ event: Event) {
    switch event.kind {
    case .scrollBegan:
      if othersScroll { otherTouch.scrollBegan = true } else { touch.scrollBegan = true }
    case .scrolled:
      if othersScroll { otherTouch.scrollMoved = true } else { touch.scrollMoved = true }
    case .released: releasedCount += 1
    case .deferredCall: putOffCount += 1
    case .drainedCall:
      putOffCount -= 1
      situations.insert(.queueDrained)
    case .refusedCall: if phase == .idle { hadRefusedCall = true }
    case .delegateReplaced: situations.insert(.delegateReplaced)
    default: break
    }
  }

  /// Notes what may explain a harm to come.
  ///
  /// - Parameters:
  ///   - cause: the first since all was well counts.
  ///   - isLatent: whether it is a finding even if no harm follows.
  ///   - isSystems: the system's own swipe did it, in which the app has no part.
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
