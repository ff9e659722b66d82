// CaseGuide: what a run has covered, and where its cases go because of that.

import FuzzCore
import NavigationModel
import NavigationSpec

/// What a run has covered, and where its cases go because of that.
///
/// From rest a case often plays the end of the shortest known way to a rare place: a few actions in a row that lead to what is seldom
/// met, as a phrase does that somebody wrote down.
package struct CaseGuide: Sendable {
  /// What the run covers.
  private var guidance: Guidance<Action>
  /// What held after the last action.
  private var joint: Joint?
  private var situations: UInt128 = 0
  /// How often each kind of action was played in each motion since the round began.
  private var starts: [Int]
  private let isGuided: Bool
  /// Whether the case that is played is drawn as a plain random one is.
  private var isPlain = true
  /// What is left of the way that is being played.
  private var way: ArraySlice<Action> = []
  /// Whether a way has just ended.
  private var isAtRarePlace = false

  /// Cases at the start of a run that are drawn as plain random ones are: what is common is found by them, and nothing is rare yet.
  private static let plainCount = 16
  /// At rest one action in so many begins a way.
  private static let wayOdds = 3
  /// Actions of a way at most; a longer one is the way to its last few only.
  private static let longestWay = 4

  /// Starts with nothing covered.
  package init(_ strategy: Strategy) {
    isGuided = strategy == .guided
    guidance = Guidance(cellCount: Cell.count, cycle: [false], keepsTraces: isGuided)
    starts = Array(repeating: 0, count: Cell.startCount)
  }

  /// The first case that a case depends on.
  package static func firstNeeded(for index: Int, _ strategy: Strategy) -> Int {
    strategy == .random ? index : Guidance<Action>.roundStart(of: index)
  }

  /// Begins a case.
  mutating func beginCase(_ index: Int, _ choices: inout some ChoiceSource) {
    joint = nil
    situations = 0
    way = []
    isAtRarePlace = false
    if index == Guidance<Action>.roundStart(of: index) {
      for start in starts.indices { starts[start] = 0 }
    }
    isPlain = !isGuided || index < Self.plainCount
    _ = guidance.beginCase(index, &choices)
  }

  /// The next action on a way to a rare place; nil if the case is on none.
  mutating func nextOnWay(_ choices: inout some ChoiceSource, isAtRest: Bool) -> Action? {
    if way.isEmpty {
      guard !isPlain, isAtRest, choices.odds(1, in: Self.wayOdds) else { return nil }
      let length = choices.draw(in: 2...Self.longestWay)
      way = (guidance.rareTrace(&choices) ?? []).suffix(length)
    }
    guard let next = way.popFirst() else { return nil }
    if way.isEmpty { isAtRarePlace = true }
    return next
  }

  /// Whether the next action is to be one that was seldom done where the case is: now and then where a way has ended.
  mutating func drawsRare(_ choices: inout some ChoiceSource) -> Bool {
    guard isAtRarePlace else { return false }
    isAtRarePlace = false
    return choices.odds(1, in: 2)
  }

  /// Notes what holds before the first action.
  mutating func start(_ specification: inout Specification) { joint = specification.joint }

  /// Notes what an action came to, the last of `length` actions.
  mutating func follow(
    _ action: Action, _ specification: inout Specification, after length: Int
  ) {
    guard let before = joint else { return }
    let after = specification.joint
    guidance.reach(Cell.transition(before.motion, action.kind, after.motion), after: length)
    starts[Cell.start(before.motion, action.kind)] += 1
    if after != before {
      guidance.reach(Cell.joint(after), after: length)
      joint = after
    }
    let reached = specification.situations.bits
    if reached != situations { reachSituations(reached, after: length) }
  }

  /// How often a kind was played where the case is now.
  func count(of kind: ActionKind) -> Int {
    joint.map { starts[Cell.start($0.motion, kind)] } ?? 0
  }

  // Set bits only, from the lowest: a loop over all pairs took 2 % of a run's instructions.
  private mutating func reachSituations(_ reached: UInt128, after length: Int) {
    var fresh = reached & ~situations
    while fresh != 0 {
      var partners = reached
      while partners != 0 {
        let pair = Cell.pair(fresh.trailingZeroBitCount, partners.trailingZeroBitCount)
        guidance.reach(pair, after: length)
        partners &= partners - 1
      }
      fresh &= fresh - 1
    }
    situations = reached
  }

  /// Ends a case; one that failed is no good start for others.
  mutating func endCase(_ trace: [Action], hasFailed: Bool) {
    guidance.endCase(trace, isKept: !hasFailed)
  }

  /// What was reached.
  package var coverage: Coverage { Coverage(guidance.coverage) }
}
