// Option: each option of the command line, with the commands that take it.

import NavigationHarness

/// An option of the command line.
enum Option: String, CaseIterable, Hashable, Sendable {
  case seed = "--seed"
  case caseIndex = "--case"
  case subject = "--subject"
  case profile = "--profile"
  case setting = "--set"
  case with = "--with"
  case runs = "--runs"
  case time = "--time"
  case steps = "--steps"
  case strategy = "--strategy"
  case depth = "--depth"
  case states = "--states"
  case alphabet = "--alphabet"
  case stopAfter = "--stop-after"
  case all = "--all"
  case search = "--search"
  case off = "--off"
  case seeds = "--seeds"
  case writeSeeds = "--write-seeds"
  case json = "--json"
  case quiet = "-q"
  case verbose = "-v"
  case help = "--help"
  case version = "--version"

  /// The option of a word, by either of its spellings.
  init?(spelled word: String) {
    switch word {
    case "-h": self = .help
    case "--quiet": self = .quiet
    case "--verbose": self = .verbose
    default: self.init(rawValue: word)
    }
  }

  /// All words that are options.
  static let words = allCases.map(\.rawValue) + ["-h", "--quiet", "--verbose"]

  /// What its value is called in the help; nil without a value.
  var placeholder: String? {
    switch self {
    case .seed: "N"
    case .caseIndex: "K"
    case .subject, .profile: "NAME"
    case .setting: "SWITCH=VALUE"
    case .with: "NAMES"
    case .runs, .steps, .depth, .states, .search: "N"
    case .stopAfter: "K"
    case .alphabet: "NAME"
    case .time: "TIME"
    case .strategy: "NAME"
    case .off: "RULE=REASON"
    case .seeds: "DIR"
    case .all, .writeSeeds, .json, .quiet, .verbose, .help, .version: nil
    }
  }

  /// Whether it may be given several times.
  var isRepeatable: Bool {
    switch self {
    case .subject, .profile, .setting, .with, .off: true
    default: false
    }
  }

  /// The commands that take it.
  var verbs: [Verb] {
    switch self {
    case .seed, .caseIndex, .runs, .steps, .strategy, .stopAfter: [.run]
    case .subject, .profile, .setting, .time, .off, .json, .quiet, .all: [.run, .check]
    case .with: [.run, .check, .shrink]
    case .depth, .states, .alphabet: [.check]
    case .seeds: [.run, .check, .replay, .shrink]
    case .writeSeeds, .search: [.run, .shrink]
    case .verbose: [.run, .replay]
    case .help, .version: Verb.allCases
    }
  }

  /// One line for the help.
  var summary: String {
    switch self {
    case .seed: "start from N: decimal, 0x..., or a commit hash (else drawn, and printed)"
    case .caseIndex: "go straight to case K of the seed, and to no other"
    case .subject: "only this subject; repeat it for several"
    case .profile: "only this profile; repeat it for several"
    case .setting: "give a switch this value in each profile; repeat it for several"
    case .with: "draw these capabilities too: names with commas between, or all (else none)"
    case .runs: "cases for each subject in each profile (\(RunRequest.usualRunCount))"
    case .time: "run for about so long: 500ms, 30s, 5m, 1h; run prints the --runs for it"
    case .steps: "actions a case (\(RunRequest.usualStepCount))"
    case .strategy: "how cases are drawn: random, or guided by what was covered (random)"
    case .depth: "check: sequences of up to N actions (\(CheckRequest.usualDepth))"
    case .states: "check: store at most N states"
    case .alphabet: "check: the actions to make sequences of, usual or whole (usual)"
    case .stopAfter: "end the run after K new bugs, with the summary of what was run"
    case .all: "go on whatever is found, and tell each new bug once (run does so anyway)"
    case .search: "transitions that may be explored to prove minima (\(StateGraph.usualLimit))"
    case .off: "switch a rule off, with the reason in words; shown in the summary"
    case .seeds: "the folder of recorded findings (\(RunRequest.usualSeedDirectory))"
    case .writeSeeds: "record new findings there; in shrink, the shorter trace and its proof"
    case .json: "print one JSON object, and nothing else"
    case .quiet: "print new findings and the result alone"
    case .verbose: "print what is recorded too; in replay, each callback"
    case .help: "print this"
    case .version: "print the version"
    }
  }
}
