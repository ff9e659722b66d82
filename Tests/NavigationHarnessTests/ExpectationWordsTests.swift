// ExpectationWordsTests: what was expected and what was seen, said so that it can be told what is meant.

import NavigationModel
import NavigationSpec
import Testing

@testable import NavigationHarness

@Suite("Words for what was expected and seen")
struct ExpectationWordsTests {
  @Test(
    "say what a yes, a number or nothing means under their rule",
    arguments: [
      (.cancelChanged, .flag(true), .flag(false), "the bar hidden", "the bar shown"),
      (.leak, .count(1), .count(2), "1 screen alive", "2 screens alive"),
      (.backItem, .screen(.none), .screen(ScreenID(1)), "no back button", "a back button to B"),
    ] as [(Rule, Violation.Expectation, Violation.Expectation, String, String)])
  func words(
    rule: Rule, expected: Violation.Expectation, observed: Violation.Expectation,
    first: String, second: String
  ) {
    let violation = Violation(rule, expected: expected, observed: observed)
    let words = ExpectationWords(violation: violation) {
      $0.isSome ? "B" : "no screen"
    } stack: {
      "\($0.count) screens"
    }
    #expect(words.expected == first)
    #expect(words.observed == second)
  }
}
