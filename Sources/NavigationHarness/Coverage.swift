// Coverage: which transitions and which pairs of situations a run has reached.

import FuzzCore
package import NavigationModel
package import NavigationSpec

/// Which transitions and which pairs of situations a run has reached.
///
/// A *transition* is a phase, the kind of an action, and the phase that follows; a *pair* is two situations that one case has reached.
package struct Coverage: Hashable, Sendable {
  /// For each kind in each phase, the phases that followed: a bit each.
  private var followers: [UInt8]
  /// For each situation, those that came together with it: a bit each, the lower situation first.
  private var partners: [UInt128]

  /// Nothing is reached.
  package init() {
    followers = Array(repeating: 0, count: ActionKind.allCases.count * Phase.allCases.count)
    partners = Array(repeating: 0, count: Situation.allCases.count)
  }

  /// What a map of cells comes to.
  init(_ map: CoverageMap) {
    self.init()
    for cell in map.hits {
      if let (phase, kind, next) = Cell.transition(of: cell) {
        followers[kind * Phase.allCases.count + phase] |= 1 << UInt8(next)
      } else if let (one, other) = Cell.pair(of: cell), one != other {
        partners[one] |= 1 << other
      }
    }
  }

  /// Notes that an action of a kind led from one motion to another.
  mutating func reach(_ kind: ActionKind, from motion: Int, to next: Int) {
    followers[kind.rawValue * Phase.allCases.count + Joint.phase(ofMotion: motion)] |=
      1 << UInt8(Joint.phase(ofMotion: next))
  }

  /// How many transitions are reached.
  package var transitionCount: Int { followers.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// How many pairs of situations are reached.
  package var pairCount: Int { partners.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Adds what another run has reached.
  package mutating func formUnion(_ other: Self) {
    for index in followers.indices { followers[index] |= other.followers[index] }
    for index in partners.indices { partners[index] |= other.partners[index] }
  }

  /// The actions that were not tried in a phase, of those that there are: each is legal in every phase.
  ///
  /// - Parameter excluded: the kinds that do not count.
  /// - Returns: phase by phase, the kinds in their order.
  package func missedStarts(excluding excluded: [ActionKind] = []) -> [Start] {
    Phase.allCases.flatMap { phase in
      ActionKind.allCases.filter { kind in
        followers[place(of: kind, in: phase)] == 0 && !excluded.contains(kind)
      }
      .map { Start(phase: phase, kind: $0) }
    }
  }

  /// The pairs of situations that no case has reached, of those that a run with some capabilities can reach.
  package func missedPairs(with capabilities: Capabilities) -> [Pair] {
    let situations = Situation.reachable(with: capabilities)
    return situations.flatMap { one in
      situations.filter { other in
        other.rawValue > one.rawValue && partners[one.rawValue] >> other.rawValue & 1 == 0
      }
      .map { Pair(one: one, other: $0) }
    }
  }

  /// How many pairs of situations there are for a run with some capabilities.
  package static func pairCount(with capabilities: Capabilities) -> Int {
    let count = Situation.reachable(with: capabilities).count
    return count * (count - 1) / 2
  }

  /// An action in a phase.
  package struct Start: Hashable, Sendable, CustomStringConvertible {
    /// What the controller does.
    package let phase: Phase
    /// The kind of the action.
    package let kind: ActionKind

    /// In words: `pop while pushing`.
    package var description: String { "\(ActionKind.names[kind.rawValue]) while \(phase)" }
  }

  /// Two situations of one case.
  package struct Pair: Hashable, Sendable, CustomStringConvertible {
    /// The lower one, and the other.
    package let one, other: Situation

    /// In words: `cancelled-swipe with root-swipe`.
    package var description: String { "\(one.name) with \(other.name)" }
  }

  private func place(of kind: ActionKind, in phase: Phase) -> Int {
    kind.rawValue * Phase.allCases.count + Int(phase.rawValue)
  }
}
