// ExplorerTests: all traces in their order, states met once, and what was counted.

import FuzzCore
import Testing

@Suite("Explorer")
struct ExplorerTests {
  private static let seeds: [UInt64] = Array(1...12)
  private let order = TotalOrder(Maze.vocabulary)

  /// All traces up to a length, simplest first.
  private func traces(upTo length: Int) -> [[Shape]] {
    var traces: [[Shape]] = [[]]
    var longest = traces
    for _ in 0..<length {
      longest = longest.flatMap { trace in Maze.vocabulary.alphabet.map { trace + [$0] } }
      traces += longest.sorted { order.isSimpler($0, than: $1) }
    }
    return traces
  }

  @Test("without fingerprints all traces are played, simplest first")
  func everyTrace() {
    // So many rooms that no trace fails, ends or stays where it is.
    var maze = Maze(seed: 1, roomCount: 1 << 40, merging: .never)
    var explorer = Explorer(Maze.vocabulary, of: Maze.self)
    let end = explorer.explore(&maze, within: ExplorationBounds(depth: 3))
    #expect(end == .depth)
    #expect(maze.played == traces(upTo: 3))
    #expect(explorer.progress.states == maze.played.count)
    #expect(explorer.progress.statesWithoutFingerprint == maze.played.count)
    #expect(explorer.progress.transitions == maze.played.count - 1)
    #expect(explorer.progress.transitionsToKnownStates == 0)
  }

  @Test("the path to a state is the simplest trace that leads to it", arguments: seeds)
  func shortestPath(seed: UInt64) {
    var maze = Maze(seed: seed, roomCount: 40)
    var explorer = Explorer(Maze.vocabulary, of: Maze.self)
    _ = explorer.explore(&maze, within: ExplorationBounds(depth: 4, stopsAtFailure: false))
    var simplest: [Int: [Shape]] = [:]
    for trace in traces(upTo: 4) {
      guard let room = maze.room(after: trace) else { continue }
      if simplest[room] == nil { simplest[room] = trace }
    }
    #expect(explorer.progress.states == simplest.count)
    for room in 0..<40 {
      #expect(explorer.shortestPath(to: Maze.fingerprint(of: room)) == simplest[room])
    }
  }

  @Test("the failures are the simplest ones", arguments: seeds)
  func failures(seed: UInt64) {
    var maze = Maze(seed: seed, roomCount: 40)
    var explorer = Explorer(Maze.vocabulary, of: Maze.self)
    let end = explorer.explore(&maze, within: ExplorationBounds(depth: 4, stopsAtFailure: false))
    let expected = simplestFailures(in: maze)
    #expect(end == .depth || end == .fixedPoint)
    #expect(explorer.failures == expected)
    var again = Explorer(Maze.vocabulary, of: Maze.self)
    let endOfFirst = again.explore(&maze, within: ExplorationBounds(depth: 4))
    #expect(again.failures == Array(expected.prefix(1)))
    #expect((endOfFirst == .failure) == !expected.isEmpty)
  }

  /// The first of all traces that ends in each failure.
  private func simplestFailures(in maze: Maze) -> [FailingTrace<Shape, Int>] {
    var failures: [FailingTrace<Shape, Int>] = []
    for trace in traces(upTo: 4) {
      guard let room = maze.room(after: trace.dropLast()), let last = trace.last else { continue }
      var walker = maze
      let arrival = walker.play([last], after: room)
      let failure: Int? =
        switch arrival {
        case .fails(let failure): failure
        case .state: walker.inspect()
        case .noEffect, .deadEnd: nil
        }
      if let failure, !failures.contains(where: { $0.failure == failure }) {
        failures.append(FailingTrace(trace: trace, failure: failure))
      }
    }
    return failures
  }

  @Test("a fixed point is reached, and each transition is counted once", arguments: seeds)
  func fixedPoint(seed: UInt64) {
    var maze = Maze(seed: seed, roomCount: 40)
    var explorer = Explorer(Maze.vocabulary, of: Maze.self)
    let end = explorer.explore(&maze, within: ExplorationBounds(stopsAtFailure: false))
    let progress = explorer.progress
    #expect(end == .fixedPoint)
    #expect(progress.transitions == progress.states * Maze.vocabulary.alphabet.count)
    #expect(progress.transitions == maze.played.count - 1)
    let others = progress.deadEnds + progress.failedTransitions + progress.states - 1
    #expect(progress.transitionsToKnownStates == progress.transitions - others)
    #expect(progress.waitingStates == 0)
    #expect(explorer.explore(&maze) == .fixedPoint)
    #expect(explorer.progress == progress)
  }

