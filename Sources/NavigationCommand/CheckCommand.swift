// CheckCommand: tries all sequences of actions, subject by subject and profile by profile.

import FuzzCore
import NavigationHarness
import NavigationModel
import NavigationSpec
import NavigationStage

/// The command `check`.
@MainActor
struct CheckCommand {
  /// What is asked for.
  let request: CheckRequest
  /// Where results go.
  let console: Console

  private var common: RunRequest { request.common }

  /// Checks, prints and says what to tell the shell.
  func run() -> ExitCode {
    let store = SeedStore(directory: common.seedDirectory)
    guard !common.namesSeedDirectory || store.exists else {
      console.warn("\(UsageError.noSeedDirectory(Excerpt.of(common.seedDirectory)))")
      return .usage
    }
    let records: [String: [SeedStore.Record]]
    do {
      records = try RunCommand(request: common, console: console).readRecords(from: store)
    } catch {
      console.warn("\(error)")
      return .seedFile
    }
    var result = CheckResult(request: request)
    var code = ExitCode.asExpected
    let interruption = Interruption(isHeard: console.ownsProcess)
    let clock = CheckClock(milliseconds: request.milliseconds)
    var fresh = FreshProcess(of: console)
    for subject in common.subjects {
      for profile in common.profiles where !interruption.isAsked && !clock.isOver {
        let cell = check(
          subject, profile, records[subject.name] ?? [], until: clock, interruption, &fresh)
        if !common.asJSON { tell(cell, of: subject, isQuiet: common.detail == .quiet) }
        result.cells.append(cell)
        if !cell.outcome.findings.isEmpty { result.processFailure = fresh?.failure }
        code = code.worse(refusal(of: cell, subject))
      }
    }
    result.isInterrupted = interruption.isAsked
    result.skippedCount = common.subjects.count * common.profiles.count - result.cells.count
    console.print(common.asJSON ? [result.json.indented()] : result.ending)
    if let advice = result.advice { console.warn(advice) }
    return result.exitCode.worse(code)
  }

  // MARK: - One subject in one profile

  private func check(
    _ subject: Subject, _ profile: Profile, _ records: [SeedStore.Record], until clock: CheckClock,
    _ interruption: Interruption, _ fresh: inout FreshProcess?
  ) -> CheckResult.Cell {
    guard let switches = try? common.switches(of: profile) else {
      preconditionFailure("the request has tried its switches in each profile")
    }
    var facts = subject.facts
    facts.switches = switches
    CrashNote.prepare(tool: console.tool, words(subject, profile), subject: subject.name)
    var plan = Check.Plan(
      letters: request.alphabet.letters(for: facts), depth: request.depth ?? Trace.maximumLength)
    plan.states = request.states ?? ExplorationBounds.mostStates
    plan.stopsAtFailure = !request.findsAll
    plan.offRules = Set(common.offRules.map(\.rule))
    plan.reportsPlatform = subject.name == RunSession.untouched
    plan.knownBugs = SeedReplay.knownBugs(of: records, on: subject, in: profile, switches)
    let watch = progressWatch(of: subject, profile)
    var outcome = Check(subject: subject, profile: profile, switches: switches, plan: plan)
      .run { progress in
        // The clock costs as much as a short case.
        guard progress.transitions % 64 == 0 else { return true }
        watch?(progress)
        return !interruption.isAsked && !clock.isOver
      }
    console.progress?("")
    Self.drop(whatShowsNowhereElse: &outcome, on: subject, &fresh)
    return CheckResult.Cell(
      subject: subject.name, profile: profile, facts: facts, outcome: outcome,
      alphabet: request.alphabet, settings: common.settings, offRules: common.offRules,
      tool: console.tool, claims: subject.stateClaims, isInterrupted: interruption.isAsked)
  }

  /// The command that checks the same again.
  private func words(_ subject: Subject, _ profile: Profile) -> [String] {
    var words = CheckResult.Cell.words(
      subject: subject.name, profile: profile, settings: common.settings,
      capabilities: common.capabilities, alphabet: request.alphabet)
    if let depth = request.depth { words += ["--depth", "\(depth)"] }
    if let states = request.states { words += ["--states", "\(states)"] }
    if request.findsAll { words.append("--all") }
    return words
  }

  /// Takes a finding for a trace with two outcomes if it does not show in a process of its own.
  private static func drop(
    whatShowsNowhereElse outcome: inout Check.Outcome, on subject: Subject,
    _ fresh: inout FreshProcess?
  ) {
    outcome.findings.removeAll { finding in
      guard fresh?.shows(finding.seed, on: subject) == false else { return false }
      outcome.conflict =
        outcome.conflict ?? Check.Conflict(finding.trace, TwoVerdicts.keptState)
      return true
    }
  }

  private func progressWatch(
    of subject: Subject, _ profile: Profile
  ) -> ((ExplorationProgress) -> Void)? {
    guard let progress = console.progress else { return nil }
    let name = "\(subject.name) \(profile.rawValue)"
    let clock = CheckClock(milliseconds: nil)
    return { counts in
      guard counts.transitions % 4096 == 0 else { return }
      let rate = counts.transitions * 1000 / max(1, clock.elapsedMilliseconds)
      progress(
        "\(name): depth \(counts.completedDepth + 1), \(counts.states) states, "
          + "\(counts.transitions) transitions, \(rate) a second")
    }
  }

  /// Says what the subject leaves on the real main queue, so that the verdict is of another controller.
  private func refusal(of cell: CheckResult.Cell, _ subject: Subject) -> ExitCode {
    let traces = cell.outcome.findings.map(\.trace)
    guard
      let stray = console.strayWork(
        traces, of: subject, cell.facts.switches, drawing: MainQueueProbe.usualDrawnCount)
    else {
      return .asExpected
    }
    console.warn("\(cell.subject) \(cell.profile.rawValue): \(stray.words)")
    return .violation
  }

  private func tell(_ cell: CheckResult.Cell, of subject: Subject, isQuiet: Bool) {
    for finding in cell.outcome.findings {
      var report = Report(finding, on: subject, settings: common.settings, tool: console.tool)
      report.reproduction = cell.command(depth: finding.origin.size)
      report.origin =
        "check: the first of all sequences of up to "
        + PlainText.counted(finding.origin.size, "action")
      console.print(report.text + "\n")
    }
    console.print(isQuiet ? cell.verdict : cell.lines)
  }
}

/// The time that a check has.
struct CheckClock: Sendable {
  private let start = ContinuousClock().now
  private let limit: Duration?

  /// Starts the clock; without a limit it is never over.
  init(milliseconds: Int?) { limit = milliseconds.map { .milliseconds($0) } }

  /// Whether the time is over.
  var isOver: Bool { limit.map { start.duration(to: ContinuousClock().now) >= $0 } ?? false }

  /// Milliseconds since the start.
  var elapsedMilliseconds: Int {
    let elapsed = start.duration(to: ContinuousClock().now).components
    return Int(elapsed.seconds) * 1000 + Int(elapsed.attoseconds / 1_000_000_000_000_000)
  }
}
