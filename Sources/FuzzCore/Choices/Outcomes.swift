// Outcomes: how sources that know no chance count the outcomes of a question.

/// What a weighted question is to a source that enumerates or replays.
@usableFromInline
enum Outcomes {
  /// The answer of odds that leave no choice; nil if they leave one.
  @inlinable
  static func odds(_ part: Int, in whole: Int) -> Bool? {
    precondition(part >= 0 && part <= whole && whole > 0, "odds lie between never and always")
    return part == 0 ? false : part == whole ? true : nil
  }

  /// How many weights are positive.
  @inlinable
  static func count(in weights: [Int]) -> Int {
    var count = 0
    for weight in weights {
      precondition(weight >= 0, "no weight is negative")
      count += weight > 0 ? 1 : 0
    }
    return count
  }

  /// The index of the positive weight that has `ordinal` positive ones before it.
  @inlinable
  static func index(of ordinal: Int, in weights: [Int]) -> Int {
    var rest = ordinal
    for index in weights.indices where weights[index] > 0 {
      if rest == 0 { return index }
      rest -= 1
    }
    preconditionFailure("the outcome lies below the number of positive weights")
  }
}
