// NavigationTransition: one transition of a navigation controller, from its start to its end.

import Foundation

/// One transition of a navigation controller; app code meets it as the transition coordinator.
///
/// - Source: R-310 ... R-313.
@preconcurrency @MainActor
final class NavigationTransition {
  /// What becomes of a transition that a finger drives.
  enum Decision: UInt8 {
    case open, finishes, cancels
  }

  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The controller that was on show; nil at the first one of all.
  private(set) var from: UIViewController?
  /// The controller that will be on show; nil for an empty stack.
  private(set) var to: UIViewController?
  let isAnimated: Bool
  /// Whether a finger drove it at its start, or nobody at all.
  let initiallyInteractive: Bool
  /// The new top was not in the stack before.
  let isPush: Bool
  /// The call was `setViewControllers` (Z-17).
  let cameFromSet: Bool
  private let ownerAnchor: Anchor<UIViewController>

  /// Children that come with it, bottom first.
  @safe @exclusivity(unchecked) var entering = ShortList<UIViewController>()
  /// Children that go with it.
  @safe @exclusivity(unchecked) var leaving = ShortList<UIViewController>()
  /// The stack before a finger's pop, for a cancel.
  var stackBefore: [UIViewController] = []
  /// The recogniser that drives it; an interactive transition without one never ends by itself.
  var driver: UIPanGestureRecognizer?
  var decision = Decision.open
  /// How far the page is moved, in points.
  var offset = 0
  /// How far it can be moved, in points.
  var width = 1
  /// Its callbacks of the start are being called.
  var isStarting = true
  /// The callbacks of its cancel are being called, and it is over as far as calls go.
  var isCancelling = false
  /// The calls that a call made during the start has put before it.
  var isSuperseded = false
  /// The stack was put back already (Z-40).
  var isRestored = false
  /// The compensating "will" callbacks were sent already (Z-40).
  var hasSentWills = false
  /// The page that comes is not put into the container.
  var isBlank = false
  /// The driver was switched off within the start.
  var isOrphaned = false
  /// It brings the page with the controller itself, and ends with the controller's appearance.
  var isInstallation = false
  /// The navigation delegate hears nothing of it (Z-22).
  var isSilent = false
  /// How many callbacks led to each other up to the call that asked for it; 0 for a call outside of them.
  var chain = 0
  var deadline: DeadlineList.Token?
  /// The app's own animator and driver, if it has them.
  var custom: CustomTransition?

  @safe @exclusivity(unchecked) private var animations: [Handler] = []
  @safe @exclusivity(unchecked) private var completions: [Handler] = []
  @safe @exclusivity(unchecked) private var decisionHandlers: [Handler] = []
  /// Names the handlers that wait among all blocks that wait, in the order of the lists above.
  private(set) var animationNumbers: [Int] = []
  private(set) var completionNumbers: [Int] = []
  private(set) var decisionNumbers: [Int] = []

  init(
    owner: UINavigationController, from: UIViewController?, to: UIViewController?, animated: Bool,
    interactive: Bool, isPush: Bool, cameFromSet: Bool
  ) {
    ownerAnchor = owner.anchor
    self.from = from
    self.to = to
    isAnimated = animated
    initiallyInteractive = interactive
    self.isPush = isPush
    self.cameFromSet = cameFromSet
  }

  /// Runs the blocks that go with the animation.
  func runAnimations(in world: World) {
    guard !animations.isEmpty else { return }
    let blocks = animations
    animations = []
    animationNumbers = []
    run(blocks, in: world)
  }

  /// Tells those who wait for the finger's decision.
  func runDecisionHandlers(in world: World) {
    guard !decisionHandlers.isEmpty else { return }
    let blocks = decisionHandlers
    decisionHandlers = []
    decisionNumbers = []
    run(blocks, in: world)
  }

  /// The controller, for the app's own animator.
  var ownerOfAnimation: UINavigationController? { owner?.transition === self ? owner : nil }

  private var owner: UINavigationController? { ownerAnchor.object?.asNavigationController }

  /// Tells those who wait for the end.
  func runCompletions(in world: World) {
    guard !completions.isEmpty else { return }
    let blocks = completions
    completions = []
    completionNumbers = []
    run(blocks, in: world)
  }

  /// It has let go of its controllers.
  private(set) var isOver = false

  /// Lets go of the controllers: an app that keeps the coordinator does not keep them.
  func letGo() {
    isOver = true
    from = nil
    to = nil
    custom = nil
    entering.removeAll()
    leaving.removeAll()
    if !stackBefore.isEmpty { stackBefore = [] }
  }

  private func run(_ blocks: [Handler], in world: World) {
    for block in blocks {
      guard world.trap == nil else { return }
      world.callbackCount += 1
      block(self)
    }
  }
}

extension NavigationTransition: UIViewControllerTransitionCoordinator {
  var presentationStyle: UIModalPresentationStyle { .none }
  var isInterruptible: Bool {
    World.current?.configuration.nestedTransitionPolicy == .interrupt
  }
  var isInteractive: Bool {
    decision == .open && (initiallyInteractive || custom?.isHeldAgain == true)
  }
  var isCancelled: Bool { decision == .cancels }
  var transitionDuration: TimeInterval {
    guard isAnimated, let world = World.current else { return 0 }
    if let custom { return custom.animator.transitionDuration(using: self) }
    return TimeInterval(world.configuration.pushPopDuration) / 1000
  }
  var percentComplete: CGFloat { CGFloat(offset) / CGFloat(width) }
  var completionVelocity: CGFloat { 1 }
  var containerView: UIView { owner?.container ?? UIView() }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from?.storedView : key == .to ? to?.storedView : nil
  }

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    guard let owner, owner.transition === self else { return false }
    if let animation {
      animations.append(animation)
      animationNumbers.append(World.current?.numberForBlock() ?? 0)
    }
    if let completion {
      completions.append(completion)
      completionNumbers.append(World.current?.numberForBlock() ?? 0)
    }
    if !isStarting, let world = World.forCall("animate") { runAnimations(in: world) }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?)
    -> Bool
  {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Handler) {
    decisionHandlers.append(handler)
    decisionNumbers.append(World.current?.numberForBlock() ?? 0)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    notifyWhenInteractionEnds(handler)
  }
}
