// Words: finds words in lines of code, whole words only.

/// Finds words in lines of code.
enum Words {
  /// The lines, counted from 1, in which a word occurs as a whole.
  ///
  /// Where the word ends in letters, its ends must be ends of words in the line too.
  static func lines(of word: String, in lines: [String]) -> [Int] {
    lines.indices.filter { contains(word, in: lines[$0]) }.map { $0 + 1 }
  }

  /// Whether a line contains a word as a whole.
  static func contains(_ word: String, in line: String) -> Bool {
    guard let first = word.utf8.first, let last = word.utf8.last else { return false }
    let line = Array(line.utf8)
    let word = Array(word.utf8)
    guard line.count >= word.count else { return false }
    for start in 0...(line.count - word.count) where line[start] == first {
      let end = start + word.count
      guard line[start..<end].elementsEqual(word) else { continue }
      let isCutBefore = isWordPart(first) && start > 0 && isWordPart(line[start - 1])
      let isCutAfter = isWordPart(last) && end < line.count && isWordPart(line[end])
      if !isCutBefore, !isCutAfter { return true }
    }
    return false
  }

  /// Splits a line into its words: letters, digits and underscores.
  static func all(in line: String) -> [Substring] {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
