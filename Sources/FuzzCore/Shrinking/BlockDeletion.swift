// BlockDeletion: leaves out what the failure does not need.

/// Deletes blocks of neighbours: large ones first, and of one size the last first.
///
/// Afterwards no single action can be deleted.
struct BlockDeletion: ShrinkPass {
  func run(_ session: inout ShrinkSession) throws(OutOfBudget) {
    var size = session.best.count
    while size > 0 {
      let lengthBefore = session.best.count
      var end = lengthBefore
      while end > 0 {
        let start = max(0, end - size)
        _ = try session.accepts(session.best.removing(start..<end))
        end = start
      }
      // What follows a deleted action may be needless now, so single ones are tried again.
      if size > 1 || session.best.count == lengthBefore { size /= 2 }
    }
  }
}

/// Deletes two actions that need each other, however far apart.
///
/// Afterwards no two actions can be deleted.
struct PairDeletion: ShrinkPass {
  func run(_ session: inout ShrinkSession) throws(OutOfBudget) {
    var late = session.best.count - 1
    while late > 0 {
      for early in (0..<late).reversed() {
        let without = session.best.removing(late..<late + 1).removing(early..<early + 1)
        if try session.accepts(without) { break }
      }
      late = min(late, session.best.count) - 1
    }
  }
}
