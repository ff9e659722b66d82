// GraphSpace: the joint states of one subject's cases, with each way to fail told from the others.

import FuzzCore
import HeadlessUIKit
import NavigationModel
import NavigationSpec
import NavigationStage

/// The joint states of one subject's cases, as an explorer walks through them for certificates.
@MainActor
struct GraphSpace {
  /// What has come of the exploration so far, for those who cannot see the space while it is explored.
  let mark: GraphMark
  private var runner: CaseRunner
  private var reader: StateReader
  /// How much the subject asked for of what usually does not count.
  private(set) var askedPast = AskedPast.nothing
  /// Ways to fail that some trace seemed to show and did not: its cause was not needed.
  private(set) var doubtful: Set<Violation.Signature> = []

  private var result = CaseResult()
  private var played: [Action] = []
  // What the oracle foresaw where the last trace ended, before its closing probe.
  private var foresight = Foresight.nothing

  /// Makes a space.
  init(subject: Subject, switches: Switches, countedPast: AskedPast, mark: GraphMark) {
    self.mark = mark
    runner = CaseRunner(subject: subject, switches: switches)
    reader = runner.makeReader(remembering: .causes)
    reader.countedPast = countedPast
  }

  /// What of the subject's own state cannot be seen, in words.
  var unseen: [String] { reader.unseen }

  /// The states after each prefix of a trace, the empty one first, as far as nothing breaks.
  mutating func states(of trace: [Action]) -> [Fingerprint?] {
    let states = runner.states(of: trace, by: &reader)
    askedPast = max(askedPast, runner.stage.askedPast)
    return states
  }

  private mutating func arrive(
    by trace: [Action], after parent: Fingerprint?
  ) -> Arrival<Violation.Signature> {
    result = CaseResult()
    played = trace
    let state = runner.playOpen(trace, after: parent, &result, by: &reader)
    foresight = runner.specification.foresight
    askedPast = max(askedPast, runner.stage.askedPast)
    guard let violation = result.violation else {
      // A state that cannot be read whole is no other's equal: it is explored for itself.
      return .state(reader.sawEverything ? state : nil)
    }
    return .fails(judged(violation))
  }

  /// How a trace fails; its cause must be needed.
  private mutating func judged(_ violation: Violation) -> Violation.Signature {
    var signature = violation.signature
    if violation.hasCauseToTest {
      let needed = runner.run(played).violation?.signature ?? signature
      if needed != signature { doubtful.insert(signature) }
      signature = needed
    }
    if signature == mark.wanted { mark.isFound = true }
    return signature
  }
}

// MARK: - StateSpace

extension GraphSpace: @MainActor StateSpace {
  mutating func start() -> Arrival<Violation.Signature> { arrive(by: [], after: nil) }

  mutating func play(
    _ trace: [Action], after glance: borrowing NavigationSpace.Glance
  ) -> Arrival<Violation.Signature> {
    mark.reach(trace)
    if let last = trace.last, NavigationSpace.isNothing(last, at: copy glance) { return .noEffect }
    return arrive(by: trace, after: glance.fingerprint)
  }

  /// Plays the closing probe: once a state, because it decides no more than the state does.
  mutating func inspect() -> Violation.Signature? {
    runner.finishOpen(after: played, &result, by: &reader)
    return result.violation.map { judged($0) }
  }

  func snapshot() -> NavigationSpace.Glance {
    var glance = NavigationSpace.Glance(of: runner)
    glance.foresight = foresight
    return glance
  }
}

// MARK: - The last layer of a proof

extension GraphSpace {
  /// Whether a trace has to be played to know whether it breaks a rule: everything but its last action is known to pass.
  ///
  /// - Parameters:
  ///   - rule: what is looked for.
  ///   - trace: at least one action.
  ///   - glance: what was kept of the state before the last one.
  /// - Returns: false where the last action is nothing, so that a simpler trace tells the same, or where the oracle rules it out that
  ///   the rule is broken: by the action, or by the closing probe after an action that brings no finger.
  static func mayBreak(
    _ rule: Rule, by trace: [Action], after glance: borrowing NavigationSpace.Glance
  ) -> Bool {
    guard let last = trace.last else { return true }
    guard glance.foresight.mayBreak(rule, by: last) else { return false }
    return !NavigationSpace.isNothing(last, at: copy glance)
  }

  /// How a trace fails, its closing probe included, which is left out where it cannot break the rule.
  ///
  /// Nothing is read of the state: no trace goes on from there.
  mutating func failure(of trace: [Action], wanted rule: Rule) -> Violation.Signature? {
    result = CaseResult()
    played = trace
    runner.playWhole(trace, &result) { $0.mayBreakInProbe(rule) }
    askedPast = max(askedPast, runner.stage.askedPast)
    return result.violation.map { judged($0) }
  }
}

extension NavigationSpace.Glance {
  /// What the case that a runner has just played tells of its state.
  @MainActor
  fileprivate init(of runner: CaseRunner) {
    self.init(
      isFingerDown: runner.stage.isFingerDown,
      isSecondFingerDown: runner.stage.isSecondFingerDown, isCovered: runner.stage.isCovered,
      isDrivable: runner.stage.isDrivable, isHoldable: runner.stage.isHoldable,
      isStill: runner.stage.isStill && runner.specification.isAtRest,
      fingerprint: runner.openState)
  }
}

extension CaseRunner {
  /// The states after each prefix of a trace, the empty one first, as far as nothing breaks.
  fileprivate mutating func states(
    of trace: [Action], by reader: inout StateReader
  ) -> [Fingerprint?] {
    var result = CaseResult()
    reader.begin(trace)
    begin()
    let states: [Fingerprint?] = stage.withWorld {
      var states: [Fingerprint?] = [readWhole(by: &reader)]
      for (step, action) in trace.enumerated() {
        reader.mark(action, at: step, stage, &specification)
        guard play(action, step, &result, nil) else { break }
        states.append(readWhole(by: &reader))
      }
      return states
    }
    return reader.needsHistory() ? self.states(of: trace, by: &reader) : states
  }

  /// The state that the case is in; nil if a part of it cannot be read.
  private mutating func readWhole(by reader: inout StateReader) -> Fingerprint? {
    let state = reader.read(stage, &specification)
    return reader.sawEverything ? state : nil
  }
}

/// How far an exploration has come: the closure that may stop it sees neither explorer nor space.
@MainActor
final class GraphMark {
  /// The simplest trace that need not be explored any more.
  var bound: [Action] = []
  /// The failure that is looked for, and whether a trace failed so.
  var wanted: Violation.Signature?
  var isFound = false
  /// The last trace that was played.
  private(set) var last: [Action]?
  /// What was explored when all traces of a length were, by the length.
  private(set) var layers: [ExplorationProgress] = []
  private let order: TotalOrder<NavigationVocabulary>

  /// Nothing is explored.
  init(_ vocabulary: NavigationVocabulary) {
    order = TotalOrder(vocabulary)
  }

  /// Whether every trace that is simpler than the bound was played.
  var isAtBound: Bool { last.map { !order.isSimpler($0, than: bound) } ?? false }

  /// Notes that a trace is played; traces come in the total order.
  func reach(_ trace: [Action]) { last = trace }

  /// Notes how much was explored; asked before each transition, and at the end.
  func note(_ progress: ExplorationProgress) {
    if progress.completedDepth == layers.count { layers.append(progress) }
  }
}
