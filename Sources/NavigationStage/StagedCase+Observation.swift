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
    var lent = Observation()
    swap(&lent, &seen)
    defer { swap(&lent, &seen) }
    return observe(lent)
  }

  /// Fills the observation with what is to be seen now.
  func fill(_ point: Observation.Point) {
    seen.point = point
    seen.instant = world.now
    seen.turnCount = world.turnCount
    seen.callbackCount = world.callbackCount
    takeLog(of: world)
    guard world.trap == nil else { return }
    take(navigation.viewControllers)
    let coordinator = navigation.transitionCoordinator
    seen.isInTransition = coordinator != nil
    seen.isInteractive = coordinator?.isInteractive ?? false
    seen.isQuiescent = world.isQuiescent
    seen.isBarHidden = navigation.isNavigationBarHidden
    seen.isTabBarHidden = tabBar?.tabBar.isHidden ?? false
    seen.isCovered = cover != nil
    seen.isFingerDown = world.isFingerDown
    seen.pageOffset = navigation.headless.pageOffset
    // What the bar and the content show is settled between turns only.
    guard seen.isQuiescent, !seen.isInTransition else { return }
    let rest = navigation.headless.atRest
    seen.shown = ScreenID(tag: rest.shownTag)
    seen.backItem = ScreenID(tag: rest.backTag)
    seen.hasLeftItem = rest.hasLeftItem
    seen.barMatchesStack = rest.isBarIntact
  }

  /// Takes the stack over; mostly it is as it was, and a look costs less than writing.
  private func take(_ screens: [UIViewController]) {
    if screens.count == seen.stack.count {
      var position = 0
      while position < screens.count,
        screens[position].headlessTag == seen.stack[position].number
      {
        position += 1
      }
      if position == screens.count { return }
    }
    seen.stack.removeAll(keepingCapacity: true)
    for screen in screens { seen.stack.append(ScreenID(tag: screen.headlessTag)) }
  }

  private func takeLog(of world: World) {
    if !seen.events.isEmpty { seen.events.removeAll(keepingCapacity: true) }
    guard world.hasLog else { return }
    world.exchangeLog(with: &entries)
    let trap = world.trap
    for entry in entries { seen.events.append(Event(entry, trap: trap)) }
  }
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
      case .released: .released
      case .delegateReplaced: .delegateReplaced
      case .trapped: .trapped
      }
  }
}
