// CaseRunner: plays cases on stage and oracle in step, each to the end of its closing probe.

package import FuzzCore
package import NavigationModel
package import NavigationSpec
package import NavigationStage

/// Plays cases on stage and oracle in step, each to the end of its closing probe.
@MainActor
package struct CaseRunner {
  /// What is tested.
  package let subject: Subject
  /// How UIKit behaves.
  package let switches: Switches
  /// What the oracle and the generator know of the subject.
  package let facts: SubjectFacts

  let stage: Stage
  var specification: Specification
  private var generator: ActionGenerator
  /// Kinds of screens that were asked about, and how the swipe is dead there, if it is.
  private var plainDeaths: [Int: Violation?] = [:]
  /// The state of the case that was left open, if it is known.
  var openState: Fingerprint?
  /// Whether the case that was left open began as another one.
  var hasGoneOn = false
  /// How often the case that was left open went back to where cases begin.
  var homecomings = 0
  /// How often a case may: what it has been through costs more from case to case.
  static let mostHomecomings = 16

  /// Makes a runner; it plays any number of cases.
  package init(subject: Subject, switches: Switches) {
    self.subject = subject
    self.switches = switches
    var facts = subject.facts
    facts.switches = switches
    self.facts = facts
    stage = Stage(subject: subject, switches: switches)
    specification = Specification(facts)
    generator = ActionGenerator(facts)
  }

  /// Whether the subject and the run allow a kind of action.
  func allows(_ kind: ActionKind) -> Bool { generator.allows(kind) }

  // MARK: - A recorded case

  /// Plays a trace.
  ///
  /// A cause that is only a circumstance (the delegate was taken, the stack was set) must be needed, and so must a finger where a
  /// call was lost: the trace is played without it, and what breaks all the same has another cause.
  ///
  /// - Parameters:
  ///   - trace: what is played.
  ///   - watch: sees every observation, with the step that it belongs to and the oracle's view after it.
  /// - Returns: what became of it.
  package mutating func run(
    _ trace: [Action],
    watch: ((Int, borrowing Observation, borrowing Specification) -> Void)? = nil
  ) -> CaseResult {
    var result = playAll(trace, watch)
    guard let violation = result.violation, violation.hasCauseToTest else { return result }
    if violation.rule == .deadSwipe, let plain = plainDeath(violation.screenKind) {
      result.violation?.cause = plain.cause
      return result
    }
    let needed = trace.prefix(result.step + 1)
    let without = violation.removingCause(from: needed)
    guard without != Array(needed) else { return result }
    let other = run(without)
    if let same = other.violation, same.isSameHarm(as: violation) {
      result.violation?.cause = same.cause
      result.violation?.fault = same.fault
    }
    return result
  }

  /// How the swipe is dead on a kind of screen whatever happens before; nil if it is not.
  private mutating func plainDeath(_ kind: Int) -> Violation? {
    if let known = plainDeaths[kind] { return known }
    let plain: [Action] = [.push(kind: kind, animated: true), .settle, .swipe(.full, from: .edge)]
    let violation = playAll(plain, nil).violation
    let death = violation?.rule == .deadSwipe ? violation : nil
    plainDeaths[kind] = .some(death)
    return death
  }

  private mutating func playAll(
    _ trace: [Action],
    _ watch: ((Int, borrowing Observation, borrowing Specification) -> Void)?
  ) -> CaseResult {
    var result = CaseResult()
    begin()
    // The world is installed for the whole case: once an action, it took 3 % of the time.
    stage.withWorld {
      for (step, action) in trace.enumerated() {
        guard play(action, step, &result, watch) else { break }
      }
      finish(after: trace.count, &result, watch)
    }
    return result
  }

  /// Plays a trace once after whatever was played before, and once after a fixed other case.
  ///
  /// It is played a third time after itself: what alternates from case to case is alike in every other one.
  package mutating func runTwice(_ trace: [Action]) -> TwiceResult {
    let (first, sights) = runWatching(trace)
    _ = run(Self.otherCase)
    for _ in 0..<2 {
      let (again, otherSights) = runWatching(trace)
      if again != first {
        let difference = FirstDifference(between: sights, and: otherSights, playing: trace)
        return .different(first, again, difference)
      }
    }
    return .same(first)
  }

  private mutating func runWatching(
    _ trace: [Action]
  ) -> (result: CaseResult, sights: [FirstDifference.Sight]) {
    var sights: [FirstDifference.Sight] = []
    let result = run(trace) { step, observation, _ in
      sights.append(FirstDifference.Sight(step: step, observation: copy observation))
    }
    return (result, sights)
  }

  /// Leaves as much behind as a case can: a cancelled swipe, a taken delegate, a finger that is down.
  private static let otherCase: [Action] = [
    .push(kind: 0, animated: true), .settle, .swipe(.interrupted, from: .edge), .takeDelegate,
    .push(kind: 0, animated: true), .down(.edge), .move(40, vertically: 0),
  ]

  // MARK: - A drawn case

  /// Draws and plays a case.
  ///
  /// - Parameters:
  ///   - choices: decide everything.
  ///   - stepCount: actions at most.
  ///   - trace: is emptied and gets what was played.
  /// - Returns: what became of it.
  package mutating func run(
    drawing choices: inout RandomChoices, stepCount: Int, into trace: inout [Action]
  ) -> CaseResult {
    trace.removeAll(keepingCapacity: true)
    trace.reserveCapacity(stepCount)
    var result = CaseResult()
    begin()
    generator.beginCase(&choices)
    stage.withWorld {
      playDrawn(&choices, stepCount, &trace, &result)
      finish(after: trace.count, &result, nil)
    }
    return result
  }

  // Not in the closure above, which would copy the oracle for each draw: 5 % of the time.
  private mutating func playDrawn(
    _ choices: inout RandomChoices, _ stepCount: Int, _ trace: inout [Action],
    _ result: inout CaseResult
  ) {
    for step in 0..<stepCount {
      let action = generator.next(&choices, seeing: specification.outlook)
      trace.append(action)
      guard play(action, step, &result, nil) else { return }
    }
  }

  /// Draws and plays a case of a run, where its guide wants it.
  ///
  /// - Parameters:
  ///   - index: which case of the run, from 0.
  ///   - seed: the run's.
  ///   - guide: says where to go, and learns what the case comes to.
  ///   - stepCount: actions at most.
  ///   - trace: is emptied and gets what was played.
  /// - Returns: what became of it.
  package mutating func run(
    case index: Int, of seed: UInt64, guidedBy guide: inout CaseGuide, stepCount: Int,
    into trace: inout [Action]
  ) -> CaseResult {
    var choices = RandomChoices(seed: seed, case: index)
    guide.beginCase(index, &choices)
    trace.removeAll(keepingCapacity: true)
    trace.reserveCapacity(stepCount)
    var result = CaseResult()
    begin()
    generator.beginCase(&choices)
    guide.start(&specification)
    stage.withWorld {
      playGuided(&guide, &choices, stepCount, &trace, &result)
      finish(after: trace.count, &result, nil)
    }
    guide.endCase(trace, hasFailed: result.violation != nil)
    return result
  }

  private mutating func playGuided(
    _ guide: inout CaseGuide, _ choices: inout RandomChoices, _ stepCount: Int,
    _ trace: inout [Action], _ result: inout CaseResult
  ) {
    for step in 0..<stepCount {
      let action = drawGuided(&choices, &guide)
      trace.append(action)
      let goesOn = play(action, step, &result, nil)
      guide.follow(action, &specification, after: trace.count)
      guard goesOn else { return }
    }
  }

  /// Draws an action, or takes the next one on the guide's way.
  private mutating func drawGuided(
    _ choices: inout RandomChoices, _ guide: inout CaseGuide
  ) -> Action {
    if let next = guide.nextOnWay(&choices, isAtRest: specification.isAtRest) {
      return generator.polite(next, specification.outlook)
    }
    guard guide.drawsRare(&choices) else {
      return generator.next(&choices, seeing: specification.outlook)
    }
    return generator.nextRare(&choices, seeing: specification.outlook) { guide.count(of: $0) }
  }

  // MARK: - Steps

  mutating func begin() {
    openState = nil
    hasGoneOn = false
    homecomings = 0
    stage.reset()
    specification.reset()
  }

  /// Plays an action.
  ///
  /// - Returns: whether to go on.
  mutating func play(
    _ action: Action, _ step: Int, _ result: inout CaseResult,
    _ watch: ((Int, borrowing Observation, borrowing Specification) -> Void)?
  ) -> Bool {
    let failure = advance(action, step, watch)
    result.actionCount += 1
    result.lastHadEffect = specification.hadEffect
    if let failure {
      result.violation = failure
      result.step = step
      return false
    }
    if !specification.hadEffect { result.idleActionCount += 1 }
    return true
  }

  mutating func advance(
    _ action: Action, _ step: Int,
    _ watch: ((Int, borrowing Observation, borrowing Specification) -> Void)?
  ) -> Violation? {
    // As `lockstep` does it, but a failure that is not there is not moved about: 2 % of the time.
    var failure: Violation?
    specification.announce(action)
    stage.apply(action) { observation in
      let broken = specification.accept(observation)
      watch?(step, observation, specification)
      guard let broken else { return true }
      failure = broken
      return false
    }
    return failure
  }
}
