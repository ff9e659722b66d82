// PeerSpecification: what the peer model's stack must do, as modes and arithmetic.

import FuzzCore

/// The oracle with arrays.
package typealias PeerSpecification = PeerSpecificationOf<[Int]>

/// The oracle of the peer model; it shares no code with the engine.
package struct PeerSpecificationOf<Stack: PeerStack>: Oracle, Hashable {
  enum Mode: Hashable {
    case idle
    /// A push or a pop, with so many ticks to go.
    case moving(isPush: Bool, ticks: Int)
    /// The top is under the finger, which is so far.
    case swiping(progress: Int)
    /// The top is on its way back.
    case restoring(progress: Int, ticks: Int)

    /// 0 to 4; a push and a pop count apart.
    var number: Int {
      switch self {
      case .idle: 0
      case .moving(let isPush, _): isPush ? 1 : 2
      case .swiping: 3
      case .restoring: 4
      }
    }
  }

  enum Finger: Int {
    case away
    case waiting
    case driving
  }

  /// The controllers; during a swipe the one under the finger among them.
  private(set) var path = Stack.root
  private(set) var mode = Mode.idle
  private(set) var finger = Finger.away
  private(set) var next: PeerAction?
  private var created = 0
  private var shown = 0
  private var shows = 0

  /// Starts with the root alone.
  package init() {}

  package mutating func announce(_ action: PeerAction) {
    switch action {
    case .tick(let count): elapse(count)
    case .down, .move, .up: touch(action)
    default: request(action)
    }
  }

  package mutating func accept(_ observation: borrowing PeerViewOf<Stack>) -> String? {
    if copy observation == view { return nil }
    return difference(to: observation)
  }

  // Apart, so that what seldom happens is not inlined into what always does.
  @inline(never)
  private func difference(to observation: borrowing PeerViewOf<Stack>) -> String {
    "expected \(view), observed \(copy observation)"
  }

  /// What is to be seen.
  package var view: PeerViewOf<Stack> {
    var view = PeerViewOf<Stack>()
    view.stack = path
    view.shown = shown
    view.shows = shows
    switch mode {
    case .idle: break
    case .moving(let isPush, let ticks):
      view.transition = isPush ? .push : .pop
      view.remaining = ticks
    case .swiping(let progress):
      view.stack.removeLast()
      view.transition = .interactivePop
      view.progress = progress
    case .restoring(let progress, let ticks):
      view.transition = .interactivePop
      view.progress = progress
      view.remaining = ticks
    }
    return view
  }

  private var isIdle: Bool {
    if case .idle = mode { true } else { false }
  }

  /// Adds all that decides the future.
  func add(to numbers: inout PeerNumbers) {
    numbers.add(path.count)
    for position in 0..<path.count { numbers.add(controller: path[position]) }
    switch mode {
    case .idle: numbers.add(0)
    case .moving(let isPush, let ticks):
      numbers.add(isPush ? 1 : 2)
      numbers.add(ticks)
    case .swiping(let progress):
      numbers.add(3)
      numbers.add(progress)
    case .restoring(let progress, let ticks):
      numbers.add(4)
      numbers.add(progress)
      numbers.add(ticks)
    }
    numbers.add(controller: shown)
    switch finger {
    case .away: numbers.add(0)
    case .waiting: numbers.add(1)
    case .driving: numbers.add(2)
    }
    switch next {
    case nil: numbers.add(0)
    case .push(let animated): numbers.add(animated ? 2 : 3)
    default: numbers.add(1)
    }
  }

  private mutating func request(_ action: PeerAction) {
    guard isIdle else {
      switch action {
      case .push, .pop(animated: false): next = next ?? action
      default: break
      }
      return
    }
    switch action {
    case .push(let animated) where path.count < 6:
      change(to: grown(path, by: 1), animated: animated, isPush: true)
    case .pop(let animated) where path.count > 1:
      change(to: shortened(path), animated: animated, isPush: false)
    case .popToRoot where path.count > 1:
      change(to: .root, animated: true, isPush: false)
    case .setStack(let count):
      change(to: grown(.root, by: count), animated: false, isPush: false)
    default: break
    }
  }

  private mutating func grown(_ path: Stack, by count: Int) -> Stack {
    var path = path
    for _ in 0..<count {
      created += 1
      path.append(created)
    }
    return path
  }

  private func shortened(_ path: Stack) -> Stack {
    var path = path
    path.removeLast()
    return path
  }

  private mutating func change(to path: Stack, animated: Bool, isPush: Bool) {
    self.path = path
    if animated {
      mode = .moving(isPush: isPush, ticks: 6)
    } else {
      show()
    }
  }

  private mutating func show() {
    shown = path.top
    shows += 1
  }

  private mutating func touch(_ action: PeerAction) {
    switch (action, finger, mode) {
    case (.down, .away, .idle) where path.count > 1:
      finger = .waiting
    case (.move(let distance), .waiting, .idle) where path.count > 1:
      finger = .driving
      mode = .swiping(progress: min(distance, 10))
    case (.move(let distance), .driving, .swiping(let progress)):
      mode = .swiping(progress: min(progress + distance, 10))
    case (.move, _, _):
      finger = .away
    case (.up(let fast), .driving, .swiping(let progress)):
      finger = .away
      if fast || progress > 5 {
        change(to: shortened(path), animated: true, isPush: false)
      } else {
        mode = .restoring(progress: progress, ticks: 6)
      }
    case (.up, _, _):
      finger = .away
    default: break
    }
  }

  private mutating func elapse(_ count: Int) {
    var rest = count
    while rest > 0 {
      switch mode {
      case .idle, .swiping: return
      case .moving(let isPush, let ticks):
        if rest < ticks { mode = .moving(isPush: isPush, ticks: ticks - rest) }
        if rest >= ticks { finish(tellsShown: true) }
        rest -= ticks
      case .restoring(let progress, let ticks):
        if rest < ticks { mode = .restoring(progress: progress, ticks: ticks - rest) }
        if rest >= ticks { finish(tellsShown: false) }
        rest -= ticks
      }
    }
  }

  private mutating func finish(tellsShown: Bool) {
    mode = .idle
    if tellsShown { show() }
    guard let action = next else { return }
    next = nil
    request(action)
  }
}
