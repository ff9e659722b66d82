// Slips: failures that traces turned into while another failure was shrunk.

package import NavigationModel
package import NavigationSpec

/// Failures that traces turned into while another failure was shrunk.
///
/// A simpler trace often fails, but in another way. Shrinking passes it over; as a failure of its own it is kept here, the
/// shortest trace of each, in the order in which they came up.
package struct Slips: Sendable {
  /// A failure that came up by the way.
  package struct Slip: Hashable, Sendable {
    /// How it fails.
    package var signature: Violation.Signature
    /// A trace that fails so, up to the action at which it does.
    package var trace: [Action]
  }

  /// One a signature.
  package private(set) var all: [Slip] = []

  /// None so far.
  package init() {}

  /// Keeps a failure, unless a trace that is no longer is known for it.
  mutating func note(_ result: CaseResult, of trace: [Action]) {
    guard let signature = result.violation?.signature else { return }
    let size = min(trace.count, result.step + 1)
    guard let place = all.firstIndex(where: { $0.signature == signature }) else {
      all.append(Slip(signature: signature, trace: Array(trace.prefix(size))))
      return
    }
    if all[place].trace.count > size { all[place].trace = Array(trace.prefix(size)) }
  }
}
