// ShrinkCommand: makes the trace of a seed file as short as it gets.

import NavigationHarness
import NavigationModel
import NavigationSpec
import NavigationStage

/// The command `shrink`.
@MainActor
struct ShrinkCommand {
  /// All subjects that there are.
  let subjects: [Subject]
  /// Where results go.
  let console: Console

  /// Shrinks the trace of a file, and prints the new file; records it only if told where.
  func run(_ path: String, recordsIn directory: String?) -> ExitCode {
    do {
      return try shrink(path, recordsIn: directory)
    } catch {
      console.warn("\(error)")
      return .seedFile
    }
  }

  private func shrink(
    _ path: String, recordsIn directory: String?
  ) throws(SeedStoreError) -> ExitCode {
    let record = try SeedStore.record(
      at: path, keyCheck: .skipped, subjects: subjects.map(\.name))
    let subject = record.subject(among: subjects)
    let seed = record.seed
    CrashNote.prepare(tool: console.tool, ["shrink", path], subject: subject.name)
    var runner = CaseRunner(subject: subject, switches: seed.switches)
    guard case .same(let result) = runner.runTwice(seed.trace.actions) else {
      console.warn("\(path): it comes out in two ways, so there is nothing to shrink")
      return .twoVerdicts
    }
    guard let violation = result.violation else {
      console.warn("\(path): nothing breaks, so there is nothing to shrink")
      return .violation
    }
    let shrunk = FindingShrinker.shrink(
      seed.trace.actions, subject: subject, switches: seed.switches,
      signature: violation.signature)
    let cost = PlainText.counted(shrunk.executions, "run")
    // A minimum that is recorded as one stays the same file.
    let isSame = shrunk.trace == seed.trace.actions && seed.minimal != nil
    let minimal =
      isSame
      ? seed.minimal
      : shrunk.isComplete ? "no move of the shrinker finds a simpler one (\(cost))" : nil
    if seed.expectation == .pass {
      console.warn("\(path): it was expected to pass and fails, so 'expect: fail' is written")
    }
    let new = SeedFile(
      subject: seed.subject, profile: seed.profile, settings: seed.settings,
      rule: violation.rule.rawValue, cause: violation.cause?.rawValue, trap: violation.trap,
      expectation: .fail,
      minimal: minimal,
      origin: seed.origin, trace: Trace(shrunk.trace))
    console.printWhole(new.text)
    if let directory {
      switch try SeedStore(directory: directory).write(new) {
      case .recorded(let path): console.warn("recorded in \(path)")
      case .alreadyRecorded(let path): console.warn("already recorded in \(path)")
      }
    }
    return .asExpected
  }
}
