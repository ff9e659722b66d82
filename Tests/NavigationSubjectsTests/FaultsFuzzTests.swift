// FaultsFuzzTests: the faults that the subjects hide are found from any seed, and shrunk all the way.

import Foundation
import NavigationHarness
import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationTesting
import Testing

@Suite("Known faults", .tags(.fuzz)) @MainActor
struct FaultsFuzzTests {
  /// Cases of a seed without a word from the environment.
  nonisolated static let usualRunCount = 400
  /// One fault in so many is looked for, the seed says which; `Scripts/faults` looks for all of them, from many seeds.
  nonisolated static let share: UInt64 = 4

  /// In a process of its own (`SideProcess`).
  @Test("are found within a few hundred cases, and shrunk to the minimal trace")
  nonisolated func found() async {
    await #expect(processExitsWith: .success) {
      SideProcess.giveWay()
      try await FaultsFuzzTests.findAll()
    }
  }

  private static func findAll() throws {
    let sample = try FuzzSample(usual: usualRunCount)
    // What was explored of a subject for one of its faults serves the next one.
    var graphs: [String: StateGraph] = [:]
    for (index, fault) in KnownFault.all.enumerated()
    where (UInt64(index) &+ sample.seed) % share == 0 {
      let place = "\(fault.subject.name) \(fault.profile) \(fault.searchLimit)"
      let graph =
        graphs[place]
        ?? StateGraph(
          subject: fault.subject, switches: fault.profile.switches, limit: fault.searchLimit)
      graphs[place] = graph
      let trace = find(fault, sample, graph)
      #expect(
        trace == fault.minimum,
        "\(fault.testDescription), seed \(sample.seed): \(trace ?? "not found")")
    }
  }

  /// The minimal trace of the fault, in one line; nil if the seed does not show it.
  private static func find(
    _ fault: KnownFault, _ sample: FuzzSample, _ graph: StateGraph
  ) -> String? {
    // Fewer cases promise nothing.
    var plan = Campaign.Plan(seed: sample.seed, caseCount: max(sample.caseCount, usualRunCount))
    plan.knownBugs = fault.otherBugs
    plan.reportsPlatform = true
    var campaign = Campaign(
      subject: fault.subject, profile: fault.profile, switches: fault.profile.switches, plan: plan)
    campaign.graph = graph
    var count = 0
    while true {
      let outcome = campaign.run { progress in
        defer { count = progress.findings }
        return progress.findings == count && sample.hasTime
      }
      if let trace = outcome.findings.lazy.compactMap({ $0.trace(showing: fault.signature) }).first
      {
        return trace.map(\.text).joined(separator: "; ")
      }
      guard outcome.wasStopped, sample.hasTime else { return nil }
    }
  }

  @Test("stand in the table of the scripts, one a line")
  func table() throws {
    let path = PackageFolder.path + "/Scripts/faults.tsv"
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t").prefix(6).joined(separator: "\t") }
    #expect(
      lines
        == KnownFault.all.map { fault in
          [
            fault.id, fault.subject.name, fault.profile.rawValue, "-", fault.rule.rawValue,
            fault.cause?.rawValue ?? "-",
          ].joined(separator: "\t")
        })
  }
}

extension Finding {
  /// The minimal trace of the finding, or of one of its companions, that shows a signature.
  fileprivate func trace(showing signature: Violation.Signature) -> [Action]? {
    if violation.signature == signature { return trace }
    return companions.first { $0.violation.signature == signature }?.trace
  }
}
