// Trace: a list of actions, and its text form.

/// A list of actions, all that crosses from the random world to the judged one.
///
/// Its text form has one action a line; `#` starts a comment, and blank lines do not count:
///
///     push kind=2
///     swipe partial from=bar   # a cancelled swipe
///     wait 16
package struct Trace: Hashable, Sendable {
  /// How many actions a trace may hold.
  package static let maximumLength = 10_000

  /// What is done, in order.
  package let actions: [Action]

  /// A trace of at most `maximumLength` actions.
  package init(_ actions: [Action]) {
    precondition(actions.count <= Trace.maximumLength, "a trace holds at most 10000 actions")
    self.actions = actions
  }

  /// Reads a trace from its text form.
  ///
  /// - Parameters:
  ///   - text: one action a line; lines end with LF or CRLF.
  ///   - firstLine: the number that the first line counts as in errors.
  /// - Throws: `TraceFormatError`, with the line and the word that was not understood.
  /// - Complexity: O(*n*) in the characters of `text`; a line that is too long is refused at its limit.
  package init(parsing text: some StringProtocol, firstLine: Int = 1) throws(TraceFormatError) {
    var lines = TextLines(Substring(text), firstLine: firstLine)
    var actions: [Action] = []
    while let line = try Trace.nextLine(of: &lines) {
      let words = TextLines.words(of: line)
      guard let first = words.first else { continue }
      guard actions.count < Trace.maximumLength else {
        throw TraceFormatError(line: lines.number, problem: .tooManyActions)
      }
      do {
        actions.append(try Action(first, words.dropFirst()))
      } catch {
        throw TraceFormatError(line: lines.number, problem: error)
      }
    }
    self.init(actions)
  }

  /// Reads a trace that stands in one line, with semicolons between its actions.
  ///
  /// - Throws: `TraceFormatError`, which counts the actions, and the empty places between semicolons not, as lines.
  package init(inOneLine text: some StringProtocol) throws(TraceFormatError) {
    try self.init(parsing: text.split(separator: ";").joined(separator: "\n"))
  }

  /// The canonical text: one action a line, each line ended by LF.
  package var text: String {
    actions.reduce(into: "") { $0 += $1.text + "\n" }
  }

  private static func nextLine(
    of lines: inout TextLines
  ) throws(TraceFormatError) -> Substring? {
    do {
      return try lines.next()
    } catch {
      throw TraceFormatError(line: lines.number, problem: .lineTooLong)
    }
  }
}
