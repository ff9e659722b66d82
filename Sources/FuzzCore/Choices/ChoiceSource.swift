// ChoiceSource: where every free decision of a run comes from, and the draws built on it.

/// A source of decisions: random, exhaustive or recorded.
///
/// A generator reads nothing else, so one generator fuzzes, proves to a depth and replays.
/// The three requirements each ask for *one* outcome; a source that enumerates or replays counts
/// outcomes, not chances.
public protocol ChoiceSource {
  /// Chooses one of `limit` outcomes.
  ///
  /// - Parameter limit: how many outcomes there are, at least 1.
  /// - Returns: a number in `0..<limit`.
  mutating func choose(below limit: Int) -> Int

  /// Says yes in `part` of `whole` cases.
  ///
  /// - Parameters:
  ///   - part: from 0 (never) to `whole` (always); these two ends make no choice.
  ///   - whole: at least 1.
  /// - Returns: yes or no.
  mutating func odds(_ part: Int, in whole: Int) -> Bool

  /// Chooses an index of `weights`, each as often as its weight says.
  ///
  /// - Parameter weights: none negative, at least one positive.
  /// - Returns: the index of a positive weight.
  mutating func choose(weights: [Int]) -> Int

  /// Chooses an index of `weights` as `choose(weights:)` does, for whoever knows their sum already.
  ///
  /// - Parameters:
  ///   - weights: none negative, at least one positive.
  ///   - total: their sum.
  /// - Returns: the index of a positive weight.
  mutating func choose(weights: [Int], total: Int) -> Int
}

extension ChoiceSource {
  /// Says yes in `part` of `whole` cases.
  @inlinable
  public mutating func odds(_ part: Int, in whole: Int) -> Bool {
    precondition(part >= 0 && part <= whole && whole > 0, "odds lie between never and always")
    if part == 0 || part == whole { return part != 0 }
    return choose(below: whole) < part
  }

  /// Chooses an index of `weights`, each as often as its weight says.
  ///
  /// - Complexity: O(*n*) in the number of weights.
  @inlinable
  public mutating func choose(weights: [Int]) -> Int {
    var total = 0
    for weight in weights {
      precondition(weight >= 0, "no weight is negative")
      total += weight
    }
    precondition(total > 0, "at least one weight is positive")
    var rest = choose(below: total)
    for index in weights.indices {
      if rest < weights[index] { return index }
      rest -= weights[index]
    }
    preconditionFailure("the choice lies below the sum of the weights")
  }

  /// Chooses an index of `weights`; what a source does with the sum is its own matter.
  @inlinable
  public mutating func choose(weights: [Int], total: Int) -> Int { choose(weights: weights) }

  /// Draws a number of `range`.
  @inlinable
  public mutating func draw(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + choose(below: range.upperBound - range.lowerBound + 1)
  }

  /// Picks an element of a collection that is not empty.
  ///
  /// - Complexity: O(1).
  @inlinable
  public mutating func pick<Elements: RandomAccessCollection>(
    from elements: Elements
  ) -> Elements.Element {
    let offset = choose(below: elements.count)
    return elements[elements.index(elements.startIndex, offsetBy: offset)]
  }
}
