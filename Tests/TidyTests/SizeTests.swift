// SizeTests: no file and no function is longer than a reader can hold.

import Testing

@Suite("Sizes")
struct SizeTests {
  @Test("no Swift file has more than 400 lines")
  func files() {
    report(PackageFiles.swift.flatMap(SizeRule.longFile))
  }

  @Test("no function has more than 70 lines")
  func functions() {
    report(PackageFiles.swift.flatMap(SizeRule.longFunctions))
  }

  // MARK: - The rule itself

  @Test("a file of 400 lines passes and one of 401 does not", arguments: [(400, 0), (401, 1)])
  func countsLines(lines: Int, faults: Int) {
    let text = String(repeating: "let a = 1\n", count: lines)
    #expect(SizeRule.longFile(PackageFile(path: "A.swift", text: text)).count == faults)
  }

  @Test("a function of 70 lines passes and one of 71 does not", arguments: [(68, 0), (69, 1)])
  func countsFunctionLines(inner: Int, faults: Int) {
    let body = String(repeating: "    call { \"}\" } // }\n", count: inner)
    let text = "struct A {\n  func long() {\n\(body)  }\n}\n"
    #expect(
      SizeRule.longFunctions(PackageFile(path: "A.swift", text: text)).map(\.line)
        == Array(repeating: 2, count: faults))
  }

  @Test("requirements, stored properties and calls are no functions; bodies of all kinds are")
  func findsFunctions() {
    let source = """
      protocol P {
        func asked(_ a: Int) -> Int

        var wanted: Int { get }
        func last()
      }
      struct S: P {
        var stored = [1].map { $0 + 1 }
        var later: Int = 0 {
          didSet { stored = [] }
        }
        init(
          _ a: Int = { 1 }()
        ) {
          self.init()
        }
        var computed: Int {
          stored.count
        }
        subscript(i: Int) -> Int { i }
        static func == (a: S, b: S) -> Bool {
          func inner() {}
          return S.init(1).stored == b.stored
        }
      }
      """
    let found = Functions.all(in: SwiftText(source).code).map {
      "\($0.name) \($0.line) \($0.lineCount)"
    }
    #expect(
      found == [
        "wanted 4 1", "init 12 5", "computed 17 3", "subscript 20 1", "a 21 4", "inner 22 1",
      ])
  }
}

/// Measures files and functions.
enum SizeRule {
  static let longestFile = 400
  static let longestFunction = 70

  static func longFile(_ file: PackageFile) -> [Fault] {
    guard file.lineCount > longestFile else { return [] }
    return [Fault(file.path, "\(file.lineCount) lines; at most \(longestFile) are read at ease")]
  }

  static func longFunctions(_ file: PackageFile) -> [Fault] {
    Functions.all(in: file.code).filter { $0.lineCount > longestFunction }.map {
      Fault(
        file.path, line: $0.line,
        "\($0.name) has \($0.lineCount) lines; at most \(longestFunction) are read at ease")
    }
  }
}
