// SubjectErrorFuzzTests: a subject that cannot be run as it is declared is an issue of the test.

import NavigationTesting
import Testing

@Suite("A test with a subject that cannot be run", .tags(.fuzz))
@MainActor
struct SubjectErrorFuzzTests {
  nonisolated private static let sentence =
    "the subject 'mine' excludes 'take-delegates', and no action is called so: did you mean "
    + "'take-delegate'?"

  private let subject = Subject("mine", excludedActions: ["take-delegates"]) {
    UINavigationController()
  }

  @Test("records one issue, and runs nothing")
  func fuzzed() async {
    await withKnownIssue {
      await fuzz(subject)
    } matching: {
      $0.comments.contains { $0.rawValue == Self.sentence }
    }
  }

  @Test("records one issue, and replays nothing")
  func replayed() {
    withKnownIssue {
      replaySeeds(in: "Seeds", subjects: [subject])
    } matching: {
      $0.comments.contains { $0.rawValue == Self.sentence }
    }
  }
}
