// Benchmark: plays the same cases with and without each part, and sets the times side by side.

import FuzzCore
import NavigationHarness
import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects

/// Plays the same cases with and without each part.
@MainActor
struct Benchmark {
  private static let subject = Subject.shownScreenGuard
  private static let profile = Profile.ios17
  private static let stepCount = 50
  /// Cases whose observations are kept in memory.
  private static let judgedCaseCount = 200

  private let request: BenchmarkRequest
  private var runner: CaseRunner
  private let stage: Stage
  private var cases: [RecordedCase] = []
  private var counts = Counts()

  /// What the drawn cases amount to.
  private struct Counts {
    var actions = 0, idleActions = 0, turns = 0, callbacks = 0, broken = 0
  }

  /// Nanoseconds of each part's fastest round.
  private struct Times {
    var drawn = Int.max, recorded = Int.max, engine = Int.max, specification = Int.max
    var plain = Int.max
  }

  /// Makes a benchmark.
  init(_ request: BenchmarkRequest) {
    self.request = request
    runner = CaseRunner(subject: Self.subject, switches: Self.profile.switches)
    stage = Stage(subject: Self.subject, switches: Self.profile.switches)
  }

  /// Measures and prints.
  ///
  /// - Returns: whether it was as fast as wanted.
  consuming func run() -> Bool {
    record()
    var times = Times()
    var checksum = 0
    for _ in 0..<request.roundCount {
      times.drawn = min(times.drawn, ProcessorTime.taken { draw() })
      times.recorded = min(times.recorded, ProcessorTime.taken { playRecorded() })
      times.engine = min(times.engine, ProcessorTime.taken { playUnjudged() })
      times.specification = min(times.specification, ProcessorTime.taken { judgeRecorded() })
      var loop = PlainLoop(seed: request.seed)
      times.plain = min(times.plain, ProcessorTime.taken { loop.run(steps: counts.actions) })
      checksum = loop.checksum
    }
    for line in report(times, checksum: checksum) { print(line) }
    guard let wanted = request.wantedRate else { return true }
    return Part("", times.drawn, counts.actions).rate >= wanted
  }

  // MARK: - The parts

  /// Draws all cases once and keeps them.
  private mutating func record() {
    for index in 0..<request.caseCount {
      var choices = RandomChoices(seed: request.seed, case: index)
      var trace: [Action] = []
      let result = runner.run(drawing: &choices, stepCount: Self.stepCount, into: &trace)
      counts.actions += result.actionCount
      counts.idleActions += result.idleActionCount
      counts.turns += result.turnCount
      counts.callbacks += result.callbackCount
      counts.broken += result.violation == nil ? 0 : 1
      var recorded = RecordedCase(trace: trace, isBroken: result.violation != nil)
      if index < Self.judgedCaseCount { recorded.observations = observations(of: trace) }
      cases.append(recorded)
    }
  }

  private mutating func observations(of trace: [Action]) -> [[Observation]] {
    var seen: [[Observation]] = trace.map { _ in [] }
    _ = runner.run(trace) { step, observation, _ in
      if step < trace.count { seen[step].append(copy observation) }
    }
    return seen
  }

  private mutating func draw() {
    var trace: [Action] = []
    for index in 0..<request.caseCount {
      var choices = RandomChoices(seed: request.seed, case: index)
      _ = runner.run(drawing: &choices, stepCount: Self.stepCount, into: &trace)
    }
  }

  private mutating func playRecorded() {
    for recorded in cases { _ = runner.run(recorded.trace) }
  }

  private func playUnjudged() {
    for recorded in cases { recorded.play(on: stage) }
  }

  private func judgeRecorded() {
    var specification = Specification(runner.facts)
    for recorded in cases.prefix(Self.judgedCaseCount) {
      let isAccepted = recorded.judge(by: &specification)
      precondition(isAccepted || recorded.isBroken, "the same observations get the same verdict")
    }
  }

  // MARK: - The report

  private func report(_ times: Times, checksum: Int) -> [String] {
    let actions = counts.actions
    let judged = cases.prefix(Self.judgedCaseCount).reduce(0) { $0 + $1.trace.count }
    let whole = Part("generator, engine and specification", times.drawn, actions)
    let parts = [
      whole,
      Part("engine and specification, recorded traces", times.recorded, actions),
      Part("engine alone, recorded traces", times.engine, actions),
      Part("specification alone, without the probe", times.specification, judged),
      Part("plain Swift loop over a stack of numbers", times.plain, actions),
    ]
    let seconds = "a second of processor time"
    return [
      "\(Self.subject.name) in \(Self.profile.rawValue), seed \(request.seed): \(request.caseCount) "
        + "cases, \(counts.broken) of them broken, best of \(request.roundCount) rounds",
      "actions    \(whole.rate) \(seconds), of \(actions)",
      "no effect  \(counts.idleActions * 100 / max(1, actions)) % of the actions",
      "turns      \(Part("", times.drawn, counts.turns).rate) \(seconds)",
      "callbacks  \(Part("", times.drawn, counts.callbacks).rate) \(seconds)",
      "",
      "ns an action, and percent of the whole (closing probes are paid for by the actions)",
    ] + parts.map { $0.line(comparedTo: whole) } + ["", "checksum \(checksum)"]
  }
}

/// A measured part.
private struct Part {
  private let name: String
  private let nanoseconds: Int
  private let count: Int

  init(_ name: String, _ nanoseconds: Int, _ count: Int) {
    self.name = name
    self.nanoseconds = nanoseconds
    self.count = max(1, count)
  }

  /// How often a second.
  var rate: Int { count * 1_000_000 / max(1, nanoseconds / 1_000) }

  /// One line of the table.
  func line(comparedTo whole: Part) -> String {
    let percent = nanoseconds * 100 / count / max(1, whole.nanoseconds / whole.count)
    return right("\(nanoseconds / count)", 7) + right("\(percent) %", 7) + "  " + name
  }

  private func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
