// MinimaTests: no simpler sequence shows the same fault: the minimal traces of the known faults are proven.

import Foundation
import NavigationHarness
import NavigationModel
import NavigationSpec
import NavigationStage
import Testing

/// All simpler sequences over the whole alphabet are searched, as far as `NAVFUZZ_SEARCH` transitions go; `Scripts/minima` goes to
/// the end.
@Suite("Minimal traces of known faults")
@MainActor
struct MinimaTests {
  /// Transitions a subject and profile.
  private static let limit =
    ProcessInfo.processInfo.environment["NAVFUZZ_SEARCH"].flatMap(Int.init) ?? 1_000

  /// In a process of its own (`SideProcess`).
  @Test("have no simpler one over the whole alphabet")
  nonisolated func minimal() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      SideProcess.giveWay()
      for fault in KnownFault.all { try await MinimaTests.searchBelow(fault) }
    }
    print(String(decoding: result?.standardOutputContent ?? [], as: UTF8.self))
  }

  private static func searchBelow(_ fault: KnownFault) throws {
    let trace = try Trace(inOneLine: fault.minimum)
    let switches = fault.profile.switches
    var runner = CaseRunner(subject: fault.subject, switches: switches)
    #expect(runner.run(trace.actions).violation?.signature == fault.signature, "\(fault.id)")
    let graph = StateGraph(subject: fault.subject, switches: switches, limit: limit)
    switch graph.search(below: trace.actions, signature: fault.signature) {
    case .found(let simpler):
      Issue.record("\(fault.id) has a simpler one: \(simpler.map(\.text).joined(separator: "; "))")
    case .none(let certificate):
      print("minimum of \(fault.id): \(trace.actions.count) actions, \(certificate.words)")
    }
  }
}
