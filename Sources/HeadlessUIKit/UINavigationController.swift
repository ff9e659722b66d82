// UINavigationController: a stack of screens, the topmost on show.

public import Foundation

/// A stack of screens, the topmost on show.
///
/// A call changes the stack at once and asks for a layout; the transition starts there (R-401, Z-2). What a call does while
/// a transition runs is the matter of `Configuration.nestedTransitionPolicy` (Z-4).
///
/// It adopts none of the delegate protocols itself: subclasses may.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// How long a bar takes to hide or to show, in seconds (R-213, Z-12).
  public static var hideShowBarDuration: CGFloat {
    guard let world = World.current else { return 0.2 }
    return CGFloat(world.configuration.barDuration) / 1000
  }

  // The first, so that it goes before the children.
  @safe @exclusivity(unchecked) private var containerEnd: AnchorEnd<UIViewController>?
  // Without the check of exclusive access, which was a third of a transition's time: no callback runs while one of the arrays is
  // being changed.

  /// The stack, bottom first.
  @safe @exclusivity(unchecked) var stack: [UIViewController] = []
  /// The top as of the last transition that ended: the page on show.
  var mounted: UIViewController?
  /// The running transition.
  var transition: NavigationTransition?
  /// What the next layout has to do.
  @safe @exclusivity(unchecked) var request: TransitionRequest?
  /// Calls that wait for the end of the running transition.
  @safe @exclusivity(unchecked) var putOff: [PutOffCall] = []
  /// Controllers that joined or left the stack and have not heard of it yet.
  @safe @exclusivity(unchecked) var entering = ShortList<UIViewController>()
  @safe @exclusivity(unchecked) var leaving = ShortList<UIViewController>()

  /// The callbacks of a transition's end are being called.
  var isSettling = false
  /// The next request is made by a nested call.
  var isNesting = false
  /// Its pages were on show at least once.
  var wasOnScreen = false
  /// Reads at index 0 until the layout after a multi-level pop (R-307, Z-16).
  var departingTop: UIViewController?

  /// A recogniser began, and no transition has started since.
  var isMarkedInteractive = false
  /// The recogniser whose `began` is calling `popViewController`.
  var incomingDriver: UIPanGestureRecognizer?
  var incomingStack: [UIViewController] = []
  /// Whether the delegate may have an animator: nobody knows before it was asked.
  var delegateMayAnimate = false
  /// The stack before the calls that the next transition will carry out.
  @safe @exclusivity(unchecked) var stackBeforeCalls: [UIViewController] = []

  /// Animated pops that the damage of nested transitions leaves until the trap; 0 without damage.
  var popsUntilTrap = 0
  /// The bar shows the item of a controller that has gone.
  var hasStrayBarItem = false
  /// The tab bar stays hidden until the stack changes again.
  var keepsTabBarHidden = false
  var isBarHidden = false
  /// The callbacks of a cancel are being called, and the bar does not listen (Z-25).
  var losesBarCalls = false

  private weak var weakDelegate: (any UINavigationControllerDelegate)?
  // A delegate that is a controller is found by the controller's anchor, and read only while that is not empty.
  private unowned(unsafe) var controllerDelegate: (any UINavigationControllerDelegate)?
  private var delegateAnchor: Anchor<UIViewController>?
  var delegateSlot = DelegateSlot()
  var storedBar: UINavigationBar?
  /// The toolbar, and what hides the bars; most have none.
  var extras: NavigationExtras?
  var interaction: NavigationInteractiveTransition?
  var popRecognizer: UIScreenEdgePanGestureRecognizer?
  var contentPopRecognizer: UIScreenEdgePanGestureRecognizer?
  /// Holds the pages; it takes no touches while a transition runs (Z-35).
  final let container = UIView(frame: UIScreen.main.bounds)
  /// Whether the subclass answers the bar's questions; a cast that is made once.
  var answersBar: Bool {
    KnownConformances.barDelegates.conforms(self) { self is any UINavigationBarDelegate }
  }

  /// Makes a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller with a root, which is pushed.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Makes a controller with an empty stack; there is one kind of bar only.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller with nothing from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes the view with the pages, the bar, and the system's swipe recogniser.
  open override func loadView() {
    let root = UIView(frame: UIScreen.main.bounds)
    root.addSubview(container)
    root.addSubview(navigationBar)
    if let extras { root.addSubview(extras.toolbar) }
    view = root
    makeInteraction(on: root)
  }

  // MARK: - Stack

  /// The stack, bottom first; where it reads oddly.
  open var viewControllers: [UIViewController] {
    get {
      guard let departingTop else { return stack }
      return [departingTop] + stack
    }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// What is presented last of all, or else the top (R-306, Z-39).
  open var visibleViewController: UIViewController? {
    guard var shown = presentedViewController else { return stack.last }
    if World.current?.configuration.visibleControllerRule == .firstModal { return shown }
    while let next = shown.storedPresented { shown = next }
    return shown.asNavigationController?.visibleViewController ?? shown
  }

  /// Pushes a controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    performPush(viewController, animated: animated)
  }

  /// Pops the top; nil at the root and for a call that is put off (Z-38).
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    performPop(animated: animated)
  }

  /// Pops all above a controller of the stack; returns them lowest first.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    performPop(to: viewController, animated: animated)
  }

  /// Pops all above the root; returns them lowest first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    performPopToRoot(animated: animated)
  }

  /// Sets the whole stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    performSet(viewControllers, animated: animated)
  }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// The stack, and what still leaves it.
  open override var children: [UIViewController] {
    guard transition == nil, leaving.isEmpty else {
      return stack + Array(transition?.leaving ?? []) + Array(leaving)
    }
    return stack
  }

  override func holdEnd(of anchor: Anchor<UIViewController>) { containerEnd = AnchorEnd(anchor) }

  // MARK: - Delegate

  /// The delegate, as it is stored.
  final var storedDelegate: (any UINavigationControllerDelegate)? {
    get {
      guard let delegateAnchor else { return weakDelegate }
      return delegateAnchor.isEmpty ? nil : unsafe controllerDelegate
    }
    set {
      delegateAnchor = (newValue as? UIViewController)?.anchor
      unsafe controllerDelegate = delegateAnchor == nil ? nil : newValue
      weakDelegate = delegateAnchor == nil ? newValue : nil
    }
  }

  /// Hears of transitions.
  open var delegate: (any UINavigationControllerDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      delegateSlot.assign(newValue != nil)
      delegateMayAnimate = newValue != nil
      World.current?.note(.delegateReplaced, flag: newValue != nil)
    }
  }

  /// The running transition.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? storedParent?.transitionCoordinator ?? ownPresentation
  }

  // MARK: - Bar

  /// The bar, which shows the items of the stack.
  open var navigationBar: UINavigationBar {
    if let storedBar { return storedBar }
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 64))
    bar.controller = self
    bar.isHidden = isBarHidden
    storedBar = bar
    return bar
  }

  /// Whether the bar is hidden; it changes at once, before any animation.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hideBar(hidden)
  }

  /// The system's swipe from the edge; it is made with the view.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }

  /// Which ways the interface may be turned: the delegate's to say, and not the pages'.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegateOrientations ?? super.supportedInterfaceOrientations
  }

  /// The system's swipe from anywhere on the content; nil where the system has none (R-560, Z-34).
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentPopRecognizer }

  /// The page on top decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  /// The page on top decides how the status bar looks, if no bar lies under it.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  // MARK: - For the engine

  override var asNavigationController: UINavigationController? { self }

  #if canImport(ObjectiveC)
  /// Answers to the private names that apps read (see `KeyedAnswers`).
  open override func value(forUndefinedKey key: String) -> Any? { answer(toKey: key) }
  #endif

  override func forward(_ callback: AppearanceCallback, animated: Bool, in world: World) {
    forwardToPages(callback, animated: animated, in: world)
  }
}

/// What a transition does to the stack.
extension UINavigationController {
  /// What a transition does to the stack.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }
}

// MARK: - KeyedAnswers

extension UINavigationController: KeyedAnswers {
  /// Answers to `_isTransitioning`: true from a transition's start to its end callbacks.
  func answer(toKey key: String) -> Any? {
    key == "_isTransitioning" ? transition != nil : nil
  }

  func take(_ value: Any?, forKey key: String) {}
}
