// Slot: the place of one number in a trace, and the changes that passes make.

/// The place of one number in a trace.
struct Slot: Hashable {
  /// The action that carries it, from 0.
  let step: Int
  /// Which of the action's numbers it is, from 0.
  let index: Int
}

extension ShrinkSession {
  /// The places of all numbers of the best trace, in order.
  var slots: [Slot] {
    best.indices.flatMap { step in
      best[step].values.indices.map { Slot(step: step, index: $0) }
    }
  }

  /// The domain of a number of the best trace.
  func domain(of slot: Slot) -> Domain {
    order.domains[best[slot.step].kind][slot.index]
  }
}

extension [Shape] {
  /// The number at a slot.
  subscript(slot: Slot) -> Int {
    get { self[slot.step].values[slot.index] }
    set { self[slot.step].values[slot.index] = newValue }
  }

  /// The trace without some actions.
  func removing(_ steps: Range<Int>) -> Self {
    Self(self[..<steps.lowerBound] + self[steps.upperBound...])
  }

  /// The trace with one action in the place of some.
  func replacing(_ steps: Range<Int>, with shape: Shape) -> Self {
    var copy = self
    copy.replaceSubrange(steps, with: CollectionOfOne(shape))
    return copy
  }

  /// The trace with another number at a slot.
  func setting(_ slot: Slot, to value: Int) -> Self {
    var copy = self
    copy[slot] = value
    return copy
  }
}
