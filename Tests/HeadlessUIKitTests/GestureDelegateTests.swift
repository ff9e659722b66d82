// GestureDelegateTests: which questions are asked, when, and what their answers do.

import HeadlessUIKit
import Testing

@Suite("Gesture delegates")
@MainActor
struct GestureDelegateTests {
  @Test(
    "event, then touch at finger-down; begin once, at the movement (R-120, R-121, R-122, R-124)")
  func order() {
    let scene = GestureScene()
    let pan = scene.attachEdgePan()
    let oracle = Oracle("edge", scene.journal)
    pan.delegate = oracle
    scene.down(5)
    scene.journal.expectTaken("edge? event", "edge? touch")
    scene.move(20)
    scene.journal.expectTaken("edge? begin", "edge began")
    scene.move(20)
    scene.journal.expectTaken("edge changed")
  }

  @Test(
    "a refused event is not asked about again; a refused touch is never heard of (R-120, R-121)")
  func refusedTouch() {
    let scene = GestureScene()
    let pan = scene.attachEdgePan()
    let oracle = Oracle("edge", scene.journal)
    pan.delegate = oracle
    oracle.receivesEvent = false
    scene.down(5)
    scene.move(50)
    scene.up()
    scene.journal.expectTaken("edge? event")
    oracle.receivesEvent = true
    oracle.receivesTouch = false
    scene.down(5)
    oracle.receivesTouch = true
    scene.move(50)
    scene.journal.expectLines("edge? event", "edge? touch")
  }

  @Test("a refused begin fails the attempt for good (R-122, R-107)")
  func refusedBegin() {
    let scene = GestureScene()
    let pan = scene.attachEdgePan()
    let oracle = Oracle("edge", scene.journal)
    oracle.begins = false
    pan.delegate = oracle
    scene.down(5)
    scene.move(20)
    pan.expectState(.failed)
    oracle.begins = true
    scene.move(100)
    scene.up()
    scene.journal.expectLines("edge? event", "edge? touch", "edge? begin")
  }

  @Test("the hit view is asked before or after the delegate, while yes (R-123, Z-36)")
  func viewOrder() {
    for isViewFirst in [true, false] {
      let scene = GestureScene { $0.shouldBeginOrder = isViewFirst ? .viewFirst : .delegateFirst }
      let view = RefusingView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      view.journal = scene.journal
      scene.world.run { scene.inner.addSubview(view) }
      let pan = scene.attachEdgePan()
      let oracle = Oracle("edge", scene.journal)
      pan.delegate = oracle
      scene.down(5)
      scene.move(20)
      let questions = isViewFirst ? ["view? begin"] : ["edge? begin", "view? begin"]
      #expect(scene.journal.lines == ["edge? event", "edge? touch"] + questions)
    }
  }

  @Test("values at begin: possible, the finger's place, the movement so far or zero (R-125, Z-37)")
  func valuesAtBegin() {
    for isZero in [true, false] {
      let scene = GestureScene { $0.shouldBeginTranslation = isZero ? .zero : .sinceTouchDown }
      let pan = scene.attachEdgePan()
      let oracle = Oracle("edge", scene.journal)
      pan.delegate = oracle
      var seen: [CGFloat] = []
      oracle.onBegin = { recognizer in
        recognizer.expectState(.possible)
        seen = [
          recognizer.location(in: recognizer.view).x, pan.translation(in: nil).x,
          pan.velocity(in: nil).x,
        ]
      }
      scene.down(5)
      scene.move(20)
      #expect(seen == [25, isZero ? 0 : 20, 1250])
    }
  }

  @Test("the delegate of the moment is asked (R-137)")
  func replaced() {
    let scene = GestureScene()
    let pan = scene.attachEdgePan()
    let first = Oracle("first", scene.journal)
    let second = Oracle("second", scene.journal)
    pan.delegate = first
    scene.down(5)
    pan.delegate = second
    scene.move(20)
    scene.journal.expectLines("first? event", "first? touch", "second? begin", "edge began")
  }

  @Test("a dead delegate accepts everything in the weak era (R-601, R-606)")
  func deadWeak() {
    let scene = GestureScene()
    let pan = scene.attachEdgePan()
    pan.delegate = Oracle("dead", scene.journal)
    #expect(pan.delegate == nil)
    scene.down(5)
    scene.move(20)
    scene.journal.expectLines("edge began")
    scene.world.expectTrap(nil)
  }

  @Test("a dead delegate traps in the unsafe era, unless it was set to nil (R-604, R-610)")
  func deadUnsafe() {
    let scene = GestureScene { $0.delegateOwnership = .unsafe }
    let pan = scene.attachEdgePan()
    pan.delegate = Oracle("dead", scene.journal)
    scene.down(5)
    scene.world.expectTrap(.deadGestureDelegate)
    scene.move(20)
    #expect(scene.journal.lines.isEmpty)

    let other = GestureScene { $0.delegateOwnership = .unsafe }
    let calm = other.attachEdgePan()
    calm.delegate = Oracle("dead", other.journal)
    calm.delegate = nil
    other.down(5)
    other.move(20)
    other.world.expectTrap(nil)
    #expect(other.journal.lines == ["edge began"])
  }

  @Test("an optional call tells a question that is left out from one that is answered")
  func optionalCalls() throws {
    let scene = GestureScene()
    let pan = scene.attachEdgePan()
    let partial = BeginsOnly()
    pan.delegate = partial
    try scene.world.run {
      let delegate = try #require(pan.delegate)
      #expect(delegate.gestureRecognizerShouldBegin?(pan) == false)
      #expect(delegate.gestureRecognizer?(pan, shouldReceive: UITouch()) == nil)
      #expect(delegate.gestureRecognizer?(pan, shouldRecognizeSimultaneouslyWith: pan) == nil)
      #expect(delegate.gestureRecognizer(pan, shouldReceive: UITouch()))
      #expect(!delegate.gestureRecognizerShouldBegin(pan))
    }
  }

  @Test("an own pan may take the system's target by its private list")
  func privateTargets() throws {
    let scene = GestureScene()
    let pan = scene.attachEdgePan()
    let targets = try #require(pan.value(forKey: "targets") as? [NSObject])
    #expect(targets.count == 1)
    #expect(targets.first?.value(forKey: "target") as? Journal === scene.journal)
    let own = UIPanGestureRecognizer()
    own.setValue(targets, forKey: "targets")
    own.name = "own"
    scene.inner.addGestureRecognizer(own)
    scene.down(100)
    scene.move(20)
    scene.journal.expectLines("own began")
  }
}

/// Refuses every recogniser.
private final class RefusingView: UIView {
  var journal: Journal?

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    journal?.lines.append("view? begin")
    return false
  }
}

/// Answers one question only.
private final class BeginsOnly: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
