// Stage+Observation: reads the app as anyone could, and takes over the engine's log.

import HeadlessUIKit
import NavigationModel

extension Stage {
  /// Fills the observation with what is to be seen now.
  func fill(_ point: Observation.Point) {
    observation.point = point
    observation.instant = world.now
    observation.turnCount = world.turnCount
    observation.callbackCount = world.callbackCount
    takeLog()
    guard world.trap == nil else { return }
    observation.stack.removeAll(keepingCapacity: true)
    for screen in navigation.viewControllers { observation.stack.append(id(of: screen)) }
    let coordinator = navigation.transitionCoordinator
    observation.isInTransition = coordinator != nil
    observation.isInteractive = coordinator?.isInteractive ?? false
    observation.isQuiescent = world.isQuiescent
    observation.isBarHidden = navigation.isNavigationBarHidden
    observation.isTabBarHidden = tabBar?.tabBar.isHidden ?? false
    observation.isCovered = cover != nil
    observation.isFingerDown = isFingerDown
    observation.pageOffset = navigation.headless.pageOffset
    // What the bar and the content show is settled between turns only.
    guard observation.isQuiescent, !observation.isInTransition else { return }
    observation.shown = navigation.headless.shown.map(id(of:)) ?? .none
    observation.backItem = navigation.headless.backController.map(id(of:)) ?? .none
    observation.hasLeftItem = navigation.headless.hasLeftItem
    observation.barMatchesStack = navigation.headless.isBarIntact
  }

  private func id(of controller: UIViewController) -> ScreenID {
    ScreenID(Int(controller.headlessTag))
  }

  private func takeLog() {
    observation.events.removeAll(keepingCapacity: true)
    guard !world.log.isEmpty else { return }
    for entry in world.log { observation.events.append(Event(entry, trap: world.trap)) }
    world.clearLog()
  }
}

extension Event {
  /// Takes over an entry of the engine's log.
  init(_ entry: WorldEvent, trap: Trap?) {
    self.init(
      Kind(entry.kind), screen: ScreenID(Int(entry.tag)), flag: entry.flag, value: entry.value)
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
