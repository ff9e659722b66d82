// UIScreenEdgePanGestureRecognizer: a finger that comes in from the screen's edge.

/// Recognises a finger that comes in from one of the screen's edges.
///
/// - Source: R-201 ... R-205, Z-7, Z-8, Z-9.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges to come in from.
  open var edges: UIRectEdge {
    get { storedEdges }
    set { storedEdges = newValue }
  }

  private var storedEdges: UIRectEdge = []

  /// A finger that starts away from the edges never begins it.
  ///
  /// - Source, Z-7.
  override func touchBegan(_ touch: UITouch, in world: World) {
    super.touchBegan(touch, in: world)
    guard phase == .possible, touches.head === touch else { return }
    if edge(of: touch, width: CGFloat(world.configuration.edgeWidth)) == nil {
      world.arena.fail(self, in: world)
    }
  }

  /// Whether the finger came in far enough, and straight enough.
  ///
  /// - Source, Z-8, Z-9.
  override func judge(_ movement: CGPoint, in world: World) -> Verdict {
    let configuration = world.configuration
    let hysteresis = CGFloat(configuration.edgeHysteresis)
    guard let touch = touches.head else { return .notYet }
    guard let edge = edge(of: touch, width: CGFloat(configuration.edgeWidth)) else { return .fails }
    guard movement.x * movement.x + movement.y * movement.y >= hysteresis * hysteresis else {
      return .notYet
    }
    let isSideways = edge == .left || edge == .right
    let across = isSideways ? movement.y : movement.x
    var inwards = isSideways ? movement.x : movement.y
    if edge == .right || edge == .bottom { inwards = -inwards }
    if inwards <= 0 { return .fails }
    if configuration.edgeAngleRule == .dominantAxis, abs(across) > inwards { return .fails }
    return inwards >= hysteresis ? .begins : .notYet
  }

  /// The edge whose region holds the place where the finger was put down.
  private func edge(of touch: UITouch, width: CGFloat) -> UIRectEdge? {
    let place = touch.placeAtDown
    let extent = touch.hitWindow?.storedFrame.size ?? UIScreen.main.bounds.size
    if storedEdges.contains(.left), place.x <= width { return .left }
    if storedEdges.contains(.right), place.x >= extent.width - width { return .right }
    if storedEdges.contains(.top), place.y <= width { return .top }
    if storedEdges.contains(.bottom), place.y >= extent.height - width { return .bottom }
    return nil
  }
}
