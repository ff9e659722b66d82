// Flow: an app's coordinator, which holds the flows of the screens that it has started.

import HeadlessUIKit

/// An app's coordinator, which holds the flows of the screens that it has started.
///
/// A class, because it is an object of an app whose life is the matter.
@MainActor
final class Flow {
  private(set) var children: [Flow] = []

  /// Starts a flow of its own for a screen; it ends when the screen has left, by whatever way.
  func start(_ screen: SceneScreen) -> Flow {
    let child = Flow()
    children.append(child)
    screen.onDidDisappear = { [weak self, weak child] screen in
      guard screen.isMovingFromParent else { return }
      self?.children.removeAll { $0 === child }
    }
    return child
  }
}
