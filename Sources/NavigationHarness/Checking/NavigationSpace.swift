// NavigationSpace: the joint states of oracle, engine and subject, as an explorer walks through them.

import FuzzCore
import HeadlessUIKit
import NavigationModel
import NavigationSpec
import NavigationStage

/// The joint states of oracle, engine and subject, as an explorer walks through them.
///
/// Class graphs cannot be copied, so each trace is played from the start. What is kept of a state is what tells without playing that
/// an action is nothing there.
@MainActor
struct NavigationSpace {
  /// What is known of a state without playing it.
  struct Glance: Sendable {
    var isFingerDown = false
    var isSecondFingerDown = false
    var isCovered = false
    /// Whether a transition can be driven, and whether one can be taken hold of.
    var isDrivable = true
    var isHoldable = true
    /// Whether time alone changes nothing.
    var isStill = false
    /// What moves, as coverage counts it.
    var motion = 0
    /// What the oracle foresees there.
    var foresight = Foresight.nothing
    /// The state; nil if it is not known.
    var fingerprint: Fingerprint?
  }

  /// What ends the exploration, or is to be reported.
  enum Failure: Hashable, Sendable {
    /// A rule broke.
    case bug(Violation.Bug)
    /// A state came out differently when it was played again.
    case conflict
  }

  private(set) var runner: CaseRunner
  private(set) var reader: StateReader
  /// What was counted.
  private(set) var counts = CheckCounts()
  /// What was reached.
  private(set) var situations = SituationSet()
  /// Which actions were played in which phase, and which phase followed; the pairs of situations are not counted, because a state is
  /// reached with one of its pasts only.
  private(set) var coverage = Coverage()
  /// Recorded bugs that came up, in the order in which they did.
  private(set) var knownBugs: [Violation.Bug] = []
  /// How much the subject asked for of what usually does not count.
  private(set) var askedPast = AskedPast.nothing

  private let plan: Check.Plan
  private var result = CaseResult()
  private var played: [Action] = []
  private var state = Fingerprint()
  private var motion = 0

  /// Makes a space.
  init(subject: Subject, switches: Switches, plan: Check.Plan, countedPast: AskedPast) {
    self.plan = plan
    runner = CaseRunner(subject: subject, switches: switches)
    // Without recorded bugs a failure ends the search or is told from others by its cause alone if all are asked for.
    let isOneEnough = plan.stopsAtFailure && plan.knownBugs.isEmpty
    reader = runner.makeReader(remembering: isOneEnough ? .verdicts : .causes)
    reader.countedPast = countedPast
  }

  private mutating func arrive(by trace: [Action], verifying last: Fingerprint?) -> Arrival<Failure>
  {
    result = CaseResult()
    counts.executions += 1
    if let last, counts.executions % Self.verifyInterval == 0 {
      var prefix = CaseResult()
      runner.openState = nil
      guard runner.playOpen(Array(trace.dropLast()), &prefix, by: &reader) == last else {
        return .fails(.conflict)
      }
    }
    let reached = runner.playOpen(trace, after: last, &result, by: &reader)
    played = trace
    situations.formUnion(runner.specification.situations)
    askedPast = max(askedPast, runner.stage.askedPast)
    guard let violation = result.violation else {
      state = reached ?? Fingerprint()
      motion = runner.specification.joint.motion
      return .state(reached)
    }
    return judged(violation).map { .fails($0) } ?? .deadEnd
  }

  /// One state in so many is played twice, to see whether it comes out the same.
  private static let verifyInterval = 64

  /// The failure of a broken rule; nil if it is recorded, the platform's, or switched off.
  private mutating func judged(_ raw: Violation) -> Failure? {
    var violation = raw
    // Its cause must be needed.
    if raw.hasCauseToTest, let needed = runner.run(played).violation {
      violation = needed
    }
    guard !plan.offRules.contains(violation.rule) else {
      counts.offTraces += 1
      return nil
    }
    guard violation.fault != .platform || plan.reportsPlatform else {
      counts.platformTraces += 1
      return nil
    }
    guard !plan.knownBugs.contains(violation.bug) else {
      counts.knownTraces += 1
      if !knownBugs.contains(violation.bug) { knownBugs.append(violation.bug) }
      return nil
    }
    return .bug(violation.bug)
  }

  /// Whether an action is nothing in a state, which then is the same afterwards.
  static func isNothing(_ action: Action, at glance: Glance) -> Bool {
    switch action {
    case .move, .up: !glance.isFingerDown
    case .cancelTouch: !glance.isFingerDown && !glance.isSecondFingerDown
    case .secondMove, .secondUp: !glance.isSecondFingerDown
    case .secondDown: glance.isSecondFingerDown || glance.isCovered
    case .backTap: glance.isFingerDown || glance.isSecondFingerDown || glance.isCovered
    case .drag, .down, .swipe, .doubleSwipe, .swipeDuring:
      glance.isFingerDown || glance.isCovered
    case .settle, .wait: glance.isStill
    case .drive: !glance.isDrivable
    case .takeHold: !glance.isHoldable
    default: false
    }
  }
}

// MARK: - StateSpace

extension NavigationSpace: @MainActor StateSpace {
  mutating func start() -> Arrival<Failure> { arrive(by: [], verifying: nil) }

  mutating func play(_ trace: [Action], after glance: borrowing Glance) -> Arrival<Failure> {
    guard let last = trace.last else { return arrive(by: trace, verifying: nil) }
    if Self.isNothing(last, at: copy glance) {
      coverage.reach(last.kind, from: glance.motion, to: glance.motion)
      return .noEffect
    }
    let arrival = arrive(by: trace, verifying: glance.fingerprint)
    if result.violation == nil {
      coverage.reach(last.kind, from: glance.motion, to: motion)
    }
    return arrival
  }

  /// Plays the closing probe: only once a state, because it decides no more than the state does.
  mutating func inspect() -> Failure? {
    runner.finishOpen(after: played, &result, by: &reader)
    counts.probes += 1
    situations.formUnion(result.situations)
    guard let violation = result.violation else { return nil }
    return judged(violation)
  }

  func snapshot() -> Glance {
    Glance(
      isFingerDown: runner.stage.isFingerDown,
      isSecondFingerDown: runner.stage.isSecondFingerDown, isCovered: runner.stage.isCovered,
      isDrivable: runner.stage.isDrivable, isHoldable: runner.stage.isHoldable,
      isStill: runner.stage.isStill && runner.specification.isAtRest,
      motion: motion, fingerprint: state)
  }
}
