// FindingShrinkerTests: a failing trace gets small, and fails in the same way all along.

import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

@Suite("Finding shrinker") @MainActor
struct FindingShrinkerTests {
  /// A failing trace with noise around it, what breaks, and what must be left.
  struct Example: Sendable, CustomTestStringConvertible {
    let subject: Subject
    let signature: Violation.Signature
    let noisy: String
    let minimal: String

    var testDescription: String { "\(subject.name): \(minimal)" }
  }

  nonisolated static let examples = [
    Example(
      subject: .delegateSelf, signature: .init(rule: .freeze, cause: .swipeAtRoot),
      noisy:
        "push; settle; wait 60; pop unanimated; settle; down edge; move 30; move 200; up 900; wait 16",
      minimal: "swipe full"),
    Example(
      subject: .delegateSelf, signature: .init(rule: .freeze, cause: .swipeDuringPush),
      noisy: "take-delegate; push; wait 33; down edge; move 40; move 190; up 0; push; wait 20",
      minimal: "swipe-during push 0"),
    Example(
      subject: .stockCustomBack, signature: .init(rule: .deadSwipe),
      noisy: "push; push; settle; bar shown; wait 20; swipe-enabled on; settle; swipe flick",
      minimal: "push; settle; swipe full"),
    Example(
      subject: .fullscreenPopWithoutContains,
      signature: .init(rule: .trap, trap: .pushedTwice),
      noisy: "push; settle; push kind=1; wait 100; down edge; up 0; push-again 2; settle",
      minimal: "push-again 0"),
  ]

  /// A small graph: a test has no time for a large one.
  private static func graph(of subject: Subject) -> StateGraph {
    StateGraph(subject: subject, switches: Profile.ios17.switches, limit: 300)
  }

  @Test("leaves what the failure needs, and no more", arguments: examples)
  func shrinks(example: Example) throws {
    let noisy = try Trace(inOneLine: example.noisy)
    var runner = CaseRunner(subject: example.subject, switches: Profile.ios17.switches)
    try #require(runner.run(noisy.actions).violation?.signature == example.signature)
    let outcome = FindingShrinker.shrink(
      noisy.actions, subject: example.subject, switches: Profile.ios17.switches,
      signature: example.signature, graph: Self.graph(of: example.subject))
    #expect(outcome.trace.map(\.text).joined(separator: "; ") == example.minimal)
    #expect(outcome.isComplete)
    #expect(runner.run(outcome.trace).violation?.signature == example.signature)
  }

  @Test(
    "a budget that runs out leaves a trace that still fails in the same way", arguments: [1, 5, 20])
  func budget(limit: Int) throws {
    let example = Self.examples[2]
    let noisy = try Trace(inOneLine: example.noisy)
    let outcome = FindingShrinker.shrink(
      noisy.actions, subject: example.subject, switches: Profile.ios17.switches,
      signature: example.signature, budget: limit, graph: Self.graph(of: example.subject))
    #expect(outcome.executions <= limit)
    #expect(limit > 1 || !outcome.isComplete)
    var runner = CaseRunner(subject: example.subject, switches: Profile.ios17.switches)
    #expect(runner.run(outcome.trace).violation?.signature == example.signature)
  }
}
