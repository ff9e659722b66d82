// Specification+State: everything that decides how the oracle judges from here on, as numbers.

package import NavigationModel

extension Specification {
  /// How much of what happened counts.
  package enum Memory: Sendable {
    /// What decides whether a rule breaks.
    case verdicts
    /// That, and what decides which cause a broken rule is given.
    case causes
  }

  /// Writes down everything that decides how it judges from here on, between two actions.
  ///
  /// - Parameters:
  ///   - memory: whether causes count.
  ///   - isTouchWatched: whether a recogniser may still do something about the finger, up or down.
  ///   - numbering: names the screens; it has met those that live.
  ///   - numbers: are appended to.
  ///
  /// It changes nothing, and is mutating all the same: for the call of a method that only reads, the whole oracle is copied.
  package mutating func addState(
    remembering memory: Memory, isTouchWatched: Bool, by numbering: inout ScreenNumbering,
    to numbers: inout [Int]
  ) {
    let living = numbering.screens
    // A swipe that is not decided may be decided after its finger.
    let isFollowed = isTouchWatched || phase == .swiping
    add(stack, by: &numbering, to: &numbers)
    numbers.append(calls.count)
    for call in calls { add(call, by: &numbering, to: &numbers) }
    addFlags(memory, isFollowed: isFollowed, to: &numbers)
    addTransition(by: &numbering, to: &numbers)
    numbers.append(numbering.number(of: settledTop))
    numbers.append(numbering.number(of: openShow))
    if known.readsDepartingFirst { numbers.append(numbering.number(of: departing)) }
    // The screen that a finger popped counts while it may come back.
    let mayReturn = swipe.owesRestore || !(phase == .idle || phase == .pushing || phase == .popping)
    numbers.append(mayReturn ? numbering.number(of: swipe.popped) : -1)
    if swipe.hasSnapshot { add(swipe.stackBefore, by: &numbering, to: &numbers) }
    addTouch(touch, isFollowed: isFollowed, to: &numbers)
    numbers.append(bits(isMirrored, isTwoFingered, otherTouch.isDown, running.isCustom))
    numbers.append(isCrowded ? 1 : 0)
    numbers.append(
      bits(
        hasOwnAnimator, lifetime.holder == .stranger, known.restoresPopsOnly && wasSet,
        hasOwnAnimator && !isSettledCertain))
    if bars.isUsed { addBars(by: &numbering, to: &numbers) }
    if running.isCustom { add(settledStack, by: &numbering, to: &numbers) }
    if otherTouch.isDown { addTouch(otherTouch, isFollowed: isFollowed, to: &numbers) }
    addModals(by: &numbering, to: &numbers)
    numbers.append(tabs.isUsed ? tabs.selected + 1 : 0)
    if lifetime.isUsed { addLifetime(by: &numbering, to: &numbers) }
    numbers.append(
      roots.home.rawValue << 4
        | bits(roots.isAway, roots.isPeeked, roots.changedInTurn, roots.hasHost))
    numbers += [screens.count - releasedCount, parentedCount, putOffCount]
    // What is dead is never heard of again.
    for screen in living where screens.indices.contains(Int(screen.number)) {
      let record = screens[Int(screen.number)]
      numbers.append(
        (record.modal.map { $0.rawValue + 1 } ?? 0) << 16 | Int(record.kind) << 8 | Int(
          record.appearance.rawValue) << 4 | Int(record.parent.rawValue))
    }
  }

  private func add(
    _ list: [ScreenID], by numbering: inout ScreenNumbering, to numbers: inout [Int]
  ) {
    numbers.append(list.count)
    for screen in list { numbers.append(numbering.number(of: screen)) }
  }

  private func add(
    _ call: Call, by numbering: inout ScreenNumbering, to numbers: inout [Int]
  ) {
    let flags = (call.isOwed ? 1 : 0) | (call.isAnimated ? 2 : 0)
    switch call.operation {
    case .push(let screen): numbers += [flags, numbering.number(of: screen)]
    case .pop: numbers.append(4 | flags)
    case .popToRoot: numbers.append(8 | flags)
    case .popTo(let screen): numbers += [12 | flags, numbering.number(of: screen)]
    case .set(let screens):
      numbers.append(16 | flags)
      add(screens, by: &numbering, to: &numbers)
    }
  }

