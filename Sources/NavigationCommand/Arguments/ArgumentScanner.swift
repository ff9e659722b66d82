// ArgumentScanner: the words of a command line, told apart into command, options and operands.

import NavigationModel

/// The words of a command line, told apart.
struct ScannedArguments: Hashable, Sendable {
  /// The command; nil if none is named.
  private(set) var verb: Verb?
  /// What is neither command nor option, in order.
  private(set) var operands: [String] = []
  /// The options with their values, in order; an empty value for an option that takes none.
  private(set) var options: [Given] = []

  /// An option with its value.
  struct Given: Hashable, Sendable {
    /// The option.
    var option: Option
    /// Its value; empty for an option that takes none.
    var value: String
  }

  /// Tells the words apart.
  ///
  /// - Parameter words: without the name of the program; `--` ends the options.
  /// - Throws: `UsageError`, for the first word that is not understood.
  init(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      if word.hasPrefix("-"), word != "-" {
        try add(option: word, &rest)
      } else if verb == nil, operands.isEmpty {
        verb = try Self.verb(word)
      } else {
        operands.append(word)
      }
    }
    try check()
  }

  /// The one value of an option.
  func value(_ option: Option) -> String? { options.first { $0.option == option }?.value }

  /// All values of an option, in order.
  func values(_ option: Option) -> [String] {
    options.filter { $0.option == option }.map(\.value)
  }

  /// Whether an option is given.
  func has(_ option: Option) -> Bool { options.contains { $0.option == option } }

  private static func verb(_ word: String) throws(UsageError) -> Verb {
    guard let verb = Verb(rawValue: word) else {
      throw .unknownCommand(
        Excerpt.of(word), nearest: NearestWord.to(word, among: Verb.allCases.map(\.rawValue)))
    }
    return verb
  }

  private mutating func add(
    option word: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = Option(spelled: String(parts[0])) else {
      throw .unknownOption(
        Excerpt.of(parts[0]), nearest: NearestWord.to(parts[0], among: Option.words))
    }
    guard option.isRepeatable || !has(option) else { throw .givenTwice(option) }
    var value = ""
    if option.placeholder == nil {
      guard parts.count == 1 else { throw .unexpectedValue(option, Excerpt.of(parts[1])) }
    } else if parts.count == 2 {
      value = String(parts[1])
    } else if let next = rest.first, Option(spelled: next) == nil, next != "--" {
      value = next
      rest.removeFirst()
    }
    guard option.placeholder == nil || !value.isEmpty else { throw .missingValue(option) }
    options.append(Given(option: option, value: value))
  }

  private func check() throws(UsageError) {
    let verb = verb ?? .run
    guard !has(.help), !has(.version) else { return }
    for given in options where !given.option.verbs.contains(verb) {
      throw .foreignOption(given.option, verb)
    }
  }
}
