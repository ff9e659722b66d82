// StateMergingFuzzTests: two traces that lead to one state have the same future, whatever comes.

import FuzzCore
import NavigationHarness
import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import NavigationTesting
import Testing

@Suite("Traces that lead to one state", .tags(.fuzz)) @MainActor
struct StateMergingFuzzTests {
  /// Traces that are drawn for each subject and profile without a word from the environment.
  nonisolated static let usualRunCount = 80

  /// In a process of its own (`SideProcess`).
  @Test("are seen to do the same from there on, and break the same rules")
  nonisolated func sameFuture() async {
    await #expect(processExitsWith: .success) {
      SideProcess.giveWay()
      try await StateMergingFuzzTests.lookAtAll()
    }
  }

  /// A third of the subjects and profiles; the seed says which.
  private static func lookAtAll() throws {
    let seed = try FuzzSample(usual: usualRunCount).seed
    for (index, cell) in all.enumerated() where (UInt64(index) &+ seed) % 3 == 0 {
      try look(at: cell)
    }
  }

  private static func look(at cell: StateCell) throws {
    let subject = cell.subject
    let profile = cell.profile
    let sample = try FuzzSample(usual: usualRunCount)
    var futures = FuturesOfStates(subject: subject, profile: profile)
    var choices = RandomChoices(seed: sample.seed, case: 0)
    for _ in 0..<sample.caseCount where sample.hasTime { futures.draw(&choices) }
    let pairs = futures.pairs
    // Without meetings nothing is tested.
    #expect(
      pairs.count > 20 || sample.caseCount < usualRunCount,
      "\(cell.testDescription): \(pairs.count) meetings")
    for (first, second) in pairs where sample.hasTime {
      if let difference = futures.difference(between: first, and: second, &choices) {
        Issue.record(
          """
          \(subject.name) \(profile.rawValue): one state, two futures
          \(Trace(first).text)--- and
          \(Trace(second).text)--- then
          \(difference)
          """)
        return
      }
    }
  }

  /// Every subject in the oldest and the newest profile, and our own guards in all of them.
  nonisolated static let all: [StateCell] =
    subjects.flatMap { subject in
      [.ios7, .ios26].map { StateCell(subject: subject, profile: $0) }
    }
    + [.recommendedGuard, .recommendedGuardQueue].flatMap { subject in
      Profile.allCases.filter { $0 != .ios7 && $0 != .ios26 }
        .map { StateCell(subject: subject, profile: $0) }
    }

  nonisolated private static let subjects: [Subject] = [
    .stock, .stockCustomBack, .stockBackItem, .stockHiddenBar, .delegateNil, .delegateSelf,
    .screenAsDelegate, .shownScreenGuard, .shownScreenGuardScrollFail,
    .shownScreenGuardScrollBoth, .shownScreenGuardScrollNone, .childCountGuard,
    .childCountGuardTabBar, .fullscreenPop, .fullscreenPopWithoutHook,
    .fullscreenPopWithoutContains, .pushFlagGuard, .recommendedGuard, .recommendedGuardQueue,
    // These say what they store themselves.
    .ownSwipe, .ownSwipeKept, .ownSwipeEndedOnly, .ownSwipeUnended, .lockDrop,
    .pushFlagGuardCleared,
  ]
}

/// A subject in a profile.
struct StateCell: Sendable, CustomTestStringConvertible {
  let subject: Subject
  let profile: Profile

  var testDescription: String { "\(subject.name), \(profile.rawValue)" }
}

/// The states that drawn traces lead to, and whether traces that meet have the same future.
@MainActor
private struct FuturesOfStates {
  private var runner: CaseRunner
  private var reader: StateReader
  private let letters: [Action]
  private var traces: [Fingerprint: [[Action]]] = [:]
  private var order: [Fingerprint] = []

  init(subject: Subject, profile: Profile) {
    runner = CaseRunner(subject: subject, switches: profile.switches)
    reader = runner.makeReader(remembering: .causes)
    letters = CheckAlphabet.whole.letters(for: runner.facts)
  }

  /// Draws a trace, and notes the states that its beginnings lead to.
  mutating func draw(_ choices: inout RandomChoices) {
    // Few different letters a trace, so that traces meet.
    let usual = (0..<8).map { _ in letters[choices.choose(below: letters.count)] }
    var trace: [Action] = []
    for _ in 0..<(2 + choices.choose(below: 5)) {
      trace.append(usual[choices.choose(below: usual.count)])
      guard let state = runner.explore(trace, by: &reader).state else { return }
      if traces[state] == nil { order.append(state) }
      if traces[state]?.contains(trace) != true { traces[state, default: []].append(trace) }
    }
  }

