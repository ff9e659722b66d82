// ScreenToys: toys with the shape of a real vocabulary: 22 kinds, some 120 letters.

import FuzzCore

enum ScreenToys {
  static let vocabulary = ToyVocabulary(kinds: [
    ("push", [.choice(of: 3, unit: 1), .choice(of: 2, unit: 2)]),
    ("pop", [.choice(of: 2, unit: 2)]),
    ("root", [.choice(of: 2, unit: 2)]),
    ("popTo", [.choice(of: 6, unit: 3), .choice(of: 2, unit: 2)]),
    ("set", [.choice(of: 10, unit: 4), .choice(of: 2, unit: 2)]),
    ("again", [.choice(of: 4, unit: 3)]),
    ("bar", [.choice(of: 2, unit: 5), .choice(of: 2, unit: 2)]),
    ("gesture", [.choice(of: 2, unit: 6)]),
    ("take", []),
    ("give", []),
    ("cover", []),
    ("uncover", []),
    ("tap", []),
    ("down", [.choice(of: 4, unit: 7)]),
    ("move", [.signed(-375...375, unit: 8, thresholds: [10, -10, 40, 120, 190, 300])]),
    ("up", [.signed(-300...300, unit: 9, thresholds: [-200, 200, 300])]),
    ("cancel", []),
    ("swipe", [.choice(of: 4, unit: 10), .choice(of: 4, unit: 7)]),
    ("double", [.time(0...500)]),
    ("during", [.choice(of: 2, unit: 11), .time(0...500)]),
    ("settle", []),
    ("wait", [.time(0...500)]),
  ])

  static let all: [Toy] = [
    Toy(
      "merge trap: time must pass between a push and a pop", vocabulary,
      minimum: "push 0 0, wait 450, pop 0", within: 1_000, toTrace: 100,
      fails: { time(in: $0, from: push, to: pop) { $0 >= 450 } }),
    Toy(
      "merge trap: more time than one wait can bring", vocabulary,
      minimum: "push 0 0, wait 230, wait 500, pop 0", within: 2_000, toTrace: 200,
      fails: { time(in: $0, from: push, to: pop) { $0 >= 730 } }),
    Toy(
      "sum trap: a way and a speed make up for each other", vocabulary,
      minimum: "down 0, move 50, up 300", within: 1_200, toTrace: 150,
      fails: sumTrap),
    Toy(
      "equal-waits trap: two waits as long as each other", vocabulary,
      minimum: "wait 37, take, wait 37", within: 1_300, toTrace: 150,
      fails: equalWaits),
    Toy(
      "non-monotone window: a failure between two times only", vocabulary,
      minimum: "push 0 0, wait 37, pop 0", within: 1_000, toTrace: 100,
      fails: { time(in: $0, from: push, to: pop) { (37...53).contains($0) } }),
    Toy(
      "two kinds of push become one call that sets the stack", vocabulary,
      minimum: "set 4 0, pop 0", within: 300, toTrace: 60,
      fails: twoPushes),
    Toy(
      "reference to an earlier screen", vocabulary,
      minimum: "push 1 0, push 0 0, popTo 1 0", within: 900, toTrace: 80,
      fails: reference),
    Toy(
      "two references to earlier screens", vocabulary,
      minimum: "push 1 0, push 2 0, popTo 1 0, popTo 0 0", within: 1_500, toTrace: 100,
      fails: twoReferences),
    Toy(
      "decoy suffix: an action that heals, unless it is undone", vocabulary,
      minimum: "take, cover", within: 400, toTrace: 50,
      fails: decoySuffix),
    Toy(
      "far pair: six actions lie between two that belong together", vocabulary,
      minimum: "set 3 0"
        + String(repeating: ", push 0 0", count: 6) + ", again 3", within: 4_500, toTrace: 2_000,
      fails: farPair),
  ]

