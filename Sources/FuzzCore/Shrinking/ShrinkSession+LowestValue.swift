// ShrinkSession+LowestValue: the search for the simplest number that still fails.

extension ShrinkSession {
  /// Lowers a number, along with whatever else a candidate changes.
  ///
  /// First the thresholds, simplest first; then bisection between the last threshold that passes and
  /// the first number that fails, on both sides of the origin. On a side where all numbers from some
  /// distance on fail, the nearest of them is found, whatever the number is at the start.
  ///
  /// - Parameters:
  ///   - value: the number now; a candidate with it changes nothing.
  ///   - domain: where the number lies.
  ///   - candidate: the trace with another number; nil if there is none.
  /// - Returns: the number afterwards.
  /// - Throws: `OutOfBudget`.
  @discardableResult
  mutating func lower(
    _ value: Int, in domain: Domain, candidate: (Int) -> [Shape]?
  ) throws(OutOfBudget) -> Int {
    var value = value
    for threshold in domain.thresholds where domain.rank(of: threshold) < domain.rank(of: value) {
      if try accepts(candidate(threshold)) {
        value = threshold
        break
      }
    }
    value = try bisect(value, in: domain, candidate: candidate)
    guard let across = domain.lastSimpler(across: value), try accepts(candidate(across)) else {
      return value
    }
    return try bisect(across, in: domain, candidate: candidate)
  }

  /// Finds the number nearest to the origin on the side of one that fails.
  private mutating func bisect(
    _ failing: Int, in domain: Domain, candidate: (Int) -> [Shape]?
  ) throws(OutOfBudget) -> Int {
    let side = failing > domain.origin ? 1 : -1
    var far = (failing - domain.origin) * side
    var near = 0
    for threshold in domain.thresholds {
      let distance = (threshold - domain.origin) * side
      if distance < far { near = max(near, distance) }
    }
    // Most often nothing more can be had: the next number is asked first.
    var middle = far - 1
    while far - near > 1 {
      if try accepts(candidate(domain.origin + side * middle)) {
        far = middle
      } else {
        near = middle
      }
      middle = near + (far - near) / 2
    }
    return domain.origin + side * far
  }
}
