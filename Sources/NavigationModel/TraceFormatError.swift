// TraceFormatError: why a text is no trace, and the sentence that says so.

/// Why a text is no trace.
///
/// What the user wrote is kept clipped.
package struct TraceFormatError: Error, Hashable, Sendable {
  /// The line, counted from 1.
  package let line: Int
  /// What is wrong on it.
  package let problem: Problem

  /// What is wrong on a line.
  package enum Problem: Error, Hashable, Sendable {
    /// The line is longer than any action.
    case lineTooLong
    /// One action too many.
    case tooManyActions
    /// No action has the name.
    case unknownAction(String, nearest: String?)
    /// The action ends before a value that it needs.
    case missing(ActionKind, ActionUnit)
    /// A word or number that the unit does not know.
    case badValue(String, ActionUnit)
    /// A word that the action has no place for.
    case unexpected(String, ActionKind)
    /// An option that was there before.
    case repeated(String, ActionKind)
  }
}

extension TraceFormatError: CustomStringConvertible {
  /// One sentence for the user, with the line and the nearest valid word.
  package var description: String { "line \(line): \(problem)" }
}

extension TraceFormatError.Problem: CustomStringConvertible {
  /// The sentence without the line.
  package var description: String {
    switch self {
    case .lineTooLong:
      return "the line is longer than \(Excerpt.longestLine) bytes, and no action is"
    case .tooManyActions:
      return "a trace holds at most \(Trace.maximumLength) actions"
    case .unknownAction(let word, let nearest):
      let advice = nearest.map { "did you mean '\($0)'?" } ?? "`navfuzz list` shows them all"
      return "no action is called '\(word)': \(advice)"
    case .missing(let kind, let unit):
      return "'\(kind.name)' lacks its \(unit.noun): \(unit.allowed)"
    case .badValue(let word, let unit):
      let advice = NearestWord.to(word, among: unit.words).map { "did you mean '\($0)'?" }
      return "'\(word)' is no \(unit.noun): \(advice ?? unit.allowed)"
    case .unexpected(let word, let kind):
      let options = kind.parameters.compactMap(\.option)
      let advice =
        NearestWord.to(word, among: options).map { "did you mean '\($0)'?" }
        ?? (options.isEmpty
          ? "nothing more may follow" : "only \(options.joined(separator: ", ")) may follow")
      return "'\(kind.name)' has no place for '\(word)': \(advice)"
    case .repeated(let word, let kind):
      return "'\(kind.name)' has '\(word)' twice: keep one of the two"
    }
  }
}

extension ActionUnit {
  /// What the unit allows, as the end of a sentence.
  fileprivate var allowed: String {
    guard words.isEmpty else { return "it is one of \(words.joined(separator: ", "))" }
    let limits = "\(range.lowerBound) to \(range.upperBound)"
    return "it is a number from \(limits)" + (measure.map { " \($0)" } ?? "")
  }
}

extension ActionParameter {
  /// How an option starts; nil for a value that is always there.
  fileprivate var option: String? {
    switch form {
    case .plain: nil
    case .named(let name): name + "="
    case .flag(let word): word
    }
  }
}
