// StableHash: a 64-bit hash for keys that people see, the same everywhere and for ever.

/// FNV-1a with 64 bits, as published; for keys in file names and reports.
///
/// It is written out so that a key never changes. For large numbers of states, use `Fingerprint`.
@frozen
public struct StableHash: Hashable, Sendable {
  /// The hash of what was added so far.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Starts with nothing added.
  public init() {}

  /// The hash of a text.
  public init(of text: some StringProtocol) {
    add(text)
  }

  /// Adds one byte.
  public mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// Adds the UTF-8 bytes of a text; two texts in a row are the same as their sum.
  public mutating func add(_ text: some StringProtocol) {
    for byte in text.utf8 {
      add(byte)
    }
  }

  /// Adds a number as eight bytes, the lowest first.
  public mutating func add(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    for _ in 0..<8 {
      add(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }
}
