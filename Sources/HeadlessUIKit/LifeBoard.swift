// LifeBoard: where controllers report their deallocation.

/// Where tagged controllers report their deallocation; free of actors, because `deinit` is.
final class LifeBoard {
  /// Tags of what was deallocated since the board was last emptied.
  @safe @exclusivity(unchecked) var released: [Int32] = []
}

/// Held by a tagged controller alone; its end is the controller's end.
final class LifeToken {
  private let tag: Int32
  private let board: LifeBoard

  init(tag: Int32, board: LifeBoard) {
    self.tag = tag
    self.board = board
  }

  deinit { board.released.append(tag) }
}
