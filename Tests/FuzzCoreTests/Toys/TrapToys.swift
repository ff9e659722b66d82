// TrapToys: toys in which two things must change at once, or two faults lie in one trace.

import FuzzCore

enum TrapToys {
  static let all: [Toy] = [
    Toy(
      "two faults in one trace: the one that is simpler", ScreenToys.vocabulary,
      minimum: "take, cover", within: 400, toTrace: 50, fails: { firstFault(in: $0) == .cover }),
    Toy(
      "two faults in one trace: the other one", ScreenToys.vocabulary,
      minimum: "push 1 0, push 0 0, popTo 1 0", within: 900, toTrace: 100,
      fails: { firstFault(in: $0) == .reference }),
    Toy(
      "far sum: five actions lie between a way and a speed", ScreenToys.vocabulary,
      minimum: "move 50" + String(repeating: ", push 0 0", count: 5) + ", up 300",
      within: 4_500, toTrace: 2_000, fails: farSum),
    Toy(
      "length list: the number of numbers is said before them", saidLength,
      minimum: "length 3, number 0, number 0, number 900", within: 200, toTrace: 150,
      fails: lengthList),
    Toy(
      "large union list: five different numbers in lists",
      ToyVocabulary(kinds: [("list", []), ("number", [.signed(-100...100, unit: 0)])]),
      minimum: "list, number 0, number 1, number -1, number 2, number -2",
      within: 700, toTrace: 500, fails: unionOfLists),
    Toy(
      "binary heap: a tree, merged and listed without order",
      ToyVocabulary(kinds: [
        ("none", []), ("node", [Domain(unit: 0, range: 0...1_000, origin: 0, thresholds: [1_000])]),
      ]),
      minimum: "node 0, node 1, none, none, node 0, node 0", within: 700, toTrace: 500,
      fails: heapTree),
  ]

  private enum Fault {
    /// A cover after a take.
    case cover
    /// A pop that names a screen of kind 1 that is not the top.
    case reference
  }

  /// The fault that ends a run: the first one that shows.
  private static func firstFault(in trace: [Shape]) -> Fault? {
    var isTaken = false
    var stack = [0]
    for action in trace {
      switch ScreenToys.vocabulary.kinds[action.kind].name {
      case "take": isTaken = true
      case "cover": if isTaken { return .cover }
      case "push": stack.append(action.values[0])
      case "popTo":
        let position = action.values[0]
        guard position < stack.count - 1 else { break }
        if stack[position] == 1 { return .reference }
        stack.removeLast(stack.count - 1 - position)
      default: break
      }
    }
    return nil
  }

  /// Fails if a way and a speed, six or more actions apart, come to enough together.
  private static func farSum(_ trace: [Shape]) -> Bool {
    let names = trace.map { ScreenToys.vocabulary.kinds[$0.kind].name }
    return trace.indices.contains { late in
      names[late] == "up"
        && trace.indices.prefix(max(0, late - 5)).contains { early in
          names[early] == "move" && trace[early].values[0] > 0
            && 2 * trace[early].values[0] + trace[late].values[0] >= 400
        }
    }
  }

  private static let saidLength = ToyVocabulary(kinds: [
    ("length", [Domain(unit: 0, range: 0...20, origin: 0, thresholds: [20])]),
    ("number", [Domain(unit: 1, range: 0...1_000, origin: 0, thresholds: [1_000])]),
  ])

  /// Fails if a list of three numbers or more is complete and one of them is large.
  private static func lengthList(_ trace: [Shape]) -> Bool {
    var length = 0
    var numbers: [Int] = []
    for action in trace {
      if action.kind == 0 {
        length = action.values[0]
        numbers = []
      } else {
        numbers.append(action.values[0])
        if numbers.count == length, length >= 3, numbers.contains(where: { $0 >= 900 }) {
          return true
        }
      }
    }
    return false
  }

  private static func unionOfLists(_ trace: [Shape]) -> Bool {
    let inLists = trace.drop { $0.kind == 1 }.filter { $0.kind == 1 }
    return Set(inLists.map { $0.values[0] }).count >= 5
  }

  /// A tree of numbers.
  private indirect enum Heap {
    case none
    case node(Int, Heap, Heap)

    /// The least number, if there is one.
    var head: Int? {
      if case .node(let value, _, _) = self { value } else { nil }
    }

    /// Whether no number is below one that is above it.
    var isInOrder: Bool {
      guard case .node(let value, let left, let right) = self else { return true }
      return left.isInOrder && right.isInOrder
        && [left.head, right.head].allSatisfy { ($0 ?? value) >= value }
    }

    /// The numbers, from the root down, whatever their order.
    var numbers: [Int] {
      guard case .node(let value, let left, let right) = self else { return [] }
      return [value] + left.numbers + right.numbers
    }

    /// Both in one, in the order of heaps.
    func merged(with other: Self) -> Self {
      guard case .node(let value, let left, let right) = self else { return other }
      guard case .node(let otherValue, let otherLeft, let otherRight) = other else { return self }
      return value <= otherValue
        ? .node(value, right.merged(with: other), left)
        : .node(otherValue, merged(with: otherRight), otherLeft)
    }

    /// Reads a tree, the root first; what is missing is no node.
    static func read(_ actions: inout ArraySlice<Shape>) -> Self {
      guard let action = actions.popFirst(), action.kind == 1 else { return .none }
      let left = read(&actions)
      return .node(action.values[0], left, read(&actions))
    }
  }

  /// Takes the root away, merges what is left, and lists it from the root down as if that were in order.
  private static func heapTree(_ trace: [Shape]) -> Bool {
    var actions = trace[...]
    let heap = Heap.read(&actions)
    guard heap.isInOrder, case .node(let value, let left, let right) = heap else { return false }
    let sorted = [value] + left.merged(with: right).numbers
    return sorted != heap.numbers.sorted()
  }
}
