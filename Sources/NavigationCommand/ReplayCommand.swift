// ReplayCommand: plays seed files, and says whether each comes out as it says.

import NavigationHarness
import NavigationModel
import NavigationSpec
import NavigationStage

/// The command `replay`.
@MainActor
struct ReplayCommand {
  /// All subjects that there are.
  let subjects: [Subject]
  /// The folder of recorded findings, for those that are named by their keys.
  let store: SeedStore
  /// Whether each callback is printed.
  let isVerbose: Bool
  /// Where results go.
  let console: Console

  /// Plays each file; one that cannot be honoured does not stop the others.
  func run(_ paths: [String]) -> ExitCode {
    var code = ExitCode.asExpected
    var asRecorded = 0
    for (index, path) in paths.enumerated() {
      if index > 0 { console.print("") }
      do {
        let outcome = try run(path)
        if outcome == .asExpected { asRecorded += 1 }
        code = code.worse(outcome)
      } catch {
        console.warn("\(error)")
        code = code.worse(.seedFile)
      }
    }
    if paths.count > 1 {
      let files = PlainText.counted(paths.count, "seed file")
      console.print("\n\(asRecorded) of \(files) came out as recorded (exit \(code.rawValue))")
    }
    return code
  }

  private func run(_ word: String) throws(SeedStoreError) -> ExitCode {
    let path = try store.path(named: word)
    let record = try SeedStore.record(at: path, subjects: subjects.map(\.name))
    try store.checkName(of: record, against: word)
    let subject = record.subject(among: subjects)
    CrashNote.prepare(tool: console.tool, ["replay", path], subject: subject.name)
    let verdict = SeedReplay.verdict(of: record.seed, on: subject)
    let stray =
      FreshProcess.isThis
      ? nil : console.strayWork([record.seed.trace.actions], of: subject, record.seed.switches)
    console.print("\(path) \(verdict.words(for: record.seed))")
    // Who waits for the answer reads no report, and writing one takes longer than all else.
    if let violation = verdict.violation, !FreshProcess.isThis {
      console.print("")
      var report = report(of: record, violation, on: subject)
      report.strayWork = stray
      console.print(report.text)
    }
    if let stray { console.warn("\(path): \(subject.name): \(stray.words)") }
    if isVerbose {
      let log = CallbackLog.record(record.seed, on: subject)
      console.print([""] + log.lines)
    }
    return stray == nil ? verdict.exitCode : verdict.exitCode.worse(.violation)
  }

  private func report(
    of record: SeedStore.Record, _ violation: Violation, on subject: Subject
  ) -> Report {
    let seed = record.seed
    let timeline = Timeline.record(
      seed.trace.actions, subject: subject, switches: seed.switches)
    var finding = Finding(
      subject: seed.subject, profile: seed.profile, switches: seed.switches,
      trace: seed.trace.actions, violation: violation, step: timeline.result.step,
      origin: Finding.Origin(seed: 0, index: 0, size: seed.trace.actions.count),
      shrinking: Finding.Shrinking(executions: 0, isComplete: seed.minimal != nil))
    var runner = CaseRunner(subject: subject, switches: seed.switches)
    finding.leeway = runner.leeway(of: seed.trace.actions, signature: violation.signature)
    var report = Report(
      finding, on: subject, recordedIn: record.path, tool: console.tool, origin: seed.origin)
    report.minimal = seed.minimal
    return report
  }
}

extension SeedStore.Record {
  /// The subject that the record is of; reading it has made sure that there is one.
  func subject(among subjects: [Subject]) -> Subject {
    guard let subject = subjects.first(where: { $0.name == seed.subject }) else {
      preconditionFailure("a record is read with the names of the subjects that there are")
    }
    return subject
  }
}
