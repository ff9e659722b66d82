// Domain+Neighbours: the numbers beside a number, as the passes need them.

extension Domain {
  /// On the other side of the origin, the number farthest from it that is still simpler; nil if none.
  func lastSimpler(across value: Int) -> Int? {
    if value > origin {
      let candidate = max(range.lowerBound, origin - (value - origin) + 1)
      return candidate < origin ? candidate : nil
    }
    let candidate = min(range.upperBound, origin + (origin - value))
    return candidate > origin ? candidate : nil
  }

  /// The next number towards the origin; nil for the origin.
  func neighbour(of value: Int) -> Int? {
    value == origin ? nil : value > origin ? value - 1 : value + 1
  }

  /// The number of the range that is nearest to `value`.
  func clamped(_ value: Int) -> Int {
    min(max(value, range.lowerBound), range.upperBound)
  }
}
