// FailingWindowTests: the values at which a trace fails, with their holes.

import FuzzCore
import Testing

@Suite("Failing windows")
struct FailingWindowTests {
  private static let domain = Domain(
    unit: 0, range: 0...10_000, origin: 0, thresholds: [16, 350, 500, 9_000])

  /// A set of values that fail, one of them, and how many are expected to be found.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let start: Int
    let failing: [ClosedRange<Int>]

    init(_ fact: String, from start: Int, _ failing: ClosedRange<Int>...) {
      testDescription = fact
      self.start = start
      self.failing = failing
    }

    func fails(_ value: Int) -> Bool { failing.contains { $0.contains(value) } }
  }

  static let rows = [
    Row("all values", from: 0, 0...10_000),
    Row("up to a time", from: 1, 1...349),
    Row("from a time on", from: 7_000, 350...10_000),
    Row("one value only", from: 37, 37...37),
    Row("the first value only", from: 0, 0...0),
    Row("the last value only", from: 10_000, 10_000...10_000),
    Row("a window between two times", from: 40, 37...53),
    Row("a hole within a window", from: 10, 1...4_000, 5_500...10_000),
    Row("a hole at a threshold, one value wide", from: 10, 0...349, 351...10_000),
    Row("a hole below a threshold", from: 10, 0...8_998, 9_000...10_000),
    Row("a far window", from: 3, 1...20, 8_000...9_999),
    Row("three windows", from: 9_500, 0...20, 3_000...5_000, 9_100...10_000),
  ]

  @Test("all windows are found, exact at their ends", arguments: rows)
  func windows(row: Row) {
    var tried: [Int] = []
    let search = FailingWindowSearch(ScreenToys.vocabulary)
    let window = search.window(around: row.start, in: Self.domain) { value in
      tried.append(value)
      return row.fails(value)
    }
    #expect(window.intervals.map(\.range) == row.failing)
    #expect(window.intervals.allSatisfy { $0.isExactBelow && $0.isExactAbove })
    #expect(tried.count <= 120)
    #expect(Set(tried).count == tried.count)
    #expect(window.samples.map(\.value) == (tried + [row.start]).sorted())
    #expect(window.samples.allSatisfy { $0.fails == row.fails($0.value) })
    let left = window.untried.reduce(0) { $0 + $1.count }
    #expect(left + window.samples.count == window.range.count)
    #expect(!window.isExhaustive)
  }

  @Test("of a small range each value is tried")
  func smallRange() {
    let domain = Domain(unit: 0, range: -5...6, origin: 0, thresholds: [])
    let window = FailingWindowSearch(ScreenToys.vocabulary)
      .window(around: 2, in: domain) { !$0.isMultiple(of: 3) && $0 != -4 }
    #expect(window.isExhaustive)
    #expect(window.untried == [])
    #expect(window.intervals.map(\.range) == [-5 ... -5, -2 ... -1, 1...2, 4...5])
  }

  @Test("a number outside of its range, written by hand, is part of the window")
  func outside() {
    let domain = Domain(unit: 0, range: 0...3, origin: 0, thresholds: [])
    let window = FailingWindowSearch(ScreenToys.vocabulary).window(around: 5, in: domain) { value in
      value > 3 ? nil : value == 2
    }
    #expect(window.intervals.map(\.range) == [2...2, 5...5])
  }

  @Test("an exhausted budget leaves ends that are not exact, and says so", arguments: [0, 3, 9])
  func budget(limit: Int) {
    var count = 0
    let window = FailingWindowSearch(ScreenToys.vocabulary, budget: limit)
      .window(around: 3_000, in: Self.domain) {
        count += 1
        return (1_234...4_321).contains($0)
      }
    #expect(count == limit)
    #expect(window.intervals.count == 1)
    #expect(window.intervals.allSatisfy { !$0.isExactBelow && !$0.isExactAbove })
  }

  @Test("values that are no action are not tried")
  func noAction() {
    let window = FailingWindowSearch(ScreenToys.vocabulary)
      .window(around: 40, in: Self.domain) { $0 < 100 ? true : nil }
    // The next step upwards would be 104.
    #expect(window.intervals.map(\.range) == [0...72])
    #expect(window.intervals.map(\.isExactAbove) == [false])
    #expect(window.intervals.map(\.isExactBelow) == [true])
  }

  @Test("each number of a trace has its window")
  func trace() {
    let vocabulary = ScreenToys.vocabulary
    let trace = vocabulary.trace("push 1 0, wait 37, during 1 200")
    let windows = FailingWindowSearch(vocabulary).windows(of: trace) { candidate in
      let values = candidate.map(\.values)
      return values[0][0] == 1 && (30...44).contains(values[1][0]) && values[2][1] != 250
    }
    #expect(
      windows.map { $0.map { $0.intervals.map(\.range) } } == [
        [[1...1], [0...1]], [[30...44]], [[0...1], [0...249, 251...500]],
      ])
  }
}
