// RunRequest+Arguments: a run's request read from the command line.

import NavigationHarness
import NavigationModel
import NavigationSpec
import NavigationStage

extension RunRequest {
  /// Reads a request.
  ///
  /// - Parameters:
  ///   - arguments: of the command `run`, or of one that takes what it takes.
  ///   - subjects: all that there are.
  /// - Throws: `UsageError`, for the first option that cannot be honoured.
  init(_ arguments: ScannedArguments, among subjects: [Subject]) throws(UsageError) {
    if let operand = arguments.operands.first {
      throw .unexpectedOperand(arguments.verb ?? .run, Excerpt.of(operand))
    }
    try Self.checkContradictions(arguments)
    self.init(
      subjects: try Self.subjects(arguments.values(.subject), among: subjects),
      profiles: try Self.profiles(arguments.values(.profile)))
    if let text = arguments.value(.seed) { seed = try Self.seed(text) }
    settings = arguments.values(.setting)
    try checkSettings()
    capabilities = try Capabilities(arguments)
    // What needs a capability is run unasked only with it.
    if arguments.values(.subject).isEmpty {
      self.subjects.removeAll { !capabilities.isSuperset(of: $0.needs) }
      guard !self.subjects.isEmpty else { throw .nothingToRun }
    }
    self.subjects = self.subjects.map { [capabilities] in $0.drawing(capabilities) }
    bound = try Self.bound(arguments)
    if let text = arguments.value(.steps) {
      stepCount = try NumberText.read(text, for: .steps, in: 1...Trace.maximumLength)
    }
    if let text = arguments.value(.strategy) { strategy = try Self.strategy(text) }
    searchLimit = try NumberText.searchLimit(arguments)
    if let text = arguments.value(.stopAfter) {
      stopAfter = try NumberText.read(text, for: .stopAfter, in: 1...NumberText.mostRuns)
    }
    for text in arguments.values(.off) {
      let off = try Self.offRule(text)
      guard offRules.allSatisfy({ $0.rule != off.rule }) else {
        throw .offTwice(off.rule.rawValue)
      }
      offRules.append(off)
    }
    if let directory = arguments.value(.seeds) {
      seedDirectory = directory
      namesSeedDirectory = true
    }
    writesSeeds = arguments.has(.writeSeeds)
    asJSON = arguments.has(.json)
    if arguments.has(.quiet) { detail = .quiet }
    if arguments.has(.verbose) { detail = .verbose }
  }

  private static let exclusions: [(Option, Option, String)] = [
    (.caseIndex, .runs, "one case is one run"),
    (.caseIndex, .time, "one case takes the time that it takes"),
    (.runs, .time, "both end the run; give one of them"),
    (.all, .stopAfter, "either the run goes on, or it ends"),
    (.quiet, .verbose, "give one of them"),
    (.json, .quiet, "the object is the same whatever else is printed"),
    (.json, .verbose, "the object is the same whatever else is printed"),
  ]

  private static func checkContradictions(_ arguments: ScannedArguments) throws(UsageError) {
    for (one, other, reason) in exclusions where arguments.has(one) && arguments.has(other) {
      throw .contradiction(one, other, reason: reason)
    }
    guard !arguments.has(.caseIndex) || arguments.has(.seed) else { throw .caseWithoutSeed }
  }

  private static func seed(_ text: String) throws(UsageError) -> RunSeed {
    do {
      return try RunSeed(parsing: text)
    } catch {
      throw .seed(error)
    }
  }

  private static func subjects(
    _ names: [String], among subjects: [Subject]
  ) throws(UsageError) -> [Subject] {
    guard !subjects.isEmpty else { throw .nothingToRun }
    guard !names.isEmpty else { return subjects }
    var chosen: [Subject] = []
    for name in names {
      guard let subject = subjects.first(where: { $0.name == name }) else {
        throw .unknownSubject(
          Excerpt.of(name), nearest: NearestWord.to(name, among: subjects.map(\.name)))
      }
      if !chosen.contains(where: { $0.name == name }) { chosen.append(subject) }
    }
    return chosen
  }

  private static func profiles(_ names: [String]) throws(UsageError) -> [Profile] {
    guard !names.isEmpty else { return Profile.allCases }
    var chosen: [Profile] = []
    for name in names {
      do {
        let profile = try Profile(named: name)
        if !chosen.contains(profile) { chosen.append(profile) }
      } catch {
        throw .switches(.profile, error)
      }
    }
    return chosen
  }

  private func checkSettings() throws(UsageError) {
    for profile in profiles {
      do {
        _ = try switches(of: profile)
      } catch {
        throw .switches(.setting, error)
      }
    }
  }

  private static func bound(_ arguments: ScannedArguments) throws(UsageError) -> Bound {
    if let text = arguments.value(.caseIndex) {
      return .oneCase(try NumberText.read(text, for: .caseIndex, in: 0...NumberText.mostRuns - 1))
    }
    if let text = arguments.value(.time) {
      guard let milliseconds = TimeText.milliseconds(text) else {
        throw .notATime(Excerpt.of(text))
      }
      return .time(milliseconds: milliseconds)
    }
    if let text = arguments.value(.runs) {
      return .runs(try NumberText.read(text, for: .runs, in: 1...NumberText.mostRuns))
    }
    return .runs(usualRunCount)
  }

  private static func strategy(_ name: String) throws(UsageError) -> Strategy {
    guard let strategy = Strategy(rawValue: name) else {
      throw .unknownStrategy(Excerpt.of(name))
    }
    return strategy
  }

  private static func offRule(_ text: String) throws(UsageError) -> OffRule {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let rule = Rule(rawValue: name) else {
      throw .unknownOffRule(
        Excerpt.of(name), nearest: NearestWord.to(name, among: Rule.allCases.map(\.rawValue)))
    }
    let reason = parts.count == 2 ? Excerpt.trimmed(parts[1]) : ""
    guard !reason.isEmpty else { throw .offWithoutReason(Excerpt.of(text)) }
    return OffRule(rule: rule, reason: reason)
  }
}

extension Capabilities {
  /// All that the values of `--with` name.
  init(_ arguments: ScannedArguments) throws(UsageError) {
    self.init()
    for text in arguments.values(.with) {
      do {
        formUnion(try Capabilities(parsing: text))
      } catch {
        throw .capabilities(error)
      }
    }
  }
}

/// Numbers on the command line.
enum NumberText {
  /// More cases than anybody runs.
  static let mostRuns = 1_000_000_000

  /// Transitions that may be explored to prove minima.
  static func searchLimit(_ arguments: ScannedArguments) throws(UsageError) -> Int {
    guard let text = arguments.value(.search) else { return StateGraph.usualLimit }
    return try read(text, for: .search, in: 1...mostRuns)
  }

  /// Reads a number.
  static func read(
    _ text: String, for option: Option, in range: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw .notANumber(option, Excerpt.of(text), range)
    }
    return number
  }
}
