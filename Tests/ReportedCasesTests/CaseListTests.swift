// CaseListTests: the reported cases are all there, and the documentation shows them as they are.

import Foundation
import Testing

@testable import ReportedCases

@Suite("The list of reported cases")
struct CaseListTests {
  @Test("holds each known report once")
  func isComplete() {
    #expect(ReportedCase.all.map(\.id) == Self.known)
  }

  @Test("each case says what happened, where it was reported, and what breaks it")
  func isWhole() {
    for reported in ReportedCase.all {
      #expect(reported.title.hasSuffix("."), "\(reported.id)")
      #expect(!reported.source.isEmpty, "\(reported.id)")
      #expect(!reported.breaks.isEmpty, "\(reported.id)")
      #expect(reported.remark.isEmpty || reported.remark.hasSuffix("."), "\(reported.id)")
    }
  }

  @Test("a case that expects nothing, or something else, does not hold")
  @MainActor func canFail() {
    let empty = ReportedCase("B-000", .leak, "Nothing.", source: "-", breaks: []) { _ in }
    #expect(empty.misses() == ["nothing is expected of it"])
    let wrong = ReportedCase("B-000", .leak, "Too little.", source: "-", breaks: []) { judge in
      judge.expect(1, 2, in: "here", line: 7)
    }
    #expect(wrong.misses() == ["line 7, here: seen 1, and right is 2"])
  }

  @Test("the article shows the table of the cases")
  func isDocumented() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let article = try String(
      contentsOfFile: folder + "/Sources/NavigationTesting/NavigationTesting.docc/Cases.md",
      encoding: .utf8)
    let parts = article.components(separatedBy: "<!-- cases: begin -->\n")
      .flatMap { $0.components(separatedBy: "<!-- cases: end -->") }
    #expect(parts.count == 3)
    #expect(parts[1] == "\n" + CaseTable.lines.joined(separator: "\n") + "\n\n")
  }

  /// The ids of all reports that are retold here.
  private static let known = [
    1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32, 34, 35,
    37, 38, 40, 41, 43, 44, 46, 47, 49, 50, 52, 53, 55, 56, 58, 59, 61, 62, 64, 65, 67, 68, 70,
    71, 73, 74, 76, 77, 79, 80, 82, 83, 85, 86, 88, 89, 91, 92, 94, 95, 97, 98, 100, 101, 103,
    104, 106, 107, 109, 110, 112, 113, 115, 116, 118, 119, 121, 122, 124, 125, 127, 128,
  ].map { "B-\(String($0 + 1000).dropFirst())" }
}
