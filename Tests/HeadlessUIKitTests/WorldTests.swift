// WorldTests: turns, phases, deadlines and what poisons a world.

import HeadlessUIKit
import Testing

@Suite("Worlds")
@MainActor
struct WorldTests {
  @Test(
    "a turn has its phases in order: timers, blocks, touch, actions, layout (R-871, R-872, R-876)")
  func phases() {
    let scene = GestureScene()
    let journal = scene.journal
    let view = LayoutView(journal)
    scene.world.run { scene.inner.addSubview(view) }
    scene.attachEdgePan()
    scene.down(5)
    scene.turn {
      UIView.animate(withDuration: 0.016) {
      } completion: { _ in
        journal.lines.append("timer")
      }
    }
    _ = journal.taken()
    scene.world.run {
      DispatchQueue.main.async { journal.lines.append("block") }
      view.setNeedsLayout()
    }
    scene.turn {
      journal.lines.append("touch")
      scene.world.touchMoved(by: 20, 0)
    }
    journal.expectLines("timer", "block", "touch", "edge began", "layout")
  }

  @Test("a second touch closes the open turn and takes a new one")
  func oneTouchATurn() {
    let scene = GestureScene()
    scene.attachEdgePan()
    scene.turn {
      scene.world.touchDown(at: CGPoint(x: 5, y: 5), in: scene.window)
      #expect(scene.world.hasTouchInTurn)
      scene.world.touchMoved(by: 20, 0)
    }
    #expect(scene.world.turnCount == 2)
    scene.journal.expectLines("edge began")
  }

  @Test("touches that cannot be are nothing")
  func impossibleTouches() {
    let scene = GestureScene()
    scene.move(20)
    scene.up()
    scene.cancel()
    scene.down(5)
    scene.down(100)
    scene.cancel()
    #expect(!scene.world.isFingerDown)
  }

  @Test("the next instant knows repeating timers, and may leave them out")
  func nextInstant() {
    let world = World()
    world.run {
      Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.08) {}
    }
    #expect(world.nextInstant() == 50)
    #expect(world.nextInstant(countingRepeating: false) == 80)
    #expect(!world.isQuiescent)
  }

  @Test("a poisoned world calls nobody any more (R-610)")
  func poisoned() {
    let scene = GestureScene()
    let pan = scene.attachEdgePan()
    scene.down(5)
    scene.turn {
      scene.world.run { DispatchQueue.main.async { scene.journal.lines.append("block") } }
      scene.inner.addSubview(scene.inner)
    }
    scene.world.expectTrap(.corruptedViewTree)
    scene.move(20)
    scene.turn {}
    #expect(scene.journal.lines.isEmpty)
    pan.expectState(.possible)
  }

  @Test("views may be left deaf where no app listens; recognisers hear all the same")
  func deafViews() {
    let scene = GestureScene()
    let view = LayoutView(scene.journal)
    view.frame = UIScreen.main.bounds
    scene.world.run { scene.inner.addSubview(view) }
    scene.attachEdgePan()
    scene.turn {}
    _ = scene.journal.taken()
    scene.world.viewsHearTouches = false
    scene.down(5)
    scene.move(20)
    scene.journal.expectTaken("edge began")
    scene.up()
    scene.world.viewsHearTouches = true
    scene.down(5)
    scene.journal.expectLines("edge ended", "touch")
  }
}

/// Writes its layouts and touches down.
private final class LayoutView: UIView {
  private let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() { journal.lines.append("layout") }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.lines.append("touch")
  }
}
