// OwnSwipeBase: a swipe of the app's own, with its own animator and driver, but for what goes wrong with it.

import HeadlessUIKit

/// Slides one page over the other, as the system does.
class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let operation: UINavigationController.Operation

  init(_ operation: UINavigationController.Operation) { self.operation = operation }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let page = transitionContext.view(forKey: .to) {
      if operation == .pop {
        transitionContext.containerView.insertSubview(page, at: 0)
      } else {
        transitionContext.containerView.addSubview(page)
      }
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
    } completion: { [self] _ in
      finish(transitionContext)
    }
  }

  /// The animation is at one of its ends.
  func finish(_ transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}

/// Puts an own edge pan in the place of the system's swipe, which a delegate with an animator switches off.
///
/// The pan makes a driver when it begins, and nobody else is handed one: a pop by code or by the back button runs by itself.
///
/// - Source.
class OwnSwipeBase: UINavigationController {
  /// The pan.
  let swipe = UIScreenEdgePanGestureRecognizer()
  /// Drives the pop of the pan that is under way.
  var driver: UIPercentDrivenInteractiveTransition?
  /// Whether no page came since the finger was put down.
  private(set) var isTouchFresh = false

  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.isEnabled = false
    interactiveContentPopGestureRecognizer?.isEnabled = false
    swipe.maximumNumberOfTouches = 1
    swipe.addTarget(self, action: Selector(OwnSwipeBase.swiped, name: "swiped"))
    swipe.delegate = self
    view.addGestureRecognizer(swipe)
    delegate = self
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    isTouchFresh = false
    super.pushViewController(viewController, animated: animated)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    isTouchFresh = false
    super.setViewControllers(viewControllers, animated: animated)
  }

  /// How an animator is made.
  func makeAnimator(_ operation: UINavigationController.Operation) -> SlideAnimator {
    SlideAnimator(operation)
  }

  /// The finger has left the screen, or the system took it away.
  func letGo(isFinishing: Bool) {
    if isFinishing { driver?.finish() } else { driver?.cancel() }
    driver = nil
  }

  private var leadingEdge: UIRectEdge { readingSign < 0 ? .right : .left }

  private var readingSign: CGFloat {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
  }

  func swiped(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    let part = recognizer.translation(in: view).x * readingSign / view.bounds.width
    switch recognizer.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      if popViewController(animated: true) == nil { driver = nil }
    case .changed: driver?.update(part)
    case .ended:
      let speed = recognizer.velocity(in: view).x * readingSign
      letGo(isFinishing: speed > -50 && (part > 0.5 || speed > 500))
    case .cancelled: cancelled()
    case .possible, .failed: break
    }
  }

  /// The system took the touch away: that is a cancel.
  func cancelled() { letGo(isFinishing: false) }
}

extension OwnSwipeBase: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    isTouchFresh = true
    swipe.edges = leadingEdge
    return touch.view?.isDescendant(of: navigationBar) != true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isTouchFresh && swipe.edges == leadingEdge && viewControllers.count > 1
      && transitionCoordinator == nil && presentedViewController == nil
      && topViewController?.viewIfLoaded?.window != nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // The system's swipe says the same of itself, this controller's and that of one around it: each would wait for the other one
    // for ever.
    guard let owner = otherGestureRecognizer.view?.next as? UINavigationController else {
      return true
    }
    return otherGestureRecognizer !== owner.interactivePopGestureRecognizer
      && otherGestureRecognizer !== owner.interactiveContentPopGestureRecognizer
  }
}

extension OwnSwipeBase: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(operation) }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
