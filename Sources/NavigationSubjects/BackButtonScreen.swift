// BackButtonScreen: a page whose back button is the app's own, set as its left item.

import HeadlessUIKit
import NavigationModel
import NavigationStage

/// A page whose back button is the app's own: a left item that pops, animated.
final class BackButtonScreen: AppScreen {
  convenience init() {
    self.init(nibName: nil, bundle: nil)
    navigationItem.leftBarButtonItem = .back(from: self)
  }
}

extension UIBarButtonItem {
  /// An arrow as designers like to draw it; a tap goes back from `screen`, animated.
  static func back(from screen: UIViewController) -> UIBarButtonItem {
    UIBarButtonItem(
      primaryAction: UIAction(title: "Back") { [weak screen] _ in
        _ = screen?.navigationController?.popViewController(animated: true)
      })
  }
}

extension ScreenKind {
  /// Pages that carry a left item in the place of the system's back button.
  static let backButton = ScreenKind(
    ScreenTraits("back-button", bar: .leftAlone, hasLeftItem: true, choosesStatusBar: true)
  ) { BackButtonScreen() }
}
