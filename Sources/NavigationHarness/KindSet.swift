// KindSet: kinds of actions as bits, and what the weights of a draw depend on.

import NavigationModel

/// A set of the kinds that are drawn: one bit each by its place among them, so that a draw makes no lists.
struct KindSet: Equatable {
  private var bits: UInt128 = 0

  init() {}

  /// The set of those of some kinds that are drawn.
  init(_ kinds: [ActionKind], among drawn: [ActionKind]) {
    precondition(drawn.count <= UInt128.bitWidth, "there is a bit for each kind")
    for (place, kind) in drawn.enumerated() where kinds.contains(kind) { bits |= 1 << place }
  }

  mutating func formUnion(_ other: KindSet) { bits |= other.bits }

  func subtracting(_ other: KindSet) -> KindSet {
    var left = self
    left.bits &= ~other.bits
    return left
  }
}

extension KindSet: Sequence, IteratorProtocol {
  /// The place of the next kind.
  mutating func next() -> Int? {
    guard bits != 0 else { return nil }
    let index = bits.trailingZeroBitCount
    bits &= bits - 1
    return index
  }
}

/// The sets that a draw asks for; made once for a generator, because a global is asked at each use whether it is made yet.
struct KindSets {
  /// What takes a finger that is up and a controller that is not covered.
  let idleFinger: KindSet
  /// What takes a finger that is down.
  let busyFinger: KindSet
  /// What takes a second finger that is up, or one that is down.
  let idleSecond, busySecond: KindSet
  /// What takes a modal that a call has presented.
  let onModal: KindSet
  /// What takes a tab bar.
  let onTabs: KindSet
  /// What takes an animator of the app's own.
  let driven: KindSet
  let cover, uncover, waysDown, waysUp, setSwipe, waits, swipesWithin: KindSet

  init(among drawn: [ActionKind]) {
    func set(_ kinds: ActionKind...) -> KindSet { KindSet(kinds, among: drawn) }
    idleFinger = set(
      .swipe, .doubleSwipe, .swipeDuring, .down, .backTap, .cover, .sheetSwipe, .drag)
    busyFinger = set(.move, .up, .cancelTouch)
    driven = set(.drive, .takeHold)
    idleSecond = set(.secondDown)
    busySecond = set(.secondMove, .secondUp)
    onModal = set(.dismiss, .sheetSwipe)
    onTabs = set(.selectTab, .tapTab, .reselectTab)
    cover = set(.cover)
    uncover = set(.uncover)
    waysDown = set(.pop, .popToRoot, .popTo, .backTap, .pushAgain)
    waysUp = set(.push, .swipeDuring)
    setSwipe = set(.setSwipe)
    waits = set(.settle, .wait)
    swipesWithin = set(.doubleSwipe, .swipeDuring)
  }
}

/// What the weights of a draw depend on, within a case.
struct WeightState: Equatable {
  /// Kinds that do nothing now.
  var silent: KindSet
  /// Kinds that do little now.
  var damped: KindSet
  /// Whether a modal waits to go away, and by which action.
  var leaves: ActionKind?
}
