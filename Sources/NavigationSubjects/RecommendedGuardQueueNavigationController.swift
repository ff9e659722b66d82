// RecommendedGuardQueueNavigationController: our own guard, and calls that wait for the one before.

import HeadlessUIKit
import NavigationModel
public import NavigationStage

/// A guard with a queue: a call made while a transition runs waits for its end.
///
/// For systems where a call within a transition is carried out at once and damages the stack. A
/// call is carried out when the one before has ended, in the order of the calls. Until then it
/// returns nil, as the later systems have it. The end is heard from the transition's coordinator,
/// so that it does not matter who is the navigation controller's delegate.
///
/// * A call and the layout that starts its transition lie apart, and no coordinator exists between
///   them. A call therefore counts as running until the next turn.
/// * The coordinator's completion is still within the transition; the next call comes after it.
/// * What was legal when it was called may have become illegal while it waited (its page was popped
///   meanwhile, or pushed a second time): such a call lapses.
/// * Off screen nothing is animated, and every call is carried out at once.
/// * The controller knows by its queue what has been called, so the guard asks that and not the
///   top's window; the swipe's own pop finds the way free, as the guard has just made sure of it.
///
/// It hides no fault that we know of.
final class RecommendedGuardQueueNavigationController: UINavigationController,
  UIGestureRecognizerDelegate
{
  private enum Call {
    case push(UIViewController, animated: Bool)
    case pop(animated: Bool)
    case popTo(UIViewController, animated: Bool)
    case popToRoot(animated: Bool)
    case set([UIViewController], animated: Bool)

    /// What is called, as a number.
    var number: Int {
      switch self {
      case .push(_, let animated): animated ? 1 : 2
      case .pop(let animated): animated ? 3 : 4
      case .popTo(_, let animated): animated ? 5 : 6
      case .popToRoot(let animated): animated ? 7 : 8
      case .set(_, let animated): animated ? 9 : 10
      }
    }

    /// The pages that it is about.
    var pages: [UIViewController] {
      switch self {
      case .push(let page, _), .popTo(let page, _): [page]
      case .set(let pages, _): pages
      case .pop, .popToRoot: []
      }
    }
  }

  /// What it stores, as numbers, and the pages of what waits.
  fileprivate var numbers: [Int] {
    [isStarting ? 1 : 0] + waiting.flatMap { [$0.number, $0.pages.count] }
  }
  fileprivate var waitingPages: [UIViewController] { waiting.flatMap(\.pages) }

  private var waiting: [Call] = []
  private var isStarting = false

  private var isAtRest: Bool { !isStarting && waiting.isEmpty && transitionCoordinator == nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
    if #available(iOS 26.0, *) { interactiveContentPopGestureRecognizer?.delegate = self }
  }

  // MARK: - The guard

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touch.view?.isDescendant(of: navigationBar) != true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    viewControllers.count > 1 && isAtRest && presentedViewController == nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }

  // MARK: - The calls

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    _ = request(.push(viewController, animated: animated))
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    request(.pop(animated: animated))?.first
  }

  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    request(.popTo(viewController, animated: animated))
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    request(.popToRoot(animated: animated))
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    _ = request(.set(viewControllers, animated: animated))
  }

  // MARK: - The queue

  /// Carries out a call if the way is free, else lets it wait.
  private func request(_ call: Call) -> [UIViewController]? {
    guard isAtRest else {
      waiting.append(call)
      carryOn()
      return nil
    }
    return carryOut(call)
  }

  /// Carries out what waits, up to the first call that starts a transition.
  private func carryOn() {
    while !isStarting, !waiting.isEmpty {
      if let transition = transitionCoordinator {
        transition.animate(alongsideTransition: nil) { [weak self] _ in
          DispatchQueue.main.async { self?.carryOn() }
        }
        return
      }
      let call = waiting.removeFirst()
      if isStillLegal(call) { _ = carryOut(call) }
    }
  }

  private func isStillLegal(_ call: Call) -> Bool {
    switch call {
    case .push(let viewController, _): !viewControllers.contains(viewController)
    case .popTo(let viewController, _): viewControllers.contains(viewController)
    case .pop, .popToRoot, .set: true
    }
  }

  /// Carries out a call; on screen it counts as starting a transition until the next turn.
  private func carryOut(_ call: Call) -> [UIViewController]? {
    if viewIfLoaded?.window != nil {
      isStarting = true
      DispatchQueue.main.async { [weak self] in
        self?.isStarting = false
        self?.carryOn()
      }
    }
    return forward(call)
  }

  private func forward(_ call: Call) -> [UIViewController]? {
    switch call {
    case .push(let viewController, let animated):
      super.pushViewController(viewController, animated: animated)
      return nil
    case .pop(let animated):
      return super.popViewController(animated: animated).map { [$0] }
    case .popTo(let viewController, let animated):
      return super.popToViewController(viewController, animated: animated)
    case .popToRoot(let animated):
      return super.popToRootViewController(animated: animated)
    case .set(let viewControllers, let animated):
      super.setViewControllers(viewControllers, animated: animated)
      return nil
    }
  }
}

extension Subject {
  /// Our own guard, with a queue for calls made while a transition runs.
  public static let recommendedGuardQueue = Subject(
    "recommended-guard-queue", source: "navfuzz",
    summary: "the recommended guard; a call made during a transition waits for its end",
    kinds: [.plain, .backButtonPager], promises: [.usual, .swipeBackWithHiddenBar],
    fingerprint: { ($0 as? RecommendedGuardQueueNavigationController)?.numbers ?? [] },
    storedObjects: { ($0 as? RecommendedGuardQueueNavigationController)?.waitingPages ?? [] },
    // Of the two on the main queue one waits exactly while `isStarting` is set, and the other one does nothing until then.
    blocksAreAlike: true
  ) { RecommendedGuardQueueNavigationController() }.withTestedClaims
}
