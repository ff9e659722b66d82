// HuntRequest: what is hunted for, where and how often, read from the command line.

import NavigationHarness
import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects

/// What is hunted for.
struct HuntRequest {
  /// Where it is looked for.
  var subject = Subject.stock
  /// In which profile.
  var profile = Profile.ios17
  /// Switches that differ from the profile's.
  var settings: [Setting] = []
  /// The rule that a failure breaks; nil if any failure will do.
  var rule: Rule?
  /// What explains it; nil if nothing does.
  var cause: Cause?
  /// The exception, where the rule forbids exceptions; nil if any will do.
  var trap: TrapName?
  /// Whether a seed's first failure is the first that is wanted: for where others are known.
  var countsOnlyWanted = false
  /// What is drawn beside the base vocabulary.
  var capabilities: Capabilities = []
  /// The first seed.
  var firstSeed: UInt64 = 1
  /// How many seeds.
  var seedCount = 1
  /// Cases of a seed at most.
  var caseLimit = 2_000
  /// Traces that a proof of the minimum may run; 0 for no proof.
  var proofBudget = 0
  /// Transitions that may be explored to prove that findings are minimal.
  var searchLimit = StateGraph.usualLimit
  /// Of how many seeds, from the first, the shrinking is timed by itself.
  var timedCount = 0
  /// How it is looked for.
  var strategy = Strategy.random

  /// A way to look for failures.
  enum Strategy: String {
    /// Cases that are drawn from each seed, each by itself.
    case random
    /// Cases that are drawn from each seed, which go where few have been.
    case guided
    /// All traces over the alphabet, simplest first; the limit of cases is that of traces.
    case exhaustive
  }

  /// Reads options.
  ///
  /// - Throws: `MeasurementUsage`, with the word that was not understood.
  init(_ arguments: [String]) throws(MeasurementUsage) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard Self.options.contains(option) else {
        throw .unknownOption(option, options: Self.options)
      }
      guard let word = rest.popFirst() else { throw .missingValue(option) }
      guard take(option, word) else { throw .unknownValue(word, option: option) }
    }
    subject = subject.drawing(capabilities)
  }

  private static let options = [
    "--subject", "--profile", "--set", "--with", "--rule", "--cause", "--trap", "--counts",
    "--first", "--seeds", "--cases", "--strategy", "--timed", "--search", "--prove",
  ]

  /// The value of every switch.
  var switches: Switches { settings.reduce(into: profile.switches) { $0[$1.key] = $1.word } }

  /// How cases are drawn; nil if all traces are run.
  var drawing: NavigationHarness.Strategy? {
    switch strategy {
    case .random: .random
    case .guided: .guided
    case .exhaustive: nil
    }
  }

  /// Whether a failure is what is hunted for.
  func isWanted(_ violation: Violation) -> Bool {
    guard let rule else { return true }
    return violation.rule == rule && violation.cause == cause
      && (trap == nil || violation.trap == trap)
  }

  /// Whether a bug is not what is hunted for, whatever it breaks.
  func isOther(_ bug: Violation.Bug) -> Bool {
    guard let rule else { return false }
    if bug.cause != cause { return true }
    if let other = bug.rule, other != rule { return true }
    if let other = bug.trap, let trap, other != trap { return true }
    return false
  }

  /// Takes an option's value.
  ///
  /// - Returns: whether the option knows it.
  private mutating func take(_ option: String, _ word: String) -> Bool {
    switch option {
    case "--subject": set(\.subject, to: HuntedSubjects.named(word))
    case "--profile": set(\.profile, to: Profile(rawValue: word))
    case "--set": (try? Setting(parsing: word)).map { settings.append($0) } != nil
    case "--with": set(\.capabilities, to: try? Capabilities(parsing: word))
    case "--rule": set(\.rule, to: Rule(rawValue: word).map(Optional.some))
    case "--cause": set(\.cause, to: Cause(rawValue: word).map(Optional.some))
    case "--trap": set(\.trap, to: TrapName(rawValue: word).map(Optional.some))
    case "--counts":
      set(\.countsOnlyWanted, to: ["any": false, "wanted": true][word])
    case "--timed": set(\.timedCount, to: Int(word))
    case "--first": set(\.firstSeed, to: UInt64(word))
    case "--seeds": set(\.seedCount, to: Int(word))
    case "--cases": set(\.caseLimit, to: Int(word))
    case "--strategy": set(\.strategy, to: Strategy(rawValue: word))
    case "--search": set(\.searchLimit, to: Int(word))
    default: set(\.proofBudget, to: Int(word))
    }
  }

  private mutating func set<Value>(
    _ path: WritableKeyPath<HuntRequest, Value>, to value: Value?
  ) -> Bool {
    guard let value else { return false }
    self[keyPath: path] = value
    return true
  }
}
