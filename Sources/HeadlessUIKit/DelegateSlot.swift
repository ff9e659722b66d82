// DelegateSlot: how a delegate that died answers: as nothing, or as a message to freed memory.

/// Remembers that a delegate is assigned, beside the weak reference that says whether it lives.
///
/// In the era of unsafe delegates the property of a dead delegate still points somewhere: assigned, but not alive.
/// The reference itself lies beside the slot, as `weak var` of its own protocol, because a generic one would need a dynamic cast
/// on each question.
///
/// - Source: R-601 ... R-610, Z-23.
struct DelegateSlot {
  /// Whether the property was last set to something.
  private(set) var isAssigned = false

  /// Notes an assignment.
  mutating func assign(_ isSomething: Bool) { isAssigned = isSomething }

  /// The delegate to ask, or nil; a dead one traps where delegates are unsafe.
  @preconcurrency @MainActor @inline(__always)
  func asked<Delegate>(_ delegate: Delegate?, of world: World, dead trap: Trap) -> Delegate? {
    if let delegate {
      world.callbackCount += 1
      return delegate
    }
    guard isAssigned, world.configuration.delegateOwnership == .unsafe else { return nil }
    world.raise(trap)
    return nil
  }
}
