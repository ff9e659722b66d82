// CoverageMap: how often each cell of a behaviour was reached.

/// How often each cell was reached.
///
/// A cell is a number that the caller gives to something worth reaching: a transition from one
/// phase to another by one kind of action, or two things that hold together.
public struct CoverageMap: Hashable, Sendable {
  @usableFromInline var counts: [UInt32]
  /// Cells that were reached at least once.
  public private(set) var hitCount = 0

  /// Makes a map of cells that nothing has reached.
  ///
  /// - Parameter cellCount: cells are numbered from 0 to one less.
  public init(cellCount: Int) {
    precondition(cellCount > 0, "there is something to cover")
    counts = Array(repeating: 0, count: cellCount)
  }

  /// How many cells there are.
  public var cellCount: Int { counts.count }

  /// How often a cell was reached; it stops counting at the largest `UInt32`.
  @inlinable
  public func count(of cell: Int) -> Int { Int(counts[cell]) }

  /// Counts that a cell was reached.
  ///
  /// - Complexity: O(1).
  @inlinable
  public mutating func hit(_ cell: Int) {
    let count = counts[cell]
    guard count > 0 else {
      noteFirst(cell)
      return
    }
    if count < .max { counts[cell] = count + 1 }
  }

  @usableFromInline
  mutating func noteFirst(_ cell: Int) {
    counts[cell] = 1
    hitCount += 1
  }

  /// The cells that were reached, in ascending order.
  ///
  /// - Complexity: O(*n*) in the number of cells.
  public var hits: [Int] { counts.indices.filter { counts[$0] > 0 } }

  /// Counts what another map of the same cells counted.
  public mutating func formUnion(_ other: Self) {
    precondition(other.cellCount == cellCount, "both maps number the same cells")
    for cell in counts.indices where other.counts[cell] > 0 {
      if counts[cell] == 0 { hitCount += 1 }
      let (sum, isTooMany) = counts[cell].addingReportingOverflow(other.counts[cell])
      counts[cell] = isTooMany ? .max : sum
    }
  }
}
