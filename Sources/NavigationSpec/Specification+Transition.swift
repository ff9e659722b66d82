// Specification+Transition: the order of a transition's callbacks, its time, and what its finger decides.

import NavigationModel

extension Specification {
  // MARK: - Callbacks

  /// Whether an appearance callback comes in its turn: one screen is told that it goes before another one comes, and that it has
  /// gone before the other one is on show.
  ///
  /// - Source.
  mutating func takesTurns(_ event: Event) -> Bool {
    let screen = event.screen
    guard screen.isSome else { return true }
    // Modals come and go beside the pages.
    if modals.wasUsed, isModal(screen) { return true }
    if roots.hasHost, isBeside(screen) { return true }
    switch event.kind {
    case .willAppear:
      // What began to take it away was taken back.
      if running.goingScreen == screen { running.goingScreen = .none }
      return !running.shownScreen.isSome || isDamaged
    case .didAppear:
      let isInTurn = !running.goingScreen.isSome || isDamaged
      running.shownScreen = screen
      return isInTurn
    case .willDisappear:
      if running.shownScreen == screen { running.shownScreen = .none }
      running.goingScreen = screen
    case .didDisappear:
      if running.goingScreen == screen { running.goingScreen = .none }
    default: break
    }
    return true
  }

  /// Takes a parent callback: will and did pair, and a cancelled swipe takes back what was announced.
  ///
  /// - Returns: whether the event is a step of the way.
  /// - Source.
  mutating func walkParents(_ event: Event) -> Bool {
    let number = Int(event.screen.number)
    guard screens.indices.contains(number) else { return true }
    let isWill = event.kind == .willMoveToParent
    let next: ScreenRecord.Parent? =
      switch (screens[number].parent, isWill, event.flag) {
      case (.alone, true, false): .joining
      case (.joining, false, false), (.returning, false, false): .settled
      // A newcomer whom a cancelled swipe would have brought.
      case (.joining, false, true), (.leaving, false, true): .alone
      case (.settled, true, true): .leaving
      case (.leaving, true, false): .returning
      default: nil
      }
    guard let next else { return false }
    if screens[number].parent == .alone { parentedCount += 1 }
    if next == .alone { parentedCount -= 1 }
    screens[number].parent = next
    return true
  }

  /// A cancelled swipe ended: who was told that it leaves stays.
  mutating func takeBackParents() {
    for index in screens.indices {
      switch screens[index].parent {
      case .leaving, .returning: screens[index].parent = .settled
      case .alone, .joining, .settled: break
      }
    }
  }

  /// Whether at rest each screen of the stack has heard of its parent, and no other has one.
  mutating func judgeParents() -> Violation? {
    guard !isDamaged else { return nil }
    for position in stack.indices {
      let number = Int(stack[position].number)
      guard screens.indices.contains(number), screens[number].parent != .settled else { continue }
      return violation(.unbalancedParents, screen: stack[position])
    }
    guard parentedCount != stack.count else { return nil }
    let left = screens.indices.first {
      screens[$0].parent != .alone && !stack.contains(ScreenID($0))
    }
    return violation(.unbalancedParents, screen: left.map { ScreenID($0) } ?? .none)
  }

  // MARK: - Time

  /// Judges the end of a transition: it comes in time, and not without a word to the navigation delegate.
  ///
  /// Where calls cut into transitions, or a modal covers the controller, an end may come at any time.
  ///
  /// - Parameters:
  ///   - index: of the event that says so.
  ///   - observation: that holds it.
  /// - Returns: nil if all is well.
  /// - Source.
  mutating func judgeEnd(at index: Int, of observation: borrowing Observation) -> Violation? {
    guard known.isOrderly, running.screen.isSome else { return nil }
    let event = observation.events[index]
    if !event.flag, !running.wasShown {
      return violation(.showMismatch, screen: event.screen, expected: .event(.didShow))
    }
    // The background cuts animations short.
    guard let end = running.end, end != instant, !isCovered, !isInBackground else { return nil }
    // A controller that leaves the window ends what runs.
    let next = observation.events[(index + 1)...].first {
      $0.kind != .drainedCall && $0.kind != .refusedCall
    }
    if next?.kind == .willDisappear { return nil }
    var failure = violation(
      .transitionTime, screen: event.screen, expected: .count(end - running.start),
      observed: .count(instant - running.start))
    (failure.cause, failure.fault) = (nil, .engine)
    return failure
  }

  // MARK: - The finger's decision

  /// Judges what a lifted finger decided, where every rule about it agrees.
  ///
  /// - Source: R-108, R-210 (Z-6).
  mutating func judgeDecision(cancels: Bool, at point: Observation.Point) -> Violation? {
    if swipe.wasSwitchedOff, noted == nil, !cancels { return swipeWentOn() }
    guard point == .afterTouch, !swipe.wasDisturbed, !isTwoFingered, touch.pageMoves,
      touch.liftInstant == instant,
      let lift = touch.lift, let mustCancel = mustCancel(after: lift), mustCancel != cancels
    else { return nil }
    return violation(
      .swipeDecision, screen: swipe.popped, expected: .flag(!mustCancel), observed: .flag(!cancels))
  }

  /// Whether a swipe ends where its recogniser is switched off: a finger that is down moves the page by it, and by no other.
  ///
  /// What the app's own animator shows runs by itself.
  ///
  /// - Source.
  var endsBySwitch: Bool {
    mutating get {
      guard phase == .swiping, touch.isDown, touch.pageMoves, !isTwoFingered, noted == nil,
        !hasOwnAnimator, !running.isCustom
      else { return false }
      return known.facts.swipeFollowsSystemSwitch && !known.facts.swipesByOwnPan
        && known.actsInSameTurn && !known.contentPops
    }
  }

  /// A swipe whose recogniser was switched off did not go back.
  func swipeWentOn() -> Violation {
    violation(
      .swipeDecision, screen: swipe.popped, expected: .flag(false), observed: .flag(true))
  }

  /// Whether a swipe must go back, or must not; nil between the two, where the rules differ.
  private mutating func mustCancel(after lift: TouchTrack.Lift) -> Bool? {
    switch lift {
    case .cancelled: return true
    case .released(let velocity):
      if velocity >= 0, touch.horizontalOfSwipe >= Self.surelyFinishes { return false }
      let most = max(touch.horizontal, touch.horizontalOfSwipe)
      return velocity <= 0 && most <= Self.surelyCancels ? true : nil
    }
  }

  /// Points from which on a swipe that is not lifted backwards finishes under every rule, and up to which one that is not lifted
  /// forwards goes back.
  private static let surelyFinishes = 210
  private static let surelyCancels = 180

  /// Whether the system's swipe has begun before the finger had moved far enough.
  ///
  /// - Source, Z-9.
  var beganTooEarly: Bool {
    mutating get {
      let (across, along) = (touch.vertical, touch.horizontal)
      return touch.isDown && !isTwoFingered
        && across * across + along * along < known.leastDistance * known.leastDistance
    }
  }
}
