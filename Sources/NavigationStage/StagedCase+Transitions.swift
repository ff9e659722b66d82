// StagedCase+Transitions: the app's own animators, drivers, and whoever takes hold of a transition.

import HeadlessUIKit
import NavigationModel

extension StagedCase {
  /// Says who animates; while somebody else is the delegate that is nothing.
  func setAnimator(_ choice: AnimatorChoice) {
    guard hasOwnDelegate else { return }
    let source = animators ?? AnimatorSource()
    animators = source
    source.choice = choice
    if choice == .system {
      guard navigation.delegate === source else { return }
      navigation.delegate = source.previous
    } else if navigation.delegate !== source {
      source.previous = navigation.delegate
      navigation.delegate = source
    }
  }

  /// Drives a transition by steps: it starts, is brought so far a frame later, and is let go of after another one.
  func drive(
    _ request: DrivenRequest, _ end: DriveEnd, _ observe: (borrowing Observation) -> Bool
  ) {
    guard let source = animators, isDrivable,
      request != .pop || navigation.viewControllers.count > 1
    else { return nothing(observe) }
    let driver = UIPercentDrivenInteractiveTransition()
    source.driver = driver
    makeCall(request.call, observe)
    if world.trap == nil, pass(TouchScript.frame, observe), openTurn(observe) {
      driver.update(end == .cancel ? 0.3 : 0.6)
      if closeTurn(observe), pass(TouchScript.frame, observe) { letGo(of: driver, end, observe) }
    }
    source.driver = nil
  }

  /// Whether a transition can be driven now; a pop takes a page to go back to besides.
  var isDrivable: Bool {
    guard let animators, navigation.delegate === animators, cover == nil else { return false }
    return !(callsInTurn > 0 && world.isTurnOpen) && navigation.transitionCoordinator == nil
  }

  /// Whether a transition runs that can be taken hold of.
  var isHoldable: Bool {
    guard let animators, let holder = animators.holder, cover == nil else { return false }
    return animators.choice == .interruptible && holder.duration > 0
  }

  /// Takes hold of a running transition, and lets go of it a frame later.
  func takeHold(_ end: DriveEnd, _ observe: (borrowing Observation) -> Bool) {
    guard let holder = animators?.holder, isHoldable, openTurn(observe) else {
      return nothing(observe)
    }
    holder.pause()
    guard closeTurn(observe), pass(TouchScript.frame, observe) else { return }
    letGo(of: holder, end, observe)
  }

  private func letGo(
    of driver: UIPercentDrivenInteractiveTransition, _ end: DriveEnd,
    _ observe: (borrowing Observation) -> Bool
  ) {
    guard openTurn(observe) else { return }
    if end == .cancel { driver.cancel() } else { driver.finish() }
    closeTurn(observe)
  }
}

extension DrivenRequest {
  /// The call that it is.
  fileprivate var call: Action {
    switch self {
    case .pop: .pop(animated: true)
    case .push: .push(kind: 0, animated: true)
    case .set: .setStack(.newAlone, animated: true)
    }
  }
}

/// Hands out the app's own animators and drivers, and passes all else on to the delegate that was there before.
final class AnimatorSource: NSObject, UINavigationControllerDelegate {
  var choice = AnimatorChoice.system
  weak var previous: (any UINavigationControllerDelegate)?
  /// Drives the transition that starts next.
  var driver: UIPercentDrivenInteractiveTransition?
  /// Can take hold of the transition that started last.
  private(set) var holder: UIPercentDrivenInteractiveTransition?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    previous?.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    previous?.navigationController(
      navigationController, didShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    switch choice {
    case .fade: FadeAnimator()
    case .interruptible: TurningAnimator()
    case .system: nil
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if let driver { return driver }
    guard choice == .interruptible else { return nil }
    let made = UIPercentDrivenInteractiveTransition()
    made.wantsInteractiveStart = false
    holder = made
    return made
  }
}

extension AnimatorSource: SelfDescribing {
  /// Whether it does no more than one that was never made: it is asked for nothing, and can take hold of nothing.
  func isIdle(in navigation: UINavigationController) -> Bool {
    choice == .system && navigation.delegate !== self && driver == nil
      && (holder?.duration ?? 0) == 0
  }

  /// Whoever could take hold of a transition that is over does nothing any more.
  func describe(to walk: StateWalk) {
    walk.add(choice.rawValue)
    walk.reference(any: previous)
    walk.reference(any: driver)
    walk.reference(any: holder.flatMap { $0.duration > 0 ? $0 : nil })
  }
}

/// Fades one page into the other, in less time than the system takes.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let page = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(page)
    }
    UIView.animate(withDuration: 0.2) {
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// Moves the pages with an animation that can be paused and turned round.
final class TurningAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

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
    let made = UIViewPropertyAnimator(duration: 0.4)
    made.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    animator = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

extension TurningAnimator: SelfDescribing {
  func describe(to walk: StateWalk) { walk.reference(any: animator) }
}
