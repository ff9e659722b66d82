// AppearanceHelperNavigationController: tells screens by hand that they appear.

import HeadlessUIKit
import NavigationModel
import NavigationStage

/// Refreshes the screen that a pop uncovers.
///
/// The right one leaves the callbacks to the system; the broken one believes that none comes, and sends them by hand as well
/// (B-064, B-122).
final class AppearanceHelperNavigationController: UINavigationController {
  private let sendsCallbacks: Bool

  /// Makes one.
  ///
  /// - Parameter sends: whether callbacks are sent by hand.
  init(sendsCallbacks sends: Bool) {
    sendsCallbacks = sends
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func popViewController(animated: Bool) -> UIViewController? {
    let popped = super.popViewController(animated: animated)
    if sendsCallbacks, popped != nil {
      topViewController?.beginAppearanceTransition(true, animated: animated)
      topViewController?.endAppearanceTransition()
    }
    return popped
  }
}

extension Subject {
  /// A pop refreshes the screen below, with callbacks sent by hand if `sends`.
  static func appearanceHelper(sendsCallbacks sends: Bool) -> Subject {
    Subject(
      sends ? "appearance-by-hand" : "appearance-by-system",
      source: "michaelhenry/FlipBoardNavigationController#5",
      summary: "a pop refreshes the screen below"
        + (sends ? ", by callbacks that are sent by hand" : "")
    ) { AppearanceHelperNavigationController(sendsCallbacks: sends) }
  }
}
