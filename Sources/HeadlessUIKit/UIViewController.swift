// UIViewController: one screen: its view, its item in the bar, its place among parents and children.

public import Foundation

/// One screen.
///
/// View, item and child list are made when they are first asked for, so that a controller is cheap.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// Where a controller is between its appearance callbacks.
  enum Appearance: UInt8 {
    case disappeared, appearing, appeared, disappearing
  }

  /// What a controller is to the navigation controller whose child it is.
  enum Membership: UInt8 {
    /// Not its child, or a child of something else.
    case none
    /// In the stack; the transition that brings it has not ended.
    case entering
    /// In the stack.
    case settled
    /// Out of the stack; the transition that takes it away has not ended.
    case leaving
  }

  // The first, so that it goes before what it might be asked about.
  @safe @exclusivity(unchecked) private var anchorEnd: AnchorEnd<UIViewController>?

  /// The tag in the event log, -1 for a controller that nobody named; UIKit has no such thing.
  ///
  /// Inlined into the driver, which reads it of each screen at each observation: else each would be retained for the call.
  @inlinable
  public final var headlessTag: Int32 { storedTag }
  @usableFromInline @safe @exclusivity(unchecked) final var storedTag: Int32 = -1

  /// A mark that a driver's own screens may bear; UIKit has no such thing.
  package final var headlessMark = false

  var appearance = Appearance.disappeared
  var membership = Membership.none
  /// `hidesBottomBarWhenPushed` as it was when the controller entered a stack.
  var hidBottomBarAtPush = false
  /// The bar has lost the controller's item.
  var barItemIsLost = false
  var isLoadingView = false
  /// What is known of its presentation.
  var modal: ModalState?

  var storedView: UIView?
  var storedItem: UINavigationItem?
  @safe @exclusivity(unchecked) var storedChildren: [UIViewController] = []
  var storedPresented: UIViewController?
  private var parentAnchor: Anchor<UIViewController>?
  private var presenterAnchor: Anchor<UIViewController>?

  /// The parent, as it is stored.
  final var storedParent: UIViewController? {
    get { parentAnchor?.object }
    set { parentAnchor = newValue?.anchor }
  }

  /// The controller that presents it, as it is stored.
  final var storedPresenter: UIViewController? {
    get { presenterAnchor?.object }
    set { presenterAnchor = newValue?.anchor }
  }

  /// Where children and the view find the controller.
  final var anchor: Anchor<UIViewController> {
    if let made = anchorEnd?.anchor { return made }
    let made = Anchor(self)
    anchorEnd = AnchorEnd(made)
    holdEnd(of: made)
    return made
  }

  /// Has the controller's end reported.
  final func reportEnd(as tag: Int32, to board: LifeBoard) {
    _ = anchor
    anchorEnd?.report = (board, tag)
  }

  /// For containers, whose own properties go before these: they hold an end too, as the first, before the children that might ask
  /// for the container.
  func holdEnd(of anchor: Anchor<UIViewController>) {}

  /// The name of the nib; never read.
  open var nibName: String? { nib?.name }
  /// The bundle of the nib; never read.
  open var nibBundle: Bundle? { nib?.bundle }
  // Nearly no screen has one here.
  private var nib: NibPlace?

  /// The title, which is also the title of the item in the bar.
  open var title: String? {
    didSet { storedItem?.title = title }
  }

  /// Whether the tab bar is hidden while the controller is in a stack, above the root.
  @safe @exclusivity(unchecked) open var hidesBottomBarWhenPushed = false

  /// How the controller covers its presenter; only `.fullScreen` and `.currentContext` do.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// Kept and never used.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Makes a controller; there are no nibs here, and the names are kept only.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    if nibNameOrNil != nil || nibBundleOrNil != nil {
      nib = NibPlace(name: nibNameOrNil, bundle: nibBundleOrNil)
    }
    super.init()
  }

  /// Makes a controller with nothing from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Makes a controller without a nib.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: - View

  // UIKit declares the view so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.owner = nil
      storedView = newValue
      newValue?.owner = self
    }
  }

  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Loads the view, if it is not.
  open func loadViewIfNeeded() {
    guard storedView == nil, !isLoadingView else { return }
    guard let world = World.forCall("loadViewIfNeeded") else {
      view = UIView()
      return
    }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if storedView == nil { view = UIView() }
    world.note(.viewDidLoad, tag: headlessTag)
    world.callbackCount += 1
    viewDidLoad()
    world.reach(.didLoad, of: self)
  }

  /// The view was loaded.
  open func viewDidLoad() {}

  // MARK: - Appearance

  /// The view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in the hierarchy, and about to be shown; never called.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view is gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Never called.
  open func didReceiveMemoryWarning() {}

  /// Whether a container's callbacks reach its children without its doing.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// A custom container says that a child is about to appear or to disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard let world = World.forCall("beginAppearanceTransition") else { return }
    if isAppearing {
      deliverWillAppear(animated, in: world)
    } else {
      deliverWillDisappear(animated, in: world)
    }
  }

  /// A custom container says that what it began has ended.
  open func endAppearanceTransition() {
    guard let world = World.forCall("endAppearanceTransition") else { return }
    switch appearance {
    case .appearing: deliverDidAppear(false, in: world)
    case .disappearing: deliverDidDisappear(false, in: world)
    case .appeared, .disappeared: break
    }
  }

  override func willLayOutView() { viewWillLayoutSubviews() }
  override func didLayOutView() { viewDidLayoutSubviews() }

  /// Passes an appearance callback on to the children.
  func forward(_ callback: AppearanceCallback, animated: Bool, in world: World) {
    guard !storedChildren.isEmpty, shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in storedChildren where child.storedView?.superview != nil {
      child.deliver(callback, animated: animated, in: world)
    }
  }

  // MARK: - Containment

  /// The controller whose child this one is.
  open var parent: UIViewController? { storedParent }
  /// The controllers that are children of this one.
  open var children: [UIViewController] { storedChildren }
  /// The controller's parent is about to change.
  open func willMove(toParent parent: UIViewController?) {}
  /// The controller's parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Takes a controller in as a child.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Leaves the parent.
  open func removeFromParent() {
    leaveParent()
  }

  /// In an appearance callback: whether the controller is being pushed or added.
  open var isMovingToParent: Bool { membership == .entering }
  /// In an appearance callback: whether the controller is being popped or removed.
  open var isMovingFromParent: Bool { membership == .leaving }

  // MARK: - Navigation

  /// What the bar shows of the controller.
  open var navigationItem: UINavigationItem {
    if let storedItem { return storedItem }
    let item = UINavigationItem(title: title ?? "")
    item.owner = self
    storedItem = item
    return item
  }

  /// The nearest navigation controller among the ancestors.
  open var navigationController: UINavigationController? {
    var ancestor = storedParent
    while let candidate = ancestor {
      if let found = candidate.asNavigationController { return found }
      ancestor = candidate.storedParent
    }
    return nil
  }

  /// The nearest tab bar controller among the ancestors.
  open var tabBarController: UITabBarController? {
    var ancestor = storedParent
    while let candidate = ancestor {
      if let found = candidate.asTabBarController { return found }
      ancestor = candidate.storedParent
    }
    return nil
  }

  /// The running transition that the controller takes part in.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    storedParent?.transitionCoordinator ?? ownPresentation
  }

  /// The controller itself, if it is a navigation controller: cheaper than a cast.
  var asNavigationController: UINavigationController? { nil }
  /// The controller itself, if it is a tab bar controller: cheaper than a cast.
  var asTabBarController: UITabBarController? { nil }

  /// Shows a controller: the nearest navigation controller pushes it.
  open func show(_ vc: UIViewController, sender: Any?) {
    navigationController?.show(vc, sender: sender)
  }

  // MARK: - Presentation

  /// The controller that this one, or an ancestor of it, presents.
  open var presentedViewController: UIViewController? { findPresented() }
  /// The controller that presents this one, or an ancestor of it.
  open var presentingViewController: UIViewController? { findPresenter() }
  /// In an appearance callback: whether the controller is being presented.
  open var isBeingPresented: Bool { modal?.movement?.direction == .in }
  /// In an appearance callback: whether the controller is being dismissed.
  open var isBeingDismissed: Bool { modal?.movement?.direction == .out }

  /// Presents a controller.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what the controller presents, or else the controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  // MARK: - Responder

  /// The superview of the view.
  open override var next: UIResponder? { storedView?.superview ?? storedParent }

  /// Whether the interface may turn; asked of the window's controller.
  open var shouldAutorotate: Bool { true }
  /// Which ways it may be turned.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  // Never asked: there is no status bar, and what is presented does not turn.

  /// Which way it is turned when it is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// How the status bar looks.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How the status bar moves.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// The child that says how the status bar looks.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that says whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Does nothing.
  open func setNeedsStatusBarAppearanceUpdate() {}
}

/// Where the nib of a controller would be.
private final class NibPlace {
  let name: String?
  let bundle: Bundle?

  init(name: String?, bundle: Bundle?) {
    self.name = name
    self.bundle = bundle
  }
}

/// How a presented controller covers its presenter.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
  case none = -1
  case automatic = -2
}

/// How a presentation would look.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
