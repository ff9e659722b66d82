// StagedCase+Observation: reads the app as anyone could, and takes over the engine's log.

import HeadlessUIKit
import NavigationModel

extension StagedCase {
  /// Fills the observation with what is to be seen now, and shows it.
  ///
  /// It is lent out and not copied: for a copy both of its arrays would be retained and released, for 3 % of a case's time.
  ///
  /// - Returns: whether to go on.
  @discardableResult
  func show(_ point: Observation.Point, _ observe: (borrowing Observation) -> Bool) -> Bool {
    fill(point)
    return Self.lend(&seen, to: observe)
  }

  private static func lend(
    _ seen: inout Observation, to observe: (borrowing Observation) -> Bool
  ) -> Bool {
    observe(seen)
  }

  /// Fills the observation with what is to be seen now.
  func fill(_ point: Observation.Point) { fill(&seen, point) }

  private func fill(_ seen: inout Observation, _ point: Observation.Point) {
    let reading = world.reading
    seen.point = point
    seen.instant = reading.now
    seen.turnCount = reading.turnCount
    seen.callbackCount = reading.callbackCount
    takeLog(upTo: reading.logCount, &seen.events)
    guard !reading.isPoisoned else { return }
    take(navigation.viewControllers, &seen.stack)
    let movement = headless.movement
    seen.isInTransition = movement != nil
    seen.isInteractive = movement?.isInteractive ?? false
    seen.pageOffset = movement?.pageOffset ?? 0
    seen.isQuiescent = reading.isQuiescent
    seen.isBarHidden = navigation.isNavigationBarHidden
    seen.isTabBarHidden = tabBar?.tabBar.isHidden ?? false
    let mayTellModals = reading.presentedCount > 0 || !seen.modals.isEmpty
    let isUnderModal = mayTellModals && takeModals(&seen.modals, count: reading.presentedCount)
    seen.isInOtherTab = isInOtherTab
    seen.isElsewhere = isElsewhere
    seen.isCovered = cover != nil || isUnderModal || seen.isInOtherTab || seen.isElsewhere
    seen.isFingerDown = reading.isFingerDown
    // What the bar and the content show is settled between turns only.
    guard seen.isQuiescent, !seen.isInTransition else { return }
    let rest = headless.atRest
    seen.shown = ScreenID(tag: rest.shownTag)
    seen.backItem = ScreenID(tag: rest.backTag)
    seen.hasLeftItem = rest.hasLeftItem
    seen.barMatchesStack = rest.isBarIntact
    seen.takesTouches = rest.takesTouches
    seen.toolbarScreen = ScreenID(tag: rest.toolbarTag)
    seen.isToolbarHidden = rest.isToolbarHidden
    seen.hasResponder = world.hasFirstResponder
    seen.isKeyboardUp = world.isKeyboardUp
    seen.responder =
      seen.hasResponder ? ScreenID(tag: world.controllerOfFirstResponder?.headlessTag ?? -1) : .none
    if looks != nil { takeLooks(&seen) }
    guard let router else { return }
    seen.isRouted = true
    take(router.routedScreens, &seen.routed)
  }

  /// Takes the stack over; what is as it was is not written.
  private func take(_ screens: [UIViewController], _ stack: inout [ScreenID]) {
    while stack.count > screens.count { stack.removeLast() }
    var position = 0
    while position < stack.count {
      let screen = ScreenID(tag: screens[position].headlessTag)
      if stack[position] != screen { stack[position] = screen }
      position += 1
    }
    while position < screens.count {
      stack.append(ScreenID(tag: screens[position].headlessTag))
      position += 1
    }
  }

  /// Takes over what the log gained; it is emptied now and then only, so that it stays small and its storage is kept.
  private func takeLog(upTo count: Int, _ events: inout [Event]) {
    if !events.isEmpty { events.removeAll(keepingCapacity: true) }
    guard count > takenLogCount else { return }
    Self.convert(world.log, from: takenLogCount, trap: world.trap, into: &events)
    takenLogCount = count
  }

  // A plain loop: with a closure for each entry it took twice the time.
  private static func convert(
    _ log: [WorldEvent], from start: Int, trap: Trap?, into events: inout [Event]
  ) {
    var index = start
    while index < log.count {
      events.append(Event(log[index], trap: trap))
      index += 1
    }
  }

  /// Empties a log that has grown.
  func trimLog() {
    guard takenLogCount >= Self.logLimit, !hasFreshLog else { return }
    world.clearLog()
    takenLogCount = 0
  }

  private static let logLimit = 48

  /// Whether the log holds anything that was not taken over yet.
  var hasFreshLog: Bool { world.logCount > takenLogCount }
}

extension ScreenID {
  /// Names the screen of the engine's tag; -1 is none.
  fileprivate init(tag: Int32) { self.init(Int(tag)) }
}

extension Event {
  /// Takes over an entry of the engine's log.
  init(_ entry: WorldEvent, trap: Trap?) {
    self.init(
      Kind(entry.kind), screen: ScreenID(tag: entry.tag), flag: entry.flag, value: entry.value)
    if kind == .trapped, let trap, let name = TrapName(rawValue: trap.rawValue),
      let index = TrapName.allCases.firstIndex(of: name)
    {
      value = Int32(index)
    }
  }
}

extension Event.Kind {
  /// The engine's kinds, one to one.
  init(_ kind: WorldEvent.Kind) {
    self =
      switch kind {
      case .viewDidLoad: .viewDidLoad
      case .viewWillAppear: .willAppear
      case .viewDidAppear: .didAppear
      case .viewWillDisappear: .willDisappear
      case .viewDidDisappear: .didDisappear
      case .willMoveToParent: .willMoveToParent
      case .didMoveToParent: .didMoveToParent
      case .willShow: .willShow
      case .didShow: .didShow
      case .transitionStarted: .transitionStarted
      case .transitionEnded: .transitionEnded
      case .interactionDecided: .interactionDecided
      case .swipeBegan: .swipeBegan
      case .swipeEnded: .swipeEnded
      case .scrollBegan: .scrollBegan
      case .scrolled: .scrolled
      case .nestedTransition: .nestedTransition
      case .deferredCall: .deferredCall
      case .drainedCall: .drainedCall
      case .refusedCall: .refusedCall
      case .presentationStarted: .presentationStarted
      case .presentationDecided: .presentationDecided
      case .presentationEnded: .presentationEnded
      case .presentationRefused: .presentationRefused
      case .dismissalAnnounced: .dismissalAnnounced
      case .dismissalReported: .dismissalReported
      case .dismissalAttempted: .dismissalAttempted
      case .released: .released
      case .keyboardWillShow: .keyboardWillShow
      case .keyboardDidShow: .keyboardDidShow
      case .keyboardWillHide: .keyboardWillHide
      case .keyboardDidHide: .keyboardDidHide
      case .delegateReplaced: .delegateReplaced
      case .scriptedCall: .scriptedCall
      case .trapped: .trapped
      }
  }
}
