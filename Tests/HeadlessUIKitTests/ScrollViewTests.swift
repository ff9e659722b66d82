// ScrollViewTests: a scroll view's pan, alone and against the edge pan.

import HeadlessUIKit
import Testing

@Suite("Scroll views")
@MainActor
struct ScrollViewTests {
  private func wideScene(
    _ scrollView: UIScrollView, _ change: (inout Configuration) -> Void = { _ in }
  ) -> GestureScene {
    let scene = GestureScene(change)
    scrollView.frame = UIScreen.main.bounds
    scrollView.contentSize = CGSize(width: 1000, height: 100)
    scrollView.panGestureRecognizer.name = "scroll"
    scene.world.run { scene.inner.addSubview(scrollView) }
    return scene
  }

  private func events(_ scene: GestureScene) -> [WorldEvent] { scene.world.log }

  @Test("the pan moves the content and says by how much (R-807)")
  func scrolls() {
    let scrollView = UIScrollView(frame: .zero)
    let scene = wideScene(scrollView)
    scene.down(200)
    scene.move(-20)
    scene.move(-30)
    #expect(scrollView.contentOffset == CGPoint(x: 30, y: 0))
    #expect(scrollView.isDragging)
    scene.up()
    #expect(events(scene).map(\.kind) == [.scrollBegan, .scrolled])
    #expect(events(scene).last?.value == 30)
    #expect(!scrollView.isDragging)
  }

  @Test("past its end the content follows half as far and comes back")
  func bounces() {
    let scrollView = UIScrollView(frame: .zero)
    let scene = wideScene(scrollView)
    scene.down(200)
    scene.move(20)
    scene.move(40)
    #expect(scrollView.contentOffset.x == -20)
    scene.up()
    #expect(scrollView.contentOffset.x == 0)
  }

  @Test(
    "a drag along an axis that does not scroll does nothing, by rule (R-807, Z-26)",
    arguments: [true, false])
  func axes(hasRule: Bool) {
    let scrollView = UIScrollView(frame: .zero)
    let scene = wideScene(scrollView) { $0.scrollPanAxes = hasRule ? .scrollable : .any }
    scene.down(200)
    scene.move(0, 30)
    #expect((scrollView.panGestureRecognizer.state == .began) == !hasRule)
  }

  @Test("without a cure the scroll view wins over the edge pan (R-802)")
  func scrollWins() {
    let scrollView = UIScrollView(frame: .zero)
    let scene = wideScene(scrollView)
    let edge = scene.attachEdgePan()
    scene.down(5)
    scene.move(20)
    edge.expectState(.failed)
    #expect(events(scene).map(\.kind) == [.scrollBegan])
  }

  @Test("a delegate that all must wait for keeps the scroll view still (R-520, R-801)")
  func edgeWins() {
    let scrollView = UIScrollView(frame: .zero)
    let scene = wideScene(scrollView)
    let edge = scene.attachEdgePan()
    let oracle = Oracle("edge", Journal())
    oracle.isWaitedFor = true
    edge.delegate = oracle
    scene.down(5)
    scene.move(20)
    scene.move(20)
    scene.journal.expectLines("edge began", "edge changed")
    #expect(events(scene).isEmpty)
  }

  @Test("requiring the edge pan to fail does so too, and costs nothing elsewhere (R-803)")
  func requirement() {
    let scrollView = UIScrollView(frame: .zero)
    let scene = wideScene(scrollView)
    scrollView.panGestureRecognizer.require(toFail: scene.attachEdgePan())
    scene.down(5)
    scene.move(20)
    scene.up()
    scene.journal.expectLines("edge began", "edge ended")
    #expect(events(scene).isEmpty)
    scene.down(200)
    scene.move(-20)
    #expect(events(scene).map(\.kind) == [.scrollBegan])
  }

  @Test("a scroll view that adopts the delegate's protocol is its pan's delegate (R-151, R-804)")
  func bothMove() {
    let scrollView = GenerousScrollView(frame: .zero)
    let scene = wideScene(scrollView)
    scene.attachEdgePan()
    #expect(scrollView.panGestureRecognizer.delegate === scrollView)
    scene.down(5)
    scene.move(20)
    scene.journal.expectLines("edge began")
    #expect(events(scene).map(\.kind) == [.scrollBegan])
  }

  @Test("its own shouldBegin refuses the pan, asked once (R-151, R-805)")
  func ownRefusal() {
    let scrollView = PickyScrollView(frame: .zero)
    let scene = wideScene(scrollView)
    scene.attachEdgePan()
    scene.down(5)
    scene.move(20)
    #expect(scrollView.asked == ["scroll", "edge"])
    scene.journal.expectLines("edge began")
  }

  @Test("giving its pan another delegate is an exception (R-150)")
  func otherDelegate() {
    let scrollView = UIScrollView(frame: .zero)
    let scene = wideScene(scrollView)
    let oracle = Oracle("other", Journal())
    scene.turn { scrollView.panGestureRecognizer.delegate = oracle }
    scene.world.expectTrap(.scrollViewPanDelegate)
  }
}

/// Recognises together with everything.
private final class GenerousScrollView: UIScrollView, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// Leaves a drag to the right at its leading end to others.
private final class PickyScrollView: UIScrollView {
  var asked: [String] = []

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked.append(gestureRecognizer.name ?? "?")
    return gestureRecognizer !== panGestureRecognizer || contentOffset.x > 0
  }
}
