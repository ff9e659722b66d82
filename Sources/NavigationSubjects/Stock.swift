// Stock: UIKit's own navigation controller, untouched, with plain pages.

import HeadlessUIKit
public import NavigationStage

extension Subject {
  /// UIKit's own navigation controller, untouched, with the system's back button and swipe.
  ///
  /// The yardstick for all others. It is clean as long as the system's delegate answers when the
  /// gesture begins. Where it answers when the finger is put down, the system itself has F-1: a
  /// finger on an idle stack of two, a pop by code, and then the movement begins a swipe at the
  /// root; or a push by code, and the swipe begins inside it. Its app never hides the bar; for that
  /// see ``stockHiddenBar``.
  public static let stock = Subject(
    "stock", source: "system", summary: "UIKit's own controller, untouched", kinds: [.plain],
    excludedActions: ["bar"]
  ) { UINavigationController() }
}
