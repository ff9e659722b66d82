// ContentPopGestureRecognizer: the swipe back from anywhere on the content, of newer systems.

/// The swipe back from anywhere on the content: it begins with a drag to the trailing side that starts away from the edge.
///
/// Its base class is the edge pan's, so that a search for that class finds two recognisers.
///
/// - Source, Z-34.
final class ContentPopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  /// A finger in the edge region is the edge recogniser's, even where that one is switched off: it is given up, so that another
  /// finger may still begin.
  override func touchBegan(_ touch: UITouch, in world: World) {
    guard isAtEdge(touch, in: world) else { return take(touch, in: world) }
    if touches.isSingle { world.arena.withdraw(self, in: world) } else { touches.remove(touch) }
  }

  /// Whether the finger went far enough to the trailing side, and straight enough.
  override func judge(_ movement: CGPoint, in world: World) -> Verdict {
    let hysteresis = CGFloat(world.configuration.panHysteresis)
    guard movement.x * movement.x + movement.y * movement.y >= hysteresis * hysteresis else {
      return .notYet
    }
    let inwards = movement.x * (hostView?.readingSign ?? 1)
    guard inwards > 0, abs(movement.y) <= inwards else { return .fails }
    return inwards >= hysteresis ? .begins : .notYet
  }
}
