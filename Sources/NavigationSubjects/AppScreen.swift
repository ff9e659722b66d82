// AppScreen: what every page of the built-in subjects can do: prefer the status bar hidden or shown.

import HeadlessUIKit
import NavigationStage

/// A page that can be told how it prefers the status bar, as apps' base classes have it.
///
/// What it prefers is the controller's mark: a property of the class would be read by reflection for each page of each state, which
/// made a check half as slow again.
class AppScreen: UIViewController, StatusBarScreen {
  /// Whether the page prefers the status bar hidden.
  final var hidesStatusBar: Bool {
    get { headlessMark }
    set { headlessMark = newValue }
  }

  override var prefersStatusBarHidden: Bool { hidesStatusBar }
}
