// Strategy: how the cases of a run depend on each other.

/// How the cases of a run depend on each other.
public enum Strategy: String, CaseIterable, Hashable, Sendable {
  /// Each case is drawn by itself.
  case random
  /// After some plain cases, now and then an action is one that was seldom done where it is, and every tenth case goes on for a
  /// little while from a place where few cases have been.
  case guided

  /// Which cases start from a rare cell, over and over.
  var cycle: [Bool] {
    switch self {
    case .random: [false]
    case .guided: Array(repeating: false, count: 9) + [true]
    }
  }
}
