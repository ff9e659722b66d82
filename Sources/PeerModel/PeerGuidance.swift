// PeerGuidance: the peer model's faults, looked for by several ways of drawing at once.

import FuzzCore

/// Draws cases for the peer model until one fails.
///
/// It knows what kinds of actions there are, that a swipe is a touch that goes down, moves and goes up, and that an animation
/// takes its time; it knows nothing of the faults.
package struct PeerGuidance {
  /// Actions of a case at most.
  package static let stepCount = 50

  /// How case after case is drawn, over and over.
  private static let ways: [LetterDraw<PeerAction>.Way] = [
    .phrases, .moody, .phrases, .phrases, .moody, .phrases, .phrases, .moody, .phrases, .plain,
    .phrases, .swarm,
  ]
  /// Which of them start from a rare cell.
  private static let isGuided = ways.indices.map { $0 == 7 }

  /// A swipe and a tick; the same and another tick, which mostly comes to rest.
  private static let phrases = [[4, 5, 6, 7], [4, 5, 6, 7, 7], [4, 5, 6, 7, 7]]

  /// What came of a search.
  package struct Outcome: Equatable, Sendable {
    /// The case that failed, counted from 1.
    package let caseCount: Int
    /// Actions that were played, the failing one included.
    package let actionCount: Int
    /// The failing trace.
    package let trace: [PeerAction]
  }

  private var draw = LetterDraw(PeerVocabulary(), phrases: Self.phrases)
  private var guidance = Guidance<PeerAction>(cellCount: Cell.count, cycle: Self.isGuided)
  private let fault: Int

  /// Looks for a fault, 1 to 7; 0 for none.
  package init(fault: Int) { self.fault = fault }

  /// Plays cases of a seed until one fails.
  ///
  /// - Returns: nil if none of so many does.
  package mutating func search(seed: UInt64, caseCount: Int) -> Outcome? {
    var actionCount = 0
    for index in 0..<caseCount {
      var choices = RandomChoices(seed: seed, case: index)
      let start = guidance.beginCase(index, &choices)
      draw.beginCase(Self.ways[index % Self.ways.count], &choices)
      let (trace, failed) = play(from: start, &choices)
      actionCount += trace.count
      if failed {
        return Outcome(caseCount: index + 1, actionCount: actionCount, trace: trace)
      }
      guidance.endCase(trace, isKept: true)
    }
    return nil
  }

  private mutating func play(
    from start: [PeerAction], _ choices: inout RandomChoices
  ) -> (trace: [PeerAction], failed: Bool) {
    var trace: [PeerAction] = []
    var engine = PeerEngine(fault: fault)
    var specification = PeerSpecification()
    let goesOn = start.count + Guidance<PeerAction>.continuationLength
    let length = start.isEmpty ? Self.stepCount : min(Self.stepCount, goesOn)
    while trace.count < length {
      let action = trace.count < start.count ? start[trace.count] : draw.next(&choices)
      trace.append(action)
      let step = CollectionOfOne(action)
      let mode = specification.mode.number
      if lockstep(step, on: &engine, judgedBy: &specification) != nil { return (trace, true) }
      let kind = PeerVocabulary().shape(of: action).kind
      guidance.reach(Cell.transition(mode, kind, specification.mode.number), after: trace.count)
      guidance.reach(Cell.joint(specification), after: trace.count)
    }
    return (trace, false)
  }

  /// The cells: what kind of action leads from one mode to another, and what holds together.
  private enum Cell {
    static let count = transitionCount + 5 * 3 * 2 * 3
    private static let transitionCount = 5 * 8 * 5

    static func transition(_ mode: Int, _ kind: Int, _ next: Int) -> Int {
      (mode * 8 + kind) * 5 + next
    }

    /// Mode, finger, whether something waits, and whether there are one, two or more controllers.
    static func joint(_ specification: borrowing PeerSpecification) -> Int {
      var number = specification.mode.number * 3 + specification.finger.rawValue
      number = number * 2 + (specification.next == nil ? 0 : 1)
      return transitionCount + number * 3 + min(3, specification.path.count) - 1
    }
  }
}
