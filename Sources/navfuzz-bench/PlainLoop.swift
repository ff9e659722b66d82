// PlainLoop: a fixed calculation, as a measure of the machine.

/// A stack of objects under random pushes and pops: a fixed calculation that the rest of the package has no part in.
///
/// Its steps allocate, count references and jump about as fuzzing does, so that whatever else the machine does slows both down.
struct PlainLoop {
  private final class Page {
    let number: UInt64
    let below: Page?

    init(_ number: UInt64, below: Page?) {
      self.number = number
      self.below = below
    }
  }

  private var top: Page?
  private var depth = 0
  private var state: UInt64
  /// Depends on every step, so that none is optimized away.
  private(set) var checksum: UInt64 = 0

  /// Makes a loop.
  init(seed: UInt64) { state = seed }

  /// Pushes or pops so many times.
  mutating func run(steps: Int) {
    for _ in 0..<steps {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      if depth < 8, state >> 63 == 0 || depth == 0 {
        top = Page(state, below: top)
        depth += 1
      } else {
        top = top?.below
        depth -= 1
      }
      checksum = (checksum ^ (top?.number ?? 0)) &* 0x9E37_79B9_7F4A_7C15
    }
  }
}
