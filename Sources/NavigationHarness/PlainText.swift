// PlainText: lines of at most a hundred columns, and tables that line up.

/// Lines of at most a hundred columns.
package enum PlainText {
  /// How wide a line of a report may be.
  package static let width = 100

  /// The text with control characters made visible, so that no name, reason or path of a user's can
  /// steer the terminal that shows it; the ends of lines stay.
  ///
  /// - Complexity: O(*n*) in the bytes of the text, which is given back as it is if nothing is to be done.
  package static func visible(_ text: String) -> String {
    let mayHold = text.utf8.contains { byte in
      byte < 0x20 && byte != UInt8(ascii: "\n") || byte == 0x7F || byte == 0xC2
    }
    guard mayHold else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar != "\n", scalar.properties.generalCategory == .control {
        result += scalar.escaped(asASCII: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text broken at spaces; a word that is longer than a line stays whole.
  ///
  /// - Parameters:
  ///   - text: runs of blanks count as one space.
  ///   - width: of each line, in characters.
  /// - Returns: at least one line.
  package static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if line.isEmpty {
        line = String(word)
      } else if line.count + 1 + word.count <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return lines + [line]
  }

  /// A label and a text beside it; the text's later lines stand under its first one.
  package static func entry(_ label: String, _ text: String, indent: Int = 2) -> [String] {
    let column = indent + labelWidth
    return wrapped(text, to: width - column).enumerated().map { index, line in
      let head = index == 0 ? padded(spaces(indent) + label, to: column) : spaces(column)
      return head + line
    }
  }

  /// The text with spaces behind it.
  package static func padded(_ text: String, to width: Int) -> String {
    text + spaces(width - text.count)
  }

  /// The text with spaces before it.
  package static func aligned(_ text: String, to width: Int) -> String {
    spaces(width - text.count) + text
  }

  /// So many spaces; none for a negative number.
  package static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }

  /// "a", "a and b", "a, b and c".
  package static func listed(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// "1 action", "2 actions".
  package static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// Rows of cells, each column as wide as its widest cell; no blanks at the ends of lines.
  package static func table(_ rows: [[String]], gap: Int = 2, indent: Int = 0) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = spaces(indent)
      for (column, cell) in row.enumerated() {
        line += column == row.count - 1 ? cell : padded(cell, to: widths[column] + gap)
      }
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  private static let labelWidth = 13
}
