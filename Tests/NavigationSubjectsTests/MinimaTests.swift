// MinimaTests: no shorter sequence over the alphabet of a minimal trace shows the same fault.

import Foundation
import FuzzCore
import NavigationHarness
import NavigationModel
import NavigationSpec
import NavigationStage
import Testing

/// All shorter sequences over a trace's own kinds of actions are run, as far as `NAVFUZZ_SEARCH` executions go; `Scripts/minima`
/// goes to the end.
@Suite("Minimal traces of known faults")
@MainActor
struct MinimaTests {
  /// Executions a fault.
  private static let budget =
    ProcessInfo.processInfo.environment["NAVFUZZ_SEARCH"].flatMap(Int.init) ?? 800

  @Test("have no shorter one over their own alphabet", arguments: KnownFault.all)
  func noneIsShorter(fault: KnownFault) throws {
    let trace = try Trace(parsing: fault.minimum.split(separator: "; ").joined(separator: "\n"))
    var runner = CaseRunner(subject: fault.subject, switches: fault.profile.switches)
    let vocabulary = NavigationVocabulary(runner.facts)
    let kinds = Set(trace.actions.map(\.kind))
    let alphabet = vocabulary.alphabet.filter { kinds.contains($0.kind) }
    let simplest = try #require(alphabet.first)
    #expect(runner.run(trace.actions).violation?.signature == fault.signature)
    // Nothing of its length is simpler than the simplest letter again and again: what is searched is what is shorter.
    let bound = Array(repeating: simplest, count: trace.actions.count)
    let result = SmallerTraceSearch(vocabulary, alphabet: alphabet).run(
      below: bound, budget: Self.budget
    ) { FindingShrinker.judgement(of: $0, with: &runner, signature: fault.signature) }
    let verdict: String
    switch result {
    case .found(let shorter):
      Issue.record("\(fault.id) has a shorter one: \(shorter.map(\.text).joined(separator: "; "))")
      verdict = "not minimal"
    case .none(let searched):
      verdict = "proven, \(searched) sequences over \(alphabet.count) actions"
    case .budgetExhausted(let length):
      verdict = "all up to \(length) actions searched, over \(alphabet.count) actions"
    }
    print("minimum of \(fault.id): \(trace.actions.count) actions, \(verdict)")
  }
}
