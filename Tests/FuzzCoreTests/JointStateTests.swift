// JointStateTests: prefixes become the simplest ways to the states that they lead to.

import FuzzCore
import PeerModel
import Testing

@Suite("Replacement by joint states")
struct JointStateTests {
  private let vocabulary = ToyVocabulary(kinds: [
    ("a", []), ("b", []), ("wait", [.time(0...500)]),
  ])

  /// The state is the sum of all waits; nothing else is remembered.
  private func states(of trace: [Shape]) -> [Fingerprint?] {
    var sum = 0
    return [Self.fingerprint(of: 0)]
      + trace.map { action in
        sum += action.values.first ?? 0
        return Self.fingerprint(of: sum)
      }
  }

  private static func fingerprint(of sum: Int) -> Fingerprint {
    var fingerprint = Fingerprint()
    fingerprint.add(sum)
    return fingerprint
  }

  private func shrink(
    _ text: String, simplestPath: @escaping (Fingerprint) -> [Shape]?,
    stillFails: ([Shape]) -> Bool
  ) -> ShrinkResult<Shape> {
    let pass = JointStateReplacement(
      states: { states(of: $0) }, simplestPath: simplestPath)
    return Shrinker(vocabulary, passes: [pass])
      .shrink(vocabulary.trace(text), budget: 100, stillFails: stillFails)
  }

  @Test("the longest prefix to a known state is replaced first")
  func replacement() {
    let known = vocabulary.trace("wait 300")
    let result = shrink("wait 100, a, wait 200, b, b") { state in
      state == Self.fingerprint(of: 300) ? known : nil
    } stillFails: {
      $0.reduce(0) { $0 + ($1.values.first ?? 0) } == 300
    }
    #expect(vocabulary.text(of: result.trace) == "wait 300")
    // The states of two traces, and one candidate.
    #expect(result.executions == 3)
  }

  @Test("what follows the state stays")
  func suffix() {
    let known = vocabulary.trace("wait 300")
    let result = shrink("wait 100, a, wait 200, b, a") { state in
      state == Self.fingerprint(of: 300) ? known : nil
    } stillFails: {
      $0.suffix(2).map(\.kind) == [1, 0]
    }
    #expect(vocabulary.text(of: result.trace) == "wait 300, b, a")
  }

  @Test("a way in a circle is left out, though no way is known")
  func circle() {
    let result = shrink("a, wait 100, b, a, wait 200") { _ in
      nil
    } stillFails: { _ in
      true
    }
    #expect(vocabulary.text(of: result.trace) == "wait 100, wait 200")
  }

  @Test("a way that does not fail changes nothing")
  func wrongWay() {
    let trace = "wait 100, a, wait 200"
    let result = shrink(trace) { _ in
      []
    } stillFails: {
      $0.count == 3
    }
    #expect(vocabulary.text(of: result.trace) == trace)
    #expect(result.reachedFixedPoint)
  }

  @Test(
    "with the ways of an explorer, the peer model's faults shrink in fewer runs",
    arguments: PeerMinimum.all)
  func peerModel(of minimum: PeerMinimum) throws {
    let fault = minimum.fault
    var space = PeerSpace(fault: fault)
    var explorer = Explorer(PeerVocabulary(), of: PeerSpace.self)
    _ = explorer.explore(&space, within: ExplorationBounds(stopsAtFailure: false))
    let paths = StatePaths(
      states: { PeerPair.states(of: $0, fault: fault) },
      simplestPath: { explorer.shortestPath(to: $0) })
    let shrinker = Shrinker(PeerVocabulary())
    for seed in 0..<2 as Range<UInt64> {
      let trace = try failingPeerTrace(fault: fault, seed: seed)
      let result = shrinker.shrink(trace, budget: 10_000, by: paths) {
        divergence(of: $0, fault: fault) != nil
      }
      let without = shrinker.shrink(trace, budget: 10_000) {
        divergence(of: $0, fault: fault) != nil
      }
      #expect(PeerAction.text(of: result.trace) == minimum.text)
      #expect(result.executionsToTrace <= without.executionsToTrace)
    }
  }
}
