// BusyFlagNavigationController: refuses pushes while it believes that a transition runs.

import HeadlessUIKit
import NavigationModel
import NavigationStage

/// Refuses pushes while it believes that a transition runs: from willShow to didShow.
///
/// After a swipe that is given up no didShow comes. The right one clears its flag in the transition's completion, which
/// runs in any case; the broken one waits for ever, and refuses every push from then on (B-074, B-077).
final class BusyFlagNavigationController: UINavigationController, UINavigationControllerDelegate {
  private let clearsOnCancel: Bool
  private var isBusy = false

  /// Makes one.
  ///
  /// - Parameter clears: whether a cancelled transition ends the waiting too.
  init(clearsOnCancel clears: Bool) {
    clearsOnCancel = clears
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !isBusy else { return }
    super.pushViewController(viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    isBusy = true
    guard clearsOnCancel else { return }
    transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
      if context.isCancelled { self?.isBusy = false }
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    isBusy = false
  }
}

extension Subject {
  /// A busy flag that is cleared in didShow, and on a cancel if `clears`.
  static func busyFlag(clearsOnCancel clears: Bool) -> Subject {
    Subject(
      clears ? "busy-flag" : "busy-flag-without-cancel", source: "Tencent/QMUI_iOS#336",
      summary: "pushes are refused from willShow to didShow"
        + (clears ? ", or to the cancel" : ""),
      excludedActions: ["take-delegate"]
    ) { BusyFlagNavigationController(clearsOnCancel: clears) }
  }
}
