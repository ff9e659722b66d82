// KindSet: kinds of actions as bits, and what the weights of a draw depend on.

import NavigationModel

/// A set of kinds: one bit each, so that a draw makes no lists.
struct KindSet: Equatable {
  private var bits: UInt32 = 0

  init() {}

  init(_ kinds: ActionKind...) {
    for kind in kinds { bits |= 1 << UInt32(kind.rawValue) }
  }

  mutating func formUnion(_ other: KindSet) { bits |= other.bits }

  func subtracting(_ other: KindSet) -> KindSet {
    var left = self
    left.bits &= ~other.bits
    return left
  }
}

extension KindSet: Sequence, IteratorProtocol {
  /// The number of the next kind.
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
  let idleFinger = KindSet(.swipe, .doubleSwipe, .swipeDuring, .down, .backTap, .cover)
  /// What takes a finger that is down.
  let busyFinger = KindSet(.move, .up, .cancelTouch)
  let cover = KindSet(.cover)
  let uncover = KindSet(.uncover)
  let waysDown = KindSet(.pop, .popToRoot, .popTo, .backTap, .pushAgain)
  let waysUp = KindSet(.push, .swipeDuring)
  let setSwipe = KindSet(.setSwipe)
  let waits = KindSet(.settle, .wait)
  let swipesWithin = KindSet(.doubleSwipe, .swipeDuring)
}

/// What the weights of a draw depend on, within a case.
struct WeightState: Equatable {
  /// Kinds that do nothing now.
  var silent: KindSet
  /// Kinds that do little now.
  var damped: KindSet
  /// Whether a modal waits to go away.
  var uncovers: Bool
}
