// CallbackLog: every callback of a replayed trace, on the time axis.

import NavigationHarness
import NavigationModel
import NavigationStage

/// Every callback of a replayed trace, on the time axis.
@MainActor
struct CallbackLog {
  /// One line an action, and one for each thing that happened after it.
  let lines: [String]

  /// Plays the trace and writes down what happens.
  static func record(_ seed: SeedFile, on subject: Subject) -> CallbackLog {
    let timeline = Timeline.record(
      seed.trace.actions, subject: subject, switches: seed.switches)
    let words = ActionWords(kindNames: subject.facts.kinds.map(\.name))
    var rows: [[String]] = [["ms", "what happens"]]
    for entry in timeline.entries {
      let action = entry.action.map { words.words(for: $0) } ?? "(closing probe)"
      rows.append([PlainText.aligned("\(entry.start)", to: 6), action])
      for (instant, event) in entry.events {
        let text = EventWords.words(for: event)
        rows.append([PlainText.aligned("\(instant)", to: 6), "    " + text])
      }
    }
    return CallbackLog(lines: PlainText.table(rows, indent: 2))
  }
}
