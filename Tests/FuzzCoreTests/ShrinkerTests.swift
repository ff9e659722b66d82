// ShrinkerTests: what the shrinker promises whatever the failure is.

import FuzzCore
import Testing

@Suite("Shrinker")
struct ShrinkerTests {
  private let vocabulary = ScreenToys.vocabulary

  @Test("runs no trace twice, and only simpler ones than the best", arguments: ScreenToys.all)
  func everyTraceOnce(toy: Toy) throws {
    let order = TotalOrder(toy.vocabulary)
    var best = try toy.failingTrace(seed: 1)
    var seen: Set<[Shape]> = []
    let result = Shrinker(toy.vocabulary).shrink(best, budget: 500) { candidate in
      #expect(order.isSimpler(candidate, than: best))
      let isNew = seen.insert(candidate).inserted
      #expect(isNew)
      guard toy.fails(candidate) else { return false }
      best = candidate
      return true
    }
    #expect(result.trace == best)
    #expect(result.executions == seen.count)
    #expect(result.executionsToTrace <= result.executions)
  }

  @Test("stops when the budget is spent, with the best trace so far", arguments: [0, 1, 10, 40])
  func budget(limit: Int) throws {
    let toy = ScreenToys.all[1]
    let trace = try toy.failingTrace(seed: 2)
    let result = Shrinker(vocabulary).shrink(trace, budget: limit, stillFails: toy.fails)
    #expect(result.budgetRanOut)
    #expect(result.executions == limit)
    #expect(toy.fails(result.trace))
  }

  @Test("a trace that fails whatever it does becomes the empty one")
  func empty() {
    let trace = vocabulary.trace("push 2 1, wait 300")
    let result = Shrinker(vocabulary).shrink(trace, budget: 10) { _ in true }
    #expect(result.trace == [])
    #expect(result.executions == 1)
    #expect(result.reachedFixedPoint)
  }

  @Test("a trace that nothing simpler fails as is left alone")
  func stubborn() {
    let trace = vocabulary.trace("push 2 1, wait 300")
    let result = Shrinker(vocabulary).shrink(trace, budget: 10_000) { _ in false }
    #expect(result.trace == trace)
    #expect(result.executionsToTrace == 0)
    #expect(result.reachedFixedPoint)
  }

  @Test("only the given alphabet replaces actions")
  func alphabet() {
    let trace = vocabulary.trace("settle, settle")
    let shrinker = Shrinker(vocabulary, alphabet: vocabulary.trace("tap"))
    let result = shrinker.shrink(trace, budget: 10_000) { !$0.isEmpty }
    #expect(vocabulary.text(of: result.trace) == "tap")
  }

  @Test(
    "the lowest failing number does not depend on the one to start from",
    arguments: [137, 138, 150, 199, 200, 201, 350, 499, 500])
  func startValue(time: Int) {
    let trace = vocabulary.trace("wait \(time)")
    let shrinker = Shrinker(vocabulary, passes: [ValueLowering()])
    let result = shrinker.shrink(trace, budget: 100) { ($0.first?.values[0] ?? 0) >= 137 }
    #expect(vocabulary.text(of: result.trace) == "wait 137")
  }
}
