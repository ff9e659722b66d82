// GestureRelationTests: prevention, simultaneity and waiting among recognisers of one finger.

import HeadlessUIKit
import Testing

@Suite("Gesture relations")
@MainActor
struct GestureRelationTests {
  @Test("the deepest view's recogniser is first and makes the other fail (R-114, R-127, Z-24)")
  func deepestWins() {
    let scene = GestureScene()
    let edge = scene.attachEdgePan()
    scene.attach(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
    scene.down(5)
    scene.move(20)
    scene.journal.expectLines("pan began")
    edge.expectState(.failed)
  }

  @Test("the other order lets the outer view's recogniser win (Z-24)")
  func shallowestWins() {
    let scene = GestureScene { $0.recognizerOrder = .shallowestFirst }
    scene.attachEdgePan()
    scene.attach(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
    scene.down(5)
    scene.move(20)
    scene.journal.expectLines("edge began")
  }

  @Test("a yes of either delegate lets both begin (R-126)", arguments: [true, false])
  func simultaneous(isFirst: Bool) {
    let scene = GestureScene()
    let edge = scene.attachEdgePan()
    let pan = scene.attach(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
    let oracle = Oracle("yes", Journal())
    oracle.isSimultaneous = true
    (isFirst ? edge : pan).delegate = oracle
    scene.down(5)
    scene.move(20)
    scene.journal.expectLines("pan began", "edge began")
  }

  @Test("one that was let beside another begins later without a second question (R-126)")
  func askedOnce() {
    let scene = GestureScene()
    let edge = scene.attachEdgePan()
    let slow = scene.attach(SlowGesture(), named: "slow", to: scene.inner)
    let oracle = Oracle("edge", scene.journal)
    oracle.isSimultaneous = true
    edge.delegate = oracle
    scene.down(5)
    scene.move(20)
    #expect(scene.journal.taken().filter { $0 == "edge? with slow" }.count == 1)
    oracle.isSimultaneous = false
    scene.turn { slow.state = .began }
    edge.expectState(.began)
    scene.journal.expectLines("slow began")
  }

  @Test("the class-level veto comes before the delegates (R-128)")
  func classVeto() {
    let scene = GestureScene()
    let slow = scene.attach(SlowGesture(), named: "slow", to: scene.inner)
    slow.refusesPrevention = true
    let edge = scene.attachEdgePan()
    let oracle = Oracle("edge", scene.journal)
    edge.delegate = oracle
    scene.down(5)
    _ = scene.journal.taken()
    scene.move(20)
    scene.journal.expectLines(
      "edge? waits for slow", "edge? begin", "edge? awaited by slow", "edge began")
    slow.expectState(.possible)
  }

  @Test("a static requirement holds the begin back until the other fails (R-129, R-133)")
  func waitsAndBegins() {
    let scene = GestureScene()
    let edge = scene.attachEdgePan()
    let pan = scene.attach(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
    pan.require(toFail: edge)
    scene.down(5)
    scene.move(9)
    scene.move(0, 15)
    edge.expectState(.failed)
    scene.journal.expectLines("pan began")
    #expect(pan.translation(in: nil) == .zero)
    scene.move(7)
    #expect(pan.translation(in: nil) == CGPoint(x: 7, y: 0))
  }

  @Test("translation may count from finger-down after waiting (Z-32)")
  func translationOrigin() {
    let scene = GestureScene { $0.translationOrigin = .touchDown }
    let edge = scene.attachEdgePan()
    let pan = scene.attach(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
    pan.require(toFail: edge)
    scene.down(5)
    scene.move(9)
    scene.move(0, 15)
    #expect(pan.translation(in: nil) == CGPoint(x: 9, y: 15))
  }

  @Test("the one that waits fails when the other begins (R-129)")
  func waitsAndFails() {
    let scene = GestureScene()
    let edge = scene.attachEdgePan()
    let pan = scene.attach(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
    pan.require(toFail: edge)
    scene.down(5)
    scene.move(20)
    scene.journal.expectLines("edge began")
    pan.expectState(.failed)
  }

  @Test(
    "nothing waits for one that is off or did not take the touch (R-134)", arguments: [true, false])
  func nothingToWaitFor(isOff: Bool) {
    let scene = GestureScene()
    let edge = scene.attachEdgePan()
    let pan = scene.attach(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
    pan.require(toFail: edge)
    let oracle = Oracle("edge", Journal())
    oracle.receivesTouch = false
    if isOff { edge.isEnabled = false } else { edge.delegate = oracle }
    scene.down(5)
    scene.move(20)
    scene.journal.expectLines("pan began")
  }

  @Test("switching off the one that is waited for lets the other begin (R-109, R-134)")
  func switchedOffMeanwhile() {
    let scene = GestureScene()
    let edge = scene.attachEdgePan()
    let slow = scene.attach(SlowGesture(), named: "slow", to: scene.inner)
    slow.require(toFail: edge)
    scene.down(5)
    scene.turn { slow.state = .began }
    slow.expectState(.possible)
    scene.turn { edge.isEnabled = false }
    scene.journal.expectLines("slow began")
  }

  @Test(
    "either delegate may demand that the pan waits, asked once an attempt (R-131)",
    arguments: [true, false])
  func dynamicRequirement(byEdge: Bool) {
    let scene = GestureScene()
    let edge = scene.attachEdgePan()
    let pan = scene.attach(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
    let edgeOracle = Oracle("edge", scene.journal)
    let panOracle = Oracle("pan", scene.journal)
    edgeOracle.isWaitedFor = byEdge
    panOracle.waits = !byEdge
    edge.delegate = edgeOracle
    pan.delegate = panOracle
    scene.down(5)
    _ = scene.journal.taken()
    scene.move(20)
    let asked = byEdge ? ["pan? waits for edge", "edge? awaited by pan"] : ["pan? waits for edge"]
    #expect(Array(scene.journal.lines.prefix(asked.count)) == asked)
    #expect(scene.journal.lines.filter { $0 == "pan? waits for edge" }.count == 1)
    #expect(scene.journal.lines.last == "edge began")
    pan.expectState(.failed)
  }

  @Test("waiting wins over simultaneity (R-132)")
  func requirementWins() {
    let scene = GestureScene()
    let edge = scene.attachEdgePan()
    let pan = scene.attach(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
    pan.require(toFail: edge)
    let oracle = Oracle("edge", Journal())
    oracle.isSimultaneous = true
    edge.delegate = oracle
    scene.down(5)
    scene.move(20)
    scene.journal.expectLines("edge began")
    pan.expectState(.failed)
  }

  @Test("a tap waits through the finger's end for a pan that fails with it (R-129)")
  func tapWaits() {
    let scene = GestureScene()
    let edge = scene.attachEdgePan()
    let tap = scene.attach(UITapGestureRecognizer(), named: "tap", to: scene.inner)
    tap.require(toFail: edge)
    scene.down(5)
    scene.up()
    scene.journal.expectLines("tap ended")
  }
}

/// Does nothing by itself.
private final class SlowGesture: UIGestureRecognizer {
  var refusesPrevention = false

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !refusesPrevention
  }
}
