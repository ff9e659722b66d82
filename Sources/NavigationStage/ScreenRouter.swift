// ScreenRouter: a list of screens that an app keeps beside a navigation controller's stack.

public import HeadlessUIKit

/// A list of screens that an app keeps beside a navigation controller's stack: a router, a coordinator, a store.
///
/// At rest it must equal the stack. The navigation controller itself may be the router, or whatever object it works with:
///
///     Subject("mine", router: { ($0 as? MyNavigationController)?.router }) { MyNavigationController() }
@preconcurrency @MainActor
public protocol ScreenRouter: AnyObject {
  /// The screens that it believes to be on the stack, bottom first.
  var routedScreens: [UIViewController] { get }
  /// The app asks it for a new screen.
  func route(to screen: UIViewController)
  /// The app asks it for the way back.
  func routeBack()
  /// Milliseconds by which what it hears reaches it late; one without such a way ignores it.
  var reportDelay: Int { get set }
  /// Whether the screen on top refuses to be left by tap and swipe; one without such a way ignores it.
  var refusesToLeave: Bool { get set }
}

extension ScreenRouter {
  /// It hears at once.
  public var reportDelay: Int {
    get { 0 }
    set {}
  }

  /// No screen refuses to be left.
  public var refusesToLeave: Bool {
    get { false }
    set {}
  }
}

extension ScreenRouter where Self: UINavigationController {
  /// Pushes, animated.
  public func route(to screen: UIViewController) { pushViewController(screen, animated: true) }

  /// Pops, animated.
  public func routeBack() { popViewController(animated: true) }
}
