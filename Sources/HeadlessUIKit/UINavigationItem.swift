// UINavigationItem: what the navigation bar shows of one screen.

public import Foundation

/// What the navigation bar shows of one screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  private var ownerAnchor: Anchor<UIViewController>?

  /// The controller whose item it is.
  final var owner: UIViewController? {
    get { ownerAnchor?.object }
    set { ownerAnchor = newValue?.anchor }
  }

  /// The title in the middle, and on the back button of the screen above.
  open var title: String?
  /// Kept and never used.
  open var prompt: String?
  /// Kept and never used.
  open var titleView: UIView?
  /// The item shown as the way back to this screen while another lies on it.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the way back to this screen.
  open var backButtonTitle: String?
  /// Whether the back button is hidden while this screen is on top.
  open var hidesBackButton = false
  /// Whether left items stand beside the back button, not in its place.
  open var leftItemsSupplementBackButton = false
  /// The search in the bar of this screen.
  open var searchController: UISearchController?
  /// What the toolbar shows while this screen is on top.
  var toolbarItems: [UIBarButtonItem]?
  /// The items on the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The items on the right.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The first item on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Makes an item with nothing from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Sets the first item on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the items on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the first item on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the items on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Whether left items take the place of the back button.
  var leftItemsReplaceBackButton: Bool {
    guard let leftBarButtonItems, !leftBarButtonItems.isEmpty else { return false }
    return !leftItemsSupplementBackButton
  }
}
