// UseTests: nothing lies about that nothing uses.

import Testing

@Suite("Use")
struct UseTests {
  @Test("every Swift file is used by another one, or is an entry of its own")
  func files() {
    report(UseRule.unusedFiles(of: PackageFiles.swift))
  }

  @Test("every type that users may not name is named more than once")
  func types() {
    report(UseRule.unusedTypes(of: PackageFiles.swift))
  }

  // MARK: - The rule itself

  @Test("a file whose names occur nowhere else is reported")
  func seesUnusedFile() {
    let files = [
      PackageFile(path: "Sources/A/main.swift", text: "Used().run()"),
      PackageFile(path: "Sources/A/Used.swift", text: "struct Used {}"),
      PackageFile(path: "Sources/A/Used+Run.swift", text: "extension Used {\n  func run() {}\n}"),
      PackageFile(path: "Sources/A/Used+Rest.swift", text: "extension Used {\n  func rest() {}\n}"),
      PackageFile(path: "Sources/A/Lost.swift", text: "struct Lost {}\n// Used\nlet lost = Lost()"),
      PackageFile(path: "Sources/A/Empty.swift", text: "// Empty: nothing."),
      PackageFile(path: "Sources/A/Open.swift", text: "public struct Open {}"),
      PackageFile(
        path: "Tests/A/ATests.swift",
        text: "@Suite(\"A\")\nstruct ATests {\n  @Test(\"a\") func a() {}\n}"),
    ]
    #expect(
      UseRule.unusedFiles(of: files).map(\.path) == [
        "Sources/A/Used+Rest.swift", "Sources/A/Lost.swift", "Sources/A/Empty.swift",
      ])
  }

  @Test("a type that is declared and never named is reported")
  func seesUnusedType() {
    let files = [
      PackageFile(path: "Sources/A/A.swift", text: "struct A {}\nprivate struct B {}\nlet a = A()"),
      PackageFile(path: "Sources/A/C.swift", text: "// B\nextension B {}\nenum C { case c }"),
    ]
    #expect(
      UseRule.unusedTypes(of: files).map(\.description) == [
        "Sources/A/A.swift:2: nothing names B", "Sources/A/C.swift:3: nothing names C",
      ])
  }

  @Test("declarations are read with level, access and inheritance")
  func readsDeclarations() {
    let source = """
      @MainActor public final class A: B {
        var inner = 1
      }
      extension A {
        @available(*, deprecated) static func one() {
          let two = 2
        }
      }
      package func three() {}
      """
    let found = Declarations.all(in: SwiftText(source).code)
      .map { "\($0.keyword) \($0.name) \($0.level) \($0.isPublic) \($0.inherits)" }
    #expect(
      found == [
        "class A top true true", "extension A top false false", "func one member false false",
        "func three top false false",
      ])
  }
}

/// Looks for what nothing uses.
enum UseRule {
  static func unusedFiles(of files: [PackageFile]) -> [Fault] {
    let uses = Uses(files)
    return files.indices.filter { index in
      let file = files[index]
      let isEntry =
        ["main.swift", "Package.swift"].contains(file.folders.last)
        || file.code.contains { $0.contains("@_exported") || $0.contains("@Test") }
      guard !isEntry else { return false }
      return !Declarations.all(in: file.code).contains { declaration in
        if declaration.isPublic || declaration.isCalledFromElsewhere { return true }
        // An extension that adds a conformance is used by whoever asks for the protocol.
        if declaration.keyword == "extension" { return declaration.inherits }
        return uses.count(of: declaration.name, outside: index) > 0
      }
    }.map { Fault(files[$0].path, "nothing outside of this file uses it") }
  }

  static func unusedTypes(of files: [PackageFile]) -> [Fault] {
    let uses = Uses(files)
    return files.flatMap { file in
      Declarations.all(in: file.code).filter { declaration in
        declaration.isType && declaration.level == .top && !declaration.isPublic
          && !isSuite(declaration, in: file) && uses.count(of: declaration.name) < 2
      }.map { Fault(file.path, line: $0.line, "nothing names \($0.name)") }
    }
  }

  /// The test runner finds types that hold tests.
  private static func isSuite(_ declaration: Declaration, in file: PackageFile) -> Bool {
    file.isTest && file.code.contains { $0.contains("@Test") }
  }

  /// How often each word of the code occurs, but for the heads of extensions.
  private struct Uses {
    private var total: [Substring: Int] = [:]
    private var byFile: [[Substring: Int]] = []

    init(_ files: [PackageFile]) {
      for file in files {
        var counts: [Substring: Int] = [:]
        for line in file.code {
          let words = Words.all(in: line)
          let head = words.firstIndex(of: "extension").map { $0 + 1 }
          for (index, word) in words.enumerated() where index != head {
            counts[word, default: 0] += 1
          }
        }
        total.merge(counts, uniquingKeysWith: +)
        byFile.append(counts)
      }
    }

    func count(of word: String) -> Int { total[Substring(word)] ?? 0 }

    func count(of word: String, outside index: Int) -> Int {
      count(of: word) - (byFile[index][Substring(word)] ?? 0)
    }
  }
}
