// EdgePopper: an app's own swipe from the edge, beside the system's.

import HeadlessUIKit

/// An app's own swipe from the edge, beside the system's: it pops where the system's does not begin.
final class EdgePopper: NSObject, UIGestureRecognizerDelegate {
  private unowned let navigation: UINavigationController
  private let pan = UIScreenEdgePanGestureRecognizer()

  /// Adds the swipe to the controller's view.
  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    pan.edges = .left
    pan.delegate = self
    pan.addTarget(self, action: Selector(EdgePopper.panned, name: "panned"))
    navigation.view.addGestureRecognizer(pan)
  }

  private func panned() {
    if pan.state == .began { _ = navigation.popViewController(animated: true) }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }
}
