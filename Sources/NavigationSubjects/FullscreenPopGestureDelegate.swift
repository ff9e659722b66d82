// FullscreenPopGestureDelegate: decides when the full-screen swipe begins.

import HeadlessUIKit

/// Decides when the full-screen swipe begins; the navigation controller owns it.
///
/// It answers no other question, so that a scroll view does not wait; one may share the drag.
///
/// - Source.
final class FullscreenPopGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  weak var navigationController: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigationController, let pan = gestureRecognizer as? UIPanGestureRecognizer else {
      return false
    }
    // Nothing to go back to.
    guard navigationController.viewControllers.count > 1 else { return false }
    if let top = navigationController.viewControllers.last as? FullscreenPopScreenWithoutHook {
      guard !top.interactivePopDisabled else { return false }
      // Measured where the finger is now, not where it was put down.
      let limit = top.interactivePopMaxAllowedInitialDistance
      guard limit <= 0 || pan.location(in: pan.view).x <= limit else { return false }
    }
    // A transition runs.
    guard navigationController.value(forKey: "_isTransitioning") as? Bool != true else {
      return false
    }
    // The finger goes the other way.
    let isMirrored = pan.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return pan.translation(in: pan.view).x * (isMirrored ? -1 : 1) > 0
  }
}
