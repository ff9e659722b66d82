// Imports: the import lines of a file, and whether each stands behind `canImport`.

/// One import line.
struct Import: Hashable, Sendable {
  /// The module, without what follows its first dot.
  let module: String
  /// The line, counted from 1.
  let line: Int
  /// Whether `#if canImport(module)` decides on it.
  let isGuarded: Bool
  /// Whether it is `@testable`.
  let isTestable: Bool
}

/// Reads the imports of a file.
enum Imports {
  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  /// The imports in lines of code.
  static func all(in code: [String]) -> [Import] {
    var imports: [Import] = []
    var conditions: [String] = []
    for (index, line) in code.enumerated() {
      let words = line.split(whereSeparator: \.isWhitespace).map { String($0) }
      switch words.first {
      case "#if": conditions.append(line)
      case "#elseif", "#else":
        // What the earlier branches asked stays part of the decision only in its own branch.
        if !conditions.isEmpty { conditions[conditions.count - 1] = line }
      case "#endif": _ = conditions.popLast()
      default: break
      }
      guard let module = module(of: words) else { continue }
      imports.append(
        Import(
          module: module, line: index + 1,
          isGuarded: conditions.contains { $0.contains("canImport(\(module))") },
          isTestable: words.contains("@testable")))
    }
    return imports
  }

  private static func module(of words: [String]) -> String? {
    guard let place = words.firstIndex(of: "import") else { return nil }
    let modifiers = words[..<place]
    let allowed = ["public", "package", "internal", "fileprivate", "private"]
    guard modifiers.allSatisfy({ $0.hasPrefix("@") || allowed.contains($0) }) else { return nil }
    var rest = words[(place + 1)...]
    if let kind = rest.first, kinds.contains(kind) { rest = rest.dropFirst() }
    return rest.first.flatMap { $0.split(separator: ".").first }.map { String($0) }
  }
}
