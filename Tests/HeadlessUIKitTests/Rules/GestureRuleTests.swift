// GestureRuleTests: what recognisers do with touches, rule by rule.

import Testing

@testable import HeadlessUIKit

@Suite("Rules: recognisers") @MainActor
struct GestureRuleTests {
  @Test("R-101: a recogniser starts possible, and recognized is another word for ended")
  func states() {
    let states: [UIGestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIGestureRecognizer.State.recognized == .ended)
    #expect(UIPanGestureRecognizer().state == .possible)
  }

  @Test("R-130: a requirement goes one way, stays, and counts once")
  func requirement() {
    let scene = GestureScene()
    let edge = scene.attachEdgePan()
    let pan = scene.attach(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
    pan.require(toFail: edge)
    pan.require(toFail: edge)
    for _ in 0..<2 {
      scene.down(5)
      scene.move(20)
      scene.up()
      scene.journal.expectTaken("edge began", "edge ended")
      scene.down(5)
      scene.move(0, 20)
      scene.up()
      scene.journal.expectTaken("pan began", "pan ended")
    }
  }

  @Test("R-136: an ignored touch is lost for the recogniser and goes on for the view")
  func ignoring() {
    let scene = GestureScene()
    let view = HearingView(frame: UIScreen.main.bounds)
    scene.world.run { scene.inner.addSubview(view) }
    scene.attach(IgnoringPan(), named: "ignoring", to: scene.outer)
    scene.down(200)
    scene.move(40)
    scene.up()
    scene.journal.expectLines()
    #expect(view.heard == ["began", "moved", "ended"])
    scene.attach(UIPanGestureRecognizer(), named: "taking", to: scene.outer)
    scene.down(200)
    scene.move(40)
    scene.up()
    #expect(view.heard.last == "cancelled")
  }

  @Test("R-140: a pan begins with its least number of fingers, and ends when all are lifted")
  func fewestFingers() {
    let scene = GestureScene()
    let pan = scene.attach(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
    #expect(pan.minimumNumberOfTouches == 1)
    #expect(pan.maximumNumberOfTouches == .max)
    scene.down(200)
    scene.move(30)
    scene.move(30)
    pan.expectState(.changed)
    scene.up()
    scene.journal.expectTaken("pan began", "pan changed", "pan ended")
    pan.minimumNumberOfTouches = 2
    scene.down(200)
    scene.move(60)
    scene.up()
    scene.journal.expectLines()
  }

  @Test("R-141: the translation does not jump when a finger joins, and follows the middle")
  func joiningFinger() {
    let scene = GestureScene()
    let pan = scene.attach(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
    scene.down(200)
    scene.move(20)
    scene.move(10)
    #expect(pan.translation(in: nil).x == 10)
    let other = SecondFinger(x: 100)
    other.join(pan, in: scene)
    #expect(pan.numberOfTouches == 2)
    #expect(pan.location(in: nil).x == 165)
    #expect(pan.translation(in: nil).x == 10)
    other.move(by: 40, of: pan, in: scene)
    #expect(pan.translation(in: nil).x == 30)
  }

  @Test("R-142: a finger too many is ignored, or fails a pan that has not begun")
  func extraFinger() {
    for policy in Configuration.ExtraTouchPolicy.allCases {
      let scene = GestureScene { $0.extraTouchPolicy = policy }
      let pan = scene.attach(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
      pan.maximumNumberOfTouches = 1
      scene.down(200)
      let early = SecondFinger(x: 100)
      early.join(pan, in: scene)
      scene.move(40)
      #expect((pan.state == .began) == (policy == .ignore), "\(policy)")
      scene.up()
      scene.down(200)
      scene.move(40)
      let late = SecondFinger(x: 100)
      late.join(pan, in: scene)
      #expect(pan.numberOfTouches == 1)
      scene.move(40)
      pan.expectState(.changed)
    }
  }

  @Test("R-144: with too few fingers left a pan goes silent and does not end")
  func tooFewFingers() {
    let scene = GestureScene()
    let pan = scene.attach(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
    pan.minimumNumberOfTouches = 2
    scene.down(200)
    let other = SecondFinger(x: 100)
    other.join(pan, in: scene)
    scene.move(30)
    scene.move(30)
    scene.journal.expectTaken("pan began", "pan changed")
    other.lift(from: pan, in: scene)
    scene.move(30)
    scene.journal.expectTaken()
    pan.expectState(.changed)
    scene.up()
    scene.journal.expectTaken("pan ended")
  }

  @Test("R-205: an edge pan has a pan's translation, velocity and limits of fingers")
  func edgePanIsPan() {
    let scene = GestureScene()
    let edge: UIPanGestureRecognizer = scene.attachEdgePan()
    scene.down(5)
    scene.move(20)
    scene.move(32)
    #expect(edge.translation(in: nil).x == 32)
    #expect(edge.velocity(in: nil).x == 2000)
    scene.up()
    _ = scene.journal.taken()
    edge.minimumNumberOfTouches = 2
    scene.down(5)
    scene.move(60)
    scene.up()
    scene.journal.expectLines()
  }
}

/// Gives up each touch that it hears of.
private final class IgnoringPan: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { ignore(touch, for: event) }
  }
}

/// Writes down what it hears of a touch.
private final class HearingView: UIView {
  var heard: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("cancelled")
  }
}

/// A second finger, told to one recogniser directly: the driver has one finger only.
@MainActor
struct SecondFinger {
  private let touch = UITouch()

  init(x: Int) {
    touch.place = CGPoint(x: x, y: 300)
    touch.placeBefore = touch.place
    touch.placeAtDown = touch.place
  }

  func join(_ pan: UIPanGestureRecognizer, in scene: GestureScene) {
    scene.turn {
      pan.touches.append(touch)
      pan.touchBegan(touch, in: scene.world)
    }
  }

  func move(by points: CGFloat, of pan: UIPanGestureRecognizer, in scene: GestureScene) {
    scene.turn {
      touch.currentPhase = .moved
      touch.placeBefore = touch.place
      touch.place = touch.place.moved(by: CGPoint(x: points, y: 0))
      pan.touchMoved(touch, in: scene.world)
    }
  }

  func lift(from pan: UIPanGestureRecognizer, in scene: GestureScene) {
    scene.turn {
      touch.currentPhase = .ended
      pan.touchEnded(touch, in: scene.world)
    }
  }
}
