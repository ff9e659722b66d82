// DeadlineList: timers and animation completions, oldest deadline first.

/// Blocks with an instant each, taken oldest deadline first and, at one deadline, in the order of adding.
@preconcurrency @MainActor
struct DeadlineList {
  /// Names an entry so that it can be taken back.
  struct Token: Hashable {
    var number: Int
  }

  /// What is done at an instant.
  enum Work {
    case block(@MainActor () -> Void)
    /// What follows an animation of the app's own.
    case animation(@MainActor () -> Void)
    /// The end of a transition, the most frequent of all: no block is made for it.
    case end(NavigationTransition, UINavigationController)
    /// The end of a modal's way.
    case endOfPresentation(Presentation)
  }

  struct Entry {
    var number: Int
    var instant: Int
    var interval: Int?
    var work: Work
  }

  private(set) var entries: [Entry] = []
  /// Entries that were ever added: each bears the count as its number.
  private(set) var added = 0

  /// The earliest instant of all.
  var next: Int? { earliest(countingRepeating: true) }

  /// The earliest instant of what does not repeat.
  var nextOnce: Int? { earliest(countingRepeating: false) }

  // Here and below entries are read in place: a copy would retain what it does.
  private func earliest(countingRepeating: Bool) -> Int? {
    var earliest: Int?
    for index in entries.indices where countingRepeating || entries[index].interval == nil {
      let instant = entries[index].instant
      if let earliest, earliest <= instant { continue }
      earliest = instant
    }
    return earliest
  }

  /// Exchanges the storage of two lists without entries.
  mutating func exchangeStorage(with other: inout DeadlineList) {
    guard entries.isEmpty, other.entries.isEmpty else { return }
    swap(&entries, &other.entries)
  }

  mutating func add(
    at instant: Int, interval: Int?, _ block: @escaping @MainActor () -> Void
  ) -> Token {
    add(at: instant, interval: interval, .block(block))
  }

  mutating func add(at instant: Int, interval: Int? = nil, _ work: Work) -> Token {
    added += 1
    entries.append(Entry(number: added, instant: instant, interval: interval, work: work))
    return Token(number: added)
  }

  mutating func remove(_ token: Token) {
    for index in entries.indices where entries[index].number == token.number {
      entries.remove(at: index)
      return
    }
  }

  /// Makes the ends of all animations due, in their order.
  ///
  /// - Returns: whether there is any.
  mutating func bringForward(to now: Int) -> Bool {
    var isAny = false
    for index in entries.indices {
      if case .block = entries[index].work { continue }
      isAny = true
      // What lay between them stays between them: only the order is kept.
      entries[index].instant = min(entries[index].instant, now)
    }
    return isAny
  }

  /// Takes the oldest entry that is due; a repeating one is put back for its next instant.
  mutating func takeDue(at now: Int) -> Work? {
    var best: Int?
    for index in entries.indices where entries[index].instant <= now {
      guard let candidate = best else {
        best = index
        continue
      }
      let this = (entries[index].instant, entries[index].number)
      if this < (entries[candidate].instant, entries[candidate].number) { best = index }
    }
    guard let best else { return nil }
    let entry = entries.remove(at: best)
    if let interval = entry.interval {
      entries.append(
        Entry(
          number: entry.number, instant: max(entry.instant + interval, now + 1),
          interval: interval, work: entry.work))
    }
    return entry.work
  }
}
