// DocumentedTableTests: the tables in the documentation that scripts make are what the scripts make.

import Foundation
import Testing

@Suite("Documented tables")
struct DocumentedTableTests {
  @Test(
    "a table is that of its script",
    arguments: ["Scripts/rules", "Scripts/fault-table", "Scripts/kill-table", "Scripts/cases"])
  func isCurrent(script: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", PackageFiles.root.appendingPathComponent(script).path, "--check",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(said == "")
    #expect(process.terminationStatus == 0)
  }
}
