// DeadlineList: timers and animation completions, oldest deadline first.

/// Blocks with an instant each, taken oldest deadline first and, at one deadline, in the order of adding.
@preconcurrency @MainActor
struct DeadlineList {
  /// Names an entry so that it can be taken back.
  struct Token: Hashable {
    var number: Int
  }

  private struct Entry {
    var number: Int
    var instant: Int
    var interval: Int?
    var block: @MainActor () -> Void
  }

  private var entries: [Entry] = []
  private var added = 0

  /// The earliest instant of all.
  var next: Int? { earliest(countingRepeating: true) }

  /// The earliest instant of what does not repeat.
  var nextOnce: Int? { earliest(countingRepeating: false) }

  private func earliest(countingRepeating: Bool) -> Int? {
    var earliest: Int?
    for entry in entries where countingRepeating || entry.interval == nil {
      if let instant = earliest, instant <= entry.instant { continue }
      earliest = entry.instant
    }
    return earliest
  }

  mutating func add(
    at instant: Int, interval: Int?, _ block: @escaping @MainActor () -> Void
  ) -> Token {
    added += 1
    entries.append(Entry(number: added, instant: instant, interval: interval, block: block))
    return Token(number: added)
  }

  mutating func remove(_ token: Token) {
    for (index, entry) in entries.enumerated() where entry.number == token.number {
      entries.remove(at: index)
      return
    }
  }

  /// Takes the oldest entry that is due; a repeating one is put back for its next instant.
  mutating func takeDue(at now: Int) -> (@MainActor () -> Void)? {
    guard !entries.isEmpty else { return nil }
    var best: Int?
    for (index, entry) in entries.enumerated() where entry.instant <= now {
      guard let candidate = best else {
        best = index
        continue
      }
      let other = entries[candidate]
      if (entry.instant, entry.number) < (other.instant, other.number) { best = index }
    }
    guard let best else { return nil }
    let entry = entries.remove(at: best)
    if let interval = entry.interval {
      entries.append(
        Entry(
          number: entry.number, instant: max(entry.instant + interval, now + 1),
          interval: interval, block: entry.block))
    }
    return entry.block
  }
}
