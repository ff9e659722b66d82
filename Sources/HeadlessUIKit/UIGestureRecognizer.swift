// UIGestureRecognizer: a state machine that watches touches and tells its targets.

/// A state machine that watches the touches in its view and tells its targets.
///
/// - Source: R-101 ....
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Where an attempt stands.
  ///
  /// - Source: R-101.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The end of a discrete recogniser: the same value as ``ended``.
    public static var recognized: State { .ended }
  }

  /// Where the attempt really stands; ``state`` may show what an action is being told.
  var phase = State.possible
  /// The state that the action under way is told.
  var toldState: State?
  /// The state that the criteria are met for, while the recogniser waits for others to fail.
  var wanted: State?
  /// The touches of this attempt, those that were lifted among them.
  @safe @exclusivity(unchecked) var touches = ShortList<UITouch>()
  private var hostAnchor: Anchor<UIView>?
  private weak var weakDelegate: (any UIGestureRecognizerDelegate)?
  // A delegate that is a controller is found by the controller's anchor, and read only while that is not empty.
  private unowned(unsafe) var controllerDelegate: (any UIGestureRecognizerDelegate)?
  private var delegateAnchor: Anchor<UIViewController>?
  var delegateSlot = DelegateSlot()
  @safe @exclusivity(unchecked) var targetActions: [TargetAction] = []
  var isSwitchedOn = true
  var relations: GestureRelations?
  var cancelsForView = true
  var holdsBack = false
  /// Whether no app overrides the methods that take touches: the way by `Set` is saved.
  let isBuiltIn: Bool

  /// The view, as it is stored.
  final var hostView: UIView? {
    get { hostAnchor?.object }
    set { hostAnchor = newValue?.anchor }
  }

  /// The delegate, as it is stored.
  final var storedDelegate: (any UIGestureRecognizerDelegate)? {
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

  /// A name for the app's own use.
  open var name: String?
  /// Whether the view's touches are cancelled when the recogniser succeeds.
  ///
  /// - Source: R-135.
  open var cancelsTouchesInView: Bool {
    get { cancelsForView }
    set { cancelsForView = newValue }
  }
  /// Whether the view hears of a touch only after the recogniser has failed.
  open var delaysTouchesBegan: Bool {
    get { holdsBack }
    set { holdsBack = newValue }
  }
  /// Whether the view hears of a touch's end only after the recogniser has failed.
  open var delaysTouchesEnded = true

  /// Makes a recogniser with a target, if both parts are given.
  public init(target: Any?, action: Selector?) {
    isBuiltIn = BuiltInRecognizers.contain(type(of: self))
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recogniser without a target.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Where the attempt stands.
  ///
  /// Subclasses set it; an edge that no recogniser may take is ignored.
  ///
  /// - Source.
  open var state: State {
    get { toldState ?? phase }
    set {
      guard let world = World.current, world.trap == nil else { return }
      world.arena.take(newValue, of: self, in: world)
    }
  }

  /// Who is asked; a weak reference, or an unsafe one by `Configuration.delegateOwnership`.
  ///
  /// - Source.
  open var delegate: (any UIGestureRecognizerDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      delegateSlot.assign(newValue != nil)
    }
  }

  /// Whether it takes touches; switching off cancels an attempt that has begun.
  ///
  /// - Source.
  open var isEnabled: Bool {
    get { isSwitchedOn }
    set {
      guard newValue != isSwitchedOn else { return }
      isSwitchedOn = newValue
      if !newValue { dropTouches() }
    }
  }

  /// The view whose touches it watches.
  open var view: UIView? { hostView }

  // MARK: - Targets

  /// Adds a target; it is not kept alive, and is told after those that were added before.
  ///
  /// - Source.
  open func addTarget(_ target: Any, action: Selector) {
    let target = asObject(target)
    for pair in targetActions where pair.target === target && pair.action == action { return }
    targetActions.append(TargetAction(target: target, action: action))
  }

  /// Removes targets; nil stands for every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map(asObject)
    targetActions.removeAll { pair in
      (target == nil || pair.target === target) && (action == nil || pair.action == action)
    }
  }

  // MARK: - Touches

  /// Fingers on the screen that it watches.
  open var numberOfTouches: Int { fingerCount }

  /// The middle of the fingers, or where the last one was; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    if phase == .failed { World.current?.note(.finger) }
    let place = middle
    return view.map { $0.fromWindow(place) } ?? place
  }

  /// Where one finger is, counted from 0.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let down = touches.filter(\.isDown)
    precondition(down.indices.contains(touchIndex), "a finger by its index, below numberOfTouches")
    return down[touchIndex].location(in: view)
  }

  /// Gives a touch up without cancelling it for the view.
  ///
  /// - Source: R-136.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.remove(touch) }

  /// For subclasses: fingers were put down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    take(touches) { touch, world in touchBegan(touch, in: world) }
  }

  /// For subclasses: fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    take(touches) { touch, world in touchMoved(touch, in: world) }
  }

  /// For subclasses: fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    take(touches) { touch, world in touchEnded(touch, in: world) }
  }

  /// For subclasses: the system took touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    take(touches) { touch, world in touchCancelled(touch, in: world) }
  }

  /// For subclasses: the attempt is over, and the next one starts clean.
  ///
  /// - Source: R-107.
  open func reset() {}

  // MARK: - Relations

  /// Makes the recogniser wait until another one has failed.
  ///
  /// - Source.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    madeRelations.require(otherGestureRecognizer)
  }

  /// For subclasses: whether it may make another one fail.
  ///
  /// - Source: R-128.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// For subclasses: whether another one may make it fail.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// For subclasses: whether it waits for another one to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// For subclasses: whether another one waits for it to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: - What the engine's own recognisers do with touches

  func touchBegan(_ touch: UITouch, in world: World) {}
  func touchMoved(_ touch: UITouch, in world: World) {}
  func touchEnded(_ touch: UITouch, in world: World) {}

  /// - Source: R-108.
  func touchCancelled(_ touch: UITouch, in world: World) {
    guard fingerCount == 0 else { return }
    world.arena.giveUp(self, in: world)
  }

  /// Called when the attempt has begun or is recognised; `waited` says that others had to fail first.
  func didEnter(waited: Bool, in world: World) {}

  /// Called when the attempt is over.
  func forgetAttempt() {}

  /// The delegate's answer to whether the attempt may begin.
  ///
  /// - Source: R-122.
  func delegateAllowsBegin(in world: World) -> Bool {
    world.reach(.shouldBegin, of: nil)
    return askedDelegate(in: world)?.gestureRecognizerShouldBegin(self) ?? true
  }
}
