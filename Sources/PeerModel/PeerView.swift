// PeerView: what is to be seen of the peer model.

/// What runs on the stack.
package enum PeerTransition: Int, Sendable {
  case none
  case push
  case pop
  case interactivePop
}

/// What is to be seen of the peer model after an action.
package struct PeerViewOf<Stack: PeerStack>: Hashable, Sendable {
  /// The controllers' numbers, bottom first.
  package var stack = Stack.root
  /// What runs.
  package var transition = PeerTransition.none
  /// How many ticks it still takes.
  package var remaining = 0
  /// How far the finger is.
  package var progress = 0
  /// Which controller was told last that it is shown.
  package var shown = 0
  /// How often one was told.
  package var shows = 0
  /// Whether a dead controller was touched.
  package var crashed = false

  /// What is to be seen at the start.
  package init() {}
}

/// What is to be seen of the model with arrays.
package typealias PeerView = PeerViewOf<[Int]>
