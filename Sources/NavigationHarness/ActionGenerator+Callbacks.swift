// ActionGenerator+Callbacks: draws calls that wait for a callback.

import FuzzCore
import NavigationModel

extension ActionGenerator {
  /// A call that waits for a callback: mostly a push or a pop, and mostly for the next one.
  func script(_ choices: inout some ChoiceSource) -> Script {
    let moment = choices.pick(from: ScriptMoment.allCases)
    var call =
      choices.odds(3, in: 4)
      ? choices.pick(from: Self.requests) : choices.pick(from: ScriptedCall.allCases)
    // What the subject excludes is not called from within a callback either.
    if !allows(call.action.kind) { call = .push }
    return Script(in: moment, call, skipped: choices.odds(1, in: 6) ? 1 : 0)
  }

  private static let requests: [ScriptedCall] = [
    .push, .push, .pushUnanimated, .pop, .pop, .popUnanimated, .popToRoot, .setNew,
  ]
}
