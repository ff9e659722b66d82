// TotalOrder: which of two traces is the simpler one.

/// The order by which traces are simpler: shortlex.
///
/// The shorter trace is the simpler one; of two that are as long, the one whose kinds come first in
/// lexicographic order; of two with the same kinds, the one whose values have the lower ranks
/// (`Domain.rank(of:)`), in lexicographic order. No two traces of a vocabulary are equally simple.
public struct TotalOrder<V: Vocabulary> {
  /// What the actions mean.
  public let vocabulary: V
  let forms: FormOrder

  /// The order of a vocabulary's traces.
  public init(_ vocabulary: V) {
    self.vocabulary = vocabulary
    forms = FormOrder(
      domains: (0..<vocabulary.kindCount).map { vocabulary.domains(ofKind: $0) })
  }

  /// Whether `trace` is simpler than `other`; no trace is simpler than itself.
  public func isSimpler(_ trace: [V.Action], than other: [V.Action]) -> Bool {
    guard trace.count == other.count else { return trace.count < other.count }
    return forms.isSimpler(
      trace.map { vocabulary.shape(of: $0) }, than: other.map { vocabulary.shape(of: $0) })
  }
}

/// The total order over the forms of actions, whatever the actions are.
struct FormOrder {
  /// The domains of each kind's values.
  let domains: [[Domain]]

  /// Whether one trace is simpler than another.
  func isSimpler(_ trace: [Shape], than other: [Shape]) -> Bool {
    guard trace.count == other.count else { return trace.count < other.count }
    for index in trace.indices where trace[index].kind != other[index].kind {
      return trace[index].kind < other[index].kind
    }
    for index in trace.indices where trace[index].values != other[index].values {
      return isSimpler(trace[index], than: other[index])
    }
    return false
  }

  /// Whether one action is simpler than another.
  func isSimpler(_ shape: Shape, than other: Shape) -> Bool {
    guard shape.kind == other.kind else { return shape.kind < other.kind }
    let domains = domains[shape.kind]
    for index in domains.indices where shape.values[index] != other.values[index] {
      return domains[index].rank(of: shape.values[index])
        < domains[index].rank(of: other.values[index])
    }
    return false
  }
}
