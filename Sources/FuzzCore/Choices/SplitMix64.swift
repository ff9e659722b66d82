// SplitMix64: the small generator that turns one seed into the state of the large one.

/// Steele, Lea and Flood's generator: each seed gives another stream, and no seed is a bad one.
@frozen
public struct SplitMix64: Hashable, Sendable {
  /// What the next number is made of.
  @usableFromInline var state: UInt64

  /// Starts the stream of a seed.
  @inlinable
  public init(seed: UInt64) {
    state = seed
  }

  /// The next number.
  @inlinable
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  /// Scatters the bits of a number; no two numbers give the same one.
  @inlinable
  public static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = number
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
