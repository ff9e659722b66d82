// RunResult+Rejudgement: under which settings a finding holds, as JSON.

import NavigationHarness
import NavigationModel
import NavigationSpec

extension RunResult {
  static func json(_ rejudgement: Rejudgement?) -> JSONText {
    guard let rejudgement else { return .null }
    return .object([
      ("tried", .number(rejudgement.trialCount)),
      ("switches", .list(rejudgement.dependences.map(json))),
      ("profiles", .list(rejudgement.versions.map(json))),
    ])
  }

  private static func json(_ dependence: Rejudgement.Dependence) -> JSONText {
    .object([
      ("switch", .text(dependence.key.rawValue)),
      ("values", .list(dependence.trials.map { json("value", $0.word, $0.outcome) })),
    ])
  }

  private static func json(_ version: Rejudgement.Version) -> JSONText {
    json("profile", version.profile.rawValue, version.outcome)
  }

  private static func json(
    _ name: String, _ word: String, _ outcome: Rejudgement.Outcome
  ) -> JSONText {
    var members = [(name, JSONText.text(word)), ("fails", .flag(outcome == .same))]
    if case .otherwise(let rule, let cause) = outcome {
      members += [("rule", .text(rule.rawValue)), ("cause", .optional(cause?.rawValue))]
    }
    return .object(members)
  }
}
