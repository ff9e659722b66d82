// UITabBarController: several controllers side by side, one of them selected.

public import Foundation

/// Several controllers side by side, one of them selected; as far as the tab bar's visibility needs it.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  // The first, so that it goes before the children.
  @safe @exclusivity(unchecked) private var containerEnd: AnchorEnd<UIViewController>?
  private(set) var tabs: [UIViewController] = []
  private(set) var selection = 0
  private(set) var shownTab: UIViewController?
  private(set) var storedTabBar: UITabBar?

  /// Makes a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller with nothing from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func holdEnd(of anchor: Anchor<UIViewController>) { containerEnd = AnchorEnd(anchor) }

  /// Makes the view with the selected tab's and the bar.
  open override func loadView() {
    let root = UIView(frame: UIScreen.main.bounds)
    root.addSubview(tabBar)
    view = root
  }

  /// The tabs' controllers.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the tabs' controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    guard let world = World.forCall("setViewControllers") else { return }
    let new = viewControllers ?? []
    for old in tabs where !new.holds(old) {
      old.sendWillMove(to: nil, in: world)
      old.storedParent = nil
      world.bury(old)
      old.sendDidMove(to: nil, in: world)
    }
    for controller in new where controller.storedParent !== self {
      controller.sendWillMove(to: self, in: world)
      controller.storedParent = self
      controller.sendDidMove(to: self, in: world)
    }
    tabs = new
    if selection >= tabs.count { selection = 0 }
    world.setNeedsLayout(self)
  }

  /// The selected tab's index.
  open var selectedIndex: Int {
    get { selection }
    set {
      guard tabs.indices.contains(newValue) else { return }
      selection = newValue
      World.forCall("selectedIndex")?.setNeedsLayout(self)
    }
  }

  /// The selected controller decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  /// The selected controller decides how the status bar looks.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  /// The selected tab's controller.
  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selection) ? tabs[selection] : nil }
    set {
      guard let newValue, let index = tabs.position(of: newValue) else { return }
      selectedIndex = index
    }
  }

  /// Asked before a tap selects a tab, and told of it.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar; what hides it is the selected stack.
  open var tabBar: UITabBar {
    if let storedTabBar { return storedTabBar }
    let bar = UITabBar(frame: CGRect(x: 0, y: 618, width: 375, height: 49))
    bar.controller = self
    storedTabBar = bar
    return bar
  }

  /// The tabs' controllers.
  open override var children: [UIViewController] { tabs }

  override var asTabBarController: UITabBarController? { self }

  override func forward(_ callback: AppearanceCallback, animated: Bool, in world: World) {
    if callback == .willAppear { mountSelected() }
    shownTab?.deliver(callback, animated: animated, in: world)
  }

  private func mountSelected() {
    guard shownTab !== selectedViewController else { return }
    shownTab?.storedView?.removeFromSuperview()
    shownTab = selectedViewController
    if let page = shownTab?.view { view.insertSubview(page, at: 0) }
  }
}

// MARK: - LayoutParticipant

extension UITabBarController: LayoutParticipant {
  /// Exchanges the tab on show.
  func layOut(in world: World) {
    guard appearance == .appeared, shownTab !== selectedViewController else { return }
    let old = shownTab
    old?.deliverWillDisappear(false, in: world)
    mountSelected()
    shownTab?.deliverWillAppear(false, in: world)
    old?.deliverDidDisappear(false, in: world)
    shownTab?.deliverDidAppear(false, in: world)
  }
}

/// The bar below the tabs.
@preconcurrency @MainActor
open class UITabBar: UIView {
  private var controllerAnchor: Anchor<UIViewController>?
  private(set) var isHiddenByApp = false

  /// The tab bar controller whose bar it is.
  final var controller: UITabBarController? {
    get { controllerAnchor?.object?.asTabBarController }
    set { controllerAnchor = newValue?.anchor }
  }

  /// Whether the bar is hidden: by the app, or by the selected stack.
  open override var isHidden: Bool {
    get {
      guard !isHiddenByApp else { return true }
      guard let world = World.current,
        let stack = controller?.selectedViewController?.asNavigationController
      else { return false }
      return stack.hidesTabBar(by: world.configuration)
    }
    set { isHiddenByApp = newValue }
  }
}
