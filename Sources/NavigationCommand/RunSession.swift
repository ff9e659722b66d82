// RunSession: one run under way: its campaigns, its clock, and what it has found so far.

import Foundation
import NavigationHarness
import NavigationModel
import NavigationSpec
import NavigationStage

/// One run under way.
@MainActor
struct RunSession {
  private let request: RunRequest
  private let seed: RunSeed
  private let records: [String: [SeedStore.Record]]
  private let store: SeedStore
  private let console: Console
  private let interruption: Interruption
  private var fresh: FreshProcess?
  private var result: RunResult
  private var pairings: [Pairing] = []
  private var writeError: SeedStoreError?
  /// What was reported in full, so that another profile's like is told in one line.
  private var reported: [Told: Profile] = [:]

  /// What makes two findings of different profiles alike.
  private struct Told: Hashable {
    let subject: String
    let signature: Violation.Signature
    let trace: [Action]
  }

  /// A subject in a profile, with its campaign.
  private struct Pairing {
    let subject: Subject
    let profile: Profile
    let switches: Switches
    var campaign: Campaign?
    var outcome: Campaign.Outcome?
    var strayWork: StrayWork?
  }

  /// Makes a session that has run nothing yet.
  init(
    request: RunRequest, seed: RunSeed, records: [String: [SeedStore.Record]], store: SeedStore,
    console: Console, interruption: Interruption
  ) {
    self.request = request
    self.seed = seed
    self.records = records
    self.store = store
    self.console = console
    self.interruption = interruption
    fresh = FreshProcess(of: console)
    result = RunResult(
      seed: seed, stepCount: request.stepCount, offRules: request.offRules,
      subjects: request.subjects.map(\.name), profiles: request.profiles)
    result.strategy = request.strategy
    result.capabilities = request.capabilities
    switch request.bound {
    case .runs(let count): result.runCount = count
    case .oneCase(let index): result.onlyCase = index
    case .time: result.isTimed = true
    }
  }

  /// Runs everything, prints it and says what to tell the shell.
  mutating func run() -> ExitCode {
    if !request.asJSON, request.detail != .quiet { console.print(result.heading + [""]) }
    replayRecords()
    preparePairings()
    switch request.bound {
    case .time(let milliseconds): runTimed(milliseconds)
    case .runs, .oneCase: runToTheEnd()
    }
    result.isInterrupted = interruption.isAsked
    if !result.isInterrupted, isOver { result.stoppedAfter = request.stopAfter }
    console.progress?("")
    result.couldNotRecord = writeError != nil
    console.print(request.asJSON ? [result.json.indented()] : result.summary(request.detail))
    if let writeError { console.warn("\(writeError)") }
    return result.exitCode
  }

  // MARK: - Recorded findings

  private mutating func replayRecords() {
    for subject in request.subjects {
      for record in records[subject.name] ?? [] where isPlayed(record.seed) {
        guard !interruption.isAsked else { return }
        CrashNote.prepare(
          tool: console.tool, ["replay", record.path], subject: subject.name)
        let verdict = SeedReplay.verdict(of: record.seed, on: subject)
        result.replays.append(RunResult.Replay(record: record, verdict: verdict))
      }
    }
  }

  private func isPlayed(_ seed: SeedFile) -> Bool {
    request.profiles.contains(seed.profile)
      && !request.offRules.contains { $0.rule.rawValue == seed.rule }
  }

  // MARK: - Campaigns

  private mutating func preparePairings() {
    for subject in request.subjects {
      for profile in request.profiles {
        guard let switches = try? request.switches(of: profile) else {
          preconditionFailure("the request has tried its switches in each profile")
        }
        var plan = plan
        plan.reportsPlatform = subject.name == Self.untouched
        var pairing = Pairing(subject: subject, profile: profile, switches: switches)
        // Who asks for one case by its number wants to see it, known or not.
        if result.onlyCase == nil { plan.knownBugs = Set(knownBugs(in: pairing).map(\.bug)) }
        pairing.campaign = Campaign(
          subject: subject, profile: profile, switches: switches, plan: plan)
        pairings.append(pairing)
      }
    }
  }

  /// The subject on which the platform's own faults are reported; elsewhere they are counted.
  static let untouched = "stock"

  private var plan: Campaign.Plan {
    let firstCase: Int
    let caseCount: Int
    switch request.bound {
    case .runs(let count): (firstCase, caseCount) = (0, count)
    case .oneCase(let index): (firstCase, caseCount) = (index, 1)
    case .time: (firstCase, caseCount) = (0, NumberText.mostRuns)
    }
    var plan = Campaign.Plan(seed: seed.number, caseCount: caseCount)
    plan.firstCase = firstCase
    plan.stepCount = request.stepCount
    plan.strategy = request.strategy
    plan.searchLimit = request.searchLimit
    plan.offRules = Set(request.offRules.map(\.rule))
    return plan
  }

