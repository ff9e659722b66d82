// FullscreenPopScreen: the base class of pages under a full-screen swipe, with and without its hook.

import HeadlessUIKit
import NavigationModel
import NavigationStage

/// A page that says how the bar and the full-screen swipe behave while it is on top.
///
/// The library adds all of it to every view controller; a base class takes its place here.
///
/// - Source: R-711.
class FullscreenPopScreenWithoutHook: AppScreen {
  /// Whether the bar is hidden while the page is shown.
  var prefersNavigationBarHidden = false
  /// Whether the swipe is off while the page is on top.
  var interactivePopDisabled = false
  /// The greatest distance of a swipe's start from the left edge, in points; 0 is no limit.
  var interactivePopMaxAllowedInitialDistance: CGFloat = 0 {
    didSet {
      if interactivePopMaxAllowedInitialDistance < 0 { interactivePopMaxAllowedInitialDistance = 0 }
    }
  }
  /// What the navigation controller adds to the page's appearance when the page is pushed.
  var willAppearInjection: ((FullscreenPopScreenWithoutHook, Bool) -> Void)?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    willAppearInjection?(self, animated)
  }
}

/// The same page with the library's hook: it has the bar shown again after it disappears.
///
/// One turn later, because within the callback the bar belongs to the transition that runs.
///
/// - Source.
class FullscreenPopScreen: FullscreenPopScreenWithoutHook {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    DispatchQueue.main.async {
      let last = self.navigationController?.viewControllers.last as? FullscreenPopScreenWithoutHook
      guard let last, !last.prefersNavigationBarHidden else { return }
      self.navigationController?.setNavigationBarHidden(false, animated: false)
    }
  }
}

extension ScreenKind {
  /// The pages of the full-screen swipe: with the bar, without it, and with the swipe off.
  ///
  /// `make` makes a page, as yet without preferences.
  static func fullscreenPop(
    _ make: @escaping @MainActor @Sendable () -> FullscreenPopScreenWithoutHook
  ) -> [ScreenKind] {
    [
      ScreenKind(ScreenTraits("shown", bar: .shown, choosesStatusBar: true)) { make() },
      ScreenKind(ScreenTraits("hidden", bar: .hidden, choosesStatusBar: true)) {
        let screen = make()
        screen.prefersNavigationBarHidden = true
        return screen
      },
      ScreenKind(ScreenTraits("disabled", bar: .shown, swipeIsOff: true, choosesStatusBar: true)) {
        let screen = make()
        screen.interactivePopDisabled = true
        return screen
      },
    ]
  }
}
