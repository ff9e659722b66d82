// FailingWindowSearch: finds the values at which a failing trace still fails, number by number.

/// Finds the values at which a failing trace still fails, one number after the other.
///
/// From the value that fails it goes up and down in steps that double; then it tries what the
/// vocabulary calls thresholds and their neighbours, and values spread over the range and over the
/// interval that fails, so that a hole does not escape. Wherever a value that fails and one that
/// passes are next to each other in what was tried, bisection finds the two neighbours at which the
/// verdict changes. So the ends of every interval that is found are exact, unless the budget ran out.
public struct FailingWindowSearch<V: Vocabulary> {
  /// What the actions mean.
  public let vocabulary: V
  /// How many values are spread over a range.
  private let spread: Int
  /// How many traces may be run for one number.
  private let budget: Int

  /// Makes a search.
  ///
  /// - Parameters:
  ///   - vocabulary: what the actions mean.
  ///   - spread: how many values are spread over the range, and over the interval that fails; a range
  ///     of at most three times as many values is tried as a whole.
  ///   - budget: how many traces may be run for one number.
  public init(_ vocabulary: V, spread: Int = 8, budget: Int = 200) {
    precondition(spread >= 0, "a number of values is not negative")
    precondition(budget >= 0, "a budget is not negative")
    self.vocabulary = vocabulary
    self.spread = spread
    self.budget = budget
  }

  /// Finds the window of each number of a trace.
  ///
  /// - Parameters:
  ///   - trace: a trace that fails; it is not run.
  ///   - stillFails: whether a trace fails as `trace` does.
  /// - Returns: for each action the windows of its numbers, in order.
  public func windows(
    of trace: [V.Action], stillFails: ([V.Action]) -> Bool
  ) -> [[FailingWindow]] {
    trace.indices.map { step in
      let shape = vocabulary.shape(of: trace[step])
      return vocabulary.domains(ofKind: shape.kind).enumerated().map { index, domain in
        window(around: shape.values[index], in: domain) { value in
          var changed = shape
          changed.values[index] = value
          guard let action = vocabulary.action(changed) else { return nil }
          var candidate = trace
          candidate[step] = action
          return stillFails(candidate)
        }
      }
    }
  }

  /// Finds the values at which something still fails.
  ///
  /// - Parameters:
  ///   - value: a value that fails; it is not tried.
  ///   - domain: where the values lie.
  ///   - fails: whether a value fails; nil if it cannot be tried.
  /// - Returns: the window, with all that was tried.
  public func window(
    around value: Int, in domain: Domain, fails: (Int) -> Bool?
  ) -> FailingWindow {
    var samples = WindowSamples(around: value, budget: budget)
    // A trace that was written by hand may hold a number that nobody would draw.
    let range = min(domain.range.lowerBound, value)...max(domain.range.upperBound, value)
    if range.upperBound - range.lowerBound < 3 * spread {
      for other in range { samples.tryValue(other, fails) }
    } else {
      for bound in [range.upperBound, range.lowerBound] {
        samples.stride(from: value, to: bound, fails)
        samples.refine(fails)
      }
      for threshold in domain.thresholds {
        for other in threshold - 1...threshold + 1 where range.contains(other) {
          samples.tryValue(other, fails)
        }
      }
      samples.refine(fails)
      samples.spread(spread, over: samples.interval(around: value), fails)
      samples.spread(spread, over: range, fails)
      samples.refine(fails)
    }
    return FailingWindow(range: range, samples: samples.samples)
  }
}
