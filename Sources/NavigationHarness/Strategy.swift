// Strategy: how the cases of a run depend on each other.

/// How the cases of a run depend on each other.
public enum Strategy: String, CaseIterable, Hashable, Sendable {
  /// Each case is drawn by itself.
  case random
  /// After some plain cases, a case goes again and again, from rest, the last steps of a way to a place where few have been, and may
  /// do there what was seldom done.
  case guided
}
