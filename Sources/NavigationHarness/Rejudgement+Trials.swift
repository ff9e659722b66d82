// Rejudgement+Trials: plays a minimal trace under every other value of every switch, one at a time.

import FuzzCore
import NavigationModel
import NavigationSpec
package import NavigationStage

extension Finding {
  /// The finding with the record of how its trace comes out under other settings.
  ///
  /// - Complexity: two runs for each value that is tried, some hundred; a number that matters takes up to 80 values.
  @MainActor
  package func rejudged(on subject: Subject) -> Finding {
    guard rejudgement == nil else { return self }
    var result = self
    let trials = Trials(of: self, on: subject)
    result.rejudgement = trials.judge()
    return result
  }
}

/// Plays a finding's trace under other settings.
@MainActor
private struct Trials {
  private let finding: Finding
  private let subject: Subject
  /// The minimal trace, and the same with numbers that lie in the middle of those that fail: what is just enough under one value of a
  /// number may be too little under the next.
  private let traces: [[Action]]

  init(of finding: Finding, on subject: Subject) {
    self.finding = finding
    self.subject = subject
    let sturdy = Self.sturdy(finding)
    var runner = CaseRunner(subject: subject, switches: finding.switches)
    let violation = sturdy == finding.trace ? nil : runner.run(sturdy).violation
    let holds = violation.map { Self.isSame($0, as: finding.violation) } ?? false
    traces = holds ? [finding.trace, sturdy] : [finding.trace]
  }

  func judge() -> Rejudgement {
    var dependences: [Rejudgement.Dependence] = []
    var count = 0
    for key in Switch.allCases {
      let inForce = finding.switches[key]
      var trials = key.trialWords(around: inForce).map { trial(of: key, $0, &count) }
      guard trials.contains(where: { $0.outcome != .same }) else { continue }
      if case .number(let range, _) = key.values {
        trials = allTrials(of: key, in: range, beside: trials, &count)
      }
      dependences.append(Rejudgement.Dependence(key: key, trials: trials))
    }
    let changes = finding.switches.differences(from: finding.profile)
    let versions = Profile.allCases.map { profile in
      let switches = changes.reduce(profile.switches) { $0.making(Setting($1.0, $1.1)) }
      return Rejudgement.Version(
        profile: profile,
        outcome: profile == finding.profile ? .same : outcome(under: switches))
    }
    return Rejudgement(dependences: dependences, trialCount: count, versions: versions)
  }

  /// Plays under one value of a switch, unless it is in force.
  private func trial(of key: Switch, _ word: String, _ count: inout Int) -> Rejudgement.Trial {
    guard word != finding.switches[key] else {
      return Rejudgement.Trial(word: word, outcome: .same)
    }
    count += 1
    let switches = finding.switches.making(Setting(key, word))
    return Rejudgement.Trial(word: word, outcome: outcome(under: switches))
  }

  /// Plays under so many values of a number that the ends of those that fail in the same way are exact.
  private func allTrials(
    of key: Switch, in range: ClosedRange<Int>, beside tried: [Rejudgement.Trial],
    _ count: inout Int
  ) -> [Rejudgement.Trial] {
    var trials = tried
    let middle = Int(finding.switches[key]) ?? range.lowerBound
    let domain = Domain(
      unit: 0, range: range, origin: middle, thresholds: trials.compactMap { Int($0.word) })
    _ = FailingWindowSearch(NavigationVocabulary(subject.facts), spread: 4, budget: 80)
      .window(around: middle, in: domain) { value in
        let word = "\(value)"
        if let known = trials.first(where: { $0.word == word }) { return known.outcome == .same }
        let made = trial(of: key, word, &count)
        trials.append(made)
        return made.outcome == .same
      }
    return trials.sorted { Int($0.word) ?? 0 < Int($1.word) ?? 0 }
  }

  private func outcome(under switches: Switches) -> Rejudgement.Outcome {
    var runner = CaseRunner(subject: subject, switches: switches)
    var first: Violation?
    for trace in traces {
      guard let violation = runner.run(trace).violation else { continue }
      if Self.isSame(violation, as: finding.violation) { return .same }
      first = first ?? violation
    }
    return first.map { .otherwise($0.rule, $0.cause) } ?? .passes
  }

  /// Whether it is the same bug; a cause that does no harm is not the same as one that does.
  private static func isSame(_ violation: Violation, as other: Violation) -> Bool {
    violation.bug == other.bug
      && (violation.rule == .latentSwipe) == (other.rule == .latentSwipe)
  }

  private static func sturdy(_ finding: Finding) -> [Action] {
    finding.trace.enumerated().map { step, action in
      guard finding.leeway.windows.indices.contains(step) else { return action }
      var numbers = action.numbers
      for (place, window) in finding.leeway.windows[step].enumerated()
      where numbers.indices.contains(place) {
        let interval = window.intervals.first { $0.range.contains(numbers[place]) }
        guard let range = interval?.range, action.kind.parameters[place].unit.words.isEmpty else {
          continue
        }
        numbers[place] = range.lowerBound + (range.upperBound - range.lowerBound) / 2
      }
      return Action(action.kind, numbers: numbers) ?? action
    }
  }
}

extension Switch {
  /// The values to try, in the order of the table; of a number those around its ends and around the one in force.
  fileprivate func trialWords(around word: String) -> [String] {
    switch values {
    case .words(let words): return words
    case .number(let range, _):
      let middle = Int(word) ?? range.lowerBound
      let ends = [range.lowerBound, range.lowerBound + 1, range.upperBound - 1, range.upperBound]
      let tried = (ends + [middle - 1, middle, middle + 1]).filter(range.contains).sorted()
      return zip(tried, tried.dropFirst() + [Int.max]).filter { $0 != $1 }.map { "\($0.0)" }
    }
  }
}
