// Declarations: what a file declares at its top level, and the members of its extensions.

/// Something that a file declares.
struct Declaration: Hashable, Sendable {
  /// How far into the file it lies.
  enum Level: Hashable, Sendable {
    /// On its own.
    case top
    /// Within an extension.
    case member
  }

  /// Its name.
  let name: String
  /// `struct`, `extension`, `func` and so on.
  let keyword: String
  /// The line, counted from 1.
  let line: Int
  /// Where it lies.
  let level: Level
  /// Whether users of the package may name it.
  let isPublic: Bool
  /// Whether it names protocols or a superclass.
  let inherits: Bool
  /// Whether it is called by what it inherits from, or by the test runner.
  let isCalledFromElsewhere: Bool

  var isType: Bool { Self.typeKeywords.contains(keyword) }

  static let typeKeywords: Set<String> = ["struct", "class", "enum", "protocol", "actor"]
}

/// Reads the declarations of a file.
enum Declarations {
  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "open", "final", "static",
    "indirect",
    "mutating", "nonmutating", "override", "convenience", "required", "lazy", "weak", "unowned",
    "nonisolated", "isolated", "consuming", "borrowing", "prefix", "postfix", "infix", "dynamic",
    "optional", "set", "unsafe",
  ]
  private static let keywords = Declaration.typeKeywords.union([
    "extension", "func", "var", "let", "typealias", "case", "init", "subscript", "class",
  ])

  /// The declarations at the top level, and those one level within extensions.
  static func all(in code: [String]) -> [Declaration] {
    var declarations: [Declaration] = []
    var depth = 0
    var isInExtension = false
    for (index, line) in code.enumerated() {
      if depth == 0 || (depth == 1 && isInExtension),
        let found = declaration(in: line, at: index + 1, level: depth == 0 ? .top : .member)
      {
        if depth == 0 { isInExtension = found.keyword == "extension" }
        declarations.append(found)
      }
      for character in line {
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
      }
    }
    return declarations
  }

  private static func declaration(
    in line: String, at number: Int, level: Declaration.Level
  ) -> Declaration? {
    let words = Words.all(in: String(withoutAttributes(line)))
    guard let place = words.firstIndex(where: { !modifiers.contains(String($0)) }) else {
      return nil
    }
    var keyword = String(words[place])
    var rest = words[(place + 1)...]
    // `class func` is a method, `class Name` a type.
    if keyword == "class", let next = rest.first, next == "func" || next == "var" {
      keyword = String(next)
      rest = rest.dropFirst()
    }
    guard keywords.contains(keyword) else { return nil }
    let before = words[..<place]
    return Declaration(
      name: rest.first.map(String.init) ?? keyword, keyword: keyword, line: number, level: level,
      isPublic: before.contains("public") || before.contains("open"),
      inherits: line.prefix { $0 != "{" && $0 != "=" }.contains(":"),
      isCalledFromElsewhere: before.contains("override") || line.contains("@main")
        || line.contains("@Suite") || line.contains("@Test"))
  }

  /// The line from behind its attributes on.
  private static func withoutAttributes(_ line: String) -> Substring {
    var rest = line.drop(while: \.isWhitespace)
    while rest.hasPrefix("@") {
      rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" }
      if rest.hasPrefix("(") {
        var depth = 0
        while let next = rest.popFirst() {
          if next == "(" { depth += 1 }
          if next == ")" { depth -= 1 }
          if depth == 0 { break }
        }
      }
      rest = rest.drop(while: \.isWhitespace)
    }
    return rest
  }
}
