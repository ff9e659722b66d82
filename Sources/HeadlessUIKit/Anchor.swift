// Anchor: a reference back to an owner that costs less than a weak one.

/// Where others find an object without keeping it alive; emptied when the object goes.
///
/// A `weak` reference gives its object a side table, and from then on each retain and release of it takes the slow way: for views and
/// controllers that was a third of the engine's time. What refers back holds the anchor instead, and the object holds the
/// anchor's ``AnchorEnd`` as its first stored property, so that the anchor is empty before anything else of the object goes.
@safe
final class Anchor<Object: AnyObject> {
  // Not counted, and never read after the object: the end empties it. Not `unowned(unsafe)`, which retains even for a look
  // at whether there is an object: 8 % of all retains.
  private var place: Unmanaged<Object>?

  init(_ object: Object) { unsafe place = Unmanaged.passUnretained(object) }

  /// The object, while it lives.
  var object: Object? { unsafe place?.takeUnretainedValue() }

  /// Whether it is the place of this object; nothing is retained for the look.
  func holds(_ object: Object) -> Bool {
    unsafe place?.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
  }

  /// The tag of the object, if it is a controller with one; -1 for none.
  fileprivate(set) var tag: Int32 = -1

  /// Whether the object has gone.
  var isEmpty: Bool { unsafe place == nil }

  fileprivate func empty() {
    unsafe place = nil
    tag = -1
  }
}

/// Held by an object, as its first stored property; its end is the object's end.
///
/// A value that cannot be copied lies in the object itself: as an object of its own it took 3 % of a case's instructions.
struct AnchorEnd<Object: AnyObject>: ~Copyable {
  let anchor: Anchor<Object>
  /// Where the end is reported, and under which tag: here, because a token of its own would be one more object a screen.
  var report: (board: LifeBoard, tag: Int32)? {
    didSet { anchor.tag = report?.tag ?? -1 }
  }

  init(_ anchor: Anchor<Object>) { self.anchor = anchor }

  deinit {
    anchor.empty()
    if let report { report.board.released.append(report.tag) }
  }
}
