// SmallerTraceSearchTests: minima that are proven.

import FuzzCore
import PeerModel
import Testing

@Suite("Search for smaller traces")
struct SmallerTraceSearchTests {
  private let vocabulary = ToyVocabulary(kinds: [
    ("a", []), ("b", [.choice(of: 2, unit: 0)]), ("c", []),
  ])

  @Test("every simpler trace is run once, shortest first")
  func everyTrace() {
    var run: [String] = []
    let trace = vocabulary.trace("b 1, a")
    let result = SmallerTraceSearch(vocabulary).run(below: trace, budget: 100) {
      run.append(vocabulary.text(of: $0))
      return .passes
    }
    #expect(
      run == [
        "", "a", "b 0", "b 1", "c", "a, a", "a, b 0", "a, b 1", "a, c", "b 0, a",
      ])
    #expect(result == .none(searched: 10))
  }

  @Test("what extends a dead end is not run")
  func deadEnds() {
    var run: [String] = []
    let trace = vocabulary.trace("a, a, c")
    let result = SmallerTraceSearch(vocabulary).run(
      below: trace, budget: 100, prune: { $0.last?.kind != 0 },
      stillFails: {
        run.append(vocabulary.text(of: $0))
        return false
      })
    #expect(
      run == [
        "", "a", "b 0", "b 1", "c", "a, a", "a, b 0", "a, b 1", "a, c", "a, a, a", "a, a, b 0",
        "a, a, b 1",
      ])
    #expect(result == .none(searched: 12))
  }

  @Test("a simpler failure is found, the shortest first")
  func found() {
    let trace = vocabulary.trace("c, c, c")
    let search = SmallerTraceSearch(vocabulary)
    let result = search.run(below: trace, budget: 100) { candidate in
      candidate.count { $0.kind == 1 } == 2
    }
    #expect(result == .found(vocabulary.trace("b 0, b 0")))
    #expect(search.run(below: trace, budget: 1) { _ in true } == .found([]))
  }

  @Test("an exhausted budget says how far the proof reaches", arguments: [(1, 0), (4, 0), (5, 1)])
  func budget(limit: Int, length: Int) {
    let trace = vocabulary.trace("c, c, c")
    let result = SmallerTraceSearch(vocabulary).run(below: trace, budget: limit) { _ in false }
    #expect(result == .budgetExhausted(completedLength: length))
  }

  @Test("only the given alphabet is searched")
  func alphabet() {
    let search = SmallerTraceSearch(vocabulary, alphabet: vocabulary.trace("c, a"))
    let result = search.run(below: vocabulary.trace("c, a"), budget: 100) { _ in false }
    #expect(result == .none(searched: 5))
  }

  @Test(
    "nothing simpler than a toy's minimum fails, over its own actions and the simplest ones",
    arguments: (ScreenToys.all + ListToys.all + TrapToys.all).filter(\.isSearchable))
  func toy(toy: Toy) {
    let minimum = toy.vocabulary.trace(toy.minimum)
    var letters = Set(minimum)
    for kind in 0..<toy.vocabulary.kindCount {
      letters.insert(
        Shape(kind: kind, values: toy.vocabulary.domains(ofKind: kind).map(\.origin)))
    }
    let search = SmallerTraceSearch(toy.vocabulary, alphabet: Array(letters))
    let result = search.run(below: minimum, budget: 1_000_000, stillFails: toy.fails)
    guard case .none = result else {
      Issue.record("\(result)")
      return
    }
  }

  /// Faults and their minima; a debug build proves the short ones.
  static let minima: [(fault: Int, trace: String)] = {
    let short = [(1, "D P0 M1"), (5, "P0 S1 D M1")]
    #if DEBUG
    return short
    #else
    return short + [
      (2, "S2 D M1 U1 D M1"), (3, "P0 D O0 M1 P0"), (4, "P0 D M1 P0 U0"), (6, "P0 D M1 O0 U0 T6"),
    ]
    #endif
  }()

  @Test("the minima of the peer model are the simplest of all", arguments: minima)
  func peerModel(fault: Int, minimum: String) {
    let trace = PeerAction.trace(minimum)
    let result = SmallerTraceSearch(PeerVocabulary()).run(below: trace, budget: 3_000_000) {
      judge($0, fault: fault)
    }
    guard case .none = result else {
      Issue.record("\(result)")
      return
    }
  }

  /// Runs a trace; it is a dead end if its last action changes neither side.
  private func judge(_ trace: [PeerAction], fault: Int) -> TraceJudgement {
    var engine = PeerEngine(fault: fault)
    var specification = PeerSpecification()
    guard let last = trace.last else { return .passes }
    if lockstep(trace.dropLast(), on: &engine, judgedBy: &specification) != nil { return .fails }
    let (engineBefore, specificationBefore) = (engine, specification)
    if lockstep([last], on: &engine, judgedBy: &specification) != nil { return .fails }
    let isUnchanged = engine == engineBefore && specification == specificationBefore
    return isUnchanged ? .deadEnd : .passes
  }
}
