// Session: a command line run in a test, with all that it printed.

import NavigationHarness
import NavigationStage
import Testing

@testable import NavigationCommand

/// A command line run in a test, with all that it printed.
@MainActor
struct Session {
  /// What it told the shell.
  let code: ExitCode
  /// Its standard output.
  let output: String
  /// Its standard error.
  let errors: String

  /// Runs a command line.
  init(_ arguments: String..., subjects: [Subject] = BuiltInSubjects.all) {
    self.init(arguments, subjects: subjects)
  }

  /// Runs a command line.
  init(_ arguments: [String], subjects: [Subject] = BuiltInSubjects.all) {
    let printed = Printed()
    code = NavfuzzCommand.run(
      arguments: arguments, subjects: subjects,
      console: Console(output: { printed.output += $0 }, errors: { printed.errors += $0 }))
    output = printed.output
    errors = printed.errors
  }

  /// The lines of its standard output.
  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Its standard output without the breaks of its lines.
  var words: String { output.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// Expects what it told the shell.
  func expectCode(_ expected: ExitCode, at place: SourceLocation = #_sourceLocation) {
    #expect(code == expected, sourceLocation: place)
  }

  /// Expects a text somewhere in its standard output.
  func expectOutput(holding text: String, at place: SourceLocation = #_sourceLocation) {
    #expect(output.contains(text), sourceLocation: place)
  }

  /// Expects a text somewhere in its standard output, wherever its lines break.
  func expectWords(_ text: String, at place: SourceLocation = #_sourceLocation) {
    #expect(words.contains(text), sourceLocation: place)
  }

  /// Expects its whole standard error.
  func expectErrors(_ text: String, at place: SourceLocation = #_sourceLocation) {
    #expect(errors == text, sourceLocation: place)
  }

  private final class Printed {
    var output = ""
    var errors = ""
  }
}
