// ShrinkPasses: the shrinker's passes, in the order in which they run.

/// The passes of the shrinker.
enum ShrinkPasses {
  /// The passes that try a few traces for each action or each two of them.
  static let cheap: [any ShrinkPass & Sendable] = [
    BlockDeletion(),
    ValueLowering(),
    PairDeletion(),
    RenumberingDeletion(),
    GivingDeletion(),
    LiftingDeletion(),
    JointLowering(),
    ValueTransfer(),
    Reordering(),
  ]

  /// The passes that try the whole alphabet in many places.
  static let dear: [any ShrinkPass & Sendable] = [
    WindowReplacement(width: 2),
    KindLowering(),
    WindowReplacement(width: 3),
    DistantReplacement(),
    KindTrade(),
    ValueProbing(),
  ]
}
