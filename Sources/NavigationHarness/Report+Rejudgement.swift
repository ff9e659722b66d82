// Report+Rejudgement: in words, under which values of the switches and in which profiles a finding holds.

import NavigationModel
import NavigationSpec

extension Rejudgement {
  /// Under which values of the switches the trace fails, as a clause.
  package var switchWords: String {
    guard !dependences.isEmpty else { return "under every value of every switch, one at a time" }
    return "only under " + dependences.map(\.words).joined(separator: "; ")
  }

  /// In which profiles the trace fails, as a clause.
  package var profileWords: String {
    var clauses: [String] = []
    let same = names { $0 == .same }
    clauses.append(
      same.count == versions.count ? "in every profile" : "in \(PlainText.listed(same))")
    for (outcome, words) in Rejudgement.otherOutcomes(among: versions.map(\.outcome)) {
      clauses.append("in \(PlainText.listed(names { $0 == outcome })) as \(words)")
    }
    let none = names { $0 == .passes }
    if !none.isEmpty { clauses.append("not in \(PlainText.listed(none))") }
    return clauses.joined(separator: "; ")
  }

  private func names(where isWanted: (Outcome) -> Bool) -> [String] {
    versions.filter { isWanted($0.outcome) }.map(\.profile.rawValue)
  }
}

extension Rejudgement {
  /// What else the trace breaks, each once, with the words for it.
  fileprivate static func otherOutcomes(
    among outcomes: [Outcome]
  ) -> [(outcome: Outcome, words: String)] {
    var found: [(outcome: Outcome, words: String)] = []
    for outcome in outcomes where !found.contains(where: { $0.outcome == outcome }) {
      guard case .otherwise(let rule, let cause) = outcome else { continue }
      found.append((outcome, rule.rawValue + (cause.map { " by \($0.rawValue)" } ?? "")))
    }
    return found
  }
}

extension Rejudgement.Dependence {
  /// The values under which the trace fails, and what else it breaks under others.
  fileprivate var words: String {
    let others = Rejudgement.otherOutcomes(among: trials.map(\.outcome)).map {
      "\(values(with: $0.outcome)): \($0.words)"
    }
    let aside = others.isEmpty ? "" : " (\(others.joined(separator: ", ")))"
    return "\(key.rawValue) = \(values(with: .same))\(aside)"
  }

  /// The values with an outcome; of a number, those that were tried in a row by their ends.
  private func values(with outcome: Rejudgement.Outcome) -> String {
    let places = trials.indices.filter { trials[$0].outcome == outcome }
    guard case .number = key.values else {
      return places.map { trials[$0].word }.joined(separator: ", ")
    }
    var runs: [ClosedRange<Int>] = []
    for place in places {
      if let last = runs.last, last.upperBound == place - 1 {
        runs[runs.count - 1] = last.lowerBound...place
      } else {
        runs.append(place...place)
      }
    }
    return runs.map { run in
      let (low, high) = (trials[run.lowerBound].word, trials[run.upperBound].word)
      return low == high ? low : "\(low) to \(high)"
    }.joined(separator: ", ")
  }
}
