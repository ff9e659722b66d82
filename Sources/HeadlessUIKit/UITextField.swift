// UITextField: a control that text is typed into, and the keyboard that comes with it.

public import Foundation

/// A control that text is typed into: while it is the first responder, the keyboard is up.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// What was typed.
  open var text: String?
  /// What stands there while nothing was typed.
  open var placeholder: String?

  open override var canBecomeFirstResponder: Bool { isInWindow && isEnabled }

  override var bringsKeyboard: Bool { true }

  /// Whether it is being typed into.
  open var isEditing: Bool { isFirstResponder }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isTapped = isTracking && isTouchInside
    super.touchesEnded(touches, with: event)
    if isTapped { becomeFirstResponder() }
  }
}

/// Where the keyboard is; inferred throughout: no source says when it moves in a transition.
///
/// It comes up when a text field becomes the first responder, and goes when that one resigns or leaves its window. In a swipe it
/// stays until the page is gone, and after a cancel it is as it was.
@preconcurrency @MainActor
struct Keyboard {
  /// What the keyboard does.
  enum State: Int {
    case down, rising, up, sinking
  }

  /// Milliseconds that it takes to come or to go.
  static let duration = 250

  private(set) var state = State.down
  private var token: DeadlineList.Token?

  /// Whether it is up, or on its way there.
  var isUp: Bool { state == .rising || state == .up }

  /// Brings it up or takes it away, as the first responder asks.
  static func follow(in world: World) {
    let isWanted = world.firstResponder?.bringsKeyboard ?? false
    guard isWanted != world.keyboard.isUp else { return }
    if let token = world.keyboard.token { world.deadlines.remove(token) }
    world.keyboard.state = isWanted ? .rising : .sinking
    world.keyboard.token = world.deadlines.add(
      at: world.now + duration,
      .animation { [unowned world] in arrive(in: world) })
    if isWanted { hideBars(over: world.firstResponder) }
    announce(
      isWanted
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      isWanted ? .keyboardWillShow : .keyboardWillHide, in: world)
  }

  /// A navigation controller around the responder may want its bars to go.
  private static func hideBars(over responder: UIResponder?) {
    var responder = responder
    while let present = responder {
      if let controller = (present as? UIViewController)?.asNavigationController,
        controller.hidesBarsWhenKeyboardAppears
      {
        controller.setNavigationBarHidden(true, animated: true)
      }
      responder = present.next
    }
  }

  private static func arrive(in world: World) {
    world.keyboard.token = nil
    let isUp = world.keyboard.isUp
    world.keyboard.state = isUp ? .up : .down
    announce(
      isUp ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
      isUp ? .keyboardDidShow : .keyboardDidHide, in: world)
  }

  private static func announce(
    _ name: Notification.Name, _ kind: WorldEvent.Kind, in world: World
  ) {
    world.note(kind)
    NotificationCenter.default.post(name: name, object: nil)
  }
}

extension UIResponder {
  /// The keyboard starts to come up.
  public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The keyboard is up.
  public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// The keyboard starts to go.
  public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The keyboard is gone.
  public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
}

extension UIView {
  /// Takes the keyboard away, if it types into the view or into something in it.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let world = World.current, let responder = world.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else { return false }
    return responder.resignFirstResponder()
  }
}

extension World {
  /// Whether the keyboard is up, or on its way there.
  public var isKeyboardUp: Bool { keyboard.isUp }

  /// The controller in whose view the first responder lies; nil if there is none, or if it lies nowhere.
  public var controllerOfFirstResponder: UIViewController? {
    var responder: UIResponder? = firstResponder
    while let present = responder {
      if let controller = present as? UIViewController { return controller }
      responder = present.next
    }
    return nil
  }

  /// Whether there is a first responder.
  public var hasFirstResponder: Bool { firstResponder != nil }

  /// A view leaves its window: it is not the first responder any more, whether it likes or not.
  func forgetResponder(_ view: UIView) {
    guard firstResponder === view else { return }
    firstResponder = nil
    Keyboard.follow(in: self)
  }
}
