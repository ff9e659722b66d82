// Fingerprint: 128 bits that stand for a state or a trace among many millions.

/// A 128-bit hash that is fed with numbers; it is its own accumulator.
///
/// The order of the numbers counts, and so does how many there are. For any two sequences that are
/// not made to collide, equality by accident is not to be expected in less than 2^60 of them.
@frozen
public struct Fingerprint: Hashable, Sendable {
  /// The first half.
  public let high: UInt64
  /// The second half.
  public let low: UInt64

  /// Starts with nothing added.
  @inlinable
  public init() {
    self.init(high: 0x243F_6A88_85A3_08D3, low: 0x1319_8A2E_0370_7344)
  }

  /// Makes a fingerprint of its halves.
  @inlinable
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Adds 64 bits.
  @inlinable
  public mutating func add(_ bits: UInt64) {
    let first = SplitMix64.mixed(high ^ bits) &+ 0x9E37_79B9_7F4A_7C15
    var second = (low &+ bits) &* 0xA076_1D64_78BD_642F
    second = (second ^ (second >> 32)) &+ first
    self = Self(high: first, low: second &* 0xE703_7ED1_A0B4_28DB)
  }

  /// Adds a number.
  @inlinable
  public mutating func add(_ number: Int) {
    add(UInt64(bitPattern: Int64(number)))
  }

  /// Adds a yes or a no.
  @inlinable
  public mutating func add(_ flag: Bool) {
    add(flag ? 1 as UInt64 : 0)
  }
}
