// RunResult+Coverage: what a run covered, and what it missed, in words.

import NavigationHarness
import NavigationModel
import NavigationSpec

extension RunResult {
  /// What all cells together reached; nil for a single case, and for a run that played none.
  private var coverage: Coverage? {
    let parts = cells.compactMap(\.coverage)
    guard !parts.isEmpty else { return nil }
    return parts.reduce(into: Coverage()) { $0.formUnion($1) }
  }

  /// The kinds of actions that no subject of the run has.
  private var excludedKinds: [ActionKind] {
    ActionKind.allCases.filter { kind in cells.allSatisfy { $0.excludedKinds.contains(kind) } }
  }

  /// One entry: how much was reached of what there is.
  var coverageLines: [String] {
    guard let coverage else { return [] }
    let kindCount = ActionKind.allCases.count - excludedKinds.count
    let startCount = kindCount * Phase.allCases.count
    let tried = startCount - coverage.missedStarts(excluding: excludedKinds).count
    return PlainText.entry(
      "coverage",
      "\(tried) of \(startCount) pairs of a phase and an action, "
        + "\(PlainText.counted(coverage.transitionCount, "transition")) by the phase that follows; "
        + "\(coverage.pairCount) of \(Coverage.pairCount(with: capabilities)) pairs of situations",
      indent: 0)
  }

  /// What was missed, in two entries at most.
  var missedCoverage: [String] {
    guard let coverage else { return [] }
    let parts = [
      coverage.missedStarts(excluding: excludedKinds).map(\.description),
      coverage.missedPairs(with: capabilities).map(\.description),
    ]
    return parts.filter { !$0.isEmpty }.flatMap {
      PlainText.entry("not covered", $0.joined(separator: ", "), indent: 0)
    }
  }
}
