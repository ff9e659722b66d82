// Expectations: what tests of the engine expect most often, in a word each; the macro itself is compiled once, and not at each use.

import HeadlessUIKit
import Testing

extension NavigationRig {
  /// Expects these screens in the stack, root first.
  func expectStack(_ names: String..., at place: SourceLocation = #_sourceLocation) {
    #expect(stack == names, sourceLocation: place)
  }

  /// Expects a screen on show.
  func expectShown(_ name: String, at place: SourceLocation = #_sourceLocation) {
    #expect(shown == name, sourceLocation: place)
  }

  /// Expects that a push of a new screen and the way back work.
  func expectProbe(at place: SourceLocation = #_sourceLocation) {
    #expect(probe(), "a push and the way back work", sourceLocation: place)
  }

  /// Takes the callbacks out of the log, and expects these, in order.
  func expectCallbacks(_ expected: String..., at place: SourceLocation = #_sourceLocation) {
    #expect(takeCallbacks() == expected, sourceLocation: place)
  }

  /// Expects these callbacks in the log, in order, and leaves them there.
  func expectCallbacksSoFar(_ expected: String..., at place: SourceLocation = #_sourceLocation) {
    #expect(callbacks == expected, sourceLocation: place)
  }

  /// Expects these of the delegate's moments of one kind, in order.
  func expectMoments(
    _ kind: String, _ expected: [String], at place: SourceLocation = #_sourceLocation
  ) {
    #expect(moments(kind) == expected, sourceLocation: place)
  }

  /// Expects the interface to be upright or turned.
  func expectOrientation(_ expected: String, at place: SourceLocation = #_sourceLocation) {
    #expect(orientation == expected, sourceLocation: place)
  }
}

extension World {
  /// Expects a trap, or none.
  func expectTrap(_ expected: Trap?, at place: SourceLocation = #_sourceLocation) {
    #expect(trap == expected, sourceLocation: place)
  }
}

extension Journal {
  /// Expects that this was heard so far, in order.
  func expectLines(_ expected: String..., at place: SourceLocation = #_sourceLocation) {
    #expect(lines == expected, sourceLocation: place)
  }

  /// Takes what was heard, and expects this, in order.
  func expectTaken(_ expected: String..., at place: SourceLocation = #_sourceLocation) {
    #expect(taken() == expected, sourceLocation: place)
  }
}

extension UIGestureRecognizer {
  /// Expects the recogniser in a state.
  func expectState(_ expected: State, at place: SourceLocation = #_sourceLocation) {
    #expect(state == expected, sourceLocation: place)
  }
}
