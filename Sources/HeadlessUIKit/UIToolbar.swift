// UIToolbar: the bar below the page, and what hides both bars.

/// The bar below the page, which shows the toolbar items of the topmost screen.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The items on show.
  open var items: [UIBarButtonItem]?

  /// Sets the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

/// What only few navigation controllers have: a toolbar, and gestures that hide the bars.
@preconcurrency @MainActor
final class NavigationExtras {
  let toolbar = UIToolbar(frame: CGRect(x: 0, y: 617, width: 375, height: 50))
  var hidesToolbar = true
  var hidesOnSwipe = false
  var hidesWithKeyboard = false
  var hideSwipe: BarHidingPan?
}

extension UINavigationController {
  private var madeExtras: NavigationExtras {
    if let extras { return extras }
    let made = NavigationExtras()
    made.toolbar.isHidden = true
    extras = made
    if isViewLoaded { view.addSubview(made.toolbar) }
    return made
  }

  /// The bar below the page.
  public var toolbar: UIToolbar { madeExtras.toolbar }

  /// Whether the toolbar is hidden; it is until the app shows it.
  public var isToolbarHidden: Bool {
    get { extras?.hidesToolbar ?? true }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar.
  ///
  /// - Source: R-811, of the other bar.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard let world = World.forCall("setToolbarHidden") else { return }
    madeExtras.hidesToolbar = hidden
    placeToolbar(in: world)
  }

  /// Whether a swipe up over the content hides the bars, and one down shows them.
  public var hidesBarsOnSwipe: Bool {
    get { extras?.hidesOnSwipe ?? false }
    set {
      guard World.forCall("hidesBarsOnSwipe") != nil, newValue != hidesBarsOnSwipe else { return }
      madeExtras.hidesOnSwipe = newValue
      barHideOnSwipeGestureRecognizer.isEnabled = newValue
    }
  }

  /// Whether the bars go when the keyboard comes.
  public var hidesBarsWhenKeyboardAppears: Bool {
    get { extras?.hidesWithKeyboard ?? false }
    set { madeExtras.hidesWithKeyboard = newValue }
  }

  /// The recogniser of the swipes that hide and show the bars.
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
    if let made = madeExtras.hideSwipe { return made }
    let made = BarHidingPan(of: self)
    madeExtras.hideSwipe = made
    view.addGestureRecognizer(made)
    return made
  }

  /// Shows what the topmost screen asks for; a screen of the stack that hides the bottom bar hides this one too.
  ///
  /// - Source: R-825, of the other bar.
  final func placeToolbar(in world: World) {
    guard let extras else { return }
    extras.toolbar.items = stack.last?.toolbarItems
    extras.toolbar.isHidden = extras.hidesToolbar || hidesTabBar(by: world.configuration)
  }
}

extension UIViewController {
  /// What the toolbar shows while the controller is on top.
  public var toolbarItems: [UIBarButtonItem]? {
    get { storedItem?.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets what the toolbar shows while the controller is on top.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    guard storedItem != nil || toolbarItems != nil else { return }
    navigationItem.toolbarItems = toolbarItems
    guard let world = World.current, let owner = storedParent?.asNavigationController else {
      return
    }
    owner.placeToolbar(in: world)
  }
}

/// The pan that hides the bars when the finger goes up, and shows them when it goes down.
///
/// It goes beside other recognisers, and decides once a drag: past the height of the bar. A drag that the system takes away decides
/// nothing.
final class BarHidingPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var owner: UINavigationController?
  private(set) var hasDecided = false

  init(of owner: UINavigationController) {
    self.owner = owner
    super.init(target: nil, action: nil)
    targetActions.append(TargetAction(responder: self, action: Selector("hideBars:")))
    cancelsForView = false
    isSwitchedOn = false
    storedDelegate = self
    delegateSlot.assign(true)
  }

  /// Only a drag that is mostly vertical.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    abs(movement.y) > abs(movement.x)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  override func forgetAttempt() {
    super.forgetAttempt()
    hasDecided = false
  }
}

extension BarHidingPan: NamedActionResponder {
  func perform(_ name: String, with sender: AnyObject?) {
    guard state == .changed || state == .ended, !hasDecided, let owner else { return }
    let way = translation(in: nil).y
    guard abs(way) >= 44, way < 0 || owner.isNavigationBarHidden else { return }
    hasDecided = true
    owner.setNavigationBarHidden(way < 0, animated: true)
    if let extras = owner.extras, !extras.hidesToolbar { extras.toolbar.isHidden = way < 0 }
  }
}
