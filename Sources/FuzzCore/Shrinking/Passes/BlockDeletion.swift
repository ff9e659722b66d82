// BlockDeletion: leaves out what the failure does not need.

/// Deletes blocks of neighbours: large ones first, and of one size the last first.
///
/// Afterwards no single action can be deleted.
package struct BlockDeletion: ShrinkPass {
  /// Makes the pass.
  package init() {}

  package func run(_ session: inout ShrinkSession) throws(OutOfBudget) {
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
