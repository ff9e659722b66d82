// GesturePanTests: thresholds, edges, translation and velocity.

import HeadlessUIKit
import Testing

@Suite("Pans")
@MainActor
struct GesturePanTests {
  @Test("a pan begins at its hysteresis in any direction (R-206, Z-9)")
  func hysteresis() {
    let scene = GestureScene { $0.panHysteresis = 12 }
    let pan = scene.attach(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
    scene.down(100)
    scene.move(0, -11)
    pan.expectState(.possible)
    scene.move(0, -1)
    pan.expectState(.began)
  }

  @Test(
    "an edge pan begins in its region only (R-202, R-203, Z-7)",
    arguments: zip([5, 20, 21, 60], [true, true, false, false]))
  func region(place: Int, begins: Bool) {
    let scene = GestureScene()
    let pan = scene.attachEdgePan()
    scene.down(CGFloat(place))
    scene.move(20)
    #expect((pan.state == .began) == begins)
  }

  @Test("an edge pan wants its own edge and a movement away from it (R-201)")
  func otherEdge() {
    let scene = GestureScene()
    let pan = scene.attachEdgePan()
    pan.edges = .right
    scene.down(5)
    pan.expectState(.failed)
    scene.up()
    scene.down(370)
    scene.move(10)
    pan.expectState(.failed)
    scene.up()
    scene.down(370)
    scene.move(-20)
    pan.expectState(.began)
  }

  @Test(
    "a mainly vertical movement fails the edge pan by rule (R-204, Z-8)", arguments: [true, false])
  func vertical(hasRule: Bool) {
    let scene = GestureScene { $0.edgeAngleRule = hasRule ? .dominantAxis : .any }
    let pan = scene.attachEdgePan()
    scene.down(5)
    scene.move(11, 40)
    #expect(pan.state == (hasRule ? .failed : .began))
  }

  @Test("translation counts from the begin and can be set (R-208)")
  func translation() {
    let scene = GestureScene()
    let pan = scene.attachEdgePan()
    scene.down(5)
    scene.move(20)
    #expect(pan.translation(in: nil) == .zero)
    scene.move(30, 4)
    #expect(pan.translation(in: scene.inner) == CGPoint(x: 30, y: 4))
    pan.setTranslation(CGPoint(x: 1, y: 0), in: nil)
    #expect(pan.velocity(in: nil) == .zero)
    scene.move(2)
    #expect(pan.translation(in: nil) == CGPoint(x: 3, y: 0))
  }

  @Test("velocity comes from the last samples, and from the release (R-207)")
  func velocity() {
    let scene = GestureScene()
    let pan = scene.attachEdgePan()
    let speeds = SpeedReader()
    pan.addTarget(speeds, action: Selector(SpeedReader.read))
    scene.down(5)
    scene.move(16)
    scene.move(32)
    scene.world.advance(to: scene.world.now + 984)
    scene.move(50)
    scene.up(-300)
    #expect(speeds.read == [1000, 2000, 50, -300])
    #expect(pan.velocity(in: nil) == .zero)
  }

  @Test("location follows the finger into any view (R-125)")
  func location() {
    let scene = GestureScene()
    scene.outer.frame.origin = CGPoint(x: 3, y: 10)
    scene.outer.bounds.origin = CGPoint(x: 0, y: 100)
    let pan = scene.attach(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
    scene.down(50, 60)
    scene.move(20)
    #expect(pan.location(in: nil) == CGPoint(x: 70, y: 60))
    #expect(pan.location(in: scene.outer) == CGPoint(x: 67, y: 150))
    #expect(pan.numberOfTouches == 1)
  }
}

/// Reads a pan's velocity at each action.
@MainActor
private final class SpeedReader: NSObject {
  var read: [CGFloat] = []

  func read(_ pan: UIPanGestureRecognizer) { read.append(pan.velocity(in: nil).x) }
}
