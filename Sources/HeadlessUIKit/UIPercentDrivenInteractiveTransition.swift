// UIPercentDrivenInteractiveTransition: drives an animator's animation by a number from 0 to 1.

public import Foundation

/// Drives an animator's animation by a number from 0 to 1.
///
/// The animator is started, its animations are held, and run on when the driver finishes, or back when it cancels. A word that comes
/// before the transition has started goes nowhere.
///
/// - Source.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// How far it is, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How much faster than usual the rest of the way is run; 1 is usual.
  open var completionSpeed: CGFloat = 1
  /// Whether it drives from the start.
  open var wantsInteractiveStart = true

  private(set) weak var transition: NavigationTransition?
  private(set) var held = HeldAnimations()
  private(set) var property: (any UIViewImplicitlyAnimating)?

  /// Makes a driver that nothing has started yet.
  public override init() { super.init() }

  /// Seconds of the animator's whole animation; 0 while nothing is driven.
  open var duration: CGFloat {
    guard let transition, let animator = transition.custom?.animator else { return 0 }
    return CGFloat(animator.transitionDuration(using: transition))
  }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? NavigationTransition,
      let custom = transition.custom, let world = World.forCall("startInteractiveTransition")
    else { return }
    self.transition = transition
    percentComplete = 0
    held = HeldAnimations()
    property = nil
    if let interruptible = custom.animator.interruptibleAnimator(using: transition) {
      property = interruptible
      if wantsInteractiveStart {
        interruptible.pauseAnimation()
      } else {
        interruptible.startAnimation()
      }
      return
    }
    guard wantsInteractiveStart else {
      custom.animator.animateTransition(using: transition)
      return
    }
    let outer = world.heldAnimations
    world.heldAnimations = held
    custom.animator.animateTransition(using: transition)
    world.heldAnimations = outer
  }

  /// Brings the animation so far, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let transition, transition.isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    property?.fractionComplete = self.percentComplete
    transition.updateInteractiveTransition(self.percentComplete)
  }

  /// Takes hold of an animation that runs; one that can be paused only.
  open func pause() {
    guard let transition, let property else { return }
    property.pauseAnimation()
    percentComplete = property.fractionComplete
    transition.pauseInteractiveTransition()
  }

  /// Lets the animation run to its end.
  open func finish() {
    guard let transition, transition.isInteractive, let world = World.forCall("finish") else {
      return
    }
    transition.finishInteractiveTransition()
    run(part: 1 - percentComplete, isReversed: false, in: world)
  }

  /// Lets the animation run back to its start.
  open func cancel() {
    guard let transition, transition.isInteractive, let world = World.forCall("cancel") else {
      return
    }
    transition.cancelInteractiveTransition()
    run(part: percentComplete, isReversed: true, in: world)
  }

  private func run(part: CGFloat, isReversed: Bool, in world: World) {
    held.release(part: part, speed: completionSpeed, in: world)
    guard let property else { return }
    property.isReversed = isReversed
    property.continueAnimation(durationFactor: completionSpeed > 0 ? part / completionSpeed : 0)
  }
}
