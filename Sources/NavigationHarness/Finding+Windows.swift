// Finding+Windows: with which other numbers a minimal trace fails as well, and which of its actions it needs.

package import FuzzCore
package import NavigationModel
package import NavigationSpec

extension Finding {
  /// What can be changed in a minimal trace without changing what it breaks.
  public struct Leeway: Hashable, Sendable {
    /// For each action the windows of its numbers, in order.
    package var windows: [[FailingWindow]] = []
    /// Whether the trace is too long to be played again for each of its actions.
    package var isTooLong = false
    /// How many actions a trace may have for other ones to be tried in their places: what is tried grows by the square.
    package static let longestTrace = 200
    /// The actions that the failure does not need, counted from 0; none in a minimal trace.
    public var unneeded: [Int] = []

    /// Nothing is known.
    package init() {}
  }
}

extension CaseRunner {
  /// Tries other numbers in the place of each number of a failing trace, and leaves out each action.
  ///
  /// - Parameters:
  ///   - trace: fails with the signature.
  ///   - signature: what must break for a trace to fail in the same way.
  /// - Returns: what can be changed; nothing is tried with a trace of more than `Finding.Leeway.longestTrace` actions.
  /// - Complexity: some hundred runs, at most 200 a number.
  package mutating func leeway(
    of trace: [Action], signature: Violation.Signature
  ) -> Finding.Leeway {
    var leeway = Finding.Leeway()
    guard trace.count <= Finding.Leeway.longestTrace else {
      leeway.isTooLong = true
      return leeway
    }
    let search = FailingWindowSearch(NavigationVocabulary(facts))
    leeway.windows = search.windows(of: trace) { run($0).violation?.signature == signature }
    leeway.unneeded = trace.indices.filter { step in
      var rest = trace
      rest.remove(at: step)
      return run(rest).violation?.signature == signature
    }
    return leeway
  }
}
