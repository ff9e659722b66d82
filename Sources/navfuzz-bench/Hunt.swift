// Hunt: looks for one failure from many seeds in one process, and says what each seed took.

import FuzzCore
import NavigationHarness
import NavigationModel
import NavigationSpec
import NavigationStage

/// Looks for one failure from many seeds.
///
/// From each seed cases are drawn twice: once up to the first that fails at all, and once up to the first finding that is what is
/// hunted for, which is shrunk. All seeds share the states that were explored to prove minima.
@MainActor
struct Hunt {
  let request: HuntRequest
  /// Bugs that are not hunted for; worked out once, there are tens of thousands.
  private let otherBugs: Set<Violation.Bug>
  private let graph: StateGraph

  /// Makes a hunt.
  init(_ request: HuntRequest) {
    self.request = request
    graph = StateGraph(
      subject: request.subject, switches: request.switches, limit: request.searchLimit)
    var bugs: Set<Violation.Bug> = []
    for rule in Rule.allCases where request.rule != nil {
      for cause in [nil] + Cause.allCases.map(Optional.some) {
        for trap in [nil] + TrapName.allCases.map(Optional.some) {
          let bug = Violation.Signature(rule: rule, cause: cause, trap: trap).bug
          if request.isOther(bug) { bugs.insert(bug) }
        }
      }
    }
    otherBugs = bugs
  }

  /// Hunts and prints.
  func run() {
    guard request.drawing != nil else {
      print(search())
      return
    }
    var simplest: Finding?
    let order = TotalOrder(NavigationVocabulary(request.subject.facts))
    for seed in request.firstSeed..<request.firstSeed + UInt64(request.seedCount) {
      let (line, finding) = hunt(from: seed)
      print(line)
      guard let finding else { continue }
      if let known = simplest, !order.isSimpler(finding.trace, than: known.trace) { continue }
      simplest = finding
    }
    if let simplest, request.proofBudget > 0 { print(proof(of: simplest)) }
  }

  // MARK: - One seed

  private func hunt(from seed: UInt64) -> (line: String, finding: Finding?) {
    var fields = ["seed \(seed)"]
    let start = ProcessorTime.now
    let (first, actionCount) = firstFailure(from: seed)
    fields.append("microseconds \((ProcessorTime.now - start) / 1_000)")
    fields.append("actions \(actionCount)")
    guard let first else { return ((fields + ["none"]).joined(separator: "\t"), nil) }
    fields.append("first \(first + 1)")
    guard let finding = finding(from: seed) else {
      return ((fields + ["other"]).joined(separator: "\t"), nil)
    }
    fields += [
      "case \(finding.origin.index + 1)", "executions \(finding.shrinking.executions)",
      "signature \(finding.violation.signatureWords)",
      "proven \(extentWord(of: finding.certificate))", "trace \(text(of: finding.trace))",
    ]
    if Int(seed - request.firstSeed) < request.timedCount,
      let alone = shrinkAlone(finding, from: seed)
    {
      fields += ["alone \(alone.microseconds)", "again \(text(of: alone.trace))"]
    }
    return (fields.joined(separator: "\t"), finding)
  }

  /// The first case, from 0, that fails, or that fails as wanted if nothing else counts, and how many actions were played; nil for
  /// none.
  private func firstFailure(from seed: UInt64) -> (index: Int?, actionCount: Int) {
    var runner = CaseRunner(subject: request.subject, switches: request.switches)
    var guide = CaseGuide(request.drawing ?? .random)
    var trace: [Action] = []
    var actionCount = 0
    for index in 0..<request.caseLimit {
      let result = runner.run(
        case: index, of: seed, guidedBy: &guide, stepCount: Self.stepCount, into: &trace)
      actionCount += result.actionCount
      guard result.violation != nil else { continue }
      // A cause that is only a circumstance must be needed.
      let needed = Array(trace.prefix(result.step + 1))
      if !request.countsOnlyWanted || runner.run(needed).violation.map(request.isWanted) == true {
        return (index, actionCount)
      }
    }
    return (nil, actionCount)
  }

  /// Actions of a case at most: as many as in any campaign.
  static let stepCount = Campaign.Plan(seed: 0, caseCount: 0).stepCount

  private func text(of trace: [Action]) -> String { trace.map(\.text).joined(separator: "; ") }

  /// Over which alphabet nothing simpler fails: `whole`, `part`, or `none` if that is not proven.
  private func extentWord(of certificate: Certificate?) -> String {
    guard let certificate, certificate.extent == .proven else { return "none" }
    return certificate.whole == nil ? "whole" : "part"
  }

