// RecordedCase: a case that was drawn once, to be played again without the parts that drew it.

import FuzzCore
import NavigationModel
import NavigationSpec

/// A case that was drawn once.
struct RecordedCase {
  /// What was played: what was drawn, up to the first broken rule, and the closing probe if none broke.
  var actions: [Action] = []
  /// How many of the actions were drawn.
  var drawnCount = 0
  /// The action with which the closing probe proper begins; nil if a rule broke before.
  var probeStart: Int?
  /// What the generator saw before each drawn action.
  var outlooks: [Outlook] = []
  /// Between how many outcomes each choice was.
  var limits: [Int] = []

  /// What was drawn.
  var drawn: ArraySlice<Action> { actions.prefix(drawnCount) }

  /// How many choices were made.
  var choiceCount: Int { limits.count }

  /// The choices that draw a case.
  static func choices(seed: UInt64, case index: Int) -> RandomChoices {
    RandomChoices(seed: seed, case: index)
  }

  /// Makes as many choices, each between as many outcomes.
  func choose() {
    var choices = RandomChoices(seed: 1)
    var sum = 0
    for limit in limits { sum &+= choices.choose(below: limit) }
    precondition(sum >= 0, "outcomes are not negative")
  }
}

/// Random choices that keep what they were asked.
struct LoggedChoices: ChoiceSource {
  private var random: RandomChoices
  private(set) var limits: [Int] = []

  init(_ random: RandomChoices) { self.random = random }

  mutating func choose(below limit: Int) -> Int {
    limits.append(limit)
    return random.choose(below: limit)
  }
}
