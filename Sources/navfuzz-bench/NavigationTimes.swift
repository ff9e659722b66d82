// NavigationTimes: how long each part of the cases took, and how much was done meanwhile.

import NavigationHarness
import NavigationSpec

/// How long a part took, in nanoseconds: of each case the fastest round.
///
/// A case takes less time than the machine gives to anybody at a stretch, so that some round of it is hardly disturbed.
struct FastestRounds {
  private var byCase: [Int]

  init(caseCount: Int) { byCase = Array(repeating: .max, count: caseCount) }

  /// All cases together.
  var nanoseconds: Int { byCase.reduce(0, +) }

  /// Times a round of a case.
  mutating func take(_ index: Int, _ body: () -> Void) {
    byCase[index] = min(byCase[index], ProcessorTime.taken(by: body))
  }
}

/// How long each part took.
struct NavigationTimes {
  var whole: FastestRounds
  var choices: FastestRounds
  var generator: FastestRounds
  /// The stage, with the specification in step.
  var judged: FastestRounds
  var stage: FastestRounds
  var walker: FastestRounds
  var plain: FastestRounds

  init(caseCount: Int) {
    let rounds = FastestRounds(caseCount: caseCount)
    (whole, choices, generator, judged) = (rounds, rounds, rounds, rounds)
    (stage, walker, plain) = (rounds, rounds, rounds)
  }
}

/// What the drawn cases amount to.
struct NavigationTotals {
  private(set) var actions = 0
  private(set) var idleActions = 0
  private(set) var turns = 0
  private(set) var callbacks = 0
  private(set) var broken = 0
  private(set) var choices = 0
  /// Depends on what became of each case: a change that shall change nothing leaves it alone.
  private(set) var digest: UInt64 = 0

  /// Adds a case.
  mutating func add(_ result: CaseResult, choiceCount: Int) {
    actions += result.actionCount
    idleActions += result.idleActionCount
    turns += result.turnCount
    callbacks += result.callbackCount
    broken += result.violation == nil ? 0 : 1
    choices += choiceCount
    let ruleIndex = result.violation.flatMap { Rule.allCases.firstIndex(of: $0.rule) } ?? -1
    for number in [
      result.step, result.actionCount, result.idleActionCount, result.turnCount,
      result.callbackCount, Int(result.situations.bits), ruleIndex,
    ] {
      digest = (digest ^ UInt64(bitPattern: Int64(number))) &* 0x9E37_79B9_7F4A_7C15
      digest ^= digest >> 29
    }
  }
}
