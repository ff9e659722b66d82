// WindowReplacement: puts one action in the place of several neighbours.

/// Puts one action of the whole alphabet in the place of two or three neighbours.
///
/// Two pushes may become one call that sets the whole stack: no deletion finds that.
package struct WindowReplacement: ShrinkPass {
  /// How many actions are replaced by one.
  let width: Int

  /// Makes a pass that replaces `width` actions, at least 2.
  package init(width: Int) {
    self.width = width
  }

  package func run(_ session: inout ShrinkSession) throws(OutOfBudget) {
    guard session.best.count >= width else { return }
    for start in 0...(session.best.count - width) {
      for shape in session.alphabet {
        let candidate = session.best.replacing(start..<start + width, with: shape)
        if try session.accepts(candidate) { return }
      }
    }
  }
}
