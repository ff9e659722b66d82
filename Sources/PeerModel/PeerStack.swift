// PeerStack: how the peer model keeps its controllers, as an array or packed into a word.

/// The controllers' numbers, bottom first; at most six.
package protocol PeerStack: Hashable, Sendable {
  /// The root alone, which is 0.
  static var root: Self { get }
  /// How many there are.
  var count: Int { get }
  /// The controller at a position, counted from 0 at the bottom.
  subscript(position: Int) -> Int { get }
  /// Puts one on top.
  mutating func append(_ controller: Int)
  /// Takes the top away.
  @discardableResult
  mutating func removeLast() -> Int
}

extension PeerStack {
  /// The top.
  var top: Int { self[count - 1] }

  /// Whether a controller is on the stack.
  func holds(_ controller: Int) -> Bool {
    for position in 0..<count where self[position] == controller { return true }
    return false
  }
}

extension [Int]: PeerStack {
  /// The root alone.
  package static var root: Self { [0] }
}

/// A stack in one word: four bits for the depth, ten for each controller.
package struct PackedStack: PeerStack {
  private var bits: UInt64

  private init(bits: UInt64) { self.bits = bits }

  package static var root: Self { Self(bits: 1) }

  package var count: Int { Int(bits & 15) }

  package subscript(position: Int) -> Int {
    Int(bits >> UInt64(truncatingIfNeeded: 4 + 10 * position) & 1_023)
  }

  package mutating func append(_ controller: Int) {
    precondition(controller < 1_024 && count < 6, "six numbers of ten bits fit into the word")
    bits += 1 + UInt64(controller) << UInt64(truncatingIfNeeded: 4 + 10 * count)
  }

  @discardableResult
  package mutating func removeLast() -> Int {
    let last = self[count - 1]
    bits -= 1 + UInt64(last) << UInt64(truncatingIfNeeded: 4 + 10 * (count - 1))
    return last
  }
}
