// SmallerTraceSearch: proves that no simpler trace fails, by running all of them.

/// Looks for traces that are simpler than a failing one and fail as well: all of them, shortest first.
///
/// Simpler is meant in the `TotalOrder`. Numbers are searched at the alphabet's values only, so what
/// is proven is proven over the alphabet.
public struct SmallerTraceSearch<V: Vocabulary> {
  /// What the actions mean.
  public let vocabulary: V
  @usableFromInline let letters: [V.Action]
  @usableFromInline let shapes: [Shape]
  @usableFromInline let order: TotalOrder<V>

  /// Makes a search.
  ///
  /// - Parameters:
  ///   - vocabulary: what the actions mean.
  ///   - alphabet: the actions to make traces of; nil for `vocabulary.alphabet`, which is the whole.
  public init(_ vocabulary: V, alphabet: [V.Action]? = nil) {
    self.vocabulary = vocabulary
    let order = TotalOrder(vocabulary)
    self.order = order
    letters = (alphabet ?? vocabulary.alphabet).sorted { order.isSimpler([$0], than: [$1]) }
    shapes = letters.map { vocabulary.shape(of: $0) }
  }

  /// Runs every simpler trace until one fails.
  ///
  /// - Parameters:
  ///   - trace: the failing trace; it is not run.
  ///   - budget: how many traces may be run, at least 1.
  ///   - judge: runs a trace; a trace that extends a dead end is never run.
  /// - Returns: the first trace that fails, letter by letter within one length, or the proof.
  /// - Complexity: one run for each trace; what is left of one length is kept to make the next.
  @inlinable
  public func run(
    below trace: [V.Action], budget: Int, judge: ([V.Action]) -> TraceJudgement
  ) -> SmallerTrace<V.Action> {
    precondition(budget > 0, "at least the empty trace can be run")
    if trace.isEmpty { return .none(searched: 0) }
    var budget = Budget(budget)
    _ = budget.spend()
    // The empty trace has no last action, so it is no dead end whatever it is called.
    if judge([]) == .fails { return .found([]) }
    var frontier = Frontier()
    for length in 1..<trace.count {
      if let found = extend(&frontier, to: length, budget: &budget, judge: judge) { return found }
    }
    return finish(frontier, below: trace, budget: &budget, judge: judge)
      ?? .none(searched: budget.spent)
  }

  /// Runs every simpler trace until one fails, with two questions in the place of one.
  ///
  /// - Parameters:
  ///   - trace: the failing trace; it is not run.
  ///   - budget: how many traces may be run, at least 1.
  ///   - prune: asked after `stillFails` has said no: whether the trace is a dead end.
  ///   - stillFails: whether a trace fails as `trace` does.
  /// - Returns: the first trace that fails, letter by letter within one length, or the proof.
  @inlinable
  public func run(
    below trace: [V.Action], budget: Int, prune: ([V.Action]) -> Bool = { _ in false },
    stillFails: ([V.Action]) -> Bool
  ) -> SmallerTrace<V.Action> {
    run(below: trace, budget: budget) { candidate in
      stillFails(candidate) ? .fails : prune(candidate) ? .deadEnd : .passes
    }
  }

  /// The traces of one length that may be extended, letter by letter, one after the other.
  @usableFromInline
  struct Frontier {
    @usableFromInline var count = 1
    @usableFromInline var letters: [Int32] = []

    @inlinable
    init() {}
  }

  /// Runs all extensions of a frontier by one letter and keeps those that may be extended.
  @inlinable
  func extend(
    _ frontier: inout Frontier, to length: Int, budget: inout Budget,
    judge: ([V.Action]) -> TraceJudgement
  ) -> SmallerTrace<V.Action>? {
    var next = Frontier()
    next.count = 0
    for position in 0..<frontier.count {
      let prefix = frontier.letters[position * (length - 1)..<(position + 1) * (length - 1)]
      var candidate = prefix.map { letters[Int($0)] }
      for letter in letters.indices {
        guard budget.spend() else { return .budgetExhausted(completedLength: length - 1) }
        candidate.append(letters[letter])
        switch judge(candidate) {
        case .fails: return .found(candidate)
        case .deadEnd: break
        case .passes:
          next.count += 1
          next.letters += prefix
          next.letters.append(Int32(letter))
        }
        candidate.removeLast()
      }
    }
    frontier = next
    return nil
  }

  /// Runs the extensions of a frontier that are as long as the given trace and simpler.
  @inlinable
  func finish(
    _ frontier: Frontier, below trace: [V.Action], budget: inout Budget,
    judge: ([V.Action]) -> TraceJudgement
  ) -> SmallerTrace<V.Action>? {
    let length = trace.count
    let kinds = trace.map { vocabulary.shape(of: $0).kind }
    for position in 0..<frontier.count {
      let prefix = frontier.letters[position * (length - 1)..<(position + 1) * (length - 1)]
      let prefixKinds = prefix.map { shapes[Int($0)].kind }
      let isSimpler = prefixKinds.lexicographicallyPrecedes(kinds.dropLast())
      guard isSimpler || prefixKinds == Array(kinds.dropLast()) else { continue }
      var candidate = prefix.map { letters[Int($0)] }
      for letter in letters {
        candidate.append(letter)
        if isSimpler || order.isSimpler(candidate, than: trace) {
          guard budget.spend() else { return .budgetExhausted(completedLength: length - 1) }
          if judge(candidate) == .fails { return .found(candidate) }
        }
        candidate.removeLast()
      }
    }
    return nil
  }
}
