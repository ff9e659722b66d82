// TraceJudgement: what the run of one trace says to a search.

/// What the run of one trace says to a search.
public enum TraceJudgement: Hashable, Sendable {
  /// It fails as the given trace does.
  case fails
  /// It does not fail, and a longer one may.
  case passes
  /// It does not fail, and a longer one may only if one without its last action does as well.
  ///
  /// That is so if the last action changed nothing at all.
  case deadEnd
}
