// TotalOrderTests: which trace is the simpler one.

import FuzzCore
import Testing

@Suite("Total order")
struct TotalOrderTests {
  private let vocabulary = ToyVocabulary(kinds: [
    ("a", [.signed(-9...9, unit: 0, thresholds: [-5, 5])]),
    ("b", [.choice(of: 2, unit: 1), .choice(of: 2, unit: 1)]),
    ("c", []),
  ])

  @Test(
    "each trace is simpler than all that follow it",
    arguments: [
      [
        "", "a 0", "a 1", "a -1", "a 2", "b 0 0", "b 0 1", "b 1 0", "c", "a 1, a 0", "a 9, b 0 0",
        "a 0, c", "a 1, c", "c, a 0", "a 0, a 0, a 0",
      ]
    ])
  func ascending(texts: [String]) {
    let order = TotalOrder(vocabulary)
    let traces = texts.map { vocabulary.trace($0) }
    for (index, trace) in traces.enumerated() {
      for (otherIndex, other) in traces.enumerated() {
        #expect(order.isSimpler(trace, than: other) == (index < otherIndex))
      }
    }
  }

  @Test("numbers above the origin come before those as far below it")
  func ranks() {
    let domain = Domain(unit: 0, range: 0...9, origin: 4, thresholds: [4])
    #expect([4, 5, 3, 6, 2].map(domain.rank(of:)) == [0, 1, 2, 3, 4])
  }

  @Test("thresholds are sorted by rank, each once, the origin first")
  func thresholds() {
    let domain = Domain(unit: 0, range: -9...9, origin: 0, thresholds: [7, -2, 2, 7])
    #expect(domain.thresholds == [0, 2, -2, 7])
  }

  @Test("the alphabet is every kind with its thresholds, in the total order")
  func alphabet() {
    let expected = "a 0, a 5, a -5, b 0 0, b 0 1, b 1 0, b 1 1, c"
    #expect(vocabulary.text(of: vocabulary.alphabet) == expected)
  }
}
