// StockCustomBack: UIKit's own controller, pages with a back button of their own.

import HeadlessUIKit
public import NavigationStage

extension Subject {
  /// UIKit's own controller with pages that replace the system's back button.
  ///
  /// Three public articles on swipe back (S000, S001, S002) start here: a designer wants an arrow
  /// of the app's own, it is set as `leftBarButtonItem`, and from then on the swipe is gone.
  ///
  /// It hides F-2: the system's delegate refuses the swipe on every page with a left item. UIKit
  /// documents as much; the author believed that the swipe is alive wherever there is a way back.
  public static let stockCustomBack = Subject(
    "stock-custom-back", source: "S000, S001, S002",
    summary: "UIKit's own controller; pushed pages carry a left item that pops",
    kinds: [.backButton, .plain], start: [1], excludedActions: ["bar"]
  ) { UINavigationController() }
}
