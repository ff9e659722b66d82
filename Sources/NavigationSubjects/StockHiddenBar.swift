// StockHiddenBar: UIKit's own controller, pages that show or hide the bar before they appear.

import HeadlessUIKit
import NavigationModel
public import NavigationStage

/// A page that shows the bar before it appears.
final class ShownBarScreen: AppScreen {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }
}

/// A page that hides the bar before it appears.
final class HiddenBarScreen: AppScreen {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }
}

extension Subject {
  /// UIKit's own controller with pages that hide the navigation bar.
  ///
  /// A public article on swipe back (S001) names it as the second way to lose the swipe.
  ///
  /// It hides F-3: the system's delegate refuses the swipe wherever the bar is hidden, although
  /// there is a page to go back to.
  public static let stockHiddenBar = Subject(
    "stock-hidden-bar", source: "S001",
    summary: "UIKit's own controller; pages show or hide the bar before they appear",
    kinds: [
      ScreenKind(ScreenTraits("shown", bar: .shown, choosesStatusBar: true)) { ShownBarScreen() },
      ScreenKind(ScreenTraits("hidden", bar: .hidden, choosesStatusBar: true)) {
        HiddenBarScreen()
      },
    ],
    excludedActions: ["bar"]
  ) { UINavigationController() }
}
