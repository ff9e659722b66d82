// RunCommand: fuzzes subjects in profiles, and replays what is recorded of them.

import NavigationHarness
import NavigationModel
import NavigationStage

/// The command `run`.
@MainActor
struct RunCommand {
  /// What is asked for.
  let request: RunRequest
  /// Where results go.
  let console: Console

  /// Cases between two looks at progress on the terminal.
  static let progressInterval = 64

  /// Runs, prints and says what to tell the shell.
  func run() -> ExitCode {
    let seed = request.seed ?? RunSeed(drawn: SystemRandomNumberGenerator.drawSeed())
    let store = SeedStore(directory: request.seedDirectory)
    guard !request.namesSeedDirectory || request.writesSeeds || store.exists else {
      console.warn("\(UsageError.noSeedDirectory(Excerpt.of(request.seedDirectory)))")
      return .usage
    }
    let records: [String: [SeedStore.Record]]
    do {
      records = try readRecords(from: store)
    } catch {
      console.warn("\(error)")
      return .seedFile
    }
    let interruption = Interruption(isHeard: console.ownsProcess)
    var session = RunSession(
      request: request, seed: seed, records: records, store: store, console: console,
      interruption: interruption)
    return session.run()
  }

  func readRecords(
    from store: SeedStore
  ) throws(SeedStoreError) -> [String: [SeedStore.Record]] {
    var records: [String: [SeedStore.Record]] = [:]
    for subject in request.subjects {
      records[subject.name] = try store.records(of: subject.name)
    }
    return records
  }
}

extension SystemRandomNumberGenerator {
  /// A seed that is short enough to be typed.
  fileprivate static func drawSeed() -> UInt64 {
    var generator = SystemRandomNumberGenerator()
    return UInt64.random(in: 1...999_999_999, using: &generator)
  }
}