  private func campaign(from seed: UInt64) -> Campaign {
    var plan = Campaign.Plan(seed: seed, caseCount: request.caseLimit)
    if let drawing = request.drawing { plan.strategy = drawing }
    plan.knownBugs = otherBugs
    plan.reportsPlatform = true
    return Campaign(
      subject: request.subject, profile: request.profile, switches: request.switches, plan: plan)
  }

  /// The first finding that is wanted, shrunk.
  private func finding(from seed: UInt64) -> Finding? {
    var campaign = campaign(from: seed)
    campaign.graph = graph
    var count = 0
    while true {
      let outcome = campaign.run { progress in
        defer { count = progress.findings }
        return progress.findings == count
      }
      let shown = outcome.findings.lazy.compactMap { wanted($0) }.first
      if shown != nil || !outcome.wasStopped { return shown }
    }
  }

  /// The finding, or its companion, as the one that is wanted; nil if neither is.
  private func wanted(_ finding: Finding) -> Finding? {
    if request.isWanted(finding.violation) { return finding }
    guard let companion = finding.companions.first(where: { request.isWanted($0.violation) })
    else { return nil }
    var shown = finding
    shown.violation = companion.violation
    shown.trace = companion.trace
    shown.certificate = companion.certificate
    shown.origin.index = companion.index
    return shown
  }

  // MARK: - All traces

  /// Longer traces than these are not searched.
  private static let longest = 8

  /// Runs all traces, simplest first, up to the first that is wanted.
  private func search() -> String {
    var runner = CaseRunner(subject: request.subject, switches: request.switches)
    let vocabulary = NavigationVocabulary(runner.facts)
    let bound = Array(repeating: Action.settle, count: Self.longest + 1)
    let start = ProcessorTime.now
    var count = 0
    let result = SmallerTraceSearch(vocabulary).run(below: bound, budget: request.caseLimit) {
      count += 1
      return FindingShrinker.judgement(of: $0, with: &runner, isFailure: request.isWanted)
    }
    var fields = ["seed 0", "microseconds \((ProcessorTime.now - start) / 1_000)"]
    guard case .found(let trace) = result, let violation = runner.run(trace).violation else {
      return (fields + ["none"]).joined(separator: "\t")
    }
    fields += [
      "first \(count)", "case \(count)", "executions \(count)",
      "signature \(violation.signatureWords)",
      "trace \(text(of: trace))",
    ]
    return fields.joined(separator: "\t")
  }

  // MARK: - The minimum

  /// Whether any simpler trace of the alphabet fails in the same way.
  private func proof(of finding: Finding) -> String {
    var runner = CaseRunner(subject: request.subject, switches: request.switches)
    let signature = finding.violation.signature
    let search = SmallerTraceSearch(NavigationVocabulary(runner.facts))
    let result = search.run(below: finding.trace, budget: request.proofBudget) {
      FindingShrinker.judgement(of: $0, with: &runner, signature: signature)
    }
    return switch result {
    case .found(let simpler):
      "minimum\tfound\t\(text(of: simpler))"
    case .none(let searched): "minimum\tproven\t\(searched)"
    case .budgetExhausted(let length): "minimum\tsearched\t\(length)"
    }
  }
}

extension Hunt: Measurement {
  static let name = "hunt"
  static let help = """
    hunt         from each seed, the first case that fails, and the first that fails as wanted
      --subject S --profile P --set SWITCH=VALUE
                  where it is looked for (stock, ios17)
      --with CAPABILITIES
                  what is drawn beside the base vocabulary (nothing)
      --rule R --cause C --trap T
                  what is wanted (any failure)
      --counts any|wanted
                  which failure of a seed counts as its first (any)
      --seeds N --first N --cases N
                  how many seeds, the first of them, and cases of each (1, 1, 2000)
      --strategy random|guided|exhaustive
                  drawn cases, each by itself or guided by what was covered; or all traces,
                  simplest first; then --cases counts traces (random)
      --timed N   of so many seeds the shrinking is timed by itself, with nothing explored before (0)
      --search N  transitions that may be explored to prove a minimum (\(StateGraph.usualLimit))
      --prove N   run up to N traces that are simpler than the simplest one found (0)
    """

  static func run(_ arguments: [String]) throws(MeasurementUsage) -> Bool {
    Hunt(try HuntRequest(arguments)).run()
    return true
  }
}
