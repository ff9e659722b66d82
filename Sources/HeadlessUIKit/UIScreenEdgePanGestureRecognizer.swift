// UIScreenEdgePanGestureRecognizer: a finger that comes in from the screen's edge.

/// Recognises a finger that comes in from one of the screen's edges.
///
/// - Source: R-201 ... R-205, Z-7, Z-8, Z-9.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges to come in from.
  open var edges: UIRectEdge {
    get { presentEdges }
    set { storedEdges = newValue }
  }

  private var storedEdges: UIRectEdge = []
  /// Whether left means the leading edge: the system's own recogniser changes sides with its view's direction.
  ///
  /// - Source: R-216.
  final var followsDirection = false

  private var presentEdges: UIRectEdge {
    guard followsDirection, hostView?.effectiveUserInterfaceLayoutDirection == .rightToLeft else {
      return storedEdges
    }
    var mirrored = storedEdges.subtracting([.left, .right])
    if storedEdges.contains(.left) { mirrored.insert(.right) }
    if storedEdges.contains(.right) { mirrored.insert(.left) }
    return mirrored
  }

  /// A finger that starts away from the edges never begins it.
  ///
  /// - Source, Z-7.
  override func touchBegan(_ touch: UITouch, in world: World) {
    super.touchBegan(touch, in: world)
    guard phase == .possible, touches.head === touch else { return }
    if !isAtEdge(touch, in: world) { world.arena.fail(self, in: world) }
  }

  /// Takes a finger as any pan does, wherever it was put down.
  final func take(_ touch: UITouch, in world: World) { super.touchBegan(touch, in: world) }

  /// Whether the finger was put down in the edge region.
  final func isAtEdge(_ touch: UITouch, in world: World) -> Bool {
    edge(of: touch, width: CGFloat(world.configuration.edgeWidth)) != nil
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
    let edges = presentEdges
    let place = touch.placeAtDown
    let extent = touch.hitWindow?.storedFrame.size ?? UIScreen.main.bounds.size
    if edges.contains(.left), place.x <= width { return .left }
    if edges.contains(.right), place.x >= extent.width - width { return .right }
    if edges.contains(.top), place.y <= width { return .top }
    if edges.contains(.bottom), place.y >= extent.height - width { return .bottom }
    return nil
  }
}
