// SeedFormatError: why a text is no seed file, and the sentence that says so.

/// Why a text is no seed file; the first number is the line, counted from 1.
///
/// What the user wrote is kept clipped.
package enum SeedFormatError: Error, Hashable, Sendable {
  /// The first line is of something else; with its first word.
  case notASeed(String)
  /// The first line is a comment.
  case commentFirst
  /// The first line names a version that this navfuzz does not read.
  case unknownVersion(String)
  /// A line of the header is longer than any header.
  case lineTooLong(Int)
  /// A line above the actions has no colon.
  case notAHeader(Int, String)
  /// No header has the name.
  case unknownHeader(Int, String, nearest: String?)
  /// A header is there for the second time.
  case repeatedHeader(Int, String)
  /// Nothing stands behind the colon.
  case emptyHeader(Int, String)
  /// What stands behind the colon holds a control character.
  case unprintable(Int, String)
  /// The header ends on the line without one that must be there.
  case missingHeader(Int, String)
  /// A profile or a switch.
  case switches(Int, SwitchError)
  /// A header whose value is part of the file's name, and the value.
  case notAName(Int, String, String)
  /// No subject, rule or cause has the name; with the header, and the name.
  case unknownName(Int, String, String, nearest: String?)
  /// No trap has the name.
  case unknownTrap(Int, String)
  /// Neither `fail` nor `pass`.
  case unknownExpectation(Int, String)
  /// Neither proven nor local.
  case unknownMinimality(Int, String)
  /// The key is not of 16 hexadecimal digits.
  case badKey(Int, String)
  /// The file was edited: its content has another key.
  case keyMismatch(Int, String, content: String)
  /// The key is of a trace with actions, and none stand below the header.
  case noActions(Int)
  /// One of the actions.
  case action(TraceFormatError)
}

extension SeedFormatError: CustomStringConvertible {
  /// The line that the error is on, counted from 1.
  package var line: Int {
    switch self {
    case .notASeed, .commentFirst, .unknownVersion: 1
    case .lineTooLong(let line), .notAHeader(let line, _), .unknownHeader(let line, _, _),
      .repeatedHeader(let line, _), .emptyHeader(let line, _), .unprintable(let line, _),
      .missingHeader(let line, _), .switches(let line, _), .notAName(let line, _, _),
      .unknownName(let line, _, _, _), .unknownTrap(let line, _), .unknownExpectation(let line, _),
      .unknownMinimality(let line, _), .badKey(let line, _), .keyMismatch(let line, _, _),
      .noActions(let line):
      line
    case .action(let error): error.line
    }
  }

  /// One sentence for the user, with the line and the nearest valid word.
  package var description: String { "line \(line): \(sentence)" }

  private var sentence: String {
    switch self {
    case .notASeed(let word):
      "'\(word)' starts no seed file: the first line of one is '\(SeedFile.firstLine)'"
    case .commentFirst:
      "a comment stands above '\(SeedFile.firstLine)': put it below that line"
    case .unknownVersion(let word):
      "this navfuzz reads seed files of version \(SeedFile.version), and not of '\(word)'"
    case .lineTooLong:
      "the line is longer than \(Excerpt.longestLine) bytes, and no header is"
    case .notAHeader(_, let text):
      "'\(text)' is no header: write 'name: value', and a blank line before the actions"
    case .unknownHeader(_, let name, let nearest):
      "no header is called '\(name)': \(NearestWord.advice(nearest, SeedHeader.names))"
    case .repeatedHeader(_, let name):
      "'\(name)' is given twice: keep one of the two"
    case .emptyHeader(_, let name):
      "'\(name)' has no value: write it behind the colon"
    case .unprintable(_, let name):
      "the value of '\(name)' is too long or holds a control character"
    case .missingHeader(_, let name):
      "the header ends without '\(name)': write '\(name): value' above the blank line"
    case .switches(_, let error):
      error.description
    case .notAName(_, let name, let value):
      "'\(name)' is one word of at most 60 letters, digits and hyphens, and not '\(value)'"
    case .unknownName(_, let header, let name, let nearest):
      "no \(header) is called '\(name)': "
        + (nearest.map { "did you mean '\($0)'?" } ?? Self.listing(header))
    case .unknownTrap(_, let word):
      "no trap is called '\(word)': \(Self.advice(word, TrapName.allCases.map(\.rawValue)))"
    case .unknownExpectation(_, let word):
      "'expect' has no value '\(word)': \(Self.advice(word, ["fail", "pass"]))"
    case .unknownMinimality(_, let text):
      "'minimal' says what was searched, as in '\(SeedFile.minimalityForm)', and not '\(text)': run "
        + "`navfuzz shrink` on the file, or remove this line"
    case .badKey(_, let word):
      "'key' is 16 hexadecimal digits, and not '\(word)'"
    case .keyMismatch(_, let stated, let content):
      "the file was edited, its key is \(content) and not \(stated): "
        + "run `navfuzz shrink` on it, or remove this line"
    case .noActions:
      "no action stands below the header, and 'key' is of a trace with some: the file was cut off; "
        + "take the whole one, or record the finding anew"
    case .action(let error):
      error.problem.description
    }
  }

  private static func listing(_ header: String) -> String {
    "`navfuzz list \(header == "subject" ? "subjects" : "rules")` shows them all"
  }

  private static func advice(_ word: String, _ words: [String]) -> String {
    NearestWord.advice(NearestWord.to(word, among: words), words)
  }
}
