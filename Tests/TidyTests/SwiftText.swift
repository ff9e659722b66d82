// SwiftText: Swift source with its strings, and on demand its comments, blanked out.

/// Swift source in two readings, both with the lines of the original.
struct SwiftText {
  /// What the compiler executes: strings and comments are blanks.
  let code: [String]
  /// Code and comments: strings are blanks.
  let prose: [String]

  /// Reads a source.
  ///
  /// - Complexity: O(*n*) in the characters of `source`.
  init(_ source: String) {
    var masker = Masker(source)
    masker.run()
    code = Self.lines(of: masker.code)
    prose = Self.lines(of: masker.prose)
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    bytes.split(separator: Masker.lineEnd, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Walks over a source once and copies it twice, with blanks for what is not wanted.
private struct Masker {
  static let lineEnd = UInt8(ascii: "\n")
  private static let blank = UInt8(ascii: " ")
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let slash = UInt8(ascii: "/")
  private static let pound = UInt8(ascii: "#")

  let source: [UInt8]
  var code: [UInt8] = []
  var prose: [UInt8] = []
  var index = 0

  init(_ source: String) {
    self.source = Array(source.utf8)
    code.reserveCapacity(self.source.count)
    prose.reserveCapacity(self.source.count)
  }

  mutating func run() {
    while index < source.count { readCode() }
  }

  // MARK: - Copying

  /// What a character counts as.
  private enum Part { case code, comment, string }

  private mutating func copy(_ count: Int = 1, as part: Part) {
    for _ in 0..<count where index < source.count {
      let byte = source[index]
      let blank = byte == Self.lineEnd ? byte : Self.blank
      code.append(part == .code ? byte : blank)
      prose.append(part == .string ? blank : byte)
      index += 1
    }
  }

  private func starts(with text: String) -> Bool {
    source[index...].starts(with: text.utf8)
  }

  // MARK: - Reading

  private mutating func readCode() {
    let byte = source[index]
    if byte == Self.slash, starts(with: "//") {
      while index < source.count, source[index] != Self.lineEnd { copy(as: .comment) }
    } else if byte == Self.slash, starts(with: "/*") {
      readBlockComment()
    } else if byte == Self.quote || byte == Self.pound, let pounds = poundsOfString() {
      readString(pounds: pounds)
    } else {
      copy(as: .code)
    }
  }

  private mutating func readBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        copy(2, as: .comment)
      } else if starts(with: "*/") {
        depth -= 1
        copy(2, as: .comment)
      } else {
        copy(as: .comment)
      }
    } while depth > 0 && index < source.count
  }

  /// The number of `#` before the quote that begins here, or nil if none begins here.
  private func poundsOfString() -> Int? {
    var place = index
    while place < source.count, source[place] == Self.pound { place += 1 }
    return place < source.count && source[place] == Self.quote ? place - index : nil
  }

  private mutating func readString(pounds: Int) {
    let fence = String(repeating: "#", count: pounds)
    copy(pounds, as: .string)
    let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    copy(quote.count, as: .string)
    while index < source.count {
      let isEscape = source[index] == Self.backslash
      if source[index] == Self.quote, starts(with: quote + fence) {
        return copy(quote.count + pounds, as: .string)
      } else if isEscape, starts(with: "\\" + fence + "(") {
        copy(1 + pounds, as: .string)
        readInterpolation()
      } else if isEscape, starts(with: "\\" + fence) {
        copy(2 + pounds, as: .string)
      } else {
        copy(as: .string)
      }
    }
  }

  /// Code again, up to the parenthesis that closes it.
  private mutating func readInterpolation() {
    var depth = 0
    repeat {
      if source[index] == UInt8(ascii: "(") { depth += 1 }
      if source[index] == UInt8(ascii: ")") { depth -= 1 }
      readCode()
    } while depth > 0 && index < source.count
  }
}
