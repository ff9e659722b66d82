// StateStore: the states that were reached, each with the transition that reached it first.

/// The states that were reached, numbered from 0 in the order of their simplest traces.
///
/// A state takes 24 bytes, and 6 to 11 bytes of a table that finds it; nothing is ever moved but the
/// table.
@usableFromInline
struct StateStore {
  @usableFromInline
  struct Record {
    @usableFromInline let fingerprint: Fingerprint
    @usableFromInline let parent: Int32
    @usableFromInline let letter: Int32

    @inlinable
    init(fingerprint: Fingerprint, parent: Int32, letter: Int32) {
      self.fingerprint = fingerprint
      self.parent = parent
      self.letter = letter
    }
  }

  // What is stored for a state without a fingerprint. A state that really has this one is not merged,
  // which is harmless.
  @usableFromInline static var unknown: Fingerprint { Fingerprint(high: 0, low: 0) }
  @usableFromInline static let chunkBits = 12
  @usableFromInline static var chunkSize: Int { 1 << chunkBits }

  @usableFromInline var chunks: [[Record]] = []
  @usableFromInline var count = 0
  // For each place one more than the number of a state, 0 for none; the size is a power of two.
  @usableFromInline var table = [UInt32](repeating: 0, count: 64)
  @usableFromInline var tabled = 0

  @inlinable
  init() {}

  /// How many bytes are set aside.
  @inlinable
  var byteCount: Int {
    var bytes = table.capacity * MemoryLayout<UInt32>.stride
    for chunk in chunks { bytes += chunk.capacity * MemoryLayout<Record>.stride }
    return bytes
  }

  @inlinable
  subscript(state: Int) -> Record {
    chunks[state >> Self.chunkBits][state & (Self.chunkSize - 1)]
  }

  /// The number of the state with a fingerprint.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  func state(with fingerprint: Fingerprint) -> Int? {
    if fingerprint == Self.unknown { return nil }
    let mask = table.count - 1
    var place = Int(truncatingIfNeeded: fingerprint.low) & mask
    while table[place] != 0 {
      let state = Int(table[place]) - 1
      if self[state].fingerprint == fingerprint { return state }
      place = (place + 1) & mask
    }
    return nil
  }

  /// Stores a state that is not stored.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  mutating func append(_ fingerprint: Fingerprint?, parent: Int, letter: Int) {
    precondition(count < ExplorationBounds.mostStates, "a state is numbered with 32 bits")
    if count & (Self.chunkSize - 1) == 0 {
      var chunk: [Record] = []
      chunk.reserveCapacity(Self.chunkSize)
      chunks.append(chunk)
    }
    let record = Record(
      fingerprint: fingerprint ?? Self.unknown, parent: Int32(parent), letter: Int32(letter))
    chunks[chunks.count - 1].append(record)
    count += 1
    guard record.fingerprint != Self.unknown else { return }
    if 4 * (tabled + 1) > 3 * table.count { growTable() }
    enter(count - 1, record.fingerprint)
    tabled += 1
  }

  /// The letters that lead to a state, the last first.
  @inlinable
  func appendLetters(to state: Int, onto letters: inout [Int]) {
    var state = state
    while state != 0 {
      let record = self[state]
      letters.append(Int(record.letter))
      state = Int(record.parent)
    }
  }

  @inlinable
  mutating func enter(_ state: Int, _ fingerprint: Fingerprint) {
    let mask = table.count - 1
    var place = Int(truncatingIfNeeded: fingerprint.low) & mask
    while table[place] != 0 { place = (place + 1) & mask }
    table[place] = UInt32(state + 1)
  }

  @usableFromInline
  mutating func growTable() {
    table = Array(repeating: 0, count: 2 * table.count)
    for state in 0..<(count - 1) where self[state].fingerprint != Self.unknown {
      enter(state, self[state].fingerprint)
    }
  }
}
