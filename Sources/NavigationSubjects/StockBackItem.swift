// StockBackItem: UIKit's own controller, pages that say how the way back to them looks.

import HeadlessUIKit
import NavigationModel
public import NavigationStage

/// A page that says how the button back to it looks.
final class BackItemScreen: AppScreen {
  convenience init() {
    self.init(nibName: nil, bundle: nil)
    navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Back", style: .plain, target: nil, action: nil)
  }
}

extension Subject {
  /// UIKit's own controller with pages that replace the back button of the page above them.
  ///
  /// A public article on swipe back (S000) recommends it: the page *below* sets its
  /// `backBarButtonItem`, the page above shows it, and the swipe stays alive, because no left
  /// item takes the back button's place.
  ///
  /// It hides no fault of its own; what the system does (see ``stock``) it does as well.
  public static let stockBackItem = Subject(
    "stock-back-item", source: "S000",
    summary: "UIKit's own controller; each page sets the back item of the page above it",
    kinds: [
      ScreenKind(
        ScreenTraits("back-item", bar: .leftAlone, hasBackItem: true, choosesStatusBar: true)
      ) { BackItemScreen() }
    ],
    excludedActions: ["bar"]
  ) { UINavigationController() }
}
