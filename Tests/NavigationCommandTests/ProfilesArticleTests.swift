// ProfilesArticleTests: the table of switches in the documentation is that of the code.

import Foundation
import NavigationModel
import Testing

@Suite("The article on profiles")
struct ProfilesArticleTests {
  @Test("has one row a switch: its doubt, its value in each profile, its meaning and its values")
  func table() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let article = try String(
      contentsOfFile: folder + "/Sources/NavigationTesting/NavigationTesting.docc/Profiles.md",
      encoding: .utf8)
    let lines = article.split(separator: "\n").map(String.init)
    let shown = lines.drop { $0 != Self.head[0] }.prefix { $0.hasPrefix("|") }
    #expect(Array(shown) == Self.head + Switch.allCases.map(Self.row))
  }

  private static var head: [String] {
    let profiles = Profile.allCases.map(\.rawValue).joined(separator: " | ")
    return [
      "| switch | doubt | \(profiles) | meaning | values |",
      String(repeating: "|---", count: Profile.allCases.count + 4) + "|",
    ]
  }

  /// A value that differs from the profile before is bold.
  private static func row(of key: Switch) -> String {
    var before: String?
    let values = Profile.allCases.map { profile in
      let value = profile.switches[key]
      defer { before = value }
      return before == nil || before == value ? value : "**\(value)**"
    }
    let mark =
      switch key.reach {
      case .actions: ""
      case .subjectCode: " †"
      case .nothing: " ‡"
      }
    let allowed =
      switch key.values {
      case .words(let words): words.map { "`\($0)`" }.joined(separator: " ")
      case .number(let range, let unit): "\(range.lowerBound) to \(range.upperBound) \(unit)"
      }
    let cells = ["`\(key.rawValue)`\(mark)", key.catalogueID] + values + [key.meaning, allowed]
    return "| " + cells.joined(separator: " | ") + " |"
  }
}
