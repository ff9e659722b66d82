// LockstepTests: the first difference between a machine and its oracle.

import FuzzCore
import Testing

@Suite("Lockstep")
struct LockstepTests {
  /// Adds numbers one by one and shows each sum; it loses one if the sum is to become 7.
  private struct Adder: Machine {
    var sum = 0
    var shown = 0

    mutating func apply(_ action: Int, observe: (borrowing Int) -> Bool) {
      for _ in 0..<action {
        sum += sum == 6 ? 0 : 1
        shown += 1
        guard observe(sum) else { return }
      }
      if action == 0 { _ = observe(sum) }
    }
  }

  private struct Counter: Oracle {
    var expected = 0
    var left = 0

    mutating func announce(_ action: Int) { left = action }

    mutating func accept(_ observation: borrowing Int) -> String? {
      if left > 0 { expected += 1 }
      left -= 1
      return observation == expected ? nil : "\(copy observation) instead of \(expected)"
    }
  }

  @Test("equal machines do not diverge")
  func equal() {
    var (adder, counter) = (Adder(), Counter())
    #expect(lockstep([1, 0, 5], on: &adder, judgedBy: &counter) == nil)
    #expect(adder.sum == 6)
  }

  @Test("the first difference stops the machine in the middle of its action")
  func different() throws {
    var (adder, counter) = (Adder(), Counter())
    let divergence = try #require(
      lockstep([1, 4, 9, 1], on: &adder, judgedBy: &counter, startingAt: 10))
    #expect(divergence == Divergence(step: 12, failure: "6 instead of 7"))
    #expect(adder.shown == 7)
  }
}
