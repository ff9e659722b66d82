// BackHandlerNavigationController: handles the way back by itself.

import HeadlessUIKit
import NavigationModel
import NavigationStage

/// Handles the tap on the way back by itself, as apps do that want to ask first.
///
/// The right one answers the bar and lets the system pop; the broken one pops and lets the system pop as well (B-115, B-116).
final class BackHandlerNavigationController: UINavigationController, UINavigationBarDelegate {
  private let popsToo: Bool

  /// Makes one.
  ///
  /// - Parameter popsToo: whether the handler pops beside the system.
  init(popsToo: Bool) {
    self.popsToo = popsToo
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    if popsToo, interactivePopGestureRecognizer?.state != .began {
      _ = popViewController(animated: true)
    }
    return true
  }
}

extension Subject {
  /// The way back is handled by the app, which pops beside the system if `popsToo`.
  static func backHandler(popsToo: Bool) -> Subject {
    Subject(
      popsToo ? "back-handler-pops" : "back-handler",
      source: "onegray/UIViewController-BackButtonHandler#5",
      summary: "the app handles the way back" + (popsToo ? ", and pops beside the system" : "")
    ) { BackHandlerNavigationController(popsToo: popsToo) }
  }
}
