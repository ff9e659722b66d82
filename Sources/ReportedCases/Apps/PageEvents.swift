// PageEvents: what an app's pages are told about coming and going.

import HeadlessUIKit

/// What an app's pages are told about coming and going, by a name for each page: `A.left`, `R.arrived`.
///
/// The right one: a change is announced when it starts and told when it is done; a cancel takes the announcement back.
final class PageEvents: NSObject, UINavigationControllerDelegate {
  private(set) var list: [String] = []
  private var top: UIViewController?
  private var isAnnounced = false

  /// Follows a controller.
  init(_ navigation: UINavigationController) {
    top = navigation.topViewController
    super.init()
    navigation.delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    isAnnounced = true
    navigationController.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] in
      if $0.isCancelled { self?.isAnnounced = false }
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard isAnnounced else { return }
    isAnnounced = false
    if let top, top !== viewController { list.append("\(top.title ?? "?").left") }
    list.append("\(viewController.title ?? "?").arrived")
    top = viewController
  }
}