  @Test("what was interrupted goes on where it was", arguments: seeds)
  func interruptions(seed: UInt64) {
    var maze = Maze(seed: seed, roomCount: 60)
    var whole = Explorer(Maze.vocabulary, of: Maze.self)
    _ = whole.explore(&maze, within: ExplorationBounds(stopsAtFailure: false))
    var interrupted = Explorer(Maze.vocabulary, of: Maze.self)
    var choices = RandomChoices(seed: seed)
    var ends: Set<ExplorationEnd> = []
    var (depth, states) = (0, 1)
    while interrupted.progress.completedDepth < whole.progress.completedDepth {
      let bounds = ExplorationBounds(
        depth: depth, states: states, stopsAtFailure: choices.odds(1, in: 2))
      let end = interrupted.explore(&maze, within: bounds) { _ in choices.odds(9, in: 10) }
      ends.insert(end)
      if end == .depth { depth += 1 }
      if end == .states { states += choices.draw(in: 1...3) }
    }
    #expect(interrupted.progress == whole.progress)
    #expect(interrupted.failures == whole.failures)
    #expect(ends.isSuperset(of: [.depth, .states, .stopped]))
  }

  @Test("the transitions of the next layer are listed as they are played then", arguments: seeds)
  func listed(seed: UInt64) {
    var maze = Maze(seed: seed, roomCount: 200)
    var explorer = Explorer(Maze.vocabulary, of: Maze.self)
    for depth in 0...3 {
      _ = explorer.explore(&maze, within: ExplorationBounds(depth: depth, stopsAtFailure: false))
      var listed: [[Shape]] = []
      explorer.forEachTransition { trace, _ in
        listed.append(trace)
        return true
      }
      var first: [Shape]?
      explorer.forEachTransition { trace, _ in
        first = trace
        return false
      }
      #expect(first == listed.first)
      let played = maze.played.count
      _ = explorer.explore(
        &maze, within: ExplorationBounds(depth: depth + 1, stopsAtFailure: false))
      #expect(Array(maze.played[played...]) == listed)
    }
  }

  @Test("the bound of states is kept", arguments: [1, 2, 5, 20])
  func states(limit: Int) {
    var maze = Maze(seed: 3, roomCount: 100)
    var explorer = Explorer(Maze.vocabulary, of: Maze.self)
    let bounds = ExplorationBounds(states: limit, stopsAtFailure: false)
    #expect(explorer.explore(&maze, within: bounds) == .states)
    #expect(explorer.progress.states == limit)
    #expect(explorer.explore(&maze, within: bounds) == .states)
  }

  @Test("a stored state takes at most 64 bytes", arguments: [5_000, 20_000])
  func memory(roomCount: Int) {
    var maze = Maze(seed: 9, roomCount: roomCount)
    var explorer = Explorer(Maze.vocabulary, of: Maze.self)
    _ = explorer.explore(&maze, within: ExplorationBounds(stopsAtFailure: false))
    #expect(explorer.progress.states > roomCount / 2)
    #expect(explorer.storedBytes <= 64 * explorer.progress.states)
  }

  @Test("a space that plays whole traces is explored as well")
  func replayed() {
    let maze = Maze(seed: 4, roomCount: 40)
    var kept = maze
    var ofKept = Explorer(Maze.vocabulary, of: Maze.self)
    _ = ofKept.explore(&kept, within: ExplorationBounds(depth: 3, stopsAtFailure: false))
    var walker = maze
    var replayed = ReplayedSpace<Shape, Int>(
      play: { trace in
        guard let last = trace.last else { return walker.start() }
        return walker.play([last], after: walker.room(after: trace.dropLast()) ?? 0)
      }, inspect: { walker.inspect() })
    var ofReplayed = Explorer(Maze.vocabulary, of: ReplayedSpace<Shape, Int>.self)
    _ = ofReplayed.explore(&replayed, within: ExplorationBounds(depth: 3, stopsAtFailure: false))
    #expect(ofReplayed.progress == ofKept.progress)
    #expect(ofReplayed.failures == ofKept.failures)
  }
}
