// Frontier: the states of one layer that are still to be explored.

/// The states of one layer, in the order of their simplest traces.
///
/// Neighbours whose traces have the same kinds of actions form a group: among the traces that extend
/// a group, the kind of the last action decides before any number does.
@usableFromInline
struct Frontier<Snapshot> {
  @usableFromInline var states: [Int32] = []
  @usableFromInline var snapshots: [Snapshot] = []
  // Where each group begins in `states`.
  @usableFromInline var groups: [Int32] = []
  @usableFromInline var lastGroup = -1

  @inlinable
  init() {}

  /// Appends a state.
  ///
  /// - Parameters:
  ///   - state: its number.
  ///   - snapshot: what is kept of it.
  ///   - group: the same number for all states of a group; groups come one after the other.
  @inlinable
  mutating func append(_ state: Int, _ snapshot: Snapshot, group: Int) {
    if group != lastGroup {
      groups.append(Int32(states.count))
      lastGroup = group
    }
    states.append(Int32(state))
    snapshots.append(snapshot)
  }

  /// The places of a group's states.
  @inlinable
  func places(ofGroup group: Int) -> Range<Int> {
    let end = group + 1 < groups.count ? Int(groups[group + 1]) : states.count
    return Int(groups[group])..<end
  }
}

/// The next transition of a layer; transitions come in the order of the traces that they complete.
@usableFromInline
struct LayerCursor {
  /// Which group of the frontier.
  @usableFromInline var group = 0
  /// Which kind of letters.
  @usableFromInline var kind = 0
  /// Which state of the frontier.
  @usableFromInline var place = 0
  /// Which letter.
  @usableFromInline var letter = 0

  @inlinable
  init() {}

  /// Whether the layer is done.
  @inlinable
  func isAtEnd<Snapshot>(of frontier: Frontier<Snapshot>) -> Bool {
    group == frontier.groups.count
  }

  /// Goes on to the next transition: the next letter of the kind, the next state of the group, the
  /// next kind, the next group.
  @inlinable
  mutating func advance<Snapshot>(in frontier: Frontier<Snapshot>, kinds: [Range<Int>]) {
    letter += 1
    guard letter == kinds[kind].upperBound else { return }
    let places = frontier.places(ofGroup: group)
    place += 1
    if place == places.upperBound {
      kind += 1
      place = places.lowerBound
    }
    if kind == kinds.count {
      kind = 0
      group += 1
      place = places.upperBound
    }
    letter = kinds[kind].lowerBound
  }
}
