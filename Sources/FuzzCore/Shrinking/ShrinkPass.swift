// ShrinkPass: one way to look for simpler traces.

/// Offers simpler traces to a session.
///
/// A pass keeps no state between runs. It ends, for a session accepts nothing twice and nothing that
/// is not simpler.
package protocol ShrinkPass {
  /// Offers candidates, some or all that the pass knows.
  ///
  /// - Throws: `OutOfBudget`, as the session did.
  func run(_ session: inout ShrinkSession) throws(OutOfBudget)
}

/// Says that a shrinker may run no more traces.
package struct OutOfBudget: Error {}
