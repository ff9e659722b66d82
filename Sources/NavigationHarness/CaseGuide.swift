// CaseGuide: what a run has covered, and where its cases start from.

import FuzzCore
import NavigationModel
import NavigationSpec

/// What a run has covered, and where its cases start from.
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

  /// Cases at the start of a run that are drawn as plain random ones are: what is common is found by them, and nothing is rare yet.
  private static let plainCount = 64

  /// Starts with nothing covered.
  package init(_ strategy: Strategy) {
    isGuided = strategy == .guided
    guidance = Guidance(cellCount: Cell.count, cycle: strategy.cycle)
    starts = Array(repeating: 0, count: Cell.startCount)
  }

  /// The first case that a case depends on.
  package static func firstNeeded(for index: Int, _ strategy: Strategy) -> Int {
    strategy == .random ? index : Guidance<Action>.roundStart(of: index)
  }

  /// Actions of a case that starts with some, at most, where others have `stepCount`.
  static func length(of start: [Action], _ stepCount: Int) -> Int {
    start.isEmpty
      ? stepCount : min(stepCount, start.count + Guidance<Action>.continuationLength)
  }

  /// Begins a case.
  ///
  /// - Returns: the actions that it starts with.
  mutating func beginCase(_ index: Int, _ choices: inout some ChoiceSource) -> [Action] {
    joint = nil
    situations = 0
    if index == Guidance<Action>.roundStart(of: index) {
      for start in starts.indices { starts[start] = 0 }
    }
    isPlain = !isGuided || index < Self.plainCount
    return guidance.beginCase(index, &choices, mayContinue: !isPlain)
  }

  /// Whether the next action is to be one that was seldom done where the case is: often where it goes on from a rare place, and now
  /// and then in any other case.
  func drawsRare(isContinuing: Bool, _ choices: inout some ChoiceSource) -> Bool {
    !isPlain && choices.odds(1, in: isContinuing ? 3 : 16)
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
