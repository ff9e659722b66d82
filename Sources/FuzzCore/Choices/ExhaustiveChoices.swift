// ExhaustiveChoices: decisions that walk through every sequence of outcomes.

/// Decisions that take every sequence of outcomes in turn, as an odometer does.
///
/// One walk asks for choices as it likes; `advance` goes on to the next walk. The questions of a
/// walk may depend only on the answers before them. The last answer changes fastest.
///
///     var choices = ExhaustiveChoices()
///     repeat {
///       let trace = generate(&choices)
///       …
///     } while choices.advance()
public struct ExhaustiveChoices: ChoiceSource, Hashable, Sendable {
  @usableFromInline
  struct Wheel: Hashable, Sendable {
    @usableFromInline var outcome: Int
    @usableFromInline var limit: Int

    @inlinable
    init(outcome: Int, limit: Int) {
      self.outcome = outcome
      self.limit = limit
    }
  }

  @usableFromInline var wheels: [Wheel] = []
  @usableFromInline var position = 0

  /// Starts before the first walk: every answer is 0.
  @inlinable
  public init() {}

  /// Chooses the outcome whose turn it is.
  @inlinable
  public mutating func choose(below limit: Int) -> Int {
    precondition(limit > 0, "there is something to choose from")
    defer { position += 1 }
    if position == wheels.count {
      wheels.append(Wheel(outcome: 0, limit: limit))
      return 0
    }
    let wheel = wheels[position]
    precondition(wheel.limit == limit, "equal answers lead to equal questions")
    return wheel.outcome
  }

  /// Says no first, then yes.
  @inlinable
  public mutating func odds(_ part: Int, in whole: Int) -> Bool {
    Outcomes.odds(part, in: whole) ?? (choose(below: 2) == 1)
  }

  /// Chooses each index of a positive weight once.
  @inlinable
  public mutating func choose(weights: [Int]) -> Int {
    Outcomes.index(of: choose(below: Outcomes.count(in: weights)), in: weights)
  }

  /// Goes on to the next sequence of outcomes.
  ///
  /// - Returns: false when all have been walked; then the next walk is the first again.
  @inlinable
  public mutating func advance() -> Bool {
    wheels.removeLast(wheels.count - position)
    position = 0
    while let last = wheels.popLast() {
      guard last.outcome + 1 == last.limit else {
        wheels.append(Wheel(outcome: last.outcome + 1, limit: last.limit))
        return true
      }
    }
    return false
  }
}
