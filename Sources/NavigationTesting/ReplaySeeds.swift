// ReplaySeeds: one call that replays recorded findings in a test.

import NavigationHarness
import NavigationModel
public import NavigationStage
public import Testing

/// Replays every recorded finding of the subjects, and records an issue for each surprise.
///
/// A recorded failure that was mended says `expect: pass` from then on.
///
/// A recorded failure that passes is a surprise, and so is one that fails in another way, a
/// recorded pass that fails, a file that cannot be read, and a folder without any record.
///
/// - Parameters:
///   - directory: holds one folder a subject, with one `.navseed` file a finding.
///   - subjects: whose records are replayed.
///   - sourceLocation: where issues are shown.
@MainActor
public func replaySeeds(
  in directory: String, subjects: [Subject], sourceLocation: SourceLocation = #_sourceLocation
) {
  do {
    try Subject.check(subjects)
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
    return
  }
  let store = SeedStore(directory: directory)
  var count = 0
  for subject in subjects {
    do throws(SeedStoreError) {
      for record in try store.records(of: subject.name) {
        count += 1
        let verdict = SeedReplay.verdict(of: record.seed, on: subject)
        guard verdict.exitCode != .asExpected else { continue }
        Issue.record(
          "\(record.path) \(verdict.words(for: record.seed))", sourceLocation: sourceLocation)
      }
    } catch {
      count += 1
      Issue.record("\(error)", sourceLocation: sourceLocation)
    }
  }
  if count == 0 {
    Issue.record(
      "\(directory): no finding of these subjects is recorded there, so nothing was replayed",
      sourceLocation: sourceLocation)
  }
}
