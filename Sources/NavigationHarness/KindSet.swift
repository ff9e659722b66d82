// KindSet: kinds of actions as bits, and what the weights of a draw depend on.

import NavigationModel

/// A set of kinds: one bit each, so that a draw makes no lists.
struct KindSet: Equatable {
  private var bits: UInt32 = 0

  init() {}

  init(_ kinds: ActionKind...) {
    for kind in kinds { bits |= 1 << UInt32(kind.rawValue) }
  }

  func holds(_ index: Int) -> Bool { bits &>> UInt32(truncatingIfNeeded: index) & 1 != 0 }

  mutating func formUnion(_ other: KindSet) { bits |= other.bits }

  /// What takes a finger that is up and a controller that is not covered.
  static let idleFinger = KindSet(.swipe, .doubleSwipe, .swipeDuring, .down, .backTap, .cover)
  /// What takes a finger that is down.
  static let busyFinger = KindSet(.move, .up, .cancelTouch)
  static let cover = KindSet(.cover)
  static let uncover = KindSet(.uncover)
  static let waysDown = KindSet(.pop, .popToRoot, .popTo, .backTap, .pushAgain)
  static let waysUp = KindSet(.push, .swipeDuring)
  static let setSwipe = KindSet(.setSwipe)
  static let waits = KindSet(.settle, .wait)
  static let swipesWithin = KindSet(.doubleSwipe, .swipeDuring)
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
