// Anchor: a reference back to an owner that costs less than a weak one.

/// Where others find an object without keeping it alive; emptied when the object goes.
///
/// A `weak` reference gives its object a side table, and from then on each retain and release of it takes the slow way: for views and
/// controllers that was a third of the engine's time. What refers back holds the anchor instead, and the object holds the
/// anchor's ``AnchorEnd`` as its first stored property, so that the anchor is empty before anything else of the object goes.
final class Anchor<Object: AnyObject> {
  // Not counted, and never read after the object: the end empties it.
  private unowned(unsafe) var place: Object?

  init(_ object: Object) { unsafe place = object }

  /// The object, while it lives.
  var object: Object? { unsafe place }

  /// Whether the object has gone.
  var isEmpty: Bool { unsafe place == nil }

  fileprivate func empty() { unsafe place = nil }
}

/// Held by an object alone, as its first stored property; its end is the object's end.
final class AnchorEnd<Object: AnyObject> {
  let anchor: Anchor<Object>
  /// Where the end is reported, and under which tag: here, because a token of its own would be one more object a screen.
  var report: (board: LifeBoard, tag: Int32)?

  init(_ anchor: Anchor<Object>) { self.anchor = anchor }

  deinit {
    anchor.empty()
    if let report { report.board.released.append(report.tag) }
  }
}
