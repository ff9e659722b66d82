// TextLines: a text line by line, with a limit to the length of a line.

/// A text line by line.
///
/// No more than one line's limit is looked at before a line that is too long is refused.
struct TextLines {
  /// A line went on past the limit.
  struct LineTooLong: Error {}

  /// The line that `next` gave last, counted from 1.
  private(set) var number: Int
  /// What follows it.
  private(set) var rest: Substring
  private var isAtEnd = false

  /// Starts before the first line.
  ///
  /// - Parameters:
  ///   - text: all of it.
  ///   - firstLine: the number that the first line counts as.
  init(_ text: Substring, firstLine: Int = 1) {
    rest = text
    number = firstLine - 1
  }

  /// The next line without its end; nil when all were given.
  ///
  /// - Throws: `LineTooLong`; the line is `number` then.
  mutating func next() throws(LineTooLong) -> Substring? {
    guard !isAtEnd, !rest.isEmpty else { return nil }
    number += 1
    let bytes = rest.utf8
    var end = bytes.startIndex
    var length = 0
    while end < bytes.endIndex, bytes[end] != UInt8(ascii: "\n") {
      guard length < Excerpt.longestLine else { throw LineTooLong() }
      length += 1
      end = bytes.index(after: end)
    }
    let line = rest[..<end]
    isAtEnd = end == bytes.endIndex
    rest = isAtEnd ? rest[end...] : rest[bytes.index(after: end)...]
    return line
  }

  /// The words of a line, without its comment.
  static func words(of line: Substring) -> [Substring] {
    let bytes = line.utf8
    let end = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    return bytes[..<end].split { Excerpt.isBlank($0) }.map { Substring($0) }
  }
}
