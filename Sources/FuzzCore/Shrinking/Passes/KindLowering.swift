// KindLowering: puts a simpler action in the place of one.

/// Puts a simpler action of the alphabet in the place of one.
///
/// Afterwards no action can be replaced by a simpler one of the alphabet.
package struct KindLowering: ShrinkPass {
  /// Makes the pass.
  package init() {}

  package func run(_ session: inout ShrinkSession) throws(OutOfBudget) {
    for step in session.best.indices {
      for shape in session.alphabet {
        guard session.order.isSimpler(shape, than: session.best[step]) else { break }
        if try session.accepts(session.best.replacing(step..<step + 1, with: shape)) { break }
      }
    }
  }
}
