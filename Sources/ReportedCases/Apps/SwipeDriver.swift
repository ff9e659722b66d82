// SwipeDriver: an app's own transition, driven by a gesture of its own.

import HeadlessUIKit

/// An app's own transition: an animator for all, and a driver for what a gesture of the app's begins.
///
/// The right one hands its driver out while its gesture is under way, and to nobody else.
final class SwipeDriver: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  private unowned let navigation: UINavigationController
  private var driver: UIPercentDrivenInteractiveTransition?

  /// Takes the controller's transitions over.
  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    navigation.delegate = self
  }

  // MARK: - The gesture

  /// The gesture begins, and asks for what it drives.
  func begin(_ request: (UINavigationController) -> Void) {
    driver = UIPercentDrivenInteractiveTransition()
    request(navigation)
  }

  /// The finger has gone so far, from 0 to 1.
  func move(to part: CGFloat) { driver?.update(part) }

  /// The finger lets go.
  func end(isCancelled: Bool) {
    let driving = driver
    driver = nil
    if isCancelled { driving?.cancel() } else { driving?.finish() }
  }

  // MARK: - What the system asks

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    0.3
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let page = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(page)
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
