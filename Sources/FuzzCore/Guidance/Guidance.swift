// Guidance: which cases go on from where few have been, and what each case adds to that.

/// Decides which cases go on from where few cases have been, and learns from each.
///
/// Some cases start afresh; the others start with the shortest known trace to a rare cell and go
/// on with what is drawn anew. Which ones do is fixed by the number of the case, so that no
/// proportion depends on what was found. What is known is forgotten at the start of each *round*:
/// a case depends on the seed and on the cases of its round before it, and on nothing else. To
/// show it again, these have to be played again and no others.
///
///     var guidance = Guidance<Action>(cellCount: 600, cycle: [false, true])
///     for index in 0..<caseCount {
///       var choices = RandomChoices(seed: seed, case: index)
///       var trace = guidance.beginCase(index, &choices)
///       … play it, go on with more actions, and after each: guidance.reach(cell, after: length)
///       guidance.endCase(trace, isKept: passed)
///     }
public struct Guidance<Action: Sendable>: Sendable {
  /// Cases of a round.
  public static var roundLength: Int { 2048 }

  /// Actions that a case which starts from a rare cell goes on with, at most.
  ///
  /// What is near the cell is tried again and again; what is far from it other cases try as well.
  public static var continuationLength: Int { 12 }

  /// Which of `cycle.count` cases in a row start from a rare cell.
  public let cycle: [Bool]

  /// Cells that are drawn for the rarest of them to be taken.
  public let candidateCount: Int

  /// Whether any case starts from a rare cell: without one, no trace is kept.
  @usableFromInline let keepsTraces: Bool
  /// How often each cell was reached, in the rounds before this one.
  private var total: CoverageMap
  /// How often each cell was reached in this round.
  @usableFromInline var map: CoverageMap
  @usableFromInline var corpus: Corpus<Action>
  /// What the case that is being played would add.
  @usableFromInline var gains: [Gain] = []

  @usableFromInline
  struct Gain: Sendable {
    @usableFromInline let cell: Int
    @usableFromInline let length: Int

    @inlinable
    init(cell: Int, length: Int) {
      self.cell = cell
      self.length = length
    }
  }

  /// Starts with nothing known.
  ///
  /// - Parameters:
  ///   - cellCount: cells are numbered from 0 to one less.
  ///   - cycle: says which cases start from a rare cell; it is repeated for ever.
  ///   - candidateCount: at least 1; more candidates prefer rare cells more strongly.
  ///   - keepsTraces: whether the ways to cells are kept though no case starts from one, for `rareTrace`.
  public init(
    cellCount: Int, cycle: [Bool], candidateCount: Int = 32, keepsTraces: Bool = false
  ) {
    precondition(!cycle.isEmpty, "each case is said how to start")
    self.cycle = cycle
    self.candidateCount = candidateCount
    self.keepsTraces = keepsTraces || cycle.contains(true)
    total = CoverageMap(cellCount: cellCount)
    map = total
    corpus = Corpus(cellCount: cellCount)
  }

  /// The first case of the round that a case belongs to.
  public static func roundStart(of index: Int) -> Int { index - index % roundLength }

  /// How many cells have a trace in this round.
  public var knownCount: Int { corpus.count }

  /// The shortest trace of this round to a cell; nil if none is known.
  public func trace(to cell: Int) -> [Action]? { corpus.trace(to: cell) }

  /// Begins a case.
  ///
  /// - Parameters:
  ///   - index: which case of the run, from 0; cases come in order.
  ///   - choices: the case's own.
  /// - Returns: what the case starts with; empty for one that starts afresh.
  public mutating func beginCase(
    _ index: Int, _ choices: inout some ChoiceSource
  ) -> [Action] {
    gains.removeAll(keepingCapacity: true)
    if index % Self.roundLength == 0 { beginRound() }
    return cycle[index % cycle.count] ? rareTrace(&choices) ?? [] : []
  }

  /// The shortest trace of this round to a cell where few cases have been; nil if none is known.
  public func rareTrace(_ choices: inout some ChoiceSource) -> [Action]? {
    corpus.rareTrace(&choices, among: candidateCount, in: map)
  }

  private mutating func beginRound() {
    total.formUnion(map)
    map = CoverageMap(cellCount: map.cellCount)
    corpus = Corpus(cellCount: map.cellCount)
  }

  /// Notes that the case reaches a cell.
  ///
  /// - Parameters:
  ///   - cell: which.
  ///   - length: actions of the case so far.
  /// - Complexity: O(1).
  @inlinable
  public mutating func reach(_ cell: Int, after length: Int) {
    map.hit(cell)
    guard keepsTraces else { return }
    if corpus.wants(cell, length: length) { gains.append(Gain(cell: cell, length: length)) }
  }

  /// Ends a case.
  ///
  /// - Parameters:
  ///   - trace: what was played.
  ///   - isKept: whether later cases may start with parts of it. A case that failed is no good
  ///     start: what goes on from it fails again in the same way.
  public mutating func endCase(_ trace: [Action], isKept: Bool) {
    guard isKept else { return }
    for gain in gains { corpus.keep(trace.prefix(gain.length), to: gain.cell) }
  }

  /// How often each cell was reached, in all rounds so far.
  public var coverage: CoverageMap {
    var sum = total
    sum.formUnion(map)
    return sum
  }
}
