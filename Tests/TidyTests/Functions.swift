// Functions: the functions of a file and how many lines each takes.

/// A function, an initializer, a subscript or a computed property.
struct Function: Hashable, Sendable {
  /// Its name, as far as it has one.
  let name: String
  /// The line of its first word, counted from 1.
  let line: Int
  /// Its lines, from the first word to the closing brace.
  let lineCount: Int
}

/// Finds functions by counting braces.
enum Functions {
  /// The functions in lines of code; those within others count too.
  static func all(in code: [String]) -> [Function] {
    var functions: [Function] = []
    for (index, line) in code.enumerated() {
      guard let name = name(declaredIn: line),
        let end = lastLine(ofBodyFrom: index, in: code, isProperty: name.isProperty)
      else { continue }
      functions.append(Function(name: name.text, line: index + 1, lineCount: end - index + 1))
    }
    return functions
  }

  private static func name(declaredIn line: String) -> (text: String, isProperty: Bool)? {
    let words = Words.all(in: line)
    if let place = words.firstIndex(of: "func") {
      return (place + 1 < words.count ? String(words[place + 1]) : "operator", false)
    }
    for word in ["init", "deinit", "subscript"] where words.contains(Substring(word)) {
      // A call is no declaration: what stands before must be modifiers only.
      let before = line.prefix { $0 != "(" && $0 != "{" && $0 != "<" && $0 != "?" }
      let isDeclaration = !before.contains(".") && !before.contains("=")
      if isDeclaration, before.split(separator: " ").last.map(String.init) == word {
        return (word, false)
      }
    }
    guard let place = words.firstIndex(of: "var"), place + 1 < words.count else { return nil }
    return (String(words[place + 1]), true)
  }

  /// The line on which the body's last brace closes, or nil if there is no body.
  private static func lastLine(
    ofBodyFrom start: Int, in code: [String], isProperty: Bool
  ) -> Int? {
    var parentheses = 0
    var braces = 0
    for index in start..<code.count {
      for character in code[index] {
        switch character {
        case "(", "[": parentheses += 1
        case ")", "]": parentheses -= 1
        case "{" where braces > 0 || parentheses == 0: braces += 1
        case "}" where braces > 0:
          braces -= 1
          if braces == 0 { return index }
        // The scope around it ends before a body begins: a requirement of a protocol.
        case "}" where parentheses == 0: return nil
        case "=" where isProperty && braces == 0 && parentheses == 0: return nil
        default: break
        }
      }
      guard braces == 0, parentheses == 0 else { continue }
      if isProperty { return nil }
      if index + 1 < code.count, startsDeclaration(code[index + 1]) { return nil }
    }
    return nil
  }

  /// Whether a line begins something new, so that what stands above had no body.
  private static func startsDeclaration(_ line: String) -> Bool {
    if line.drop(while: \.isWhitespace).hasPrefix("@") { return true }
    let words = Words.all(in: line)
    let starters: Set<Substring> = [
      "func", "var", "let", "init", "subscript", "associatedtype", "static", "mutating", "case",
      "struct", "class", "enum", "protocol", "extension",
    ]
    return words.first.map(starters.contains) ?? line.allSatisfy(\.isWhitespace)
  }
}
