// HomeNavigationController: goes home to the screen that it began with.

import HeadlessUIKit
import NavigationModel
import NavigationStage

/// Goes home to the screen that it began with.
///
/// The right one asks whether that screen is still the root, and takes the root if it is not; the broken one does not, and a
/// stack that was set anew makes the call raise (R-432, B-107).
final class HomeNavigationController: UINavigationController {
  private let asksStack: Bool
  private weak var home: UIViewController?

  /// Makes one.
  ///
  /// - Parameter asks: whether the stack is asked before home is gone to.
  init(asksStack asks: Bool) {
    asksStack = asks
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if home == nil { home = viewControllers.first }
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let home, !asksStack || viewControllers.first === home else {
      return super.popToRootViewController(animated: animated)
    }
    return popToViewController(home, animated: animated)
  }
}

extension Subject {
  /// Going to the root goes to the screen of the start, if it is the root where `asks`.
  static func home(asksStack asks: Bool) -> Subject {
    Subject(
      asks ? "home" : "home-unasked", source: "microsoft/WinObjC#183",
      summary: "to the root means to the screen of the start"
        + (asks ? ", if it is the root" : "")
    ) { HomeNavigationController(asksStack: asks) }
  }
}
