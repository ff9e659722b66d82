// FuzzSuiteTests: suites that fuzz carry the tag and the name, so that both filters find them.

import Testing

@Suite("Suites that fuzz")
struct FuzzSuiteTests {
  @Test("a suite is tagged .fuzz if and only if its name ends in FuzzTests")
  func tagAndName() {
    report(PackageFiles.tests.flatMap(FuzzRule.faults))
  }

  // MARK: - The rule itself

  @Test(
    "tag without name and name without tag are reported",
    arguments: [
      ("@Suite(\"A\", .tags(.fuzz))\nstruct AFuzzTests {}", 0),
      ("@Suite(\n  \"A\", .tags(.slow, .fuzz)\n)\n@MainActor\nfinal class AFuzzTests {}", 0),
      ("@Suite(\"A\") struct ATests {}", 0),
      ("@Suite(\"A\", .tags(.fuzz)) struct ATests {}", 1),
      ("@Suite(\"A (.fuzz)\") struct AFuzzTests {}", 1),
      ("struct AFuzzTests {}", 1),
      ("@Suite(.tags(.fuzz))\nstruct BTests {}\n@Suite struct AFuzzTests {}", 2),
    ])
  func seesMismatch(text: String, count: Int) {
    #expect(FuzzRule.faults(in: PackageFile(path: "Tests/A/A.swift", text: text)).count == count)
  }
}

/// Holds tags against names.
enum FuzzRule {
  static func faults(in file: PackageFile) -> [Fault] {
    var attribute = ""
    var faults: [Fault] = []
    for (index, line) in file.code.enumerated() {
      attribute += line + "\n"
      let words = Words.all(in: line)
      guard
        let place = words.firstIndex(where: { $0 == "struct" || $0 == "class" || $0 == "enum" }),
        place + 1 < words.count
      else {
        // What ends before the next type is none of its attributes.
        if line.contains("}") { attribute = "" }
        continue
      }
      let name = String(words[place + 1])
      let isTagged = attribute.contains("@Suite") && Words.all(in: attribute).contains("fuzz")
      attribute = ""
      if isTagged != name.hasSuffix("FuzzTests") {
        let wanted = isTagged ? "a name that ends in FuzzTests" : "the tag .fuzz"
        faults.append(Fault(file.path, line: index + 1, "\(name) wants \(wanted)"))
      }
    }
    return faults
  }
}
