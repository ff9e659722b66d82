// FingerprintSet: which fingerprints were seen, in a flat table.

/// A set of fingerprints that only grows.
///
/// It has no order that could be observed and needs no hashing: a fingerprint is random enough.
public struct FingerprintSet: Sendable {
  @usableFromInline static var free: Fingerprint { Fingerprint(high: 0, low: 0) }

  /// How many fingerprints are in the set.
  @inlinable public var count: Int { size }

  @usableFromInline var size = 0
  // The table's size is a power of two; at most half of it is taken.
  @usableFromInline var table: [Fingerprint]
  // The one fingerprint that looks like a free place.
  @usableFromInline var holdsFree = false

  /// Makes an empty set.
  @inlinable
  public init() {
    table = Array(repeating: Self.free, count: 64)
  }

  /// Whether a fingerprint is in the set.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func contains(_ fingerprint: Fingerprint) -> Bool {
    if fingerprint == Self.free { return holdsFree }
    return table[place(of: fingerprint)] == fingerprint
  }

  /// Puts a fingerprint into the set.
  ///
  /// - Returns: whether it is new.
  /// - Complexity: O(1) on average.
  @inlinable
  public mutating func insert(_ fingerprint: Fingerprint) -> Bool {
    if fingerprint == Self.free {
      guard !holdsFree else { return false }
      holdsFree = true
      size += 1
      return true
    }
    let place = place(of: fingerprint)
    guard table[place] == Self.free else { return false }
    table[place] = fingerprint
    noteInsertion()
    return true
  }

  /// Where a fingerprint is, or where it would go.
  @inlinable
  func place(of fingerprint: Fingerprint) -> Int {
    let mask = table.count - 1
    var place = Int(truncatingIfNeeded: fingerprint.low) & mask
    while table[place] != Self.free {
      if table[place] == fingerprint { return place }
      place = (place + 1) & mask
    }
    return place
  }

  @usableFromInline
  mutating func noteInsertion() {
    size += 1
    guard 2 * size > table.count else { return }
    let old = table
    table = Array(repeating: Self.free, count: 2 * old.count)
    for fingerprint in old where fingerprint != Self.free {
      table[place(of: fingerprint)] = fingerprint
    }
  }
}
