// LatePushNavigationController: carries out pushes a turn late, for the sake of a transition that may run.

import HeadlessUIKit
import NavigationModel
import NavigationStage

/// Carries out pushes that come within a transition a turn late, for fear of what the system makes of them.
///
/// The broken one has read the stack at the call and sets it, with the new screen on top, so that whatever was popped meanwhile
/// comes back (B-017). The right one leaves the waiting to the system.
final class LatePushNavigationController: UINavigationController {
  private let waits: Bool

  /// Makes one.
  ///
  /// - Parameter waits: whether a push within a transition waits for the next turn.
  init(waits: Bool) {
    self.waits = waits
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard waits, viewIfLoaded?.window != nil, transitionCoordinator != nil else {
      super.pushViewController(viewController, animated: animated)
      return
    }
    let seen = viewControllers
    DispatchQueue.main.async { [weak self] in
      self?.setViewControllers(seen + [viewController], animated: animated)
    }
  }
}

extension Subject {
  /// A push within a transition comes a turn late, on the stack that was read at the call, if it `waits`.
  static func latePush(waits: Bool) -> Subject {
    Subject(
      waits ? "late-push" : "push-at-once", source: "software-mansion/react-native-screens#2559",
      summary: waits
        ? "a push within a transition comes a turn late, on the stack that was read at the call"
        : "a push within a transition is left to the system"
    ) { LatePushNavigationController(waits: waits) }
  }
}
