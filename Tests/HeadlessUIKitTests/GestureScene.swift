// GestureScene: a window with two nested views, and what its recognisers and delegates were heard to say.

import HeadlessUIKit
import Testing

/// A window with an outer view over all of it and an inner view in it.
@MainActor
final class GestureScene {
  let world: World
  let window = UIWindow(frame: UIScreen.main.bounds)
  let outer = UIView(frame: UIScreen.main.bounds)
  let inner = UIView(frame: UIScreen.main.bounds)
  let journal = Journal()

  init(_ change: (inout Configuration) -> Void = { _ in }) {
    var configuration = Configuration()
    change(&configuration)
    world = World(configuration: configuration)
    world.run {
      window.addSubview(outer)
      outer.addSubview(inner)
    }
  }

  /// Attaches a recogniser that writes its actions into the journal under a name.
  @discardableResult
  func attach<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, named name: String, to view: UIView
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(journal, action: Selector(Journal.heard))
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  /// A screen-edge pan on the outer view.
  @discardableResult
  func attachEdgePan(named name: String = "edge") -> UIScreenEdgePanGestureRecognizer {
    let recognizer = attach(UIScreenEdgePanGestureRecognizer(), named: name, to: outer)
    recognizer.edges = .left
    return recognizer
  }

  func down(_ x: CGFloat, _ y: CGFloat = 300) {
    turn { world.touchDown(at: CGPoint(x: x, y: y), in: window) }
  }

  func move(_ dx: CGFloat, _ dy: CGFloat = 0) { turn { world.touchMoved(by: dx, dy) } }

  func up(_ velocity: CGFloat = 0) {
    turn { world.touchUp(velocity: CGVector(dx: velocity, dy: 0)) }
  }

  func cancel() { turn { world.cancelTouches() } }

  /// What a second finger does, beside the first one.
  func second(_ touch: SecondTouch) { turn { touch.play(in: world, window) } }

  /// Runs something in a turn of its own, a frame after the last one.
  func turn(_ body: () -> Void) {
    world.run {
      world.advance(to: world.now + 16)
      world.openTurn()
      body()
      world.closeTurn()
    }
  }
}

/// What a second finger does.
enum SecondTouch {
  case down(Int)
  case move(Int)
  case up

  @MainActor
  func play(in world: World, _ window: UIWindow) {
    switch self {
    case .down(let x): world.touchDown(at: CGPoint(x: x, y: 500), in: window, finger: 1)
    case .move(let points): world.touchMoved(by: CGFloat(points), 0, finger: 1)
    case .up: world.touchUp(velocity: CGVector(dx: 0, dy: 0), finger: 1)
    }
  }
}

/// Writes down what is heard, in order.
@MainActor
final class Journal: NSObject {
  var lines: [String] = []

  func heard(_ recognizer: UIGestureRecognizer) {
    lines.append("\(recognizer.name ?? "?") \(recognizer.state)")
  }

  func taken() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Answers each question as told, and writes it into the journal.
@MainActor
final class Oracle: NSObject, UIGestureRecognizerDelegate {
  let name: String
  let journal: Journal
  var receivesEvent = true
  var receivesTouch = true
  var begins = true
  var isSimultaneous = false
  var waits = false
  var isWaitedFor = false
  var onBegin: (@MainActor (UIGestureRecognizer) -> Void)?

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
  }

  private func note(_ question: String) { journal.lines.append("\(name)? \(question)") }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    note("begin")
    onBegin?(gestureRecognizer)
    return begins
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    note("event")
    return receivesEvent
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    note("touch")
    return receivesTouch
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    note("with \(otherGestureRecognizer.name ?? "?")")
    return isSimultaneous
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    note("waits for \(otherGestureRecognizer.name ?? "?")")
    return waits
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    note("awaited by \(otherGestureRecognizer.name ?? "?")")
    return isWaitedFor
  }
}
