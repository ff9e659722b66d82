// Manifest: the targets that Package.swift declares, read from its text.

/// A target as Package.swift declares it.
struct ManifestTarget: Hashable, Sendable {
  /// Its name, and that of its folder.
  let name: String
  /// What it may import.
  let dependencies: [String]
  /// Whether it holds tests.
  let isTest: Bool
}

/// Reads Package.swift.
enum Manifest {
  /// The targets, in their order.
  ///
  /// A target is a call of `library`, `tests` or `.executableTarget` within the package; its first string is the name, the
  /// others are what it uses.
  static func targets(in text: String) -> [ManifestTarget] {
    guard let start = text.firstRange(of: "let package") else { return [] }
    let body = text[start.lowerBound...]
    var targets: [ManifestTarget] = []
    for (call, isTest) in [
      (" library(", false), (" .executableTarget(", false), (" tests(", true),
    ] {
      for range in body.ranges(of: call) {
        let strings = self.strings(inParenthesesAfter: body[range.upperBound...])
        guard let name = strings.first else { continue }
        targets.append(
          ManifestTarget(
            name: isTest ? name + "Tests" : name, dependencies: Array(strings.dropFirst()),
            isTest: isTest))
      }
    }
    return targets
  }

  private static func strings(inParenthesesAfter text: Substring) -> [String] {
    var depth = 1
    var strings: [String] = []
    var current: String?
    for character in text {
      if character == "\"" {
        if let done = current { strings.append(done) }
        current = current == nil ? "" : nil
      } else if current != nil {
        current?.append(character)
      } else if character == "(" {
        depth += 1
      } else if character == ")" {
        depth -= 1
        if depth == 0 { break }
      }
    }
    return strings
  }
}
