// Specification+Swipe: where a swipe must begin, and where it must not.

import NavigationModel

extension Specification {
  // MARK: - The finger

  /// The finger did the next thing of the announced action.
  mutating func followTouch() {
    let index = touchesInAction
    touchesInAction += 1
    hadEffect = true
    switch action {
    case .down(let place): put(at: place)
    case .move(let horizontal, let vertical): move(horizontal, vertical)
    case .up(let velocity): lift(.released(velocity: velocity))
    case .cancelTouch: liftAll()
    case .swipe(let form, let place): follow(form.touch(index, from: place).touch)
    case .doubleSwipe, .swipeDuring:
      follow(SwipeForm.full.touch(index % SwipeForm.touchCount, from: .edge).touch)
    case .sheetSwipe(let form): followSheetSwipe(form, index)
    case .tapTab(let index): tapTab(index)
    case .reselectTab: tapTab(nil)
    case .backTap: tapBack()
    case .drag(let way): followDrag(way, index)
    case .tap, .secondDown, .secondMove, .secondUp, .background, .interruption:
      followArena(action, index)
    default: break
    }
  }

  mutating func follow(_ touch: TouchStep.Touch) {
    switch touch {
    case .down(let place): put(at: place)
    case .move(let horizontal, let vertical): move(horizontal, vertical)
    case .up(let velocity): lift(.released(velocity: velocity))
    // The system takes all fingers away, not only the one that swipes.
    case .cancel: liftAll()
    }
  }

  mutating func put(at place: Place) {
    touch = TouchTrack()
    touch.isDown = true
    modals.dragged = 0
    touch.place = place
    touch.wasMirrored = isMirrored
    // What was asked for in this very turn without animation is no transition that the finger could see.
    touch.phase = phaseLength == 0 && callsInTurn > 0 ? .idle : phase
    touch.depth = stack.count
    touch.isOwedSwipe = isAtRest && isPlainGesture && owesSwipe(from: place)
    isTwoFingered = otherTouch.isDown
    if isTwoFingered {
      // An extra finger may fail a swipe that has not begun (Z-10).
      otherTouch.isOwedSwipe = false
      situations.insert(.secondFinger)
    }
    guard place == leadingEdge || known.facts.swipesFromAnywhere else { return }
    switch phase {
    case .pushing: situations.insert(.swipeDuringPush)
    case .popping: situations.insert(.swipeDuringPop)
    case .finishing: situations.insert(.swipeDuringFinish)
    case .cancelling: situations.insert(.swipeDuringCancel)
    case .idle: if stack.count == 1 { situations.insert(.rootSwipe) }
    case .swiping: break
    }
    if !isSwipeEnabled { situations.insert(.swipeSwitchedOff) }
    if isVetoed, stack.count > 1 { situations.insert(.vetoedLeave) }
  }

  mutating func move(_ rightwards: Int, _ vertical: Int) {
    let horizontal = isMirrored ? -rightwards : rightwards
    // A finger that goes back first, or up or down, is no unmistakable swipe.
    if horizontal < 0 || abs(vertical) * 3 > horizontal { touch.isOwedSwipe = false }
    touch.horizontal += horizontal
    touch.vertical += abs(vertical)
    if bars.hidesOnDrag, vertical != 0 {
      bars.isToolbarCertain = false
      bars.isBarDragged = true
    }
    modals.dragged += vertical
    if modals.movement == .dragged { modals.draggedWithModal += vertical }
    if touch.swipeBegan { touch.horizontalOfSwipe += horizontal }
    if touch.stackChanged { situations.insert(.touchAcrossChange) }
  }

  mutating func lift(_ lift: TouchTrack.Lift) {
    if lift == .cancelled, touch.swipeBegan { situations.insert(.systemCancel) }
    touch.lift = lift
    if isMirrored, case .released(let velocity) = lift {
      touch.lift = .released(velocity: -velocity)
    }
    touch.liftInstant = instant
    touch.isDown = false
  }

  // MARK: - Must begin

  /// Whether the finger does nothing else within the announced action: a gesture that cuts into something is owed nothing,
  /// so that what a trace of a dead swipe shows is rest, and a swipe by itself.
  private var isPlainGesture: Bool {
    switch action {
    case .down, .swipe: true
    default: false
    }
  }

