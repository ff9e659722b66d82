// LifeBoard: where controllers report their deallocation.

/// Where tagged controllers report their deallocation; free of actors, because `deinit` is.
final class LifeBoard {
  /// Tags of what was deallocated since the board was last emptied.
  @safe @exclusivity(unchecked) var released: [Int32] = []
}
