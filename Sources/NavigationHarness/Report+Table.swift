// Report+Table: the time axis of a report: one row an action, with what came of it.

extension Report {
  /// The actions with what came of each, and below an action with which other numbers it fails as well.
  var table: [String] {
    let numbers = rows.map { $0.number.map(String.init) ?? "" }
    let instants = rows.map { String($0.instant) }
    let stacks = rows.map { clipped(text(of: $0.stack)) }
    let numberWidth = max(1, numbers.map(\.count).max() ?? 0)
    let instantWidth = max(2, instants.map(\.count).max() ?? 0)
    let stackWidth = max(5, stacks.map(\.count).max() ?? 0)
    let transitionWidth = max(10, rows.map(\.transition.count).max() ?? 0)
    let taken = 2 + 2 + numberWidth + 2 + instantWidth + 2 + 2 + stackWidth + 2 + transitionWidth
    let room = PlainText.width - taken
    let words = rows.map { PlainText.wrapped($0.words, to: room) }
    let widestWords = words.flatMap(\.self).map(\.count).max() ?? 0
    let notes = rows.map {
      self.notes(of: $0, width: min(room, max(widestWords, Self.narrowestNotes)))
    }
    let wordsWidth = max(6, widestWords, notes.flatMap(\.self).map(\.count).max() ?? 0)

    func line(
      _ mark: String, _ number: String, _ instant: String, _ words: String, _ stack: String,
      _ transition: String
    ) -> String {
      let cells = [
        mark + PlainText.aligned(number, to: numberWidth),
        PlainText.aligned(instant, to: instantWidth), PlainText.padded(words, to: wordsWidth),
        PlainText.padded(stack, to: stackWidth), transition,
      ]
      let text = PlainText.spaces(2) + cells.joined(separator: "  ")
      return String(text.reversed().drop { $0 == " " }.reversed())
    }

    var lines = [line("  ", "#", "ms", "action", "stack", "transition")]
    for (index, row) in rows.enumerated() {
      let mark = row.breaks ? "> " : "  "
      lines.append(
        line(
          mark, numbers[index], instants[index], words[index].first ?? "", stacks[index],
          row.transition))
      for rest in words[index].dropFirst() + notes[index] {
        lines.append(line("  ", "", "", rest, "", ""))
      }
    }
    return lines
  }

  /// The clauses about an action's numbers, in brackets.
  private func notes(of row: Row, width: Int) -> [String] {
    guard !row.notes.isEmpty else { return [] }
    return PlainText.wrapped("(\(row.notes.joined(separator: "; ")))", to: width)
  }

  /// A long stack without its middle.
  private func clipped(_ stack: String) -> String {
    guard stack.count > Self.longestStack else { return stack }
    return stack.prefix(Self.longestStack - 9) + " ... " + stack.suffix(4)
  }

  private static let longestStack = 28
  /// Notes are not broken to lines that are shorter than this, if the page has the room.
  private static let narrowestNotes = 46
}