  private mutating func runToTheEnd() {
    for index in pairings.indices where !isOver {
      advance(index, to: nil)
      report(index)
    }
  }

  /// Runs rounds in which each campaign comes equally far, so that one number of cases repeats the
  /// run; the rounds grow by what the time that is left allows.
  private mutating func runTimed(_ milliseconds: Int) {
    let clock = ContinuousClock()
    let start = clock.now
    let limit = Duration.milliseconds(milliseconds)
    var target = 1
    var done = 0
    while !isOver {
      for index in pairings.indices where !isOver { advance(index, to: target) }
      if isOver { break }
      done = target
      let elapsed = start.duration(to: clock.now)
      guard elapsed < limit, done < NumberText.mostRuns else { break }
      let affordable = Double(done) * ((limit - elapsed) / elapsed)
      let step = min(affordable, Double(done))
      guard step >= 1 else { break }
      target = done + Int(step)
    }
    result.runCount = isOver ? nil : done
    for index in pairings.indices { report(index) }
  }

  /// Whether the user wants no more: an interruption, or as many new bugs as were asked for.
  private var isOver: Bool {
    if interruption.isAsked { return true }
    guard let limit = request.stopAfter else { return false }
    return bugCount >= limit
  }

  /// The new bugs of all campaigns so far.
  private var bugCount: Int { pairings.map { $0.campaign?.bugCount ?? 0 }.reduce(0, +) }

  /// Runs a campaign to its end, or until it has done so many cases.
  private mutating func advance(_ index: Int, to target: Int?) {
    let pairing = pairings[index]
    if let limit = request.stopAfter {
      let others = bugCount - (pairing.campaign?.bugCount ?? 0)
      pairings[index].campaign?.bugLimit = limit - others
    }
    let interruption = interruption
    let watch = progressWatch(of: pairing)
    let first = plan.firstCase
    let note = crashNote(of: pairing)
    note.prepare(index: first + (pairing.outcome?.casesDone ?? 0))
    let strayCount = StrayCalls.count
    pairings[index].outcome = pairings[index].campaign?.run { progress in
      note.prepare(index: first + progress.casesDone)
      watch?(progress.casesDone, progress.findings)
      if let target, progress.casesDone >= target { return false }
      return !interruption.isAsked
    }
    note.prepareEnd(after: pairings[index].outcome?.casesDone ?? 0, isOne: result.onlyCase != nil)
    let strayCall = console.strayCall(after: strayCount)
    pairings[index].strayWork = pairings[index].strayWork ?? strayCall.map { .call($0) }
  }

  private func crashNote(of pairing: Pairing) -> CrashNote.Case {
    CrashNote.Case(
      ReproductionCommand(
        tool: console.tool, seed: seed.number, index: result.onlyCase ?? 0,
        subject: pairing.subject.name, profile: pairing.profile, settings: request.settings,
        capabilities: request.capabilities, stepCount: request.unusualStepCount,
        strategy: request.strategy))
  }

  private func progressWatch(of pairing: Pairing) -> ((Int, Int) -> Void)? {
    guard let progress = console.progress else { return nil }
    let name = "\(pairing.subject.name) \(pairing.profile.rawValue)"
    return { cases, findings in
      guard cases % RunCommand.progressInterval == 0 else { return }
      progress(
        "\(name): \(PlainText.counted(cases, "case")), \(PlainText.counted(findings, "finding"))")
    }
  }

  // MARK: - What was found

  private mutating func report(_ index: Int) {
    var pairing = pairings[index]
    guard let outcome = pairing.outcome else { return }
    crashNote(of: pairing).prepareEnd(after: outcome.casesDone, isOne: result.onlyCase != nil)
    var cell = RunResult.Cell(
      subject: pairing.subject.name, profile: pairing.profile,
      settings: pairing.switches.differences(from: pairing.profile).map { Setting($0.0, $0.1) })
    cell.counts = RunResult.Counts(
      cases: outcome.casesDone, failingCases: outcome.failingCases,
      platformCases: outcome.platformCases, offCases: outcome.offCases,
      knownCases: outcome.knownCases, actions: outcome.actionCount,
      idleActions: outcome.idleActionCount,
      turns: outcome.turnCount, callbacks: outcome.callbackCount)
    cell.flaky = outcome.flaky.map {
      RunResult.TwoOutcomes(index: $0.index, difference: $0.difference)
    }
    // With one case alone, the guide has seen the cases before it too.
    cell.coverage = result.onlyCase == nil ? outcome.coverage : nil
    cell.excludedKinds = ActionKind.allCases.filter { !pairing.subject.facts.draws($0) }
    pairing.strayWork =
      pairing.strayWork
      ?? console.strayWork(
        outcome.findings.map(\.trace), of: pairing.subject, pairing.switches,
        drawing: MainQueueProbe.usualDrawnCount)
    cell.strayWork = pairing.strayWork
    cell.findings = known(in: outcome, of: pairing)
    for finding in outcome.findings {
      if fresh?.shows(finding.seed, on: pairing.subject) == false {
        var kept = RunResult.TwoOutcomes(index: finding.origin.index)
        kept.isKept = true
        cell.flaky = cell.flaky ?? kept
      } else {
        cell.findings.append(found(finding, of: pairing))
      }
    }
    if !outcome.findings.isEmpty { result.processFailure = fresh?.failure }
    let command = command(of: cell)
    cell.flaky?.find(command, in: fresh)
    let isDead = cell.findings.contains { $0.seed.rule == Rule.deadSwipe.rawValue }
    cell.unjudgedPromises = pairing.subject.facts.unjudgedPromises
    cell.missing = missing(in: outcome, of: pairing, swipesBegin: !isDead)
    result.cells.append(cell)
  }