  /// The flags, one bit each, and the causes; what counts only beside something else is left out without it.
  private func addFlags(_ memory: Memory, isFollowed: Bool, to numbers: inout [Int]) {
    let isNoted = noted != nil
    // Whose fault a harm will be.
    let isPlatforms = isNotedSystems || noted == .nestedCalls
    let flags = (
      bits(isAtRest, isQuiescent, isCovered, mayShowUnannounced),
      bits(isUncovering, showsWayBack, showsLeftItem, isDamaged),
      bits(isSwipeEnabled, expectsHiddenBar, isBarCertain, isBarHidden),
      bits(isTabBarHidden, cancelEnded, isInProbe, known.losesBarItem && hadCancelledSwipe),
      isNoted ? bits(true, isPlatforms, startedSinceNoted, endedSinceNoted) : 0,
      bits(latent != nil, latent != nil && isLatentSystems, swipe.owesRestore, swipe.hasSnapshot)
    )
    let upper = flags.0 << 8 | flags.1 << 4 | flags.2
    let lower = flags.3 << 8 | flags.4 << 4 | flags.5
    numbers.append(upper << 12 | lower)
    let isSwiped = swipe.hasSnapshot || isFollowed
    // A swipe that begins later begins undisturbed.
    let hasSwipe = swipe.hasSnapshot || (isFollowed && (touch.pageMoves || otherTouch.pageMoves))
    let (wasBar, wasTabBar) = (swipe.barWasHidden, swipe.tabBarWasHidden)
    numbers.append(
      bits(
        isSwiped, hasSwipe && swipe.wasDisturbed, swipe.hasSnapshot && wasBar,
        swipe.hasSnapshot && wasTabBar))
    let hasCalls = callsInTurn > 0
    let isShort = hasCalls && phase != .idle && phaseLength == 0
    numbers.append(
      Int(phase.rawValue) << 8 | gesturePops << 3
        | bits(false, hasSwipe && swipe.wasSwitchedOff, hasCalls, isShort))
    if known.facts.hasRouter { numbers.append(isVetoed ? 1 : 0) }
    guard memory == .causes else { return }
    numbers.append(bits(isDelegateTaken, stackSetUnderTop, hadCoveredCall, hadRefusedCall))
    numbers.append(hadCancelledSwipe ? 1 : 0)
    for cause in [noted, latent] {
      numbers.append(cause.flatMap { Cause.allCases.firstIndex(of: $0) } ?? -1)
    }
  }

  private func bits(_ first: Bool, _ second: Bool, _ third: Bool, _ fourth: Bool) -> Int {
    (first ? 8 : 0) | (second ? 4 : 0) | (third ? 2 : 0) | (fourth ? 1 : 0)
  }

  /// The running transition: what its callbacks have to be yet, and when.
  private func addTransition(by numbering: inout ScreenNumbering, to numbers: inout [Int]) {
    numbers.append(numbering.number(of: running.goingScreen))
    numbers.append(numbering.number(of: running.shownScreen))
    guard running.screen.isSome else { return numbers.append(-1) }
    numbers.append(numbering.number(of: running.screen))
    numbers.append(bits(running.isFree, running.wasShown, running.end != nil, false))
    // From the start counts the end, until it is known.
    numbers.append((running.end ?? running.start) - instant)
  }

  /// What is known of toolbar and first responder.
  private func addBars(by numbering: inout ScreenNumbering, to numbers: inout [Int]) {
    numbers.append(
      bits(bars.hidesToolbar, bars.isToolbarCertain, bars.hidesOnDrag, bars.isFocusCertain))
    numbers.append(
      bits(bars.isSearchCertain, bars.isBarDragged, bars.usesStyles, bars.usesStatusBar))
    numbers.append(numbering.number(of: bars.focus))
    numbers.append(numbering.number(of: bars.moving))
    numbers.append(bars.usesPlace ? 1 : 0)
    // Who has died is never asked about again.
    let living = numbering.screens
    add(bars.withItems.filter(living.contains), by: &numbering, to: &numbers)
    add(bars.searching.filter(living.contains), by: &numbering, to: &numbers)
    add(bars.tinted.filter(living.contains), by: &numbering, to: &numbers)
    add(bars.withoutStatusBar.filter(living.contains), by: &numbering, to: &numbers)
  }

  /// The finger: whatever a judgement can still see of it.
  ///
  /// Where it is counts while a swipe is owed, or while a recogniser may begin or drive one.
  private func addTouch(_ touch: TouchTrack, isFollowed: Bool, to numbers: inout [Int]) {
    let isMissed =
      touch.isOwedSwipe && !touch.swipeBegan && !touch.stackChanged
      && touch.horizontal >= known.unmistakableDistance
    guard touch.isDown || isFollowed else {
      numbers.append((isMissed ? 1 : 0) | (touch.pageMoves && touch.scrollMoved ? 2 : 0))
      return
    }
    let word =
      bits(true, touch.isDown, touch.isOwedSwipe, touch.stackChanged) << 8
      | bits(touch.swipeBegan, touch.pageMoves, touch.scrollBegan, touch.scrollMoved) << 4
      | bits(touch.depth > 1, touch.phase == .idle, isFollowed, touch.wasMirrored)
    numbers.append(touch.place.rawValue << 12 | word)
    numbers.append(isFollowed || touch.isOwedSwipe ? touch.horizontal : 0)
    guard isFollowed else { return }
    numbers += [touch.vertical, touch.horizontalOfSwipe]
    // How it was lifted counts in the very moment.
    guard touch.liftInstant == instant, let lift = touch.lift else { return numbers.append(0) }
    switch lift {
    case .cancelled: numbers.append(1)
    case .released(let velocity): numbers += [2, velocity]
    }
  }
}
