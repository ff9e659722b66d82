// UINavigationControllerDelegate: who hears of a navigation controller's transitions.

public import Foundation

/// Hears of a navigation controller's transitions; every method has a default and need not be there.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// A controller is shown (R-324 ... R-327).
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// Whoever animates the transition; an answer is not used, but one that is there at all stops the system's swipe.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Whoever drives the transition; never asked.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Which ways the interface may be turned; asked when the device is.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  /// Which way the interface is turned when it is presented; never asked.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    OptionalRequirement.isLeftOut(answering: ())
  }

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    OptionalRequirement.isLeftOut(answering: ())
  }

  /// Leaves the animation to the system.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalRequirement.isLeftOut(answering: nil)
  }

  /// Leaves the interaction to the system.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalRequirement.isLeftOut(answering: nil)
  }
}

extension UINavigationControllerDelegate {
  /// All but upside down.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    OptionalRequirement.isLeftOut(answering: .allButUpsideDown)
  }

  /// Upright.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    OptionalRequirement.isLeftOut(answering: .portrait)
  }
}

/// What an animator is told of its transition; the engine animates nothing with it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that holds both pages.
  var containerView: UIView { get }
  /// Whether the transition goes back.
  var transitionWasCancelled: Bool { get }
  /// A controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The animator has done.
  func completeTransition(_ didComplete: Bool)
}

/// An app's own animator; accepted, and not asked to animate.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long it takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Animates.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

/// An app's own driver; accepted, and not asked to drive.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Starts.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}