  /// Two different traces for each state that several led to: the first, and the one that differs from it most in length.
  var pairs: [([Action], [Action])] {
    order.compactMap { state in
      guard let all = traces[state], all.count > 1, let first = all.first else { return nil }
      let others = all.dropFirst()
      let other = others.max { abs($0.count - first.count) < abs($1.count - first.count) }
      return other.map { (first, $0) }
    }
  }

  /// What is done after both traces and comes out differently; nil if nothing does.
  mutating func difference(
    between first: [Action], and second: [Action], _ choices: inout RandomChoices
  ) -> String? {
    for _ in 0..<2 {
      let rest = (0..<choices.choose(below: 6)).map { _ in
        letters[choices.choose(below: letters.count)]
      }
      let one = future(of: first, then: rest)
      let other = future(of: second, then: rest)
      guard one != other else { continue }
      let step = zip(one.seen, other.seen).first { $0.0 != $0.1 }
      return """
        \(Trace(rest).text)
        \(step.map { "\($0.0)\nand not\n\($0.1)" } ?? "nothing is seen to differ")
        \(one.words) and \(other.words)
        """
    }
    return nil
  }

  /// What is seen after a trace, with times and screens counted from there.
  private mutating func future(of trace: [Action], then rest: [Action]) -> Future {
    _ = runner.explore(trace, by: &reader)
    var numbering = ScreenNumbering()
    numbering.begin(withTags: reader.lastTags)
    let start = runner.presentInstant(after: trace)
    var future = Future()
    let result = runner.run(trace + rest) { step, observation, _ in
      guard step >= trace.count else { return }
      future.seen.append(Seen(copy observation, from: start, &numbering))
    }
    let explored = runner.explore(trace + rest, by: &reader)
    future.state = explored.state
    future.violation = explored.result.violation.map { Seen.plain($0, &numbering) }
    // Whether its cause is needed depends on the actions before, and so on the way to the state.
    future.rule = result.violation?.rule
    return future
  }
}

/// What is seen after a trace.
private struct Future: Equatable {
  var seen: [Seen] = []
  var state: Fingerprint?
  var violation: Violation?
  var rule: Rule?

  var words: String {
    "\(String(describing: violation)) \(String(describing: rule)) \(String(describing: state))"
  }
}

/// An observation, as far as it does not tell of the past.
private struct Seen: Equatable {
  var observation: Observation

  init(_ observation: Observation, from start: Start, _ numbering: inout ScreenNumbering) {
    var plain = observation
    plain.instant -= start.instant
    plain.turnCount -= start.turnCount
    plain.callbackCount -= start.callbackCount
    plain.stack = plain.stack.map { ScreenID(numbering.number(of: $0)) }
    plain.events = plain.events.map { event in
      var event = event
      event.screen = ScreenID(numbering.number(of: event.screen))
      return event
    }
    // What the bar and the page show is looked at in rest only.
    if plain.isQuiescent, !plain.isInTransition {
      plain.shown = ScreenID(numbering.number(of: plain.shown))
      plain.backItem = ScreenID(numbering.number(of: plain.backItem))
    } else {
      plain.shown = .none
      plain.backItem = .none
      plain.hasLeftItem = false
      plain.barMatchesStack = true
    }
    self.observation = plain
  }

  /// A violation with its screens by number.
  static func plain(_ violation: Violation, _ numbering: inout ScreenNumbering) -> Violation {
    var plain = violation
    plain.screen = ScreenID(numbering.number(of: violation.screen))
    plain.expected = .nothing
    plain.observed = .nothing
    return plain
  }
}

/// When and after how much a future begins.
private struct Start {
  var instant = 0
  var turnCount = 0
  var callbackCount = 0
}

extension CaseRunner {
  /// Time, turns and callbacks at the end of a trace.
  @MainActor
  fileprivate mutating func presentInstant(after trace: [Action]) -> Start {
    var start = Start()
    _ = run(trace) { step, observation, _ in
      guard step < trace.count else { return }
      start = Start(
        instant: observation.instant, turnCount: observation.turnCount,
        callbackCount: observation.callbackCount)
    }
    return start
  }
}
