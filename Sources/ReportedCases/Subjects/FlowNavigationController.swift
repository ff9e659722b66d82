// FlowNavigationController: keeps a flow object for each screen that it pushes.

import HeadlessUIKit
import NavigationModel
import NavigationStage

/// Keeps a flow object for each screen that it pushes.
///
/// The flows of the broken one hold their screens and end with a pop by code only, so that whatever leaves by a swipe, by a pop to
/// the root or by a new stack stays for ever (B-098). Those of the right one know their screens, and do not hold them.
final class FlowNavigationController: UINavigationController {
  private final class ScreenFlow {
    private(set) weak var screen: UIViewController?
    private let held: UIViewController?

    init(_ screen: UIViewController, isHolding: Bool) {
      self.screen = screen
      held = isHolding ? screen : nil
    }
  }

  private let holdsScreens: Bool
  private var flows: [ScreenFlow] = []

  /// Makes one.
  ///
  /// - Parameter holds: whether flows hold their screens.
  init(holdsScreens holds: Bool) {
    holdsScreens = holds
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    flows.removeAll { $0.screen == nil }
    flows.append(ScreenFlow(viewController, isHolding: holdsScreens))
    super.pushViewController(viewController, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    let popped = super.popViewController(animated: animated)
    // A swipe may still be given up.
    if interactivePopGestureRecognizer?.state != .began {
      flows.removeAll { $0.screen === popped }
    }
    return popped
  }
}

extension Subject {
  /// A flow object for each pushed screen, which holds it if `holds`.
  static func flows(holdScreens holds: Bool) -> Subject {
    Subject(
      holds ? "flows-by-button" : "flows", source: "QuickBirdEng/XCoordinator#57",
      summary: "a flow object for each pushed screen, "
        + (holds ? "which holds it and ends with a pop by code" : "which does not hold it"),
      excludedActions: ["cover", "uncover"]
    ) { FlowNavigationController(holdsScreens: holds) }
  }
}
