// ExchangeSearch: changes two places of a short trace at once, where single moves find nothing.

/// Tries to make a short failing trace simpler by changing two places at once.
///
/// Two actions can depend on each other so that neither can be exchanged alone: the way back that an animated push needs is
/// another one than that of a push without animation. Three kinds of moves are tried, cheap ones first, and only what is
/// simpler in the total order is run:
///
/// 1. an action moves to another place, as it is or as another letter of its kind;
/// 2. one action is deleted and another one exchanged for a letter;
/// 3. two neighbours are exchanged for two letters.
public struct ExchangeSearch<V: Vocabulary> {
  private let vocabulary: V
  private let order: TotalOrder<V>
  private let letters: [V.Action]

  /// Makes a search.
  ///
  /// - Parameters:
  ///   - vocabulary: what the actions mean.
  ///   - letters: the actions that may take a place; the cost grows with their number squared.
  public init(_ vocabulary: V, letters: [V.Action]) {
    self.vocabulary = vocabulary
    let order = TotalOrder(vocabulary)
    self.order = order
    self.letters = letters.sorted { order.isSimpler([$0], than: [$1]) }
  }

  /// Runs changes until one fails as the trace does.
  ///
  /// - Parameters:
  ///   - trace: the failing trace; it is not run.
  ///   - budget: how many traces may be run.
  ///   - stillFails: whether a trace fails as `trace` does.
  /// - Returns: a simpler trace that fails; nil if none was found.
  public func run(
    below trace: [V.Action], budget: Int, stillFails: ([V.Action]) -> Bool
  ) -> [V.Action]? {
    guard trace.count > 1 else { return nil }
    var budget = Budget(budget)
    let tries: [((inout Budget, ([V.Action]) -> Bool) -> [V.Action]?)] = [
      { moved(trace, &$0, $1) }, { deleted(trace, &$0, $1) }, { paired(trace, &$0, $1) },
    ]
    for attempt in tries {
      if let found = attempt(&budget, stillFails) { return found }
    }
    return nil
  }

  /// An action moves to another place.
  private func moved(
    _ trace: [V.Action], _ budget: inout Budget, _ stillFails: ([V.Action]) -> Bool
  ) -> [V.Action]? {
    for from in trace.indices {
      let kind = vocabulary.shape(of: trace[from]).kind
      let forms = letters.filter { vocabulary.shape(of: $0).kind == kind && $0 != trace[from] }
      for to in trace.indices where to != from {
        var candidate = trace
        candidate.insert(candidate.remove(at: from), at: to)
        for form in [trace[from]] + forms {
          candidate[to] = form
          guard order.isSimpler(candidate, than: trace) else { continue }
          guard budget.spend() else { return nil }
          if stillFails(candidate) { return candidate }
        }
      }
    }
    return nil
  }

  /// One action goes and another becomes a letter.
  private func deleted(
    _ trace: [V.Action], _ budget: inout Budget, _ stillFails: ([V.Action]) -> Bool
  ) -> [V.Action]? {
    for gone in trace.indices {
      var rest = trace
      rest.remove(at: gone)
      for place in rest.indices {
        var candidate = rest
        for letter in letters {
          candidate[place] = letter
          guard budget.spend() else { return nil }
          if stillFails(candidate) { return candidate }
        }
      }
    }
    return nil
  }

  /// Two neighbours become letters.
  private func paired(
    _ trace: [V.Action], _ budget: inout Budget, _ stillFails: ([V.Action]) -> Bool
  ) -> [V.Action]? {
    for position in 0..<(trace.count - 1) {
      var candidate = trace
      for first in letters {
        candidate[position] = first
        for second in letters {
          candidate[position + 1] = second
          // Letters come simplest first: what follows is no simpler than the trace either.
          guard order.isSimpler(candidate, than: trace) else { break }
          guard budget.spend() else { return nil }
          if stillFails(candidate) { return candidate }
        }
      }
    }
    return nil
  }
}
