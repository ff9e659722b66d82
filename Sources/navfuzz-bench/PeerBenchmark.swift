// PeerBenchmark: judges the generic core on the peer model: speed, shrinking, checking.

import FuzzCore
import PeerModel

/// Judges the generic core on the peer model.
struct PeerBenchmark {
  private let request: PeerRequest
  private var missed: [String] = []
  // For each fault the ways that the proof of its minimum has found.
  private var ways: [StatePaths<PeerAction>] = []

  /// Makes a benchmark.
  init(_ request: PeerRequest) {
    self.request = request
  }

  /// Measures and prints.
  ///
  /// - Returns: whether every figure is as good as wanted.
  consuming func run() -> Bool {
    measureSpeed()
    print()
    check()
    print()
    print(
      "shrinking, \(request.seedCount) seeds a fault, first failing trace of 50 actions drawn as "
        + "all peers do (P7: swipes and strays)")
    Self.printRow([
      "", "at the minimum", "distinct minima", "median executions", "to the minimum",
      "to it by ways",
    ])
    for minimum in PeerMinimum.all { shrink(minimum) }
    print()
    print(missed.isEmpty ? "all figures are as wanted" : missed.joined(separator: "\n"))
    return missed.isEmpty
  }

  private mutating func want(_ isReached: Bool, _ what: String) {
    if !isReached { missed.append("not reached: \(what)") }
  }

  // MARK: - Speed

  private mutating func measureSpeed() {
    print(
      "ns an action: draw, engine, specification, full comparison; best of "
        + "\(request.roundCount) rounds of \(request.caseCount) cases")
    for (name, isPacked, wanted) in [("arrays", false, 85), ("packed", true, 70)] {
      var (plain, core) = (Int.max, Int.max)
      for round in 0..<request.roundCount {
        let seed = UInt64(round)
        plain = min(
          plain,
          ProcessorTime.taken {
            _ = PeerLoops.plain(cases: request.caseCount, seed: seed, isPacked: isPacked)
          })
        core = min(
          core,
          ProcessorTime.taken {
            _ = PeerLoops.core(cases: request.caseCount, seed: seed, isPacked: isPacked)
          })
      }
      let actions = request.caseCount * PeerLoops.caseLength
      let percent = plain * 100 / core
      print(
        "\(name): plain loop \(plain / actions), generic core \(core / actions); the core plays "
          + "\(actions * 1_000 / (core / 1_000)) k actions a second, \(percent) % of the plain loop"
      )
      want(percent >= wanted, "\(wanted) % of the plain loop with stacks as \(name)")
    }
  }

  // MARK: - Checking

  private mutating func check() {
    var space = PeerSpace()
    var explorer = Explorer(PeerVocabulary(), of: PeerSpace.self)
    var end = ExplorationEnd.stopped
    let time = ProcessorTime.taken { end = explorer.explore(&space) }
    let progress = explorer.progress
    print(
      "checker: \(progress.states) states, \(progress.transitions) transitions, "
        + "\(end == .fixedPoint ? "fixed point" : "no fixed point") at depth "
        + "\(progress.completedDepth), \(time / 1_000) microseconds")
    want(end == .fixedPoint && progress.states == 1_412, "the fixed point with 1412 states")
    want(time < 100_000_000, "the fixed point in 100 ms")
    for minimum in PeerMinimum.all {
      var space = PeerSpace(fault: minimum.fault)
      var explorer = Explorer(PeerVocabulary(), of: PeerSpace.self)
      _ = explorer.explore(&space)
      let simplest = explorer.failures.first.map { PeerAction.text(of: $0.trace) } ?? "none"
      print(
        "P\(minimum.fault): nothing simpler than \(simplest), "
          + "\(explorer.progress.transitions) transitions")
      ways.append(
        StatePaths { trace in
          PeerPair.states(of: trace, fault: minimum.fault)
        } simplestPath: { [explorer] state in
          explorer.shortestPath(to: state)
        })
      want(simplest == minimum.text, "the minimum \(minimum.text) of P\(minimum.fault)")
    }
  }

  // MARK: - Shrinking

  private mutating func shrink(_ minimum: PeerMinimum) {
    let fault = minimum.fault
    let shrinker = Shrinker(PeerVocabulary())
    var (executions, executionsToTrace, executionsByWays): ([Int], [Int], [Int]) = ([], [], [])
    var minima: [String] = []
    var hits = 0
    for seed in 0..<UInt64(request.seedCount) {
      guard let trace = failingTrace(of: fault, seed: seed) else { continue }
      let result = shrinker.shrink(trace, budget: 20_000) {
        divergence(of: $0, fault: fault) != nil
      }
      let text = PeerAction.text(of: result.trace)
      if text == minimum.text { hits += 1 }
      if !minima.contains(text) { minima.append(text) }
      executions.append(result.executions)
      executionsToTrace.append(result.executionsToTrace)
      let byWays = shrinker.shrink(trace, budget: 20_000, by: ways[fault - 1]) {
        divergence(of: $0, fault: fault) != nil
      }
      want(byWays.trace == result.trace, "P\(fault) by ways to the same minimum, seed \(seed)")
      executionsByWays.append(byWays.executionsToTrace)
    }
    let median = Self.median(executions)
    Self.printRow([
      "P\(fault)", "\(hits) of \(executions.count)", "\(minima.count)", "\(median)",
      "\(Self.median(executionsToTrace))", "\(Self.median(executionsByWays))",
    ])
    want(hits == request.seedCount, "the minimum of P\(fault) from each seed")
    want(median <= (fault == 7 ? 4_000 : 1_500), "the median of executions of P\(fault)")
  }

  private func failingTrace(of fault: Int, seed: UInt64) -> [PeerAction]? {
    if fault == 7 { return try? failingPeerTrace(fault: fault, seed: seed) }
    var trace: [PeerAction] = []
    for index in 0..<1_000_000 {
      var choices = RandomChoices(seed: seed, case: index)
      trace.removeAll(keepingCapacity: true)
      for _ in 0..<PeerLoops.caseLength { trace.append(.drawn(by: &choices)) }
      if let divergence = divergence(of: trace, fault: fault) {
        return Array(trace[...divergence.step])
      }
    }
    return nil
  }

  private static func printRow(_ fields: [String]) {
    print(fields.map { String(repeating: " ", count: max(0, 18 - $0.count)) + $0 }.joined())
  }

  private static func median(_ numbers: [Int]) -> Int {
    numbers.isEmpty ? 0 : numbers.sorted()[numbers.count / 2]
  }
}
