// ReadmeTests: the README is short, and its examples are compiled.

import Testing

@Suite("README")
struct ReadmeTests {
  private let readme = PackageFiles.all.first { $0.path == "README.md" }

  @Test("it fits three screens")
  func isShort() throws {
    let readme = try #require(readme)
    #expect(readme.lineCount <= 150)
  }

  @Test("each Swift example stands in a test, line by line")
  func examplesAreCompiled() throws {
    let examples = ReadmeRule.examples(in: try #require(readme).lines)
    #expect(!examples.isEmpty)
    report(
      examples.filter { example in
        !PackageFiles.tests.contains { ReadmeRule.holds($0.lines, example.lines) }
      }.map { Fault("README.md", line: $0.start, "no test holds this example") })
  }

  @Test("each target and each script has a line in it")
  func namesAll() throws {
    let text = try #require(readme).lines.joined(separator: "\n")
    let targets = ManifestRule.declared.filter { !$0.isTest }.map(\.name)
    let scripts = PackageFiles.scripts.map(\.path).filter { !$0.contains(".") }
    #expect((targets + scripts).filter { !text.contains("`\($0)`") } == [])
  }

  // MARK: - The rule itself

  @Test("an example is found with its line, and is the same but for blank lines and indents")
  func findsExamples() {
    let lines = ["text", "```swift", "a {", "", "  b", "}", "```", "```", "c", "```"]
    let examples = ReadmeRule.examples(in: lines)
    #expect(examples.map(\.start) == [3])
    #expect(examples.map(\.lines) == [["a {", "b", "}"]])
    #expect(ReadmeRule.holds(["x", "  a {", "    b", "  }"], ["a {", "b", "}"]))
    #expect(!ReadmeRule.holds(["a {", "x", "b", "}"], ["a {", "b", "}"]))
    #expect(!ReadmeRule.holds(["a {"], ["a {", "b", "}"]))
  }
}

/// Finds the examples of a text.
enum ReadmeRule {
  /// An example, and its first line, counted from 1.
  struct Example {
    var start: Int
    var lines: [String] = []
  }

  static func examples(in lines: [String]) -> [Example] {
    var examples: [Example] = []
    var current: Example?
    for (index, line) in lines.enumerated() {
      if line == "```swift" {
        current = Example(start: index + 2)
      } else if line == "```", let done = current {
        examples.append(done)
        current = nil
      } else if let text = trimmed(line) {
        current?.lines.append(text)
      }
    }
    return examples
  }

  /// Whether the lines of an example stand together in a file.
  static func holds(_ file: [String], _ example: [String]) -> Bool {
    let lines = file.compactMap(trimmed)
    guard lines.count >= example.count else { return false }
    return (0...(lines.count - example.count)).contains { start in
      lines[start..<(start + example.count)].elementsEqual(example)
    }
  }

  /// The line without blanks at its ends; nil if nothing is left.
  private static func trimmed(_ line: String) -> String? {
    let start = line.drop(while: \.isWhitespace)
    let text = String(start.reversed().drop(while: \.isWhitespace).reversed())
    return text.isEmpty ? nil : text
  }
}
