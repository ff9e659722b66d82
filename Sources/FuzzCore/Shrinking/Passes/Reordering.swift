// Reordering: brings the actions of a trace into the order of their kinds.

/// Moves an action to another place, or exchanges two.
///
/// Afterwards no two actions can be exchanged and none moved for a simpler trace.
package struct Reordering: ShrinkPass {
  /// Makes the pass.
  package init() {}

  package func run(_ session: inout ShrinkSession) throws(OutOfBudget) {
    for early in session.best.indices {
      for late in session.best.indices where late > early {
        var moved = session.best.removing(late..<late + 1)
        moved.insert(session.best[late], at: early)
        _ = try session.accepts(moved)
        var exchanged = session.best
        exchanged.swapAt(early, late)
        _ = try session.accepts(exchanged)
        var delayed = session.best.removing(early..<early + 1)
        delayed.insert(session.best[early], at: late)
        _ = try session.accepts(delayed)
      }
    }
  }
}
