// Cell: what coverage counts: what leads from where to where, and what holds together.

import NavigationModel
import NavigationSpec

/// The numbers of what coverage counts.
///
/// A *transition* is what holds before an action (the phase, the finger, whether a call waits), the kind of the action, and what
/// holds after it. A *joint* is all that holds at one moment. A *pair* is two situations that one case has reached.
enum Cell {
  /// How many there are.
  static let count = pairStart + situationCount * situationCount

  private static let kindCount = ActionKind.allCases.count
  // Kept: the list of all cases is made anew at each look.
  private static let situationCount = Situation.allCases.count
  private static let jointStart = startCount * Joint.motionCount
  private static let pairStart = jointStart + Joint.count

  /// How many starts there are: an action of a kind in a motion.
  static let startCount = Joint.motionCount * ActionKind.allCases.count

  /// An action of a kind in a motion, whatever follows.
  static func start(_ motion: Int, _ kind: ActionKind) -> Int { motion * kindCount + kind.rawValue }

  /// An action of a kind leads from one motion to another.
  static func transition(_ motion: Int, _ kind: ActionKind, _ next: Int) -> Int {
    start(motion, kind) * Joint.motionCount + next
  }

  /// So much holds together.
  static func joint(_ joint: Joint) -> Int { jointStart + joint.number }

  /// A case has reached two situations, by their numbers; the same twice for one.
  static func pair(_ one: Int, _ other: Int) -> Int {
    pairStart + min(one, other) * situationCount + max(one, other)
  }

  /// The phase, the kind and the phase that follows, by their numbers; nil for a cell that is no transition.
  static func transition(of cell: Int) -> (phase: Int, kind: Int, next: Int)? {
    guard cell < jointStart else { return nil }
    let start = cell / Joint.motionCount
    return (
      Joint.phase(ofMotion: start / kindCount), start % kindCount,
      Joint.phase(ofMotion: cell % Joint.motionCount)
    )
  }

  /// The two situations, by their numbers; nil for a cell that is no pair.
  static func pair(of cell: Int) -> (one: Int, other: Int)? {
    guard cell >= pairStart else { return nil }
    let number = cell - pairStart
    return (number / situationCount, number % situationCount)
  }
}
