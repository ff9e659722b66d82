// NavigationMeasurement: plays the same cases with and without each part, and sets the times side by side.

import NavigationHarness
import NavigationModel
import NavigationStage
import NavigationSubjects

/// Plays the same cases with and without each part.
@MainActor
struct NavigationMeasurement: Measurement {
  static let name = "navigation"
  static let help = """
    navigation   the default mix of actions on shown-screen-guard in ios17, and each part of its cost
      --cases N     cases a round (500)
      --rounds N    rounds; of each case and each part the fastest counts (20)
      --seed N      the seed of the cases (1)
      --at-least N  exit with 1 if fewer actions a second are played
      --at-most N   exit with 1 if an action costs more than N plain steps, whatever the machine does
    """

  private static let subject = Subject.shownScreenGuard
  private static let profile = Profile.ios17
  private static let stepCount = 50

  private let request: NavigationRequest
  private var runner: CaseRunner
  private var recorder: CaseRecorder
  private var walker: Walker
  private var cases: [RecordedCase] = []
  private var trace: [Action] = []

  static func run(_ arguments: [String]) throws(MeasurementUsage) -> Bool {
    var measurement = try NavigationMeasurement(NavigationRequest(arguments))
    return measurement.measure()
  }

  private init(_ request: NavigationRequest) {
    self.request = request
    let switches = Self.profile.switches
    runner = CaseRunner(subject: Self.subject, switches: switches)
    recorder = CaseRecorder(subject: Self.subject, switches: switches)
    walker = Walker(subject: Self.subject, switches: switches)
  }

  private mutating func measure() -> Bool {
    let totals = record()
    var times = NavigationTimes(caseCount: cases.count)
    var plain = PlainLoop(seed: request.seed)
    for _ in 0..<request.roundCount {
      for index in cases.indices { measure(index, &times, &plain) }
    }
    let report = NavigationReport(
      title: "\(Self.subject.name) in \(Self.profile.rawValue), seed \(request.seed)",
      caseCount: cases.count, roundCount: request.roundCount, totals: totals, times: times,
      checksum: plain.checksum)
    for line in report.lines { print(line) }
    return report.rate >= request.wantedRate ?? 0
      && report.plainSteps <= request.stepLimit ?? .max
  }

  /// Plays a case once with and once without each part.
  private mutating func measure(
    _ index: Int, _ times: inout NavigationTimes, _ plain: inout PlainLoop
  ) {
    let recorded = cases[index]
    var choices = RecordedCase.choices(seed: request.seed, case: index)
    times.whole.take(index) {
      _ = runner.run(drawing: &choices, stepCount: Self.stepCount, into: &trace)
    }
    times.choices.take(index) { recorded.choose() }
    times.generator.take(index) {
      recorder.generate(recorded, seed: request.seed, case: index)
    }
    times.judged.take(index) { recorder.judge(recorded) }
    times.stage.take(index) { recorder.play(recorded) }
    times.walker.take(index) { walker.walk(recorded.actions) }
    times.plain.take(index) { plain.run(steps: recorded.drawnCount) }
  }

  /// Draws all cases once and keeps them; whichever way they are played must do the same.
  private mutating func record() -> NavigationTotals {
    var totals = NavigationTotals()
    for index in 0..<request.caseCount {
      let recorded = recorder.record(seed: request.seed, case: index, stepCount: Self.stepCount)
      var choices = RecordedCase.choices(seed: request.seed, case: index)
      let result = runner.run(drawing: &choices, stepCount: Self.stepCount, into: &trace)
      precondition(Array(recorded.drawn) == trace, "the recorder draws as the runner does")
      let turnCount = walker.walk(recorded.actions)
      precondition(
        result.violation != nil || turnCount == result.turnCount,
        "the walker goes the way of the stage")
      totals.add(result, choiceCount: recorded.choiceCount)
      cases.append(recorded)
    }
    return totals
  }
}
