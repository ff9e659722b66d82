// WindowSamples: the values of a window that were tried so far.

/// The values that were tried so far, in ascending order, none twice.
struct WindowSamples {
  /// What was tried.
  private(set) var samples: [FailingWindow.Sample]
  private var budget: Budget

  /// Starts with a value that fails.
  init(around value: Int, budget: Int) {
    samples = [FailingWindow.Sample(value: value, fails: true)]
    self.budget = Budget(budget)
  }

  /// Tries a value, unless it was tried or the budget is spent.
  ///
  /// - Returns: whether it fails; nil if that is not known.
  @discardableResult
  mutating func tryValue(_ value: Int, _ fails: (Int) -> Bool?) -> Bool? {
    let place = samples.firstIndex { $0.value >= value } ?? samples.endIndex
    if place < samples.endIndex, samples[place].value == value { return samples[place].fails }
    guard budget.spend(), let verdict = fails(value) else { return nil }
    samples.insert(FailingWindow.Sample(value: value, fails: verdict), at: place)
    return verdict
  }

  /// Goes from a value that fails towards a bound, in steps that double, to the first that passes.
  mutating func stride(from value: Int, to bound: Int, _ fails: (Int) -> Bool?) {
    let side = bound < value ? -1 : 1
    let distance = abs(bound - value)
    var step = 1
    while step < distance {
      guard tryValue(value + side * step, fails) == true else { return }
      step *= 2
    }
    tryValue(bound, fails)
  }

  /// Tries values at equal distances, the ends among them.
  mutating func spread(_ count: Int, over range: ClosedRange<Int>, _ fails: (Int) -> Bool?) {
    guard count > 0 else { return }
    let width = range.upperBound - range.lowerBound
    for part in 0...count {
      tryValue(range.lowerBound + width / count * part + width % count * part / count, fails)
    }
  }

  /// Bisects wherever the verdict changes between two values, until these are neighbours.
  mutating func refine(_ fails: (Int) -> Bool?) {
    var index = 0
    while index + 1 < samples.count {
      let (low, high) = (samples[index], samples[index + 1])
      let middle = low.value + (high.value - low.value) / 2
      // The new sample is the upper one of the next pair to look at.
      let isRefined = low.fails == high.fails || middle == low.value
      if isRefined || tryValue(middle, fails) == nil { index += 1 }
    }
  }

  /// The failing values around one, as far as they were tried without a passing one between them.
  func interval(around value: Int) -> ClosedRange<Int> {
    var (low, high) = (value, value)
    for sample in samples.reversed() where sample.value < value {
      guard sample.fails else { break }
      low = sample.value
    }
    for sample in samples where sample.value > value {
      guard sample.fails else { break }
      high = sample.value
    }
    return low...high
  }
}
