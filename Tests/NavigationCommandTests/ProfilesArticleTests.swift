// ProfilesArticleTests: the table of switches in the documentation is that of the code.

import Foundation
import NavigationModel
import Testing

@Suite("The article on profiles")
struct ProfilesArticleTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  private static func article() throws -> [String] {
    try String(
      contentsOfFile: folder + "/Sources/NavigationTesting/NavigationTesting.docc/Profiles.md",
      encoding: .utf8
    ).split(separator: "\n").map(String.init)
  }

  @Test("has one row a switch: its doubt, its value in each profile, its meaning and its values")
  func table() throws {
    let shown = try Self.article().drop { $0 != Self.head[0] }.prefix { $0.hasPrefix("|") }
    #expect(Array(shown) == Self.head + Switch.allCases.map(Self.row))
  }

  @Test("has one row a pair of values that are refused together")
  func contradictions() throws {
    let head = "| value | contradicts | by | because |"
    let shown = try Self.article().drop { $0 != head }.prefix { $0.hasPrefix("|") }
    let rows = Contradiction.all.map { pair in
      "| `\(pair.one.text)` | `\(pair.other.text)` | R-\(pair.rule) | \(pair.reason) |"
    }
    #expect(Array(shown) == [head, "|---|---|---|---|"] + rows)
  }

  /// Where two of Apple's own texts differ, a documented rule is in doubt all the same.
  private static let documentedTwice: [Switch: String] = [
    .gestureReset: "the header has it reset after its end, the article when the fingers are gone"
  ]

  @Test("no switch makes a documented rule optional", arguments: Switch.allCases)
  func undocumented(key: Switch) throws {
    let list = try String(contentsOfFile: Self.folder + "/Scripts/rules.tsv", encoding: .utf8)
    let rows = list.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    #expect(!key.rules.isEmpty)
    for rule in key.rules {
      let row = try #require(rows.first { $0.first == "R-\(rule)" })
      let isDocumented = row[1] == "documented"
      #expect(isDocumented == (Self.documentedTwice[key] != nil), "R-\(rule)")
    }
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
    let doubt = ([key.catalogueID] + key.rules.map { "R-\($0)" }).joined(separator: " ")
    let cells = ["`\(key.rawValue)`\(mark)", doubt] + values + [key.meaning, allowed]
    return "| " + cells.joined(separator: " | ") + " |"
  }
}
