// FailingWindow: at which values of one number a trace fails, and which values were tried.

/// At which values of one number of a trace the trace fails, all else as it is.
///
/// It tells what was tried and what was not: between two values that were tried and fail, the values
/// in the middle are taken to fail as well.
public struct FailingWindow: Hashable, Sendable {
  /// A value that was tried.
  public struct Sample: Hashable, Sendable {
    /// The value.
    public let value: Int
    /// Whether the trace fails with it.
    public let fails: Bool

    /// Makes a sample.
    public init(value: Int, fails: Bool) {
      self.value = value
      self.fails = fails
    }
  }

  /// Values in a row, of which all that were tried fail.
  public struct Interval: Hashable, Sendable {
    /// The lowest and the highest value that was tried.
    public let range: ClosedRange<Int>
    /// Whether the next lower value passes, or is not allowed.
    public let isExactBelow: Bool
    /// Whether the next higher value passes, or is not allowed.
    public let isExactAbove: Bool
  }

  /// The values that are allowed.
  public let range: ClosedRange<Int>
  /// The values that were tried, in ascending order.
  public let samples: [Sample]

  /// Makes a window of samples.
  ///
  /// - Parameters:
  ///   - range: the values that are allowed.
  ///   - samples: the values that were tried, each once, in ascending order.
  public init(range: ClosedRange<Int>, samples: [Sample]) {
    precondition(
      zip(samples, samples.dropFirst()).allSatisfy { $0.value < $1.value },
      "each value is there once, in ascending order")
    precondition(
      samples.allSatisfy { range.contains($0.value) }, "each value lies in the range")
    self.range = range
    self.samples = samples
  }

  /// Whether every value that is allowed was tried.
  public var isExhaustive: Bool { samples.count == range.count }

  /// Where the trace fails, in ascending order; between two intervals it passes.
  public var intervals: [Interval] {
    var intervals: [Interval] = []
    var start = 0
    while let first = samples[start...].firstIndex(where: \.fails) {
      let next = samples[first...].firstIndex { !$0.fails } ?? samples.endIndex
      let values = samples[first].value...samples[next - 1].value
      intervals.append(
        Interval(
          range: values,
          isExactBelow: values.lowerBound == range.lowerBound
            || first > 0 && samples[first - 1].value == values.lowerBound - 1,
          isExactAbove: values.upperBound == range.upperBound
            || next < samples.endIndex && samples[next].value == values.upperBound + 1))
      start = next
    }
    return intervals
  }

  /// The values that were not tried, in ascending order.
  public var untried: [ClosedRange<Int>] {
    var untried: [ClosedRange<Int>] = []
    var next = range.lowerBound
    for sample in samples {
      if sample.value > next { untried.append(next...sample.value - 1) }
      // The range's end may be the last number there is.
      guard sample.value < range.upperBound else { return untried }
      next = sample.value + 1
    }
    return untried + [next...range.upperBound]
  }
}
