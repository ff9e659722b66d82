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
