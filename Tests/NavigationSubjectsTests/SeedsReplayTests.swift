// SeedsReplayTests: every recorded trace comes out as it is recorded, and every known fault has one.

import Foundation
import NavigationHarness
import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@Suite("Recorded seeds") @MainActor
struct SeedsReplayTests {
  /// The subjects that may have records.
  nonisolated static let subjects: [Subject] = [
    .stock, .stockCustomBack, .stockBackItem, .stockHiddenBar, .delegateNil, .delegateSelf,
    .screenAsDelegate, .shownScreenGuard, .shownScreenGuardScrollFail, .shownScreenGuardScrollBoth,
    .shownScreenGuardScrollNone, .childCountGuard, .childCountGuardTabBar, .fullscreenPop,
    .fullscreenPopWithoutHook, .fullscreenPopWithoutContains, .pushFlagGuard, .pushFlagGuardCleared,
    .lockDrop, .lockDropUntilShown, .lockQueueUntilShown, .recommendedGuard, .recommendedGuardQueue,
    .ownSwipe, .ownSwipeKept, .ownSwipeEndedOnly, .ownSwipeUnended,
  ]

  nonisolated private static let store = SeedStore(directory: PackageFolder.path + "/Seeds")

  /// What is recorded of each subject, read once.
  nonisolated private static let recorded = Result {
    try Dictionary(uniqueKeysWithValues: subjects.map { ($0.name, try store.records(of: $0.name)) })
  }

  /// What is recorded of a subject.
  nonisolated private static func records(of name: String) throws -> [SeedStore.Record] {
    try recorded.get()[name] ?? []
  }

  /// Folders of records, one a subject; none before the first record.
  nonisolated private static var folders: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: store.directory)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  @Test("lie in folders of the subjects' names, each with a record at least")
  nonisolated func folders() throws {
    for folder in Self.folders {
      let subject = try #require(
        Self.subjects.first { $0.name == folder }, "\(folder) is a subject")
      #expect(try Self.records(of: subject.name).count > 0, "\(folder) holds a record")
    }
  }

  @Test("come out as they are recorded", arguments: subjects.map(\.name))
  func replay(name: String) throws {
    let subject = try #require(Self.subjects.first { $0.name == name })
    for record in try Self.records(of: name) {
      let verdict = SeedReplay.verdict(of: record.seed, on: subject)
      #expect(
        verdict.exitCode == .asExpected,
        "\(record.path) \(verdict.words(for: record.seed))")
    }
  }

  @Test(
    "hold the minimal trace of each known fault",
    .enabled(if: !folders.isEmpty, "nothing is recorded yet"), arguments: KnownFault.all)
  nonisolated func complete(fault: KnownFault) throws {
    let traces = try Self.records(of: fault.subject.name).map(\.seed)
      .filter { $0.profile == fault.profile && $0.expectation == .fail }
      .filter { $0.rule == fault.rule.rawValue && $0.cause == fault.cause?.rawValue }
      .map { $0.trace.actions.map(\.text).joined(separator: "; ") }
    #expect(traces.contains(fault.minimum), "\(fault.id) is recorded as \(fault.minimum)")
  }
}

/// Where the package lies.
enum PackageFolder {
  /// Its path, from the place of this file.
  static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
}