  /// The command for the case of a cell that had two outcomes.
  private func command(of cell: RunResult.Cell) -> ReproductionCommand {
    ReproductionCommand(
      tool: console.tool, seed: seed.number, index: cell.flaky?.index ?? 0, subject: cell.subject,
      profile: cell.profile, settings: cell.settings.map(\.text),
      capabilities: request.capabilities, stepCount: request.unusualStepCount,
      strategy: request.strategy)
  }

  /// The required situations that no case reached.
  private func missing(
    in outcome: Campaign.Outcome, of pairing: Pairing, swipesBegin: Bool
  ) -> [Situation] {
    var facts = pairing.subject.facts
    facts.switches = pairing.switches
    return Situation.required(for: facts, swipesBegin: swipesBegin)
      .filter { !outcome.situations.contains($0) }
  }

  /// Tells of a bug, and records it if that is asked for.
  private mutating func found(_ finding: Finding, of pairing: Pairing) -> RunResult.Found {
    // A report judges again by itself.
    let finding = request.asJSON ? finding.rejudged(on: pairing.subject) : finding
    if let record = record(of: finding.violation.bug, in: pairing) {
      // Only a case that was asked for by its number searches for what is known.
      if !request.asJSON { tell(finding, of: pairing, recordedIn: record.path) }
      return RunResult.Found(
        seed: record.seed, path: record.path, finding: finding, isKnown: true)
    }
    let seed = finding.seed
    var path: String?
    if request.writesSeeds {
      do {
        path = try store.write(seed).path
      } catch {
        writeError = writeError ?? error
      }
    }
    if !request.asJSON { tell(finding, of: pairing, recordedIn: path) }
    return RunResult.Found(seed: seed, path: path, finding: finding, isKnown: false)
  }

  /// The records of the bugs that came up again.
  private func known(in outcome: Campaign.Outcome, of pairing: Pairing) -> [RunResult.Found] {
    outcome.knownBugs.compactMap { record(of: $0, in: pairing) }.map {
      RunResult.Found(seed: $0.seed, path: $0.path, finding: nil, isKnown: true)
    }
  }

  /// The first record of a bug in just these switches.
  private func record(of bug: Violation.Bug, in pairing: Pairing) -> SeedStore.Record? {
    knownBugs(in: pairing).first { $0.bug == bug }?.record
  }

  private func knownBugs(
    in pairing: Pairing
  ) -> [(record: SeedStore.Record, bug: Violation.Bug)] {
    result.replays.compactMap { replay in
      guard replay.record.seed.subject == pairing.subject.name else { return nil }
      let bug = replay.record.seed.knownBug(
        in: pairing.profile, pairing.switches, verdict: replay.verdict)
      return bug.map { (replay.record, $0) }
    }
  }

  private mutating func tell(_ finding: Finding, of pairing: Pairing, recordedIn path: String?) {
    let subject = pairing.subject
    console.progress?("")
    let told = Told(
      subject: subject.name, signature: finding.violation.signature, trace: finding.trace)
    if let profile = reported[told] {
      // Three lines, for which nothing is played again.
      let report = Report(
        finding: finding, source: subject.source, rows: [], recordedIn: path,
        settings: request.settings, capabilities: subject.facts.capabilities, tool: console.tool,
        stepCount: request.unusualStepCount)
      console.print(report.reference(to: profile) + "\n")
    } else {
      reported[told] = finding.profile
      var report = Report(
        finding, on: subject, recordedIn: path, settings: request.settings, tool: console.tool,
        stepCount: request.unusualStepCount)
      report.strayWork = pairing.strayWork
      console.print(report.text + "\n")
    }
  }
}
