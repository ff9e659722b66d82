// ShrinkPassTests: what each pass of the shrinker does by itself.

import FuzzCore
import Testing

/// One pass, a trace that fails, and what the pass makes of it.
struct PassRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let pass: any ShrinkPass & Sendable
  let before: String
  let after: String
  let fails: @Sendable ([Shape]) -> Bool

  init(
    _ fact: String, _ pass: any ShrinkPass & Sendable, _ before: String, _ after: String,
    fails: @escaping @Sendable ([Shape]) -> Bool
  ) {
    testDescription = fact
    self.pass = pass
    self.before = before
    self.after = after
    self.fails = fails
  }
}

@Suite("Shrink passes")
struct ShrinkPassTests {
  static let vocabulary = ToyVocabulary(kinds: [
    ("a", []),
    ("b", []),
    ("wait", [.signed(-500...500, unit: 0, thresholds: [16, 100, 200, -100])]),
    ("pause", [.signed(0...300, unit: 0, thresholds: [100])]),
    ("go", [.choice(of: 4, unit: 1)]),
  ])

  static let deletions: [PassRow] = [
    PassRow("blocks: only what is needed stays", BlockDeletion(), "b, a, b, b, a, b", "a, a") {
      kinds($0).count { $0 == 0 } >= 2
    },
    PassRow("pairs: two that need each other go", PairDeletion(), "a, b, b, a", "b, b") {
      kinds($0).count { $0 == 0 }.isMultiple(of: 2) && kinds($0).contains(1)
    },
    PassRow("giving: two become one", GivingDeletion(), "wait 200, a, pause 60", "wait 260, a") {
      sum($0) >= 260
    },
    PassRow("giving: up to the bound", GivingDeletion(), "pause 250, pause 250", "pause 300") {
      sum($0) >= 260
    },
    PassRow("lifting: one does more", LiftingDeletion(), "a, b, wait 16", "b, wait 500") {
      kinds($0).contains(1) && (kinds($0).contains(0) || sum($0) > 300)
    },
    PassRow("renumbering: later numbers go down", RenumberingDeletion(), "a, a, go 2", "go 0") {
      $0.last?.kind == 4 && $0.last?.values == [kinds($0).count { $0 == 0 }]
    },
  ]

  static let values: [PassRow] = [
    PassRow("lowering: between the thresholds", ValueLowering(), "wait 180, b", "wait 137, b") {
      sum($0) >= 137
    },
    PassRow("lowering: on the other side", ValueLowering(), "wait 180", "wait -60") {
      sum($0) >= 137 || sum($0) <= -60
    },
    PassRow("probing: another window of failure", ValueProbing(), "wait 180", "wait 50") {
      (170...190).contains(sum($0)) || (50...60).contains(sum($0))
    },
    PassRow("joint: two equal ones", JointLowering(), "wait 90, pause 90", "wait 37, pause 37") {
      $0.count == 2 && $0[0].values[0] >= 37 && $0[0].values == $0[1].values
    },
    PassRow("joint: three of a kind", JointLowering(), "go 3, go 3, go 3", "go 1, go 1, go 1") {
      $0.count == 3 && $0[0].values[0] >= 1 && $0[0] == $0[1] && $0[1] == $0[2]
    },
    PassRow("transfer: the sum stays", ValueTransfer(), "wait 200, pause 60", "wait 0, pause 260") {
      $0.count == 2 && sum($0) == 260
    },
    PassRow("transfer: a lower first one", ValueTransfer(), "wait 400, go 1", "wait 200, go 3") {
      $0.count == 2 && $0[0].values[0] * ($0[1].values[0] + 1) >= 800
    },
  ]

  static let replacements: [PassRow] = [
    PassRow("reordering: simple kinds first", Reordering(), "go 0, b, a", "a, b, go 0") {
      $0.count == 3
    },
    PassRow("reordering: to a later place", Reordering(), "go 0, a, b", "a, b, go 0") {
      $0 == vocabulary.trace("go 0, a, b") || $0 == vocabulary.trace("a, b, go 0")
    },
    PassRow("kinds: the simplest that fails", KindLowering(), "a, go 3", "a, wait 100") {
      $0.count == 2 && $0[0].kind == 0 && ($0[1].values.first ?? 0) >= 3 && $0[1] != wait(16)
    },
    PassRow("trade: a kind and a number", KindTrade(), "go 2, b", "go 0, a") {
      $0 == vocabulary.trace("go 2, b") || $0 == vocabulary.trace("go 0, a")
    },
    PassRow("window: two become one", WindowReplacement(width: 2), "b, a, b, a", "b, go 2, a") {
      $0 == vocabulary.trace("b, a, b, a") || $0 == vocabulary.trace("b, go 2, a")
    },
    PassRow("window: three become one", WindowReplacement(width: 3), "b, a, b, a", "b, go 2") {
      $0 == vocabulary.trace("b, a, b, a") || $0 == vocabulary.trace("b, go 2")
    },
    PassRow("distant: three become two", DistantReplacement(), "b, a, b", "go 3, a") {
      $0 == vocabulary.trace("b, a, b") || $0 == vocabulary.trace("go 3, a")
    },
  ]

  @Test("a pass does what it says", arguments: deletions + values + replacements)
  func pass(row: PassRow) {
    let shrinker = Shrinker(Self.vocabulary, passes: [row.pass])
    let trace = Self.vocabulary.trace(row.before)
    #expect(row.fails(trace))
    let result = shrinker.shrink(trace, budget: 1_000, stillFails: row.fails)
    #expect(Self.vocabulary.text(of: result.trace) == row.after)
    #expect(result.reachedFixedPoint)
  }

  private static func kinds(_ trace: [Shape]) -> [Int] { trace.map(\.kind) }

  private static func sum(_ trace: [Shape]) -> Int { trace.flatMap(\.values).reduce(0, +) }

  private static func wait(_ time: Int) -> Shape { Shape(kind: 2, values: [time]) }
}
