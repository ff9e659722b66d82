// ViewTests: the hierarchy, its callbacks, hits, geometry, layout and touches of views.

import HeadlessUIKit
import Testing

@Suite("Views")
@MainActor
struct ViewTests {
  private let world = World()
  private let window = UIWindow(frame: UIScreen.main.bounds)

  @Test("views hear of superview and window in UIKit's order")
  func callbacks() {
    let view = TalkingView()
    let child = TalkingView()
    child.journal = view.journal
    view.addSubview(child)
    _ = view.journal.taken()
    world.run { window.addSubview(view) }
    #expect(
      view.journal.taken() == [
        "willMove superview", "willMove window", "willMove window", "didMove window",
        "didMove window", "didMove superview",
      ])
    #expect(child.window === window)
    world.run { view.removeFromSuperview() }
    #expect(
      view.journal.lines == [
        "willMove nil", "willMove no window", "willMove no window", "didMove no window",
        "didMove no window", "didMove nil",
      ])
    #expect(view.superview == nil)
    #expect(child.window == nil)
  }

  @Test("subviews keep their order")
  func ordering() {
    let views = (0..<4).map { number in
      let view = UIView()
      view.tag = number
      return view
    }
    let parent = UIView()
    parent.addSubview(views[0])
    parent.addSubview(views[1])
    parent.insertSubview(views[2], belowSubview: views[0])
    parent.insertSubview(views[3], aboveSubview: views[0])
    #expect(parent.subviews.map(\.tag) == [2, 0, 3, 1])
    parent.bringSubviewToFront(views[2])
    parent.sendSubviewToBack(views[1])
    parent.insertSubview(views[0], aboveSubview: views[2])
    #expect(parent.subviews.map(\.tag) == [1, 3, 2, 0])
    let other = UIView()
    other.addSubview(views[3])
    #expect(parent.subviews.map(\.tag) == [1, 2, 0])
    #expect(views[3].superview === other)
  }

  @Test("a view cannot lie in itself (R-421)")
  func cycle() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    world.run { inner.addSubview(outer) }
    #expect(world.trap == .corruptedViewTree)
    #expect(outer.superview == nil)
  }

  @Test("what leaves the hierarchy lives to the end of the turn (R-876)")
  func burial() {
    var view: UIView? = UIView()
    weak let watched = view
    world.run {
      if let view { window.addSubview(view) }
      world.openTurn()
      view?.removeFromSuperview()
      view = nil
      #expect(watched != nil)
      world.closeTurn()
    }
    #expect(watched == nil)
  }

  @Test("hits go to the deepest view in front that takes them")
  func hits() {
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let front = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let deep = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    window.addSubview(back)
    window.addSubview(front)
    front.addSubview(deep)
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
      window.hitTest(CGPoint(x: x, y: y), with: nil)
    }
    #expect(hit(65, 65) === deep)
    #expect(hit(55, 55) === front)
    #expect(hit(20, 20) === back)
    #expect(hit(300, 300) === window)
    #expect(hit(400, 10) == nil)
    front.isUserInteractionEnabled = false
    #expect(hit(65, 65) === back)
    front.isUserInteractionEnabled = true
    front.isHidden = true
    #expect(hit(65, 65) === back)
  }

  @Test("points convert through moved bounds")
  func conversion() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 5, y: 0)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 6, y: 22))
    #expect(inner.convert(CGPoint(x: 6, y: 22), from: window) == .zero)
    #expect(outer.convert(CGPoint(x: 1, y: 2), to: inner) == .zero)
    inner.center = CGPoint(x: 50, y: 50)
    #expect(inner.frame == CGRect(x: 45, y: 45, width: 10, height: 10))
    inner.bounds.size = CGSize(width: 20, height: 20)
    #expect(inner.center == CGPoint(x: 50, y: 50))
  }

  @Test("a layout that was asked for comes in phase 6, once (R-876)")
  func layout() {
    let view = TalkingView()
    view.setNeedsLayout()
    world.run {
      window.addSubview(view)
      world.openTurn()
      view.setNeedsLayout()
      world.closeTurn()
      #expect(view.journal.taken().filter { $0 == "layout" }.count == 1)
      view.frame.size = CGSize(width: 3, height: 3)
      view.layoutIfNeeded()
      #expect(view.journal.taken() == ["layout"])
      world.openTurn()
      world.closeTurn()
    }
    #expect(view.journal.lines.isEmpty)
  }

  @Test(
    "the hit view hears of a touch until a recogniser succeeds (R-135)", arguments: [true, false])
  func touches(isDelayed: Bool) {
    let scene = GestureScene()
    let view = TalkingView()
    view.frame = UIScreen.main.bounds
    scene.world.run { scene.inner.addSubview(view) }
    let edge = scene.attachEdgePan()
    edge.delaysTouchesBegan = isDelayed
    scene.turn {}
    _ = view.journal.taken()
    scene.down(5)
    scene.move(5)
    scene.move(30)
    scene.up()
    #expect(view.journal.taken() == (isDelayed ? [] : ["began", "moved", "cancelled"]))
    scene.down(5)
    scene.move(0, 30)
    scene.up()
    #expect(view.journal.lines == ["began", "moved", "ended"])
  }

  @Test("the first responder is one of its world")
  func firstResponder() {
    let view = TalkingView()
    world.run {
      #expect(view.becomeFirstResponder())
      #expect(view.isFirstResponder)
      #expect(view.resignFirstResponder())
    }
    #expect(!view.isFirstResponder)
  }
}

/// Writes down what it is told.
private final class TalkingView: UIView {
  var journal = Journal()

  override var canBecomeFirstResponder: Bool { true }
  override func layoutSubviews() { journal.lines.append("layout") }
  override func willMove(toSuperview newSuperview: UIView?) {
    journal.lines.append(newSuperview == nil ? "willMove nil" : "willMove superview")
  }
  override func didMoveToSuperview() {
    journal.lines.append(superview == nil ? "didMove nil" : "didMove superview")
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    journal.lines.append(newWindow == nil ? "willMove no window" : "willMove window")
  }
  override func didMoveToWindow() {
    journal.lines.append(window == nil ? "didMove no window" : "didMove window")
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.lines.append("began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.lines.append("moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.lines.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.lines.append("cancelled")
  }
}
