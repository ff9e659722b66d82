// RandomChoices: decisions drawn from a seeded generator, the same on every machine.

/// Random decisions: xoshiro256** of Blackman and Vigna, its state filled by SplitMix64.
@frozen
public struct RandomChoices: ChoiceSource, Hashable, Sendable {
  @usableFromInline var state0: UInt64
  @usableFromInline var state1: UInt64
  @usableFromInline var state2: UInt64
  @usableFromInline var state3: UInt64

  /// Starts the stream of a seed.
  @inlinable
  public init(seed: UInt64) {
    var filler = SplitMix64(seed: seed)
    state0 = filler.next()
    state1 = filler.next()
    state2 = filler.next()
    state3 = filler.next()
  }

  /// Starts the stream of one case of a seed, without running the cases before it.
  ///
  /// Two cases of one seed never start alike.
  ///
  /// - Parameters:
  ///   - seed: names the run.
  ///   - index: which case of the run, from 0.
  @inlinable
  public init(seed: UInt64, case index: Int) {
    var ofSeed = SplitMix64(seed: seed)
    var ofCase = SplitMix64(seed: UInt64(bitPattern: Int64(index)) ^ 0xD1B5_4A32_D192_ED03)
    self.init(seed: SplitMix64.mixed(ofSeed.next() ^ ofCase.next()))
  }

  /// The next 64 random bits.
  @inlinable
  public mutating func next() -> UInt64 {
    let result = Self.rotated(state1 &* 5, by: 7) &* 9
    let shifted = state1 << 17
    state2 ^= state0
    state3 ^= state1
    state1 ^= state2
    state0 ^= state3
    state2 ^= shifted
    state3 = Self.rotated(state3, by: 45)
    return result
  }

  /// Chooses one of `limit` outcomes, each equally often (Lemire's method).
  @inlinable
  public mutating func choose(below limit: Int) -> Int {
    precondition(limit > 0, "there is something to choose from")
    let width = UInt64(limit)
    let product = next().multipliedFullWidth(by: width)
    // Only here can a draw be one too many for some outcomes.
    if product.low < width { return choose(below: width, unlessTooMany: product) }
    return Int(product.high)
  }

  /// Throws draws away that are too many for some outcomes; so rare that it is not worth inlining.
  @usableFromInline @inline(never)
  mutating func choose(
    below width: UInt64, unlessTooMany drawn: (high: UInt64, low: UInt64)
  ) -> Int {
    var product = drawn
    let tooMany = (0 &- width) % width
    while product.low < tooMany {
      product = next().multipliedFullWidth(by: width)
    }
    return Int(product.high)
  }

  /// Chooses an index of `weights`, each as often as its weight says; the sum is not made anew, which took half of the time.
  @inlinable
  public mutating func choose(weights: [Int], total: Int) -> Int {
    var rest = choose(below: total)
    var index = 0
    while index < weights.count {
      let weight = weights[index]
      if rest < weight { return index }
      rest -= weight
      index += 1
    }
    preconditionFailure("the total is the sum of the weights")
  }

  @inlinable
  static func rotated(_ bits: UInt64, by count: UInt64) -> UInt64 {
    (bits << count) | (bits >> (64 - count))
  }
}
