// TearDownNavigationController: takes a page apart as soon as it leaves.

import HeadlessUIKit
import NavigationModel
import NavigationStage

/// Takes a page apart when it leaves: its view goes at once, to spare memory.
///
/// The right one asks at the end of the transition whether it went through; the broken one takes a transition that has ended for one
/// that went through, and after a swipe that was given up the page is blank (B-125).
final class TearDownNavigationController: UINavigationController, UINavigationControllerDelegate {
  private let asksForCancel: Bool

  /// Makes one.
  ///
  /// - Parameter asks: whether a cancelled transition leaves the page alone.
  init(asksForCancel asks: Bool) {
    asksForCancel = asks
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let transition = transitionCoordinator,
      let leaving = transition.viewController(forKey: .from), !viewControllers.contains(leaving)
    else { return }
    let asks = asksForCancel
    transition.animate(alongsideTransition: nil) { [weak leaving] context in
      if asks, context.isCancelled { return }
      leaving?.viewIfLoaded?.removeFromSuperview()
    }
  }
}

extension Subject {
  /// Pages are taken apart when they leave, and not when the transition is cancelled if `asks`.
  static func tearDown(asksForCancel asks: Bool) -> Subject {
    Subject(
      asks ? "tear-down" : "tear-down-on-cancel", source: "dotnet/maui#32425",
      summary: "a page's view goes when its transition ends"
        + (asks ? " and went through" : ", also by a cancel")
    ) { TearDownNavigationController(asksForCancel: asks) }
  }
}
