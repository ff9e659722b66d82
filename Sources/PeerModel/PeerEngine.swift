// PeerEngine: the peer model's engine, with one of seven faults if wanted.

import FuzzCore

/// The engine with arrays.
package typealias PeerEngine = PeerEngineOf<[Int]>

/// A navigation stack that changes its fields tick by tick.
package struct PeerEngineOf<Stack: PeerStack>: Machine, Hashable {
  /// Which fault is switched on, 1 to 7; 0 for none.
  package let fault: Int
  /// What is to be seen.
  package private(set) var view = PeerViewOf<Stack>()

  private enum Touch {
    case none
    case pending
    case tracking
  }

  private enum Request: Hashable {
    case push(animated: Bool)
    case pop
  }

  private var touch = Touch.none
  private var queued: Request?
  private var nextID = 1
  private var keptAside = 0
  private var isSettling = false
  private var isCommittedSwipe = false
  private var isFrozen = false
  private var delegate = 0
  private var cancelledSwipes = 0

  /// Starts with the root alone.
  package init(fault: Int = 0) {
    self.fault = fault
  }

  package mutating func apply(_ action: PeerAction, observe: (borrowing PeerViewOf<Stack>) -> Bool)
  {
    if !view.crashed { perform(action) }
    _ = observe(view)
  }

  /// Adds all that decides the future; what only some fault looks at is left out without it.
  ///
  /// Whether a pop is that of a swipe decides something with one fault only, and is added with all: it
  /// belongs to the model's states.
  func add(to numbers: inout PeerNumbers) {
    numbers.add(view.stack.count)
    for position in 0..<view.stack.count { numbers.add(controller: view.stack[position]) }
    numbers.add(view.transition.rawValue)
    numbers.add(view.remaining)
    numbers.add(view.progress)
    switch touch {
    case .none: numbers.add(0)
    case .pending: numbers.add(1)
    case .tracking: numbers.add(2)
    }
    switch queued {
    case nil: numbers.add(0)
    case .pop: numbers.add(1)
    case .push(let animated): numbers.add(animated ? 2 : 3)
    }
    numbers.add(isSettling ? 1 : 0)
    numbers.add(isCommittedSwipe ? 1 : 0)
    numbers.add(controller: view.shown)
    numbers.add(isFrozen ? 1 : 0)
    switch fault {
    case 7: numbers.add(min(cancelledSwipes, 2))
    case 5: numbers.add(view.stack.holds(delegate) ? 1 : 0)
    default: break
    }
  }

  /// Whether this is to be seen; read in place, where reading `view` copies the engine.
  func shows(_ other: PeerViewOf<Stack>) -> Bool { view == other }

  mutating func perform(_ action: PeerAction) {
    switch action {
    case .push(let animated): push(animated: animated)
    case .pop(let animated): pop(animated: animated)
    case .popToRoot: popToRoot()
    case .setStack(let count): setStack(count)
    case .down: putDown()
    case .move(let distance): move(by: distance)
    case .up(let fast): lift(fast: fast)
    case .tick(let count): for _ in 0..<count { tick() }
    }
  }

  // MARK: - Requests

  private mutating func push(animated: Bool) {
    if isFrozen { return }
    if view.transition != .none {
      if queued == nil { queued = .push(animated: animated) }
      return
    }
    guard view.stack.count < 6 else { return }
    view.stack.append(nextID)
    delegate = nextID
    nextID += 1
    if animated { start(.push) } else { tellShown() }
  }

  private mutating func pop(animated: Bool, silently: Bool = false) {
    if view.transition != .none {
      if queued == nil, !animated { queued = .pop }
      return
    }
    guard view.stack.count > 1 else { return }
    view.stack.removeLast()
    if animated {
      start(.pop)
    } else if !silently {
      tellShown()
    }
  }

  private mutating func popToRoot() {
    if view.transition != .none || view.stack.count == 1 { return }
    view.stack = .root
    start(.pop)
  }

  private mutating func setStack(_ count: Int) {
    if view.transition != .none { return }
    view.stack = .root
    for _ in 0..<count {
      view.stack.append(nextID)
      nextID += 1
    }
    tellShown()
  }

  // MARK: - Touches

  private var acceptsSecondSwipe: Bool { fault == 2 && isCommittedSwipe && view.transition == .pop }

  private mutating func putDown() {
    guard touch == .none, view.stack.count > 1 || fault == 1 else { return }
    if view.transition == .none || acceptsSecondSwipe { touch = .pending }
  }

  private mutating func move(by distance: Int) {
    switch touch {
    case .none: break
    case .tracking: view.progress = min(10, view.progress + distance)
    case .pending: begin(by: distance)
    }
  }

  private mutating func begin(by distance: Int) {
    touch = .none
    guard view.transition == .none || acceptsSecondSwipe else { return }
    guard view.stack.count > 1 else {
      isFrozen = fault == 1 || fault == 3
      return
    }
    if fault == 5, !view.stack.holds(delegate) {
      view.crashed = true
      return
    }
    keptAside = view.stack.removeLast()
    start(.interactivePop)
    view.remaining = 0
    view.progress = min(10, distance)
    touch = .tracking
  }

  private mutating func lift(fast: Bool) {
    let wasTracking = touch == .tracking
    touch = .none
    guard wasTracking else { return }
    if fast || 2 * view.progress > 10 {
      if fault == 7, cancelledSwipes >= 2, view.stack.count >= 2 { view.stack.removeLast() }
      start(.pop)
      isCommittedSwipe = true
      return
    }
    cancelledSwipes += 1
    if case .push = queued, fault == 4 {} else { view.stack.append(keptAside) }
    isSettling = true
    view.remaining = 6
  }

  // MARK: - Time

  private mutating func start(_ transition: PeerTransition) {
    view.transition = transition
    view.remaining = 6
    view.progress = 0
    isSettling = false
    isCommittedSwipe = false
  }

  private mutating func tick() {
    guard view.transition != .none, view.transition != .interactivePop || isSettling else { return }
    view.remaining -= 1
    guard view.remaining == 0 else { return }
    let wasCancelled = isSettling
    view.transition = .none
    view.progress = 0
    isSettling = false
    isCommittedSwipe = false
    if !wasCancelled { tellShown() }
    let request = queued
    queued = nil
    switch request {
    case .push(let animated): push(animated: animated)
    case .pop: pop(animated: false, silently: fault == 6 && wasCancelled)
    case nil: break
    }
  }

  private mutating func tellShown() {
    view.shown = view.stack.top
    view.shows += 1
    cancelledSwipes = 0
  }
}
