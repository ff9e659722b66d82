// Fuzz: one call that fuzzes a navigation controller in a test.

import NavigationHarness
public import NavigationModel
public import NavigationSpec
public import NavigationStage
public import Testing

/// Fuzzes a navigation controller, and records an issue for each way in which it breaks.
///
///     @Suite(.tags(.fuzz)) struct MyNavigationFuzzTests {
///       @Test("my navigation controller survives its users")
///       func survives() async {
///         await fuzz(Subject("mine") { MyNavigationController() })
///       }
///     }
///
/// The same seed and number of cases give the same findings on every machine. The environment
/// steers: `NAVFUZZ_SEED`, and one of `NAVFUZZ_RUNS` and `NAVFUZZ_TIME` (500ms, 30s, 5m, 1h; for each
/// profile). An issue holds the whole report, which is attached
/// as a file, and beside it the seed file that `replaySeeds(in:subjects:)` replays.
///
/// - Parameters:
///   - subject: what is fuzzed.
///   - profiles: the versions of UIKit that it is fuzzed on.
///   - runs: cases for each profile, if the environment does not say; 100 without it.
///   - stepCount: actions a case.
///   - capabilities: what is drawn beside the base vocabulary, such as `[.modals, .router]` or `.all`.
///   - off: rules that are switched off, each with the reason in words.
///   - directory: a folder of recorded findings; those that it holds are known, and no issues.
///   - sourceLocation: where issues are shown.
@MainActor
public func fuzz(
  _ subject: Subject, profiles: [Profile] = [.ios17], runs: Int? = nil, stepCount: Int = 50,
  with capabilities: Capabilities = [], off: [Rule: String] = [:], knownIn directory: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  let subject = subject.drawing(capabilities)
  let environment: FuzzEnvironment
  let records: [SeedStore.Record]
  do {
    try Subject.check([subject])
    environment = try FuzzEnvironment.current()
    records = try directory.map { try SeedStore(directory: $0).records(of: subject.name) } ?? []
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
    return
  }
  // A green that says nothing about a promise would be empty.
  for words in subject.facts.unjudgedPromises {
    Issue.record("\(subject.name): \(words)", sourceLocation: sourceLocation)
  }
  await Turnstile.shared.enter()
  defer { Turnstile.shared.leave() }
  await StrayWork.settle()
  for profile in profiles {
    var plan = Campaign.Plan(
      seed: environment.seed, caseCount: runs ?? FuzzEnvironment.usualRunCount)
    if let count = environment.runCount { plan.caseCount = count }
    if environment.milliseconds != nil { plan.caseCount = .max - 1 }
    plan.stepCount = stepCount
    plan.searchLimit = searchLimit
    plan.offRules = Set(off.keys)
    plan.knownBugs = SeedReplay.knownBugs(
      of: records, on: subject, in: profile, profile.switches)
    var campaign = Campaign(
      subject: subject, profile: profile, switches: profile.switches, plan: plan)
    let outcome = FuzzClock(milliseconds: environment.milliseconds).run(&campaign)
    let judge = FuzzJudge(
      subject: subject, profile: profile, seed: environment.seed, sourceLocation: sourceLocation)
    judge.judge(outcome, await StrayWork.left(by: subject, outcome.findings, profile))
  }
}

/// Transitions that a test explores to prove that findings are minimal: fewer than the tool's, for tests run in debug.
private let searchLimit = 5_000

/// Runs a campaign to its end, or for so long.
@MainActor
private struct FuzzClock {
  let milliseconds: Int?

  func run(_ campaign: inout Campaign) -> Campaign.Outcome {
    guard let milliseconds else { return campaign.run() }
    let clock = ContinuousClock()
    let end = clock.now.advanced(by: .milliseconds(milliseconds))
    return campaign.run { _ in clock.now < end }
  }
}
