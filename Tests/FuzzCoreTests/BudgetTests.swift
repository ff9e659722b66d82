// BudgetTests: what a limit permits.

import FuzzCore
import Testing

@Suite("Budget")
struct BudgetTests {
  @Test("a budget is spent to the last and not beyond")
  func spending() {
    var budget = Budget(3)
    let isPaid = [1, 3, 2, 1, 0].map { budget.spend($0) }
    #expect(isPaid == [true, false, true, false, true])
    #expect(budget.spent == 3)
    #expect(budget.left == 0)
    #expect(budget.isExhausted)
  }

  @Test("an empty budget is exhausted from the start")
  func empty() {
    #expect(Budget(0).isExhausted)
  }
}
