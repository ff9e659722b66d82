// ListToys: the shrinking challenges that are known from property testing, as sequences.

import FuzzCore

enum ListToys {
  static let all: [Toy] = [
    Toy(
      "bound 5: sums that overflow",
      ToyVocabulary(
        kinds: (0..<5).map {
          let domain = Domain.signed(-32_768...32_767, unit: 0, thresholds: [255, 256, -32_768])
          return ("list\($0)", [domain])
        }),
      minimum: "list0 -1, list1 -32768", within: 1_000, toTrace: 1_000, fails: boundFive),
    Toy(
      "large union: five different numbers", list(-100...100), minimum: numbers(0, 1, -1, 2, -2),
      within: 400, toTrace: 300, fails: { Set($0.map { $0.values[0] }).count >= 5 }),
    Toy(
      "reverse: a list that is not its own reverse", list(-100...100), minimum: numbers(0, 1),
      within: 60, toTrace: 50, fails: { $0.reversed() != $0 }),
    Toy(
      "distinct: three different numbers", list(0...1_000), minimum: numbers(0, 1, 2),
      within: 100, toTrace: 80, fails: { Set($0.map { $0.values[0] }).count >= 3 }),
    Toy(
      "deletion: a number that is there twice", list(0...1_000), minimum: numbers(0, 0),
      within: 50, toTrace: 50, fails: { Set($0.map { $0.values[0] }).count < $0.count }),
    Toy(
      "length list: one large number", list(0...1_000), minimum: numbers(900),
      within: 50, toTrace: 50, fails: { $0.contains { $0.values[0] >= 900 } }),
    Toy(
      "difference must not be zero", pair, minimum: "x 10, y 10",
      within: 100, toTrace: 80, fails: { difference(in: $0) { $0 == 0 } }),
    Toy(
      "difference must not be small", pair, minimum: "x 10, y 6",
      within: 120, toTrace: 100, fails: { difference(in: $0) { (1...4).contains($0) } }),
    Toy(
      "difference must not be one", pair, minimum: "x 10, y 9",
      within: 120, toTrace: 100, fails: { difference(in: $0) { $0 == 1 } }),
    Toy(
      "coupling: two places that name each other", list(0...49), minimum: numbers(1, 0),
      within: 400, toTrace: 400, fails: coupling),
    Toy(
      "binary heap: the levels are not in order", list(0...1_000), minimum: numbers(0, 1, 0),
      within: 120, toTrace: 100, fails: heap),
    Toy(
      "calculator: a division by a sum that is zero", calculator,
      minimum: "number 0, number 0, number 0, add, divide", within: 250, toTrace: 200,
      fails: calculation),
  ]

  private static func list(_ range: ClosedRange<Int>) -> ToyVocabulary {
    ToyVocabulary(kinds: [
      ("number", [Domain(unit: 0, range: range, origin: 0, thresholds: [range.upperBound])])
    ])
  }

  private static func numbers(_ numbers: Int...) -> String {
    numbers.map { "number \($0)" }.joined(separator: ", ")
  }

  private static func boundFive(_ trace: [Shape]) -> Bool {
    var sums = [Int16](repeating: 0, count: 5)
    for action in trace {
      sums[action.kind] &+= Int16(truncatingIfNeeded: action.values[0])
    }
    return sums.allSatisfy { $0 < 256 } && sums.reduce(0, &+) >= 5 * 256
  }

  private static let pair = ToyVocabulary(kinds: [
    ("x", [Domain(unit: 0, range: 0...1_000, origin: 0, thresholds: [1_000])]),
    ("y", [Domain(unit: 0, range: 0...1_000, origin: 0, thresholds: [1_000])]),
  ])

  /// Whether some x of at least 10 and the y right after it are as far apart as asked.
  private static func difference(in trace: [Shape], matches: (Int) -> Bool) -> Bool {
    zip(trace, trace.dropFirst()).contains { x, y in
      x.kind == 0 && y.kind == 1 && x.values[0] >= 10 && matches(abs(x.values[0] - y.values[0]))
    }
  }

  private static func coupling(_ trace: [Shape]) -> Bool {
    trace.indices.contains { index in
      let named = trace[index].values[0]
      return named != index && named < trace.count && trace[named].values[0] == index
    }
  }

  /// Inserts the numbers into a heap and takes the order of its levels for the sorted one.
  private static func heap(_ trace: [Shape]) -> Bool {
    var heap: [Int] = []
    for action in trace {
      heap.append(action.values[0])
      var child = heap.count - 1
      while child > 0, heap[child] < heap[(child - 1) / 2] {
        heap.swapAt(child, (child - 1) / 2)
        child = (child - 1) / 2
      }
    }
    return zip(heap, heap.dropFirst()).contains { $0 > $1 }
  }

  private static let calculator = ToyVocabulary(kinds: [
    ("number", [.signed(-10...10, unit: 0, thresholds: [1, -1])]), ("add", []), ("divide", []),
  ])

  /// A stack calculator that checks for a zero divisor only where it is written as such.
  private static func calculation(_ trace: [Shape]) -> Bool {
    var stack: [(value: Int, isWritten: Bool)] = []
    for action in trace {
      if action.kind == 0 {
        stack.append((action.values[0], true))
        continue
      }
      guard stack.count > 1 else { continue }
      let right = stack.removeLast()
      let left = stack.removeLast()
      if action.kind == 1 {
        stack.append((left.value + right.value, false))
      } else if right.value != 0 {
        stack.append((left.value / right.value, false))
      } else if !right.isWritten {
        return true
      }
    }
    return false
  }
}
