// UIResponder: what may hear of touches, and the chain that hands them on.

/// What may hear of touches; what it does not handle it hands on to ``next``.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() { super.init() }

  /// The next one in the chain.
  open var next: UIResponder? { nil }

  /// Whether it may become the first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it may stop being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether it is the first responder of the current world.
  open var isFirstResponder: Bool { World.current?.firstResponder === self }

  /// Becomes the first responder, if it may and the old one lets go.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let world = World.current else { return false }
    if world.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let old = world.firstResponder {
      world.isPassingResponder = true
      let isGiven = old.resignFirstResponder()
      world.isPassingResponder = false
      guard isGiven else { return false }
    }
    world.firstResponder = self
    Keyboard.follow(in: world)
    return true
  }

  /// Stops being the first responder, if it may.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let world = World.current else { return false }
    guard world.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    world.firstResponder = nil
    // Who takes over at once keeps the keyboard up.
    if !world.isPassingResponder { Keyboard.follow(in: world) }
    return true
  }

  /// Whether the keyboard comes up for it.
  var bringsKeyboard: Bool { false }

  /// For controllers: their view is about to be laid out.
  func willLayOutView() {}

  /// For controllers: their view was laid out.
  func didLayOutView() {}

  /// Fingers were put down; by default the next responder hears of it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextHearer?.touchesBegan(touches, with: event)
  }

  /// Fingers moved; by default the next responder hears of it.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextHearer?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted; by default the next responder hears of it.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextHearer?.touchesEnded(touches, with: event)
  }

  /// The system took the touches away; by default the next responder hears of it.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextHearer?.touchesCancelled(touches, with: event)
  }

  /// The next responder that may have something to do with touches: plain views and windows hand them on in any case.
  private var nextHearer: UIResponder? {
    guard let next else { return nil }
    let isPlain = type(of: next) == UIView.self || type(of: next) == UIWindow.self
    return isPlain ? next.nextHearer : next
  }
}
