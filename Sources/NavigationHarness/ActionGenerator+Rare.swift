// ActionGenerator+Rare: draws what was seldom done where a case is.

import FuzzCore
import NavigationModel
import NavigationSpec

extension ActionGenerator {
  /// Draws an action of a kind that does something now, the rarest of a few.
  ///
  /// - Parameters:
  ///   - choices: draw the few, and the action's numbers.
  ///   - spec: what the oracle knows.
  ///   - count: how often a kind was played where the case is.
  /// - Returns: the action; drawn as any other if the style of the case leaves nothing.
  mutating func nextRare(
    _ choices: inout some ChoiceSource, seeing spec: Outlook, count: (ActionKind) -> Int
  ) -> Action {
    weigh(for: spec)
    let useful = weights.indices.filter { weights[$0] > 0 }
    guard !useful.isEmpty else { return next(&choices, seeing: spec) }
    var rarest = kinds[useful[choices.choose(below: useful.count)]]
    for _ in 1..<Self.candidateCount {
      let other = kinds[useful[choices.choose(below: useful.count)]]
      if count(other) < count(rarest) { rarest = other }
    }
    let action = polite(fill(rarest, &choices, spec), spec)
    return spec.isMirrored ? action.mirrored : action
  }

  private static let candidateCount = 6
}
