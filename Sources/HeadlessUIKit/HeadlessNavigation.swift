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

  /// The controllers whose views lie in the content, back to front; two of them in mid-transition.
  public var pages: [UIViewController] { controller.container.children.compactMap(\.owner) }

  /// Whether the first of `viewControllers` is a top that has gone, until the layout (R-307, Z-16).
  public var readsDepartingFirst: Bool { controller.departingTop != nil }

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
    var position = controller.stack.count
    while position > 0 {
      position -= 1
      if controller.stack[position].barItemIsLost { return false }
    }
    return true
  }

  /// What content and bar show, read in one call.
  package var atRest: RestingNavigation {
    let top = controller.isBarHidden ? nil : controller.stack.last?.storedItem
    return RestingNavigation(
      shownTag: controller.container.onlyPageTag, backTag: backTag,
      hasLeftItem: top?.leftBarButtonItems?.isEmpty == false, isBarIntact: isBarIntact,
      toolbarTag: Int32(controller.extras?.toolbar.items?.first?.tag ?? -1),
      isToolbarHidden: controller.extras?.toolbar.isHidden ?? true,
      takesTouches: controller.container.takesTouches)
  }

  private var backTag: Int32 {
    let place = controller.displayedBackPlace
    return place < 0 ? -1 : controller.stack[place].storedTag
  }

  /// The running transition, read in one call; the coordinator, which says the same, would be retained three times.
  package var movement: NavigationMovement? {
    guard let transition = controller.transition else { return nil }
    return NavigationMovement(
      isInteractive: transition.isInteractive, pageOffset: transition.offset)
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

extension UIViewController {
  /// Whether it is on show, or about to be, by the last callback that it heard.
  package var headlessIsComing: Bool { appearance == .appearing || appearance == .appeared }
}

/// A running transition.
package struct NavigationMovement {
  /// Whether a finger drives it, or nobody.
  package let isInteractive: Bool
  /// How far a swipe has moved the page, in points.
  package let pageOffset: Int
}

/// What content and bar show while nothing moves; controllers by their tags, -1 for none.
package struct RestingNavigation {
  /// The one page that fills the content.
  package let shownTag: Int32
  /// The controller whose item is the way back.
  package let backTag: Int32
  /// Whether the bar shows a left item of the top controller.
  package let hasLeftItem: Bool
  /// Whether the bar's chain of items is the chain of the stack.
  package let isBarIntact: Bool
  /// The tag of the first item in the toolbar.
  package let toolbarTag: Int32
  /// Whether the toolbar is hidden.
  package let isToolbarHidden: Bool
  /// Whether the content takes touches.
  package let takesTouches: Bool
}
