// Corpus: the shortest way to each cell that was reached.

/// The shortest way to each cell that was reached.
///
/// It holds at most one trace a cell, so its size does not depend on how many cases were played.
public struct Corpus<Action: Sendable>: Sendable {
  /// The length of each cell's trace; the largest number for a cell without one.
  @usableFromInline var lengths: [Int]
  /// Where the cell's trace is in `entries`, for cells with one.
  private var places: [Int]
  private var entries: [Entry] = []

  private struct Entry: Sendable {
    let cell: Int
    var trace: [Action]
  }

  /// Makes an empty corpus for cells that are numbered from 0.
  public init(cellCount: Int) {
    lengths = Array(repeating: .max, count: cellCount)
    places = Array(repeating: 0, count: cellCount)
  }

  /// How many cells have a trace.
  public var count: Int { entries.count }

  /// The shortest trace to a cell; nil if none is known.
  public func trace(to cell: Int) -> [Action]? {
    lengths[cell] == .max ? nil : entries[places[cell]].trace
  }

  /// Whether a trace of this length is shorter than what is known of the cell.
  @inlinable
  public func wants(_ cell: Int, length: Int) -> Bool { length < lengths[cell] }

  /// Keeps a trace that reaches a cell with its last action, if none so short is known.
  public mutating func keep(_ trace: some Collection<Action>, to cell: Int) {
    guard wants(cell, length: trace.count) else { return }
    if lengths[cell] == .max {
      places[cell] = entries.count
      entries.append(Entry(cell: cell, trace: Array(trace)))
    } else {
      entries[places[cell]].trace = Array(trace)
    }
    lengths[cell] = trace.count
  }

  /// The trace to a rare cell: the rarest of some that are drawn, the first drawn of equally rare ones.
  ///
  /// - Parameters:
  ///   - choices: draw the candidates.
  ///   - candidateCount: at least 1; more of them prefer rare cells more strongly.
  ///   - map: how rare the cells are.
  /// - Returns: the trace; nil if the corpus is empty.
  /// - Complexity: O(*n*) in the candidates.
  public func rareTrace(
    _ choices: inout some ChoiceSource, among candidateCount: Int, in map: borrowing CoverageMap
  ) -> [Action]? {
    precondition(candidateCount > 0, "there is somebody to choose from")
    guard !entries.isEmpty else { return nil }
    var best = choices.choose(below: entries.count)
    for _ in 1..<candidateCount {
      let other = choices.choose(below: entries.count)
      if map.count(of: entries[other].cell) < map.count(of: entries[best].cell) { best = other }
    }
    return entries[best].trace
  }
}
