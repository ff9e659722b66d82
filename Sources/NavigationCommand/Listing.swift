// Listing: what `navfuzz list` prints.

import NavigationHarness
import NavigationModel
import NavigationSpec
import NavigationStage

/// What `navfuzz list` prints.
struct Listing {
  /// All subjects that there are.
  let subjects: [Subject]

  /// One topic, or all of them with a title each.
  func lines(_ topic: ListTopic?) -> [String] {
    if let topic { return lines(of: topic) }
    return ListTopic.allCases.flatMap { topic in
      [topic.rawValue.prefix(1).uppercased() + topic.rawValue.dropFirst()]
        + PlainTextBlock.indented(lines(of: topic)) + [""]
    }.dropLast()
  }

  private func lines(of topic: ListTopic) -> [String] {
    switch topic {
    case .subjects: subjectLines
    case .profiles: profileLines
    case .switches: switchLines
    case .rules: ruleLines
    case .actions: actionLines
    case .capabilities:
      PlainText.table(Capability.allCases.map { [$0.rawValue, $0.meaning] })
    case .situations:
      PlainText.table(Situation.allCases.map { [$0.name, $0.meaning] })
    case .promises: PlainText.table(Promises.texts.map { [$0.name, $0.meaning] })
    }
  }

  private var subjectLines: [String] {
    let width = subjects.map(\.name.count).max() ?? 0
    return subjects.flatMap { subject in
      let source = subject.summary.isEmpty ? subject.source : " (\(subject.source))"
      return PlainTextBlock.hanging(subject.name, subject.summary + source, column: width + 2)
    }
  }

  private var profileLines: [String] {
    var before: Profile?
    return PlainText.table(
      Profile.allCases.map { profile in
        defer { before = profile }
        guard let before else { return (profile.rawValue, "the oldest") }
        let changes = profile.switches.differences(from: before).map { Setting($0, $1).text }
        return (
          profile.rawValue, "as \(before.rawValue), but " + changes.joined(separator: " ")
        )
      }.flatMap { name, words in
        PlainText.wrapped(words, to: PlainText.width - 10).enumerated().map { index, line in
          [index == 0 ? name : "", line]
        }
      })
  }

  private var switchLines: [String] {
    let title = ["switch", "doubt"] + Profile.allCases.map(\.rawValue) + ["values"]
    let rows = Switch.allCases.map { key in
      var cells = [key.rawValue, key.catalogueID]
      var last: String?
      for profile in Profile.allCases {
        let word = profile.switches[key]
        cells.append(word == last ? "=" : word)
        last = word
      }
      return cells + [values(of: key)]
    }
    let meanings = PlainText.table(Switch.allCases.map { [$0.rawValue, $0.meaning] })
    let pairs = PlainText.table(
      Contradiction.all.map { [$0.one.text, "contradicts", $0.other.text] })
    return PlainText.table([title] + rows) + ["", "= as in the profile before", ""] + meanings
      + [""] + pairs
  }

  private func values(of key: Switch) -> String {
    switch key.values {
    case .words(let words): words.joined(separator: " ")
    case .number(let range, let unit): "\(range.lowerBound) to \(range.upperBound) \(unit)"
    }
  }

  private var ruleLines: [String] {
    let rules = PlainText.table(Rule.allCases.map { [$0.rawValue, $0.title] })
    let causes = Cause.allCases.flatMap { cause in
      PlainTextBlock.hanging(cause.rawValue, cause.meaning, column: 26)
    }
    return rules + ["", "causes, which explain a broken rule:"] + causes
  }

  private var actionLines: [String] {
    ActionKind.allCases.flatMap { kind in
      PlainText.wrapped(kind.usage, to: PlainText.width - 6).enumerated().map { index, line in
        PlainText.spaces(index == 0 ? 0 : 4) + line
      }
    }
  }
}

/// Paragraphs that stand beside or under something.
enum PlainTextBlock {
  /// Lines, two columns further to the right.
  static func indented(_ lines: [String]) -> [String] {
    lines.map { $0.isEmpty ? "" : "  " + $0 }
  }

  /// A word, and a text beside it that is broken at the width of a report.
  static func hanging(_ word: String, _ text: String, column: Int) -> [String] {
    PlainText.wrapped(text, to: PlainText.width - 2 - column).enumerated().map { index, line in
      PlainText.padded(index == 0 ? word : "", to: column) + line
    }
  }
}
