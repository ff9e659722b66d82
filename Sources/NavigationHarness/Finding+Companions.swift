// Finding+Companions: other ways in which the bug of a finding shows.

import FuzzCore
public import NavigationModel
public import NavigationSpec

extension Finding {
  /// Another way in which the bug shows.
  public struct Companion: Hashable, Sendable {
    /// What it breaks.
    public var violation: Violation
    /// The minimal trace for it.
    public var trace: [Action]
    /// The case that showed it first, from 0.
    public var index: Int
    /// In what sense the trace is minimal, if that was searched.
    public var certificate: Certificate?
  }

  /// One finding a bug: the simplest, with the others as its companions; in the order in which the bugs came up.
  package static func merged(_ findings: [Finding], _ vocabulary: NavigationVocabulary) -> [Finding]
  {
    let order = TotalOrder(vocabulary)
    var merged: [Finding] = []
    for finding in findings {
      guard let place = merged.firstIndex(where: { $0.violation.bug == finding.violation.bug })
      else {
        merged.append(finding)
        continue
      }
      let first = merged[place]
      let isSimpler = order.isSimpler(finding.trace, than: first.trace)
      var kept = isSimpler ? finding : first
      kept.companions = first.companions + [(isSimpler ? first : finding).asCompanion]
      merged[place] = kept
    }
    return merged
  }

  private var asCompanion: Companion {
    Companion(
      violation: violation, trace: trace, index: origin.index, certificate: certificate)
  }
}
