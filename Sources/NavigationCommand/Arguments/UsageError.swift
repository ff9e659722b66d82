// UsageError: why a command line is not understood, and the sentence that says so.

import NavigationHarness
import NavigationModel

/// Why a command line is not understood.
///
/// What the user wrote is kept clipped.
enum UsageError: Error, Hashable, Sendable {
  /// No command has the name.
  case unknownCommand(String, nearest: String?)
  /// No option has the name.
  case unknownOption(String, nearest: String?)
  /// The option belongs to other commands.
  case foreignOption(Option, Verb)
  /// The option's value is missing.
  case missingValue(Option)
  /// The option takes no value.
  case unexpectedValue(Option, String)
  /// The option is given more than once.
  case givenTwice(Option)
  /// The value is no number of the range.
  case notANumber(Option, String, ClosedRange<Int>)
  /// The value is no length of time.
  case notATime(String)
  /// The value is no seed.
  case seed(RunSeedError)
  /// No subject has the name.
  case unknownSubject(String, nearest: String?)
  /// No strategy has the name.
  case unknownStrategy(String)
  /// A profile or a switch.
  case switches(Option, SwitchError)
  /// The value of `--off` has no reason.
  case offWithoutReason(String)
  /// A value of `--with` names no capability.
  case capabilities(CapabilityError)
  /// A rule is switched off twice.
  case offTwice(String)
  /// No rule has the name, behind `--off`.
  case unknownOffRule(String, nearest: String?)
  /// No rule and no cause has the name.
  case unknownRule(String, nearest: String?)
  /// No report rests on the rule of UIKit's behaviour.
  case unknownBehaviour(String)
  /// Two options that cannot hold together.
  case contradiction(Option, Option, reason: String)
  /// A case is asked for, but not of which seed.
  case caseWithoutSeed
  /// The command needs something behind it.
  case missingOperand(Verb)
  /// The command has no place for it.
  case unexpectedOperand(Verb, String)
  /// Nothing of the name can be listed.
  case unknownTopic(String, nearest: String?)
  /// The folder of recorded findings is not there.
  case noSeedDirectory(String)
  /// No alphabet has the name.
  case unknownAlphabet(String)
  /// There is no subject at all.
  case nothingToRun
}

extension UsageError: CustomStringConvertible {
  /// One sentence for the user, with the nearest valid word.
  var description: String {
    switch self {
    case .unknownCommand(let word, let nearest):
      "no command is called '\(word)': "
        + NearestWord.advice(nearest, Verb.allCases.map(\.rawValue))
    case .unknownOption(let word, let nearest):
      "no option is called '\(word)': " + advice(nearest, orElse: "`navfuzz --help` shows them all")
    case .foreignOption(let option, let verb):
      "\(option.rawValue) means nothing to '\(verb.rawValue)': it belongs to "
        + option.verbs.map { "'\($0.rawValue)'" }.joined(separator: " and ")
    case .missingValue(let option):
      "\(option.rawValue) needs a value: write \(option.rawValue) \(option.placeholder ?? "")"
    case .unexpectedValue(let option, let value):
      "\(option.rawValue) takes no value, and so not '\(value)'"
    case .givenTwice(let option):
      "\(option.rawValue) is given twice: keep one of the two"
    case .notANumber(let option, let value, let range):
      "\(option.rawValue) takes a number from \(range.lowerBound) to \(range.upperBound), "
        + "and not '\(value)'"
    case .notATime(let value):
      "--time takes a time such as 500ms, 30s, 5m or 1h, of at most 24h, and not '\(value)'"
    case .seed(let error): "--seed: \(error)"
    case .unknownSubject(let name, let nearest):
      "--subject: no subject is called '\(name)': "
        + advice(nearest, orElse: "`navfuzz list subjects` shows them all")
    case .unknownStrategy(let name):
      "--strategy takes "
        + Strategy.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
        + ", and not '\(name)'"
    case .switches(let option, let error): "\(option.rawValue): \(error)"
    case .offWithoutReason(let text):
      "--off: '\(text)' gives no reason: write --off RULE=REASON"
    case .capabilities(let error): "--with: \(error)"
    case .offTwice(let rule):
      "--off: '\(rule)' is switched off twice: keep one of the two reasons"
    case .unknownOffRule(let name, let nearest):
      "--off: no rule is called '\(name)': "
        + advice(nearest, orElse: "`navfuzz list rules` shows them all")
    case .unknownRule(let name, let nearest):
      "no rule or cause is called '\(name)': "
        + advice(nearest, orElse: "`navfuzz list rules` shows them all")
    case .unknownBehaviour(let name):
      "no report rests on \(name): the article Rules.md lists all rules of UIKit's behaviour"
    case .contradiction(let one, let other, let reason):
      "\(one.rawValue) contradicts \(other.rawValue): \(reason)"
    case .caseWithoutSeed:
      "--case needs --seed: without it the seed is drawn, and its cases are anybody's guess"
    case .missingOperand(let verb):
      "'\(verb.rawValue)' needs more: write navfuzz \(verb.rawValue) \(verb.operand ?? "")"
    case .unexpectedOperand(let verb, let word):
      "'\(verb.rawValue)' has no place for '\(word)'"
    case .unknownTopic(let word, let nearest):
      "'\(word)' cannot be listed: "
        + NearestWord.advice(nearest, ListTopic.allCases.map(\.rawValue))
    case .noSeedDirectory(let path):
      "--seeds: there is no folder '\(path)'"
    case .unknownAlphabet(let word):
      "--alphabet takes \(CheckAlphabet.allCases.map(\.rawValue).joined(separator: " or ")), and not '\(word)'"
    case .nothingToRun: "there is no subject, so nothing was run"
    }
  }

  private func advice(_ nearest: String?, orElse text: String) -> String {
    nearest.map { "did you mean '\($0)'?" } ?? text
  }
}
