// ShrinkQualityTests: which trace each toy shrinks to, from many seeds, and at what cost.

import FuzzCore
import PeerModel
import Testing

@Suite("Shrink quality")
struct ShrinkQualityTests {
  /// How many seeds each row is run from; a debug build runs a sample.
  static let seeds: Range<UInt64> = {
    #if DEBUG
    0..<6
    #else
    0..<100
    #endif
  }()

  @Test("a toy shrinks to its one minimum", arguments: ScreenToys.all + ListToys.all + TrapToys.all)
  func toy(_ toy: Toy) throws {
    let shrinker = Shrinker(toy.vocabulary)
    var row = Row()
    for seed in Self.seeds {
      let trace = try toy.failingTrace(seed: seed)
      let result = shrinker.shrink(trace, budget: 10_000, stillFails: toy.fails)
      row.add(result, as: toy.vocabulary.text(of: result.trace))
    }
    #expect(row.minima == [toy.minimum: Self.seeds.count])
    #expect(row.medianExecutions <= toy.medianExecutions)
    #expect(row.medianExecutionsToTrace <= toy.medianExecutionsToTrace)
  }

  @Test(
    "a fault of the peer model shrinks to its proven minimum",
    arguments: [
      (1, "D P0 M1", 200, 60),
      (2, "S2 D M1 U1 D M1", 800, 100),
      (3, "P0 D O0 M1 P0", 800, 400),
      (4, "P0 D M1 P0 U0", 700, 300),
      (5, "P0 S1 D M1", 500, 100),
      (6, "P0 D M1 O0 U0 T6", 1_200, 600),
      (7, "S2 D M1 U0 T6 D M1 U0 T6 D M1 U1", 3_000, 400),
    ])
  func peerModel(fault: Int, minimum: String, within: Int, toTrace: Int) throws {
    let shrinker = Shrinker(PeerVocabulary())
    var row = Row()
    for seed in Self.seeds {
      let trace = try failingPeerTrace(fault: fault, seed: seed)
      let result = shrinker.shrink(trace, budget: 10_000) {
        divergence(of: $0, fault: fault) != nil
      }
      row.add(result, as: PeerAction.text(of: result.trace))
    }
    #expect(row.minima == [minimum: Self.seeds.count])
    #expect(row.medianExecutions <= within)
    #expect(row.medianExecutionsToTrace <= toTrace)
  }
}

/// What many shrinkings of one failure came to.
private struct Row {
  private(set) var minima: [String: Int] = [:]
  private var executions: [Int] = []
  private var executionsToTrace: [Int] = []

  var medianExecutions: Int { executions.sorted()[executions.count / 2] }
  var medianExecutionsToTrace: Int { executionsToTrace.sorted()[executions.count / 2] }

  mutating func add<Action>(_ result: ShrinkResult<Action>, as text: String) {
    #expect(result.reachedFixedPoint)
    minima[text, default: 0] += 1
    executions.append(result.executions)
    executionsToTrace.append(result.executionsToTrace)
  }
}
