// SceneGate: who answers for the swipe in a scene.

import HeadlessUIKit

/// Who answers for the swipe in a scene.
enum SceneGate {
  /// The system's own delegate.
  case system
  /// The usual cure of apps: the swipe may begin if there is something to go back to.
  case depth
  /// The other usual cure: the swipe may always begin.
  case always
}

/// The delegate that apps put in the place of the system's.
final class GateDelegate: NSObject, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?
  private let isAlwaysOpen: Bool

  init(_ navigation: UINavigationController, isAlwaysOpen: Bool) {
    self.navigation = navigation
    self.isAlwaysOpen = isAlwaysOpen
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isAlwaysOpen || navigation?.viewControllers.count ?? 0 > 1
  }
}
