// Strategy: how the cases of a run depend on each other.

/// How the cases of a run depend on each other.
public enum Strategy: String, CaseIterable, Hashable, Sendable {
  /// Each case is drawn by itself.
  case random
  /// Every fifth case goes on for a little while from a place where few cases have been, also with what was seldom done there.
  case guided

  /// Which cases start from a rare cell, over and over.
  var cycle: [Bool] {
    switch self {
    case .random: [false]
    case .guided: [false, false, false, false, true]
    }
  }
}
