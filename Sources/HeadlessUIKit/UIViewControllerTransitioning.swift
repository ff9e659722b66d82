// UIViewControllerTransitioning: an app's own animators and drivers of transitions.

public import Foundation

/// What an animator and a driver are told of their transition, and what they tell it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that holds both pages; the animator puts the page that comes into it.
  var containerView: UIView { get }
  /// Whether it takes time.
  var isAnimated: Bool { get }
  /// Whether a driver decides when it ends.
  var isInteractive: Bool { get }
  /// Whether the transition goes back.
  var transitionWasCancelled: Bool { get }
  /// Always `.none`: it is no presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view lies at the start.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view lies at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// The driver has brought it so far, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The driver lets it end.
  func finishInteractiveTransition()
  /// The driver takes it back.
  func cancelInteractiveTransition()
  /// The driver takes hold of it again.
  func pauseInteractiveTransition()
  /// The animator has done; without this call the transition never ends.
  func completeTransition(_ didComplete: Bool)
}

/// An app's own animator, which the navigation delegate hands out for a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long it takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Animates.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// An animation that can be paused and turned round, for drivers; need not be there.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> (any UIViewImplicitlyAnimating)?
  /// It is over; need not be there.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// There is none.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? { nil }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An app's own driver, which decides when and how a transition ends.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Starts.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Whether it drives from the start, or only later.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// It drives from the start.
  public var wantsInteractiveStart: Bool { true }
}

/// Animations that a driver holds back, until it says how they end.
@preconcurrency @MainActor
final class HeldAnimations {
  struct Entry {
    /// Milliseconds of the whole animation.
    var length: Int
    /// Names it among all blocks that wait.
    var number: Int
    var completion: @MainActor () -> Void
  }

  private(set) var entries: [Entry] = []

  func hold(_ length: Int, _ completion: @escaping @MainActor () -> Void) {
    let number = World.current?.numberForBlock() ?? 0
    entries.append(Entry(length: length, number: number, completion: completion))
  }

  /// Lets the animations run to one of their ends.
  ///
  /// - Parameters:
  ///   - part: of the way that is left, from 0 to 1.
  ///   - speed: how much faster than usual; 1 is usual.
  ///   - world: whose clock they run by.
  func release(part: CGFloat, speed: CGFloat, in world: World) {
    let held = entries
    entries = []
    for entry in held {
      let share = CGFloat(entry.length) * min(max(part, 0), 1) / max(speed, 0.01)
      let instant = world.now + max(1, Int(share.rounded()))
      _ = world.deadlines.add(at: instant, .animation(entry.completion))
    }
  }
}

/// What a transition with an app's own animator holds besides.
@preconcurrency @MainActor
final class CustomTransition {
  let animator: any UIViewControllerAnimatedTransitioning
  let driver: (any UIViewControllerInteractiveTransitioning)?
  /// A driver has taken hold of it after its start.
  var isHeldAgain = false
  /// What `completeTransition` was told; nil before.
  var outcome: Bool?
  /// The callbacks of the start, or the animator's own call, are under way.
  var isRunning = true

  init(
    animator: any UIViewControllerAnimatedTransitioning,
    driver: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.animator = animator
    self.driver = driver
  }
}
