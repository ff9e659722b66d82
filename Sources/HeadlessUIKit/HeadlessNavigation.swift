// HeadlessNavigation: what a driver sees of a navigation controller, and does to its bar.

/// What a driver sees of a navigation controller beyond UIKit's own properties, and does to its bar.
///
/// One name on the controller leads to all of it, so that a subclass is free in its own names.
@preconcurrency @MainActor
public struct HeadlessNavigation {
  let controller: UINavigationController

  /// The one page that fills the content; nil if there is none or more than one, or if it is not in a window.
  public var shown: UIViewController? {
    let pages = controller.container.children
    guard pages.count == 1, pages[0].isInWindow else { return nil }
    return pages[0].owner
  }

  /// Whether a transition runs.
  public var isInTransition: Bool { controller.transition != nil }

  /// Whether a finger drives it, or nobody.
  public var isInteractive: Bool { controller.transition?.isInteractive ?? false }

  /// How far a swipe has moved the page, in points.
  public var pageOffset: Int { controller.transition?.offset ?? 0 }

  /// The controller whose item the bar shows as the way back.
  public var backController: UIViewController? { controller.displayedBackController }

  /// Whether the bar shows a left item of the top controller.
  public var hasLeftItem: Bool { !controller.displayedLeftItems.isEmpty }

  /// Whether the bar's chain of items is the chain of the stack.
  public var isBarIntact: Bool {
    guard !controller.hasStrayBarItem else { return false }
    for controller in controller.stack where controller.barItemIsLost { return false }
    return true
  }

  /// The user taps what the bar shows as the way back: a left item that stands in its place, or the back button.
  ///
  /// Nothing happens while the bar is hidden or off the screen, or while touches are kept from it (Z-35).
  public func tapBack() { controller.tapWayBack() }
}

extension UINavigationController {
  /// The driver's view of the controller; UIKit has nothing like it.
  public var headless: HeadlessNavigation { HeadlessNavigation(controller: self) }
}
