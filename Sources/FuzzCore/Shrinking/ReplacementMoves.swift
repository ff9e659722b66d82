// ReplacementMoves: puts other actions in the place of those that are there.

/// Puts a simpler action of the alphabet in the place of one.
///
/// Afterwards no action can be replaced by a simpler one of the alphabet.
struct KindLowering: ShrinkPass {
  func run(_ session: inout ShrinkSession) throws(OutOfBudget) {
    for step in session.best.indices {
      for shape in session.alphabet {
        guard session.order.isSimpler(shape, than: session.best[step]) else { break }
        if try session.accepts(session.best.replacing(step..<step + 1, with: shape)) { break }
      }
    }
  }
}

/// Puts an action of a simpler kind in the place of one, and makes one number the simplest of all.
///
/// The simpler kind may do the same only if something else changes with it.
struct KindTrade: ShrinkPass {
  func run(_ session: inout ShrinkSession) throws(OutOfBudget) {
    for step in session.best.indices {
      for kind in 0..<session.best[step].kind {
        let values = session.order.domains[kind].map(\.origin)
        let lowered = session.best.replacing(
          step..<step + 1, with: Shape(kind: kind, values: values))
        for slot in session.slots where slot.step != step {
          let origin = session.domain(of: slot).origin
          if try session.accepts(lowered.setting(slot, to: origin)) { return }
        }
      }
    }
  }
}

/// Puts one action of the whole alphabet in the place of two or three neighbours.
///
/// Two pushes may become one call that sets the whole stack: no deletion finds that.
struct WindowReplacement: ShrinkPass {
  /// How many actions are replaced by one.
  let width: Int

  func run(_ session: inout ShrinkSession) throws(OutOfBudget) {
    guard session.best.count >= width else { return }
    for start in 0...(session.best.count - width) {
      for shape in session.alphabet {
        let candidate = session.best.replacing(start..<start + width, with: shape)
        if try session.accepts(candidate) { return }
      }
    }
  }
}

/// Deletes an action and puts one of the whole alphabet in the place of the next but one.
///
/// With `WindowReplacement` it covers each way to turn three actions into two that keeps one.
struct DistantReplacement: ShrinkPass {
  func run(_ session: inout ShrinkSession) throws(OutOfBudget) {
    for step in session.best.indices.dropLast(2) {
      for (deleted, replaced) in [(step, step + 2), (step + 2, step)] {
        for shape in session.alphabet {
          let candidate = session.best.replacing(replaced..<replaced + 1, with: shape)
          if try session.accepts(candidate.removing(deleted..<deleted + 1)) { return }
        }
      }
    }
  }
}
