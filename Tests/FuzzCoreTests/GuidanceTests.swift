// GuidanceTests: what a run remembers of its cases, and where it goes on from.

import FuzzCore
import PeerModel
import Testing

@Suite("Guidance")
struct GuidanceTests {
  @Test("a map counts how often each cell was reached")
  func counts() {
    var map = CoverageMap(cellCount: 4)
    for cell in [2, 0, 2] { map.hit(cell) }
    #expect((0..<4).map(map.count(of:)) == [1, 0, 2, 0])
    #expect(map.hits == [0, 2])
    #expect(map.hitCount == 2)
    var other = CoverageMap(cellCount: 4)
    other.hit(3)
    other.hit(0)
    map.formUnion(other)
    #expect((0..<4).map(map.count(of:)) == [2, 0, 2, 1])
    #expect(map.hitCount == 3)
  }

  @Test("a corpus keeps the shortest trace to each cell, and one alone")
  func shortest() {
    var corpus = Corpus<Int>(cellCount: 3)
    corpus.keep([1, 2, 3], to: 1)
    corpus.keep([4, 5, 6], to: 1)
    #expect(corpus.trace(to: 1) == [1, 2, 3])
    corpus.keep([7, 8], to: 1)
    corpus.keep([9], to: 0)
    #expect(corpus.trace(to: 1) == [7, 8])
    #expect(corpus.trace(to: 0) == [9])
    #expect(corpus.trace(to: 2) == nil)
    #expect(corpus.count == 2)
  }

  @Test("the rarest of the candidates is gone on from")
  func rarest() {
    var corpus = Corpus<Int>(cellCount: 3)
    var map = CoverageMap(cellCount: 3)
    var none = RecordedChoices([])
    #expect(corpus.rareTrace(&none, among: 4, in: map) == nil)
    for cell in 0..<3 { corpus.keep([cell], to: cell) }
    for cell in [0, 0, 1, 2, 2, 2] { map.hit(cell) }
    var all = RecordedChoices([2, 0, 1, 2])
    #expect(corpus.rareTrace(&all, among: 4, in: map) == [1])
    var some = RecordedChoices([2, 0, 2, 2])
    #expect(corpus.rareTrace(&some, among: 4, in: map) == [0])
  }

  @Test("a case starts from a rare cell only where the cycle says so")
  func cycle() {
    var guidance = Guidance<Int>(cellCount: 2, cycle: [false, true])
    #expect(start(of: 0, &guidance) == [])
    guidance.reach(1, after: 2)
    guidance.endCase([5, 6, 7], isKept: true)
    #expect(start(of: 1, &guidance) == [5, 6])
    #expect(start(of: 2, &guidance) == [])
    #expect(guidance.trace(to: 1) == [5, 6])
  }

  @Test("a case that failed counts, but nothing goes on from it")
  func failed() {
    var guidance = Guidance<Int>(cellCount: 2, cycle: [true])
    #expect(start(of: 0, &guidance) == [])
    guidance.reach(1, after: 1)
    guidance.endCase([5], isKept: false)
    #expect(start(of: 1, &guidance) == [])
    #expect(guidance.coverage.count(of: 1) == 1)
  }

  @Test("a round knows nothing of the rounds before it, and the sum of all is kept")
  func rounds() {
    let length = Guidance<Int>.roundLength
    var guidance = Guidance<Int>(cellCount: 1, cycle: [true])
    _ = start(of: length - 1, &guidance)
    guidance.reach(0, after: 1)
    guidance.endCase([5], isKept: true)
    #expect(start(of: length, &guidance) == [])
    #expect(guidance.knownCount == 0)
    guidance.reach(0, after: 1)
    #expect(guidance.coverage.count(of: 0) == 2)
    #expect(Guidance<Int>.roundStart(of: length + 5) == length)
    #expect(Guidance<Int>.roundStart(of: length - 1) == 0)
  }

  private func start(of index: Int, _ guidance: inout Guidance<Int>) -> [Int] {
    var choices = RandomChoices(seed: 1, case: index)
    return guidance.beginCase(index, &choices)
  }
}

@Suite("Drawing letters")
struct LetterDrawTests {
  private static let vocabulary = PeerVocabulary()

  @Test("a swarm does without some kinds, for the whole case")
  func swarm() {
    var draw = LetterDraw(Self.vocabulary)
    var choices = RandomChoices(seed: 1)
    let kinds = (0..<20).map { _ in
      draw.beginCase(.swarm, &choices)
      return Set((0..<200).map { _ in Self.vocabulary.shape(of: draw.next(&choices)).kind })
    }
    #expect(kinds.allSatisfy { !$0.isEmpty })
    #expect(kinds.contains { $0.count <= 4 })
    #expect(Set(kinds).count > 10)
    draw.beginCase(.plain, &choices)
    let plain = Set((0..<400).map { _ in Self.vocabulary.shape(of: draw.next(&choices)).kind })
    #expect(plain.count == Self.vocabulary.kindCount)
  }

  @Test("phrases come whole more often than chance would have them")
  func phrases() {
    func swipes(_ way: LetterDraw<PeerAction>.Way) -> Int {
      var draw = LetterDraw(Self.vocabulary, phrases: [[4, 5, 6, 7]])
      var choices = RandomChoices(seed: 1)
      draw.beginCase(way, &choices)
      let kinds = (0..<2000).map { _ in Self.vocabulary.shape(of: draw.next(&choices)).kind }
      return kinds.indices.dropLast(3).count { Array(kinds[$0..<$0 + 4]) == [4, 5, 6, 7] }
    }
    #expect(swipes(.plain) < 10)
    #expect(swipes(.phrases) > 100)
  }
}

@Suite("Finding the peer model's faults")
struct PeerGuidanceTests {
  @Test("a default run of 2,000 cases finds each fault", arguments: 1...7)
  func found(fault: Int) throws {
    for seed in UInt64(1)...4 {
      var search = PeerGuidance(fault: fault)
      let found = search.search(seed: seed, caseCount: 2_000)
      let outcome = try #require(found)
      #expect(divergence(of: outcome.trace, fault: fault)?.step == outcome.trace.count - 1)
    }
  }

  @Test("the same seed plays the same cases")
  func same() {
    var one = PeerGuidance(fault: 6)
    var other = PeerGuidance(fault: 6)
    let first = one.search(seed: 9, caseCount: 2_000)
    let second = other.search(seed: 9, caseCount: 2_000)
    #expect(first != nil)
    #expect(first == second)
  }

  @Test("without a fault nothing is found")
  func none() {
    var search = PeerGuidance(fault: 0)
    let found = search.search(seed: 1, caseCount: 500)
    #expect(found == nil)
  }
}