  /// Whether a drag from the place must begin a swipe, at rest (R-210's sure zone, DECISIONS 4).
  private mutating func owesSwipe(from place: Place) -> Bool {
    guard known.swipesBackWhenIdle, stack.count > 1, noted == nil, !isUnderModal, !isVetoed,
      !hasOwnAnimator
    else {
      return false
    }
    guard isSwipeEnabled || !known.facts.swipeFollowsSystemSwitch, let kind = topKind else {
      return false
    }
    guard !kind.swipeIsOff else { return false }
    // what the trace's own call hid is no fault of the subject's, unless it promises more.
    // A screen that hides the bar by itself answers for the swipe that this costs.
    if known.hiddenBarMayBlockSwipe, isBarHidden, expectsHiddenBar, kind.bar != .hidden {
      return false
    }
    return place == leadingEdge || (place == .inside && known.facts.swipesFromAnywhere)
  }

  /// The traits of the top screen.
  var topKind: CompiledKind? {
    mutating get {
      guard let top = stack.last, screens.indices.contains(Int(top.number)) else { return nil }
      return known.kinds[Int(screens[Int(top.number)].kind)]
    }
  }

  /// Judges the drag so far.
  ///
  /// - Parameter isSettled: nothing waits for another turn; where recognisers are heard a turn later, one may have begun (Z-31).
  /// - Returns: nil if all is well.
  mutating func judgeTouch(isSettled: Bool) -> Violation? {
    // Which of two fingers scrolls is not known where recognisers are heard a turn later (Z-31).
    let isCertain = known.actsInSameTurn || !isTwoFingered
    if touch.pageMoves, touch.scrollMoved, known.movesOnlyOne, isCertain {
      return violation(.bothMoved, screen: swipe.popped)
    }
    if modals.isSwipeOwed, let failure = judgeSheetSwipe() { return failure }
    guard touch.isOwedSwipe, !touch.swipeBegan, !touch.stackChanged else { return nil }
    guard touch.horizontal >= known.unmistakableDistance else { return nil }
    guard isSettled || known.actsInSameTurn else { return nil }
    touch.isOwedSwipe = false
    var failure = violation(.deadSwipe, screen: stack.last ?? .none)
    failure.cause = causeOfDeadSwipe
    failure.screenKind = Int(screens[Int(failure.screen.number)].kind)
    return failure
  }

  /// What happened before that makes a guard refuse at rest, the most telling first.
  private var causeOfDeadSwipe: Cause? {
    if isDelegateTaken { return .delegateTaken }
    if hadCoveredCall { return .coveredCall }
    if stackSetUnderTop { return .stackSetUnderTop }
    if hadRefusedCall { return .refusedCall }
    return touch.scrollBegan ? .scrollViewWon : nil
  }

  // MARK: - Must not begin

  /// A recogniser that drives the pop began.
  ///
  /// - Parameters:
  ///   - hasNoTransition: its pop gave none.
  ///   - isSystems: it is the system's own, under the system's own delegate.
  /// - Returns: nil, unless it began too early: a cause is noted and breaks nothing by itself.
  mutating func beginSwipe(hasNoTransition: Bool, isSystems: Bool) -> Violation? {
    let isOthers = isOthersSwipe
    if isOthers { swap(&touch, &otherTouch) }
    let failure = beginActingSwipe(hasNoTransition: hasNoTransition, isSystems: isSystems)
    if isOthers { swap(&touch, &otherTouch) }
    return failure
  }

  /// Whether what has begun is a swipe of the finger that does not act: where recognisers are heard a turn later (Z-31), the other
  /// finger's action, or a call, comes in between.
  private var isOthersSwipe: Bool {
    mutating get {
      guard !known.actsInSameTurn, otherTouch.mayBegin(at: instant), otherTouch.horizontal > 0
      else { return false }
      guard touch.mayBegin(at: instant), touch.horizontal >= known.leastDistance else {
        return true
      }
      guard causeAgainstBegin() != nil else { return false }
      swap(&touch, &otherTouch)
      let isPermitted = causeAgainstBegin() == nil
      swap(&touch, &otherTouch)
      return isPermitted
    }
  }

