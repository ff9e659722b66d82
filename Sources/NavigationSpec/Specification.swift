// Specification: the oracle: follows a case from outside and says which rule broke first.

import FuzzCore
package import NavigationModel

/// The oracle: follows a case from outside and says which rule broke first.
///
/// It is a value and never sees the engine: it knows the subject's facts, hears each action, and judges each observation. It
/// *permits*: where UIKit's behaviour is open (a push within a transition may be carried out, put off or refused) every way is
/// allowed, and what is seen narrows it down. A cause (a swipe that began where it must not) is noted and ends nothing; the
/// harm that follows is the violation, and carries the cause.
package struct Specification: Oracle, Sendable {
  let known: CompiledFacts

  // What the stack is, and what may still become of it.
  var stack: [ScreenID] = []
  var screens: [ScreenRecord] = []
  var calls: [Call] = []
  /// The top that a pop of several levels took away, while it may read as the first of the stack.
  var departing = ScreenID.none
  /// Room for a stack that is tried out; no part of the state.
  var scratch: [ScreenID] = []

  // What the controller does.
  package internal(set) var phase = Phase.idle
  var phaseStart = 0
  var phaseLength = 0
  package internal(set) var isAtRest = true
  var isQuiescent = true
  package internal(set) var instant = 0
  package internal(set) var isCovered = false
  /// The top when no transition ran last, at the end of a turn.
  var settledTop = ScreenID.none
  /// The stack when no transition ran last, at the end of a turn.
  var settledStack: [ScreenID] = []
  /// Whether the stack was set since then.
  var wasSet = false
  /// Whether it is what a transition of the app's own animator goes back to: none has ended since then within a turn.
  var isSettledCertain = true
  /// Whether so many calls waited since the last rest that what is seen proves nothing about each of them.
  var isCrowded = false
  var openShow = ScreenID.none
  var mayShowUnannounced = false
  /// A modal goes away, and what appears then is no transition of the stack.
  var isUncovering = false
  var releasedCount = 0
  var running = TransitionTrack()
  /// Screens that have heard of a parent.
  var parentedCount = 0
  /// Calls that the system put off and has not carried out.
  var putOffCount = 0

  // The fingers.
  var touch = TouchTrack()
  /// The finger that does not act: the second one, or the first while the second one acts.
  var otherTouch = TouchTrack()
  /// Whether two fingers were down at once since the last one was put down alone.
  var isTwoFingered = false
  /// Whether the app reads from right to left.
  var isMirrored = false
  var swipe = SwipeTrack()
  /// Pops that fingers made since the last observation.
  var gesturePops = 0
  /// Whether a cancelled transition ended within the observation that is being judged.
  var cancelEnded = false
  /// Whether the bar shows a way back, and a left item, when last seen at rest.
  var showsWayBack = false
  var showsLeftItem = false
  /// Whether nested transitions did damage that nothing heals.
  var isDamaged = false
  /// Points that the page was moved by a finger when last seen.
  var pageOffset = 0
  package internal(set) var isSwipeEnabled = true

  /// Where the controller lives.
  var roots = RootTrack()
  /// Tabs beside the controller's.
  var tabs = TabTrack()
  /// What the app holds, and its delegates and targets.
  var lifetime = LifetimeTrack()
  /// Modals, and what the finger does to them.
  var modals = ModalTrack()

  // The bars.
  var bars = BarTrack()
  var expectsHiddenBar = false
  var isBarCertain = true
  var isBarHidden = false
  var isTabBarHidden = false

  // Why harm may follow.
  var noted: Cause?
  var latent: Cause?
  /// Whether the system's own swipe is what was noted.
  var isNotedSystems = false
  var isLatentSystems = false
  /// Whether a transition started, and ended, since the cause was noted: then it did no harm.
  var startedSinceNoted = false
  var endedSinceNoted = false
  var isDelegateTaken = false
  /// Whether the screen on top refuses to be left by tap and swipe, and the subject promises to see to it.
  var isVetoed = false
  /// Whether the app's own animator shows transitions: then the system's swipe may refuse.
  package internal(set) var hasOwnAnimator = false
  var stackSetUnderTop = false
  var hadCoveredCall = false
  var hadRefusedCall = false
  var hadCancelledSwipe = false

  // The action that is being played.
  var action = Action.settle
  var callsInTurn = 0
  var touchesInAction = 0
  /// Whether the tap under way must push.
  var isTapOwed = false
  /// The screen that it pushes.
  var tapScreen = ScreenID.none
  /// Whether the announced action is the second finger's, and its observations are still to be taken so.
  private var isSecondActing = false
  /// Whether the last call on the list is the announced action's own.
  var hasOwnCall = false
  /// Whether the app's code made a call from within a callback since the last observation.
  var calledInCallback = false
  /// Transitions that started since the action was announced.
  var startsInAction = 0
  package internal(set) var isInProbe = false
  /// Whether the announced action changed anything, or time passed for something.
  package internal(set) var hadEffect = false

  /// What the case reached.
  package internal(set) var situations = SituationSet()

  /// Makes an oracle for a subject; a case must be begun with `reset()`.
  package init(_ facts: SubjectFacts) {
    known = CompiledFacts(facts)
    reset()
  }

  /// Forgets everything: the start stack is at rest.
  package mutating func reset() {
    stack.removeAll(keepingCapacity: true)
    screens.removeAll(keepingCapacity: true)
    calls.removeAll(keepingCapacity: true)
    for kind in known.facts.start {
      stack.append(ScreenID(screens.count))
      screens.append(ScreenRecord(kind: UInt8(kind), parent: .settled))
    }
    screens[screens.count - 1].appearance = .appeared
    running = TransitionTrack()
    running.shownScreen = stack[stack.count - 1]
    parentedCount = stack.count
    putOffCount = 0
    phase = .idle
    phaseStart = 0
    phaseLength = 0
    isAtRest = true
    isQuiescent = true
    instant = 0
    isCovered = false
    openShow = .none
    settledTop = stack.last ?? .none
    departing = .none
    settledStack.become(stack)
    wasSet = false
    isSettledCertain = true
    isCrowded = false
    mayShowUnannounced = false
    isUncovering = false
    releasedCount = 0
    touch = TouchTrack()
    otherTouch = TouchTrack()
    isTwoFingered = false
    isMirrored = false
    isSecondActing = false
    swipe.reset()
    isSwipeEnabled = true
    if modals.wasUsed { modals = ModalTrack() }
    modals.isCoverLeaving = false
    modals.dragged = 0
    if tabs.isUsed { tabs = TabTrack() }
    if lifetime.isUsed { lifetime = LifetimeTrack() }
    if roots.isUsed { roots = RootTrack() }
    expectsHiddenBar =
      known.kinds[known.facts.start[known.facts.start.count - 1]].bar == .hidden
    if bars.isUsed { bars = BarTrack() }
    isBarCertain = true
    isBarHidden = expectsHiddenBar
    isTabBarHidden = false
    noted = nil
    latent = nil
    startedSinceNoted = false
    endedSinceNoted = false
    gesturePops = 0
    pageOffset = 0
    cancelEnded = false
    showsWayBack = stack.count > 1
    showsLeftItem = false
    isDamaged = false
    isDelegateTaken = false
    isVetoed = false
    hasOwnAnimator = false
    stackSetUnderTop = false
    hadCoveredCall = false
    hadRefusedCall = false
    hadCancelledSwipe = false
    callsInTurn = 0
    isInProbe = false
    situations = SituationSet()
  }

  // MARK: - Oracle

  package mutating func announce(_ action: Action) {
    self.action = action
    touchesInAction = 0
    startsInAction = 0
    hadEffect = false
    isSecondActing = false
    switch action {
    case .uncover: isUncovering = true
    // What waits for a callback from now on changes what comes.
    case .when: hadEffect = true
    case .router(let request): set(request)
    case .secondDown, .secondMove, .secondUp: isSecondActing = true
    default: break
    }
  }

  package mutating func accept(_ observation: borrowing Observation) -> Violation? {
    if isSecondActing { return acceptOfSecond(observation) }
    let before = instant
    instant = observation.instant
    let isEventful = !observation.events.isEmpty
    if isEventful || (instant != before && !isAtRest) { hadEffect = true }
    calledInCallback = false
    hasOwnCall = false
    if observation.point == .afterCall {
      let count = calls.count
      makeCall()
      hasOwnCall = calls.count > count
      if case .uncover = action, isPlainlyCovered, !observation.isCovered {
        modals.isCoverLeaving = true
      }
    }
    if observation.point == .afterTouch { followTouch() }
    pageOffset = observation.pageOffset
    // What mostly needs no look is not even called: each call costs ten times the question whether it is needed.
    if isEventful, let failure = foldEvents(of: observation) { return failure }
    if gesturePops == 0, !(swipe.owesRestore && cancelEnded), observation.stack.matches(stack) {
      cancelEnded = false
    } else if let failure = explainStack(of: observation) {
      return failure
    }
    if modals.wasUsed, let failure = judgeModals(of: observation) { return failure }
    if tabs.isUsed, let failure = judgeTabs(of: observation) { return failure }
    if roots.isUsed, let failure = judgeRoots(of: observation) { return failure }
    followPhase(of: observation)
    if observation.point == .afterTouch,
      let failure = judgeTouch(isSettled: observation.isQuiescent)
    {
      return failure
    }
    isCovered = observation.isCovered
    isBarHidden = observation.isBarHidden
    isTabBarHidden = observation.isTabBarHidden
    if isBarHidden { situations.insert(.barHidden) }
    isQuiescent = observation.isQuiescent
    if observation.isQuiescent {
      showsWayBack = observation.backItem.isSome
      showsLeftItem = observation.hasLeftItem
    }
    guard observation.point != .afterCall, observation.point != .midTurn else {
      isAtRest = false
      return nil
    }
    callsInTurn = 0
    modals.isCoverLeaving = false
    roots.changedInTurn = false
    departing = .none
    if swipe.wasSwitchedOff, noted == nil, phase == .swiping { return swipeWentOn() }
    // Something still moves, and may.
    if !observation.isQuiescent, observation.point != .settled || isHeld(observation) {
      isAtRest = false
      return nil
    }
    return judgeRest(of: observation)
  }

  /// Starts to gather situations anew, in a case that has come back to where it began.
  package mutating func forgetSituations() { situations = SituationSet() }

  /// From here on the actions are the closing probe's: what goes wrong there is the freeze.
  package mutating func beginProbe() { isInProbe = true }

  /// The last word on a case that broke no rule: a cause without harm.
  package func conclude() -> Violation? {
    latent.map {
      Violation(.latentSwipe, cause: $0, fault: isLatentSystems ? .platform : .subject)
    }
  }

  // MARK: - For the generator

  /// Screens on the stack.
  package var depth: Int { stack.count }

  /// Whether the first finger is down.
  package var isFingerDown: Bool { touch.isDown }

  /// Whether the second finger is down.
  package var isSecondFingerDown: Bool { otherTouch.isDown }

  /// Whether a transition runs or is asked for.
  package var isInTransition: Bool { phase != .idle }

  /// Whether a call without animation was made in the open turn: the stack shows it, and no transition runs yet.
  package var awaitsLayout: Bool {
    (phase == .pushing || phase == .popping) && phaseLength == 0 && callsInTurn > 0
  }

  /// Milliseconds until the running animation is expected to end; nil while none runs.
  package var timeToPhaseEnd: Int? {
    // Mutating, as all that is asked for each action: for a call that only reads, the whole oracle is copied.
    mutating get {
      guard phase != .idle, phase != .swiping else { return nil }
      let left = phaseStart + phaseLength - instant
      return left > 0 ? left : nil
    }
  }

  // MARK: - The judgement of one observation

  /// Takes what follows from the second finger, which stands in the first one's place meanwhile.
  private mutating func acceptOfSecond(_ observation: borrowing Observation) -> Violation? {
    swap(&touch, &otherTouch)
    isSecondActing = false
    let failure = accept(observation)
    isSecondActing = true
    swap(&touch, &otherTouch)
    return failure
  }

  /// Works out what the controller is doing now.
  private mutating func followPhase(of observation: borrowing Observation) {
    guard observation.point != .afterCall, observation.point != .midTurn else { return }
    if observation.isInTransition {
      if phase == .idle { enter(.pushing, for: known.duration) }
    } else {
      phase = .idle
      settledTop = stack.last ?? .none
      if !settledStack.matches(stack) { settledStack.become(stack) }
      if wasSet { wasSet = calls.contains(where: \.isSet) }
      isSettledCertain = true
    }
  }

  /// Enters a phase at the present instant.
  mutating func enter(_ phase: Phase, for length: Int) {
    self.phase = phase
    phaseStart = instant
    phaseLength = length
  }

  /// A violation with whatever explains it best.
  func violation(
    _ rule: Rule, screen: ScreenID = .none, expected: Violation.Expectation = .nothing,
    observed: Violation.Expectation = .nothing
  ) -> Violation {
    let isPlatforms = noted == .nestedCalls || (noted != nil && isNotedSystems)
    var violation = Violation(
      rule, cause: noted, fault: isPlatforms ? .platform : .subject, screen: screen,
      expected: expected, observed: observed)
    violation.isInProbe = isInProbe
    return violation
  }
}
