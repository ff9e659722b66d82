// UIControl: a view that is tapped, such as a button or the row of a list.

/// A view that is tapped, and tells its targets.
///
/// A tap reaches it by hit test, as any touch: not while a transition keeps touches from the content, and not
/// once a recogniser has taken the touch.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What a control tells of.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit an event.
    public let rawValue: UInt
    /// Makes events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger was put down on it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger was lifted on it: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside of it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is there for: a tap on a button.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// All that fingers do.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
  }

  /// One target, with the events that it hears of.
  struct Pair {
    let events: Event
    let target: TargetAction?
    let action: UIAction?
  }

  /// Whether it can be tapped; it takes touches all the same.
  open var isEnabled = true
  /// Whether it is chosen, for the app's own use.
  open var isSelected = false
  /// Whether a finger is on it.
  open internal(set) var isTracking = false
  /// Whether the finger that was put down on it is still over it.
  open internal(set) var isTouchInside = false
  private(set) var pairs: [Pair] = []

  /// Whether it looks as if it were pressed.
  open var isHighlighted: Bool {
    get { isTracking && isTouchInside }
    set { isTouchInside = newValue }
  }

  /// Adds a target for events; it is not kept alive.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let target else { return }
    let pair = TargetAction(target: asObject(target), action: action)
    pairs.append(Pair(events: controlEvents, target: pair, action: nil))
  }

  /// Adds a closure for events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    pairs.append(Pair(events: controlEvents, target: nil, action: action))
  }

  /// Removes a target from events; nil stands for every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map(asObject)
    pairs.removeAll { pair in
      guard let told = pair.target, !pair.events.isDisjoint(with: controlEvents) else {
        return false
      }
      return (target == nil || told.target === target) && (action == nil || told.action == action)
    }
  }

  /// Tells the targets of events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    guard let world = World.forCall("UIControl.sendActions") else { return }
    for pair in pairs where !pair.events.isDisjoint(with: controlEvents) {
      guard world.trap == nil else { return }
      world.callbackCount += 1
      pair.target?.send(from: self)
      if let action = pair.action { action.handler(action) }
    }
  }

  // MARK: - Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking else { return }
    isTracking = true
    isTouchInside = true
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = isNear(touch)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = isNear(touch)
    forgetTouch()
    sendActions(for: isInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    forgetTouch()
    sendActions(for: .touchCancel)
  }

  private func forgetTouch() {
    isTracking = false
    isTouchInside = false
  }

  private func isNear(_ touch: UITouch) -> Bool {
    point(inside: touch.location(in: self), with: nil)
  }
}

/// A control with a title.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// How the button would look.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
  }

  /// How the button would look.
  public private(set) var buttonType = ButtonType.custom
  /// The title on show.
  open private(set) var currentTitle: String?

  /// Makes a button of a type, without extent.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button that runs a closure when it is tapped.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    currentTitle = primaryAction.title
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Sets the title, in whatever state.
  open func setTitle(_ title: String?, for state: State) { currentTitle = title }

  /// A state that a title is set for; there is one title for all.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit a state.
    public let rawValue: UInt
    /// Makes states from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Neither pressed nor switched off.
    public static let normal: State = []
  }
}
