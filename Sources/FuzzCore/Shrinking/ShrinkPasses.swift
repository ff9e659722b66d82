// ShrinkPasses: the shrinker's passes, in the order in which they run.

/// The passes of the shrinker.
enum ShrinkPasses {
  /// All passes, the cheap ones first.
  static let all: [any ShrinkPass] = [
    BlockDeletion(),
    ValueLowering(),
    PairDeletion(),
    RenumberingDeletion(),
    GivingDeletion(),
    LiftingDeletion(),
    JointLowering(),
    ValueTransfer(),
    Reordering(),
    WindowReplacement(width: 2),
    KindLowering(),
    WindowReplacement(width: 3),
    DistantReplacement(),
    ValueProbing(),
  ]
}