  private mutating func beginActingSwipe(hasNoTransition: Bool, isSystems: Bool) -> Violation? {
    if isSystems, beganTooEarly {
      return violation(
        .swipeDecision, screen: stack.last ?? .none, expected: .count(known.leastDistance),
        observed: .count(touch.horizontal))
    }
    if let cause = causeAgainstBegin() {
      note(cause, isSystems: isSystems)
    } else if let cause = causeBeforeLayout() {
      note(cause, isLatent: false, isSystems: isSystems)
    }
    touch.swipeBegan = true
    if isMirrored { situations.insert(.mirroredSwipe) }
    if bars.focus.isSome, bars.isField { situations.insert(.typingSwipe) }
    if bars.moving.isSome { situations.insert(.barMovedSwipe) }
    if lifetime.hasExtraTarget { situations.insert(.extraTargetHeard) }
    if hasNoTransition {
      // Its pop may have been put off, and come later without a finger.
      if stack.count > 1 || phase != .idle {
        calls.append(Call(operation: .pop, isOwed: false, isAnimated: true))
      }
      return nil
    }
    touch.pageMoves = true
    // What the other finger moved is over.
    otherTouch.pageMoves = false
    gesturePops += 1
    swipe.hasSnapshot = phase == .idle
    swipe.wasDisturbed = calledInCallback
    swipe.wasSwitchedOff = false
    swipe.barWasHidden = isBarHidden
    swipe.tabBarWasHidden = isTabBarHidden
    swipe.stackBefore.become(stack)
    enter(.swiping, for: 0)
    return nil
  }

  /// What harm may follow from where transitions can be interrupted: one that a call has asked for does not run before its layout, so
  /// that there is nothing yet that a swipe could turn round.
  private func causeBeforeLayout() -> Cause? {
    guard known.isInterruptible, callsInTurn > 0 || calledInCallback, !known.startsInCall else {
      return nil
    }
    let changes = touch.stackChanged || calls.contains { $0.changes(stack) }
    let wasPutDownAtRest = touch.phase == .idle
    return switch phase {
    case .pushing: wasPutDownAtRest ? .staleTouchDuringPush : .swipeDuringPush
    case .popping: wasPutDownAtRest ? .staleTouchDuringPop : .swipeDuringPop
    // The stack was set, and what was on show stays so; or a callback has just asked for something.
    case .idle where changes:
      wasPutDownAtRest ? .staleTouchDuringPush : .swipeDuringPush
    case .cancelling where changes: .swipeDuringCancel
    case .finishing where changes, .swiping where changes: .swipeDuringFinish
    default: nil
    }
  }

  /// Why a swipe must not begin now; nil if it may.
  private mutating func causeAgainstBegin() -> Cause? {
    let wasPutDownAtRest = touch.phase == .idle
    let isOver = known.startsInCall && phaseLength == 0
    switch phase {
    case .pushing where isOver, .popping where isOver: break
    case .pushing where !known.isInterruptible:
      return wasPutDownAtRest ? .staleTouchDuringPush : .swipeDuringPush
    case .popping where !known.isInterruptible:
      return wasPutDownAtRest ? .staleTouchDuringPop : .swipeDuringPop
    case .finishing where !known.isInterruptible: return .swipeDuringFinish
    case .cancelling where !known.isInterruptible: return .swipeDuringCancel
    case .swiping where !known.isInterruptible: return .swipeDuringFinish
    case .idle
    where calls.suffix(callsInTurn).contains { $0.changes(stack) } && !known.isInterruptible:
      // A call that is put off will run under the finger.
      return wasPutDownAtRest ? .staleTouchDuringPush : .swipeDuringPush
    case .idle, .pushing, .popping, .swiping, .finishing, .cancelling: break
    }
    if stack.count <= 1 {
      if !wasPutDownAtRest { return .transitionTouchAtRoot }
      return touch.depth > 1 ? .staleTouchAtRoot : .swipeAtRoot
    }
    let trailingEdge = isMirrored ? Place.edge : .rightEdge
    let isOffEdge = touch.place == .inside || touch.place == trailingEdge
    if isOffEdge, !known.facts.swipesFromAnywhere, !known.contentPops { return .swipeOffEdge }
    // The content's own swipe has a switch of its own, and takes what was off the edge when it was put down.
    let wasOffEdge =
      isOffEdge || touch.place == .bar || touch.place == (touch.wasMirrored ? .edge : .rightEdge)
    let isContents = wasOffEdge && known.contentPops
    if known.facts.swipeFollowsSystemSwitch, !isSwipeEnabled, !isContents {
      return .swipeSwitchedOff
    }
    if topKind?.swipeIsOff == true { return .swipeSwitchedOff }
    if isVetoed { return .vetoedSwipe }
    return nil
  }
}
