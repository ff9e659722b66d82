// UINavigationBar: the bar above the page.

public import Foundation

/// The bar above the page, which shows the items of a navigation controller's stack.
///
/// - Source: R-815 ... R-820.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  private var controllerAnchor: Anchor<UIViewController>?
  private(set) var ownItems: [UINavigationItem]?

  /// Asked about pops of a bar that stands alone; a navigation controller's bar asks its controller.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// Kept and never used.
  open var isTranslucent = true
  /// Kept, whatever screen comes, and never used.
  open var barTintColor: UIColor?
  /// Kept and never used.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// Kept and never used.
  open var prefersLargeTitles = false

  /// The navigation controller whose bar it is.
  final var controller: UINavigationController? {
    get { controllerAnchor?.object?.asNavigationController }
    set { controllerAnchor = newValue?.anchor }
  }

  /// The items, bottom first.
  open var items: [UINavigationItem]? {
    get {
      guard let controller else { return ownItems }
      var items = controller.barChain.map(\.navigationItem)
      if controller.hasStrayBarItem { items.append(UINavigationItem(title: "")) }
      return items
    }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items of a bar that stands alone; a navigation controller's own bar raises.
  ///
  /// - Source: R-820.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard standsAlone else { return }
    ownItems = items
  }

  /// Pushes an item onto a bar that stands alone; a navigation controller's own bar raises.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard standsAlone else { return }
    ownItems = (ownItems ?? []) + [item]
  }

  /// Pops the last item of a bar that stands alone; a navigation controller's own bar raises.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    standsAlone ? ownItems?.popLast() : nil
  }

  private var standsAlone: Bool {
    guard controller != nil else { return true }
    World.forCall("navigationBar.items")?.raise(.barIsManaged)
    return false
  }

  /// The last item.
  open var topItem: UINavigationItem? { items?.last }

  /// The item below the last.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// What the way back is called: the item's own title, or the generic word; nil where none is shown.
  ///
  /// UIKit has no such property.
  public var displayedBackTitle: String? {
    guard let controller, let back = controller.displayedBackController else { return nil }
    let item = back.navigationItem
    if let title = item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title,
      !title.isEmpty
    {
      return title
    }
    return "Back"
  }
}

/// Asked by a bar about pops; a subclass of the navigation controller may adopt it.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: AnyObject {
  /// Whether the item may be popped; yes by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  /// Yes.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  { true }
}
