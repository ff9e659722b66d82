// ActionGenerator+Transitions: draws the numbers of the app's own animators and drivers.

import FuzzCore
import NavigationModel
import NavigationSpec

extension ActionGenerator {
  /// Draws the numbers of an action of the capability `transitions`.
  func fillTransitions(
    _ kind: ActionKind, _ choices: inout some ChoiceSource, _ spec: Outlook
  ) -> Action {
    switch kind {
    case .animator:
      guard !spec.hasOwnAnimator || choices.odds(1, in: 3) else { return .animator(.system) }
      return .animator(choices.odds(1, in: 2) ? .fade : .interruptible)
    case .drive:
      let requests: [DrivenRequest] = spec.depth > 1 ? [.pop, .pop, .push, .set] : [.push, .set]
      return .drive(choices.pick(from: requests), end(&choices))
    default: return .takeHold(end(&choices))
    }
  }

  private func end(_ choices: inout some ChoiceSource) -> DriveEnd {
    choices.odds(5, in: 8) ? .cancel : .finish
  }
}

extension Plot {
  /// What belongs together about the app's own animators and drivers.
  static let transitionPhrases: [[Beat]] = [
    // A driver that takes its transition back, and what comes after it.
    [.kind(.animator), .rest, .kind(.drive), .shortWait, .anyRequest, .rest],
    [.kind(.animator), .rest, .kind(.drive), .rest, .kind(.drive), .rest, .fullSwipe],
    // A transition that is held, turned round, and held again.
    [.kind(.animator), .rest, .anyRequest, .shortWait, .kind(.takeHold), .shortWait],
    [.kind(.animator), .anyRequest, .kind(.wait), .kind(.takeHold), .kind(.takeHold), .rest],
    // A finger beside an own animator.
    [.kind(.animator), .rest, .anyRequest, .shortWait, .fullSwipe],
  ]
}
