// RunRequest: what a run is asked for.

import NavigationHarness
import NavigationModel
import NavigationSpec
import NavigationStage

/// What a run is asked for.
struct RunRequest: Sendable {
  /// Cases for each subject in each profile, if nobody says.
  static let usualRunCount = 300
  /// Actions a case, if nobody says.
  static let usualStepCount = 50
  /// The folder of recorded findings, if nobody says.
  static let usualSeedDirectory = "Seeds"

  /// What ends a run.
  enum Bound: Hashable, Sendable {
    /// So many cases for each subject in each profile.
    case runs(Int)
    /// About so many milliseconds in all.
    case time(milliseconds: Int)
    /// One case alone, from 0.
    case oneCase(Int)
  }

  /// How much is printed.
  enum Detail: Hashable, Sendable {
    case quiet, usual, verbose
  }

  /// A rule that is switched off, and why.
  struct OffRule: Hashable, Sendable {
    /// The rule.
    var rule: Rule
    /// The reason, in the user's words.
    var reason: String
  }

  /// The seed; nil to draw one.
  var seed: RunSeed?
  /// What is fuzzed, in order.
  var subjects: [Subject]
  /// In which profiles, in order.
  var profiles: [Profile]
  /// The switches that are set in each profile, as they were written.
  var settings: [String] = []
  /// What is drawn beside the base vocabulary; the subjects know it too.
  var capabilities: Capabilities = []
  /// What ends the run.
  var bound = Bound.runs(usualRunCount)
  /// Actions a case.
  var stepCount = usualStepCount
  /// How the cases depend on each other.
  var strategy = Strategy.random
  /// Transitions that may be explored for each subject and profile to prove that findings are minimal.
  var searchLimit = StateGraph.usualLimit
  /// New bugs after which the run ends; nil to go on whatever is found.
  var stopAfter: Int?
  /// The rules that are off.
  var offRules: [OffRule] = []
  /// The folder of recorded findings.
  var seedDirectory = usualSeedDirectory
  /// Whether the folder was named, so that it has to be there.
  var namesSeedDirectory = false
  /// Whether new findings are recorded.
  var writesSeeds = false
  /// How much is printed.
  var detail = Detail.usual
  /// Whether a JSON object is printed instead of text.
  var asJSON = false

  /// The switches of a profile, with those that are set.
  ///
  /// - Throws: `SwitchError`; `RunRequest(_:among:)` has tried it for each profile.
  func switches(of profile: Profile) throws(SwitchError) -> Switches {
    try profile.switches.setting(all: settings)
  }

  /// Actions a case for the command that shows a case again; nil for the usual number.
  var unusualStepCount: Int? { stepCount == Self.usualStepCount ? nil : stepCount }
}
