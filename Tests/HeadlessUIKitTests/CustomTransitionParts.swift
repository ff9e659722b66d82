// CustomTransitionParts: an app's own animators and drivers, right ones and broken ones.

import HeadlessUIKit

/// Hands out an animator and a driver.
final class AnimatorSource: NSObject, UINavigationControllerDelegate {
  var animator: (any UIViewControllerAnimatedTransitioning)? = FadeAnimator()
  var driver: UIPercentDrivenInteractiveTransition?
  var heard: [String] = []

  init(driver: UIPercentDrivenInteractiveTransition? = nil) { self.driver = driver }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    heard.append("animator \(operation)")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    heard.append("driver")
    return driver
  }
}

/// Fades in half a second.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Flaw {
    case none, forgetsPage, neverCompletes, completesTwice
  }

  let flaw: Flaw
  var ended: [Bool] = []

  init(flaw: Flaw = .none) { self.flaw = flaw }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let page = transitionContext.view(forKey: .to), flaw != .forgetsPage {
      transitionContext.containerView.addSubview(page)
    }
    if flaw == .completesTwice { transitionContext.completeTransition(true) }
    guard flaw != .neverCompletes else { return }
    UIView.animate(withDuration: 0.5) {
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// Animates with a property animator.
final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext)?.startAnimation()
  }

  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> (any UIViewImplicitlyAnimating)?
  {
    if let animator { return animator }
    if let page = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(page)
    }
    let made = UIViewPropertyAnimator(duration: 0.5)
    made.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    animator = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

/// Drives a pop with a pan.
@MainActor
final class DrivingHand: NSObject {
  private let navigation: UINavigationController
  private let driver: UIPercentDrivenInteractiveTransition
  private let isCareful: Bool

  init(
    _ navigation: UINavigationController, _ driver: UIPercentDrivenInteractiveTransition,
    isCareful: Bool
  ) {
    self.navigation = navigation
    self.driver = driver
    self.isCareful = isCareful
  }

  func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: navigation.popViewController(animated: true)
    case .changed: driver.update(pan.translation(in: nil).x / 375)
    case .ended: driver.finish()
    case .cancelled: if isCareful { driver.cancel() }
    case .possible, .failed: break
    }
  }
}
