// Router: an app's own list of its screens, kept from what the navigation controller reports.

import HeadlessUIKit

/// An app's own list of its screens, kept from what the navigation controller reports.
///
/// The right one: a report is believed as far as the stack still agrees when it is delivered, what left is reported once a screen,
/// topmost first (decision D5), and the router's own calls go to the controller alone.
final class Router: NSObject, UINavigationControllerDelegate {
  private unowned let navigation: UINavigationController
  private let delay: Int
  /// The screens, root first.
  private(set) var list: [UIViewController]
  /// What was reported to have left, in order.
  private(set) var removals: [UIViewController] = []
  /// What a step forward pushes again, next first.
  private(set) var forward: [UIViewController] = []
  /// Whether a transition was announced and has not ended.
  private(set) var isMoving = false
  private var waiting = 0

  /// Follows a controller.
  ///
  /// - Parameters:
  ///   - navigation: whose delegate it becomes.
  ///   - delay: milliseconds until a report is delivered; 0 for at once.
  init(_ navigation: UINavigationController, delay: Int = 0) {
    self.navigation = navigation
    self.delay = delay
    list = navigation.viewControllers
    super.init()
    navigation.delegate = self
  }

  // MARK: - Its own calls

  /// Goes one level back.
  func pop() {
    _ = navigation.popViewController(animated: true)
  }

  /// Goes one level forward again, if there is one.
  func goForward() {
    guard !forward.isEmpty else { return }
    navigation.pushViewController(forward.removeFirst(), animated: true)
  }

  // MARK: - Reports

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    isMoving = true
    navigationController.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] in
      if $0.isCancelled { self?.isMoving = false }
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    isMoving = false
    report(navigationController.viewControllers)
  }

  private func report(_ seen: [UIViewController]) {
    guard delay > 0 else { return take(seen) }
    waiting += 1
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(delay)) { [self] in
      waiting -= 1
      deliver(seen)
    }
  }

  /// What was seen may be over by now: only what is still there counts.
  private func deliver(_ seen: [UIViewController]) {
    let stack = navigation.viewControllers
    take(seen.filter(stack.contains))
  }

  private func take(_ stack: [UIViewController]) {
    let gone = list.filter { !stack.contains($0) }
    removals += gone.reversed()
    if !gone.isEmpty { forward = gone + forward }
    list = stack
  }
}
