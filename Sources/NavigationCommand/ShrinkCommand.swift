// ShrinkCommand: makes the traces of seed files as short as they get, and says in what sense they are minimal.

import NavigationHarness
import NavigationModel
import NavigationSpec
import NavigationStage

/// The command `shrink`.
@MainActor
struct ShrinkCommand {
  /// All subjects that there are.
  let subjects: [Subject]
  /// The folder of recorded findings.
  let store: SeedStore
  /// Whether the outcome is recorded there.
  let writesSeeds: Bool
  /// Transitions that may be explored for each subject under the same switches to prove minima.
  let searchLimit: Int
  /// Where results go.
  let console: Console

  /// Shrinks the trace of each file; one that cannot be honoured does not stop the others.
  ///
  /// One file is printed as it becomes; of several, a line each is.
  func run(_ words: [String]) -> ExitCode {
    var code = ExitCode.asExpected
    var graphs: [GraphKey: StateGraph] = [:]
    for word in words {
      do {
        let outcome = try shrink(word, alone: words.count == 1, sharing: &graphs)
        code = code.worse(outcome)
      } catch {
        console.warn("\(error)")
        code = code.worse(.seedFile)
      }
    }
    return code
  }

  /// Whose states a graph explores: the files of one subject under the same switches share it.
  private struct GraphKey: Hashable {
    let subject: String
    let switches: Switches
    let capabilities: Capabilities
  }

  private func shrink(
    _ word: String, alone: Bool, sharing graphs: inout [GraphKey: StateGraph]
  ) throws(SeedStoreError) -> ExitCode {
    let path = try store.path(named: word)
    let record = try SeedStore.record(
      at: path, keyCheck: .skipped, subjects: subjects.map(\.name))
    let seed = record.seed
    let subject = record.subject(among: subjects).drawing(Capabilities(of: seed.trace.actions))
    CrashNote.prepare(tool: console.tool, ["shrink", path], subject: subject.name)
    var runner = CaseRunner(subject: subject, switches: seed.switches)
    let result: CaseResult
    switch runner.runTwice(seed.trace.actions) {
    case .same(let same): result = same
    case .different(_, _, let difference):
      console.warn("\(path): it comes out in two ways: \(TwoVerdicts.words(difference))")
      return .twoVerdicts
    }
    guard let violation = result.violation else {
      console.warn("\(path): nothing breaks, so there is nothing to shrink")
      return .violation
    }
    let verdict = SeedReplay.verdict(of: seed, violation: violation)
    if case .otherViolation = verdict {
      console.warn("\(path): it \(verdict.words(for: seed)), so nothing is shrunk")
      return verdict.exitCode
    }
    if let stray = console.strayWork([seed.trace.actions], of: subject, seed.switches) {
      console.warn("\(path): \(subject.name): \(stray.words)")
      return .violation
    }
    let key = GraphKey(
      subject: seed.subject, switches: seed.switches, capabilities: subject.facts.capabilities)
    let graph =
      graphs[key] ?? StateGraph(subject: subject, switches: seed.switches, limit: searchLimit)
    graphs[key] = graph
    let shrunk = FindingShrinker.shrink(
      seed.trace.actions, subject: subject, switches: seed.switches,
      signature: violation.signature, graph: graph)
    if seed.expectation == .pass {
      console.warn("\(path): it was expected to pass and fails, so 'expect: fail' is written")
    }
    let new = SeedFile(
      subject: seed.subject, profile: seed.profile, settings: seed.settings,
      rule: violation.rule.rawValue, cause: violation.cause?.rawValue, trap: violation.trap,
      expectation: .fail, minimal: shrunk.certificate?.words, origin: seed.origin,
      trace: Trace(shrunk.trace))
    if alone {
      console.printWhole(new.text)
    } else {
      let size = PlainText.counted(shrunk.trace.count, "action")
      console.print("\(path): \(size), \(new.minimal ?? "minimum not searched")")
    }
    if writesSeeds { try write(new) }
    return .asExpected
  }

  private func write(_ seed: SeedFile) throws(SeedStoreError) {
    switch try store.write(seed, updates: true) {
    case .recorded(let path): console.warn("recorded in \(path)")
    case .updated(let path): console.warn("brought up to date: \(path)")
    case .alreadyRecorded(let path): console.warn("already recorded in \(path)")
    }
  }
}
