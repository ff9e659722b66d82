// Command: what a whole command line asks for.

import NavigationHarness
import NavigationModel
import NavigationSpec
import NavigationStage

/// What a whole command line asks for.
enum Command: Sendable {
  /// Fuzz.
  case run(RunRequest)
  /// Try all sequences of actions.
  case check(CheckRequest)
  /// Play the files, or the findings of these keys in a folder; verbosely or not.
  case replay(paths: [String], directory: String, isVerbose: Bool)
  /// Shorten the traces of the files, or of the findings of these keys in a folder; record the outcome there or not.
  ///
  /// The alphabet is what the traces need, and the capabilities.
  case shrink(
    paths: [String], directory: String, writesSeeds: Bool, searchLimit: Int,
    capabilities: Capabilities)
  /// Show what there is; everything without a topic.
  case list(ListTopic?)
  /// Explain a rule.
  case explainRule(Rule)
  /// Explain a cause.
  case explainCause(Cause)
  /// Explain a rule of UIKit's behaviour, by its number.
  case explainBehaviour(CatalogueRule)
  /// Print the help.
  case help
  /// Print the version.
  case version

  /// Reads a command line.
  ///
  /// - Parameters:
  ///   - words: without the name of the program.
  ///   - subjects: all that there are.
  /// - Throws: `UsageError`, for the first thing that is not understood.
  init(_ words: [String], among subjects: [Subject]) throws(UsageError) {
    let arguments = try ScannedArguments(words)
    if arguments.has(.help) {
      self = .help
    } else if arguments.has(.version) {
      self = .version
    } else {
      switch arguments.verb ?? .run {
      case .run: self = .run(try RunRequest(arguments, among: subjects))
      case .check: self = .check(try CheckRequest(arguments, among: subjects))
      case .replay: self = try Self.replay(arguments)
      case .shrink: self = try Self.shrink(arguments)
      case .list: self = try Self.list(arguments)
      case .explain: self = try Self.explain(arguments)
      }
    }
  }

  private static func replay(_ arguments: ScannedArguments) throws(UsageError) -> Command {
    guard !arguments.operands.isEmpty else { throw .missingOperand(.replay) }
    return .replay(
      paths: arguments.operands,
      directory: arguments.value(.seeds) ?? RunRequest.usualSeedDirectory,
      isVerbose: arguments.has(.verbose))
  }

  private static func shrink(_ arguments: ScannedArguments) throws(UsageError) -> Command {
    guard !arguments.operands.isEmpty else { throw .missingOperand(.shrink) }
    return .shrink(
      paths: arguments.operands,
      directory: arguments.value(.seeds) ?? RunRequest.usualSeedDirectory,
      writesSeeds: arguments.has(.writeSeeds),
      searchLimit: try NumberText.searchLimit(arguments),
      capabilities: try Capabilities(arguments))
  }

  private static func list(_ arguments: ScannedArguments) throws(UsageError) -> Command {
    guard let word = arguments.operands.first else { return .list(nil) }
    guard arguments.operands.count == 1 else {
      throw .unexpectedOperand(.list, Excerpt.of(arguments.operands[1]))
    }
    guard let topic = ListTopic(rawValue: word) else {
      throw .unknownTopic(
        Excerpt.of(word), nearest: NearestWord.to(word, among: ListTopic.allCases.map(\.rawValue)))
    }
    return .list(topic)
  }

  private static func explain(_ arguments: ScannedArguments) throws(UsageError) -> Command {
    let word = try single(arguments, for: .explain)
    if let rule = Rule(rawValue: word) { return .explainRule(rule) }
    if let cause = Cause(rawValue: word) { return .explainCause(cause) }
    if let behaviour = CatalogueRule.all.first(where: { $0.name == word.uppercased() }) {
      return .explainBehaviour(behaviour)
    }
    if word.uppercased().hasPrefix("R-"), Int(word.dropFirst(2)) != nil {
      throw .unknownBehaviour(Excerpt.of(word.uppercased()))
    }
    let words = Rule.allCases.map(\.rawValue) + Cause.allCases.map(\.rawValue)
    throw .unknownRule(Excerpt.of(word), nearest: NearestWord.to(word, among: words))
  }

  private static func single(
    _ arguments: ScannedArguments, for verb: Verb
  ) throws(UsageError) -> String {
    guard let word = arguments.operands.first else { throw .missingOperand(verb) }
    guard arguments.operands.count == 1 else {
      throw .unexpectedOperand(verb, Excerpt.of(arguments.operands[1]))
    }
    return word
  }
}
