// GestureStateTests: states, actions, resets and switching off.

import HeadlessUIKit
import Testing

@Suite("Gesture states")
@MainActor
struct GestureStateTests {
  @Test("a drag from the edge begins, changes and ends (R-103, R-104)")
  func wholeDrag() {
    let scene = GestureScene()
    let pan = scene.attachEdgePan()
    scene.down(5)
    scene.move(20)
    scene.move(100)
    scene.up(500)
    scene.journal.expectLines("edge began", "edge changed", "edge ended")
    pan.expectState(.possible)
  }

  @Test("the action comes after the touch phase, not inside it (R-105)")
  func deferredAction() {
    let scene = GestureScene()
    scene.attachEdgePan()
    scene.down(5)
    scene.world.run {
      scene.world.openTurn()
      scene.world.touchMoved(by: 20, 0)
      #expect(scene.journal.lines.isEmpty)
      scene.world.closeTurn()
    }
    scene.journal.expectLines("edge began")
  }

  @Test("where actions come a turn later, the world asks for that turn (Z-31)")
  func actionsNextTurn() {
    let scene = GestureScene { $0.gestureActionSlot = .nextTurn }
    scene.attachEdgePan()
    scene.down(5)
    scene.move(20)
    #expect(scene.journal.lines.isEmpty)
    #expect(!scene.world.isQuiescent)
    #expect(scene.world.nextInstant() == scene.world.now)
    scene.up()
    scene.journal.expectTaken("edge began")
    scene.turn {}
    scene.journal.expectLines("edge ended")
    #expect(scene.world.isQuiescent)
  }

  @Test("a failed attempt stays failed until the finger is lifted (R-106, R-107)")
  func failsOnce() {
    let scene = GestureScene()
    let pan = scene.attachEdgePan()
    scene.down(60)
    pan.expectState(.failed)
    scene.move(200)
    pan.expectState(.failed)
    scene.up()
    #expect(scene.journal.lines.isEmpty)
    pan.expectState(.possible)
  }

  @Test("reset at once still ignores the finger that is down (R-107, Z-33)")
  func resetsAtOnce() {
    let scene = GestureScene { $0.gestureReset = .immediately }
    let pan = scene.attachEdgePan()
    scene.down(60)
    pan.expectState(.possible)
    scene.move(200)
    scene.up()
    #expect(scene.journal.lines.isEmpty)
  }

  @Test(
    "a cancelled touch cancels what has begun and fails what has not (R-108)", arguments: [5, 20])
  func cancelledTouch(distance: Int) {
    let scene = GestureScene()
    let pan = scene.attachEdgePan()
    scene.down(5)
    scene.move(CGFloat(distance))
    scene.cancel()
    #expect(scene.journal.lines == (distance == 20 ? ["edge began", "edge cancelled"] : []))
    pan.expectState(.possible)
    #expect(!scene.world.isFingerDown)
  }

  @Test(
    "switching off cancels once, and the finger stays unheard after switching on (R-109, R-110)")
  func switchedOff() {
    let scene = GestureScene()
    let pan = scene.attachEdgePan()
    scene.down(5)
    scene.move(20)
    scene.turn { pan.isEnabled = false }
    scene.journal.expectTaken("edge began", "edge cancelled")
    scene.turn { pan.isEnabled = true }
    scene.move(50)
    scene.up()
    #expect(scene.journal.taken().isEmpty)
    scene.down(5)
    scene.move(20)
    scene.journal.expectLines("edge began")
  }

  @Test("switching off while possible drops the finger without an action (R-109)")
  func switchedOffEarly() {
    let scene = GestureScene()
    let pan = scene.attachEdgePan()
    scene.down(5)
    scene.turn {
      pan.isEnabled = false
      pan.isEnabled = true
    }
    scene.move(50)
    #expect(scene.journal.lines.isEmpty)
    pan.expectState(.possible)
  }

  @Test("leaving the window cancels what has begun (R-111)")
  func leavesWindow() {
    let scene = GestureScene()
    scene.attachEdgePan()
    scene.down(5)
    scene.move(20)
    scene.turn { scene.outer.removeFromSuperview() }
    scene.move(20)
    scene.journal.expectLines("edge began", "edge cancelled")
  }

  @Test("the hit view may leave; a recogniser further out goes on (R-111, R-112)")
  func hitViewLeaves() {
    let scene = GestureScene()
    scene.attachEdgePan()
    scene.down(5)
    scene.turn { scene.inner.removeFromSuperview() }
    scene.move(20)
    scene.journal.expectLines("edge began")
  }

  @Test("a recogniser added under the finger does not hear of it (R-113)")
  func addedLate() {
    let scene = GestureScene()
    scene.down(5)
    scene.attachEdgePan()
    scene.move(20)
    #expect(scene.journal.lines.isEmpty)
  }

  @Test("targets hear in order of addition, and are not kept alive (R-152, R-153)")
  func targets() {
    let scene = GestureScene()
    let pan = scene.attachEdgePan()
    let second = Journal()
    var third: Journal? = Journal()
    weak let watched = third
    pan.addTarget(second, action: Selector(Journal.heard))
    if let third { pan.addTarget(third, action: Selector(Journal.heard)) }
    third = nil
    #expect(watched == nil)
    scene.down(5)
    scene.move(20)
    #expect(second.lines == ["edge began"])
    pan.removeTarget(second, action: nil)
    scene.up()
    #expect(second.lines == ["edge began"])
    scene.journal.expectLines("edge began", "edge ended")
  }

  @Test("an app's subclass sets its state, along edges that exist only (R-102, R-103)")
  func subclass() {
    let scene = GestureScene()
    let own = scene.attach(PressGesture(), named: "press", to: scene.inner)
    scene.down(100)
    own.expectState(.began)
    scene.turn { own.state = .failed }
    own.expectState(.began)
    scene.up()
    scene.journal.expectLines("press began", "press ended")
    #expect(own.resets == 1)
  }

  @Test("a tap is told once; a drag is no tap (R-102)")
  func tap() {
    let scene = GestureScene()
    scene.attach(UITapGestureRecognizer(), named: "tap", to: scene.inner)
    scene.down(100)
    scene.up()
    scene.journal.expectTaken("tap ended")
    scene.down(100)
    scene.move(30)
    scene.up()
    #expect(scene.journal.lines.isEmpty)
  }
}

/// Begins with the finger.
private final class PressGesture: UIGestureRecognizer {
  var resets = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func reset() { resets += 1 }
}
