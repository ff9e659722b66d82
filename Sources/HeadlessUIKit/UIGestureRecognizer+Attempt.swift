// UIGestureRecognizer+Attempt: what one attempt holds, and how it ends early.

extension UIGestureRecognizer {
  /// Fingers on the screen that it watches.
  var fingerCount: Int {
    var count = 0
    for index in touches.indices where touches[index].isDown { count += 1 }
    return count
  }

  /// The middle of the fingers in the window; where the last one was, if all are lifted.
  var middle: CGPoint {
    if touches.isSingle, let touch = touches.head { return touch.place }
    guard let last = touches.last else { return .zero }
    let count = fingerCount
    guard count > 0 else { return last.place }
    var sum = CGPoint.zero
    for touch in touches where touch.isDown { sum = sum.moved(by: touch.place) }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }

  /// Whether the touch belongs to the attempt.
  func tracks(_ touch: UITouch) -> Bool {
    touches.holds(touch)
  }

  /// Whether it holds the touch back from the view.
  var holdsBackNow: Bool { holdsBack && phase == .possible && !touches.isEmpty }

  /// Whether both attempts watch one touch (DECISIONS: prevention acts among those).
  func shares(_ other: UIGestureRecognizer) -> Bool {
    for index in touches.indices where other.tracks(touches[index]) { return true }
    return false
  }

  /// Whether it has begun and is not over.
  var isActive: Bool { phase == .began || phase == .changed }

  /// The delegate to ask, if there is one.
  ///
  /// - Source.
  @inline(__always)
  func askedDelegate(in world: World) -> (any UIGestureRecognizerDelegate)? {
    delegateSlot.asked(storedDelegate, of: world, dead: .deadGestureDelegate)
  }

  /// Ends what is under way, because the recogniser was switched off or left its view or window.
  ///
  /// - Source.
  func dropTouches() {
    guard !touches.isEmpty, let world = World.current else { return }
    if isActive {
      world.arena.advance(self, to: .cancelled)
    } else if phase == .possible {
      world.arena.withdraw(self, in: world)
    }
  }

  /// Makes the recogniser ready for the next attempt.
  ///
  /// - Source.
  func finishAttempt(in world: World) {
    guard phase != .possible || !touches.isEmpty else { return }
    phase = .possible
    wanted = nil
    touches.removeAll()
    relations?.forgetAttempt()
    forgetAttempt()
    if !isBuiltIn, world.trap == nil { reset() }
  }

  var madeRelations: GestureRelations {
    if let relations { return relations }
    let made = GestureRelations()
    relations = made
    return made
  }

  func take(_ touches: Set<UITouch>, _ each: (UITouch, World) -> Void) {
    guard let world = World.current else { return }
    // A set has no order of its own: the order in which the fingers were put down is taken.
    for touch in self.touches where touches.contains(touch) { each(touch, world) }
  }
}

/// What only recognisers with relations to others hold.
@preconcurrency @MainActor
final class GestureRelations {
  struct Weak {
    weak var recognizer: UIGestureRecognizer?
  }

  struct Answer {
    var other: ObjectIdentifier
    var waits: Bool
  }

  private(set) var required: [Weak] = []
  private(set) var answers: [Answer] = []
  private(set) var besides: [ObjectIdentifier] = []

  /// Whether nothing is held.
  var isEmpty: Bool { required.isEmpty && answers.isEmpty && besides.isEmpty }

  func require(_ other: UIGestureRecognizer) {
    required.removeAll { $0.recognizer == nil }
    guard !requires(other) else { return }
    required.append(Weak(recognizer: other))
  }

  /// Whether a static requirement names the other one.
  func requires(_ other: UIGestureRecognizer) -> Bool {
    for entry in required where entry.recognizer === other { return true }
    return false
  }

  /// What was answered in this attempt to whether it waits for the other one.
  func answer(about other: UIGestureRecognizer) -> Bool? {
    let id = ObjectIdentifier(other)
    for answer in answers where answer.other == id { return answer.waits }
    return nil
  }

  func note(_ waits: Bool, about other: UIGestureRecognizer) {
    answers.append(Answer(other: ObjectIdentifier(other), waits: waits))
  }

  /// Whether the other one has begun and left this one its chance.
  func isAllowed(beside other: UIGestureRecognizer) -> Bool {
    besides.contains(ObjectIdentifier(other))
  }

  func allow(beside other: UIGestureRecognizer) { besides.append(ObjectIdentifier(other)) }

  func forgetAttempt() {
    answers.empty()
    besides.empty()
  }
}

/// The engine's own classes of recognisers.
@preconcurrency @MainActor
enum BuiltInRecognizers {
  static func contain(_ type: UIGestureRecognizer.Type) -> Bool {
    type == UIScreenEdgePanGestureRecognizer.self || type == UIPanGestureRecognizer.self
      || type == ScrollPanGestureRecognizer.self || type == UITapGestureRecognizer.self
      || type == ContentPopGestureRecognizer.self || type == BarHidingPan.self
  }
}

extension UIGestureRecognizer: KeyedAnswers {
  /// The private list of targets, for those who attach their own recogniser to the system's target.
  func answer(toKey key: String) -> Any? { key == "targets" ? targetActions as [NSObject] : nil }

  func take(_ value: Any?, forKey key: String) {
    guard key == "targets", let list = value as? [NSObject] else { return }
    targetActions = list.compactMap { $0 as? TargetAction }
  }
}
