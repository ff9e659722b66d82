// RecordedChoices: decisions read from a list, for unit tests and replay.

/// Decisions that are read from a list; beyond its end the first outcome is chosen.
///
/// A number that is out of range for its question counts as the nearest that is not. What was
/// answered in the end is in `drawn`; replaying `drawn` gives the same answers.
public struct RecordedChoices: ChoiceSource, Hashable, Sendable {
  /// The outcomes to choose, in order.
  public let outcomes: [Int]
  /// The outcomes that were chosen so far.
  public private(set) var drawn: [Int] = []

  /// Replays a list of outcomes.
  public init(_ outcomes: [Int]) {
    self.outcomes = outcomes
  }

  /// Chooses the next outcome of the list, or 0.
  public mutating func choose(below limit: Int) -> Int {
    precondition(limit > 0, "there is something to choose from")
    let wanted = drawn.count < outcomes.count ? outcomes[drawn.count] : 0
    let outcome = min(max(wanted, 0), limit - 1)
    drawn.append(outcome)
    return outcome
  }

  /// Says yes if the next outcome of the list is not 0.
  public mutating func odds(_ part: Int, in whole: Int) -> Bool {
    Outcomes.odds(part, in: whole) ?? (choose(below: 2) == 1)
  }

  /// Counts the next outcome of the list among the positive weights.
  public mutating func choose(weights: [Int]) -> Int {
    Outcomes.index(of: choose(below: Outcomes.count(in: weights)), in: weights)
  }
}