  // The kinds that the properties speak of, by their place in the vocabulary.
  private static let push = 0
  private static let pop = 1
  private static let popTo = 3
  private static let set = 4
  private static let again = 5
  private static let take = 8
  private static let cover = 10
  private static let uncover = 11
  private static let down = 13
  private static let move = 14
  private static let up = 15
  private static let wait = 21

  /// Whether the time between some `start` and the next `end` is as asked.
  private static func time(
    in trace: [Shape], from start: Int, to end: Int, matches: (Int) -> Bool
  ) -> Bool {
    var elapsed: Int?
    for action in trace {
      if action.kind == start { elapsed = 0 }
      if action.kind == wait { elapsed = elapsed.map { $0 + action.values[0] } }
      if action.kind == end {
        if let elapsed, matches(elapsed) { return true }
        elapsed = nil
      }
    }
    return false
  }

  private static func sumTrap(_ trace: [Shape]) -> Bool {
    var distance: Int?
    for action in trace {
      if action.kind == down { distance = 0 }
      if action.kind == move { distance = distance.map { $0 + action.values[0] } }
      if action.kind == up {
        if let distance, distance != 0, 2 * distance + action.values[0] >= 400 { return true }
        distance = nil
      }
    }
    return false
  }

  private static func equalWaits(_ trace: [Shape]) -> Bool {
    var before: [Int] = []
    var pending: [Int] = []
    for action in trace {
      if action.kind == take {
        before += pending
        pending = []
      }
      if action.kind == wait, action.values[0] >= 37 {
        if before.contains(action.values[0]) { return true }
        pending.append(action.values[0])
      }
    }
    return false
  }

  /// Fails at a pop from a screen of kind 1 over one of kind 0, both above the root.
  private static func twoPushes(_ trace: [Shape]) -> Bool {
    var stack: [Int] = []
    for action in trace {
      if action.kind == push { stack.append(action.values[0]) }
      if action.kind == set { stack = action.values[0] == 4 ? [0, 1] : [] }
      if action.kind == pop {
        if stack.suffix(2) == [0, 1] { return true }
        _ = stack.popLast()
      }
    }
    return false
  }

  /// Fails when a pop names a screen of kind 1 that is not the top.
  private static func reference(_ trace: [Shape]) -> Bool {
    var stack = [0]
    for action in trace {
      if action.kind == push { stack.append(action.values[0]) }
      if action.kind == pop, stack.count > 1 { stack.removeLast() }
      if action.kind == popTo, action.values[0] < stack.count {
        let position = action.values[0]
        if stack[position] == 1, position < stack.count - 1 { return true }
        stack.removeLast(stack.count - 1 - position)
      }
    }
    return false
  }

  /// Fails when two pops in a row name the places of a screen of kind 1 and the one below it.
  private static func twoReferences(_ trace: [Shape]) -> Bool {
    var stack = [0]
    var named: Int?
    for action in trace {
      if action.kind == push {
        stack.append(action.values[0])
        named = nil
      }
      if action.kind == popTo, action.values[0] < stack.count - 1 {
        let position = action.values[0]
        if let named, named == position + 1 { return true }
        named = stack[position] == 1 && stack[position + 1] == 2 ? position : nil
        stack.removeLast(stack.count - 1 - position)
      }
    }
    return false
  }

  /// Fails if a cover follows a take; an uncover heals it, and another cover undoes the healing.
  private static func decoySuffix(_ trace: [Shape]) -> Bool {
    var isTaken = false
    var isBroken = false
    for action in trace {
      if action.kind == take { isTaken = true }
      if action.kind == cover, isTaken { isBroken = true }
      if action.kind == uncover { isBroken = false }
    }
    return isBroken
  }

  /// Fails when a screen is named again, seven or more actions after its number was set.
  private static func farPair(_ trace: [Shape]) -> Bool {
    for (index, action) in trace.enumerated() where action.kind == again {
      for early in trace.prefix(max(0, index - 6)) {
        if early.kind == set, early.values[0] >= 3, early.values[0] == action.values[0] {
          return true
        }
      }
    }
    return false
  }
}
