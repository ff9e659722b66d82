// ActionGenerator+Lifetime: how what an app holds, and its delegates and targets, are drawn.

import FuzzCore
import NavigationModel
import NavigationSpec

extension ActionGenerator {
  /// Draws the numbers of an action on lives: mostly it is the top that is held.
  func fillLife(
    _ kind: ActionKind, _ choices: inout some ChoiceSource, _ spec: Outlook
  ) -> Action {
    switch kind {
    case .letGo: return .lifetime(.letGo)
    case .pushKept: return .lifetime(.pushKept)
    case .extraTarget: return .lifetime(.extraTarget(choices.odds(3, in: 4)))
    case .forwardDelegate: return .lifetime(.forwardDelegate)
    case .delegateDies: return .lifetime(.delegateDies)
    default:
      let top = max(0, spec.depth - 1)
      return .lifetime(
        .keep(
          position: choices.odds(3, in: 4) ? min(top, 7) : choices.choose(below: min(top, 7) + 1)))
    }
  }
}

extension Plot {
  /// Phrases around what an app holds.
  static let lifetimePhrases: [[Beat]] = [
    // Held, gone, and back.
    [.anyRequest, .rest, .kind(.keep), .kind(.pop), .rest, .kind(.pushKept), .rest, .fullSwipe],
    [.anyRequest, .kind(.keep), .fullSwipe, .rest, .kind(.pushKept), .shortWait, .fullSwipe],
    [.kind(.keep), .anyRequest, .rest, .kind(.pushKept), .shortWait, .anyRequest],
    [.anyRequest, .rest, .kind(.keep), .partialSwipe, .rest, .kind(.pop), .rest, .kind(.pushKept)],
    // Held and let go.
    [.kind(.keep), .anyRequest, .shortWait, .kind(.letGo)],
    [.anyRequest, .rest, .kind(.keep), .kind(.pop), .rest, .kind(.letGo), .rest],
    // Delegates and targets that come and go.
    [.kind(.forwardDelegate), .anyRequest, .rest, .kind(.returnDelegate), .fullSwipe],
    [.kind(.delegateDies), .anyRequest, .rest, .fullSwipe],
    [.kind(.extraTarget), .fullSwipe, .rest, .anyRequest],
  ]
}
