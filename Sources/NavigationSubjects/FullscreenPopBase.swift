// FullscreenPopBase: what the full-screen swipe does on each push, but for the push itself.

import HeadlessUIKit

/// Holds the pan of a full-screen swipe, and sets up swipe and bar when a page is about to be pushed.
///
/// - Source.
class FullscreenPopBase: UINavigationController {
  /// The pan that takes the place of the system's edge pan.
  let fullscreenPopGestureRecognizer = UIPanGestureRecognizer()
  /// Whether each page's preference decides on the bar.
  var viewControllerBasedNavigationBarAppearanceEnabled = true

  private let popGestureDelegate = FullscreenPopGestureDelegate()

  /// Puts the own pan in the place of the system's swipe, unless it is there already.
  ///
  /// The pan drives the system's own transition object, so that all of the transition, with the
  /// choice between finish and cancel, stays the system's.
  ///
  /// - Source.
  func installFullscreenPop() {
    // The system's swipe is made with the view; UIKit makes both when the swipe is asked for.
    loadViewIfNeeded()
    guard let systemSwipe = interactivePopGestureRecognizer, let view = systemSwipe.view,
      view.gestureRecognizers?.contains(fullscreenPopGestureRecognizer) != true
    else { return }
    fullscreenPopGestureRecognizer.maximumNumberOfTouches = 1
    view.addGestureRecognizer(fullscreenPopGestureRecognizer)
    let targets = systemSwipe.value(forKey: "targets") as? [NSObject]
    if let target = targets?.first?.value(forKey: "target") {
      fullscreenPopGestureRecognizer.addTarget(
        target, action: Selector(("handleNavigationTransition:")))
    }
    popGestureDelegate.navigationController = self
    fullscreenPopGestureRecognizer.delegate = popGestureDelegate
    systemSwipe.isEnabled = false
  }

  /// Has the bar follow the preference of the page that will appear, and of the one that it leaves.
  ///
  /// - Source.
  func setUpBarAppearance(for appearing: UIViewController) {
    guard viewControllerBasedNavigationBarAppearanceEnabled else { return }
    (appearing as? FullscreenPopScreenWithoutHook)?.willAppearInjection = injection()
    let leaving = viewControllers.last as? FullscreenPopScreenWithoutHook
    if let leaving, leaving.willAppearInjection == nil {
      leaving.willAppearInjection = injection()
    }
  }

  private func injection() -> (FullscreenPopScreenWithoutHook, Bool) -> Void {
    { [weak self] screen, animated in
      self?.setNavigationBarHidden(screen.prefersNavigationBarHidden, animated: animated)
    }
  }
}
