// HeaderTests: the first line of every file says in one sentence what it is.

import Testing

@Suite("First lines")
struct HeaderTests {
  @Test("every Swift file begins with its name and a sentence")
  func swiftFiles() {
    report(PackageFiles.swift.flatMap(HeaderRule.faults))
  }

  @Test("every script begins with its name and a sentence")
  func scripts() {
    #expect(PackageFiles.scripts.map(\.path).contains("Scripts/check"))
    report(PackageFiles.scripts.flatMap(HeaderRule.faults))
  }

  @Test("README and the files of the formatter and the gate are there")
  func fixedFiles() {
    let paths = Set(PackageFiles.all.map(\.path))
    for path in ["README.md", "Package.swift", ".swift-format", ".ci/run"] {
      #expect(paths.contains(path), "\(path) is missing")
    }
  }

  // MARK: - The rule itself

  @Test(
    "a line that names another file, says nothing or is no sentence is reported",
    arguments: [
      ("// A+B: what it is.\n", 0), ("// B: what it is.\n", 1), ("// A+B: what it is\n", 1),
      ("import A\n", 1), ("// A+B:\n", 1), ("\n// A+B: what it is.\n", 1),
      ("// swift-tools-version: 6.2\n// A+B: what it is.\n", 0), ("", 1),
    ])
  func seesBadLine(text: String, count: Int) {
    #expect(
      HeaderRule.faults(in: PackageFile(path: "Sources/X/A+B.swift", text: text)).count == count)
  }

  @Test(
    "a script's line comes after its interpreter",
    arguments: [("#!/bin/bash\n# map: prints.\n", 0), ("#!/bin/bash\necho\n", 1)])
  func readsScript(text: String, count: Int) {
    #expect(HeaderRule.faults(in: PackageFile(path: "Scripts/map", text: text)).count == count)
  }
}

/// Reads first lines.
enum HeaderRule {
  static func faults(in file: PackageFile) -> [Fault] {
    let mark = file.isSwift ? "// " : "# "
    let isPreamble = { (line: String) in
      line.hasPrefix("#!") || line.hasPrefix("// swift-tools-version")
    }
    let place = file.lines.firstIndex { !isPreamble($0) } ?? 0
    let line = file.lines.indices.contains(place) ? file.lines[place] : ""
    let start = mark + file.stem + ": "
    guard !line.hasPrefix(start) || !line.hasSuffix(".") || line.count < start.count + 4 else {
      return []
    }
    return [Fault(file.path, line: place + 1, "the first line is '\(start)' and one sentence")]
  }
}
