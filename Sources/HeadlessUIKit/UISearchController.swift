// UISearchController: a search in the bar of a screen.

public import Foundation

/// A search in the bar of a screen: while it is active, its field is the first responder.
///
/// It stays active while other screens lie on its own, and keeps what was typed; only the keyboard goes. Its own view is never
/// shown. Inferred: no source says more.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The field with what is searched for.
  public let searchBar = UISearchBar(frame: CGRect(x: 0, y: 44, width: 375, height: 44))
  /// The controller that would show the results; kept and never shown.
  public let searchResultsController: UIViewController?
  /// Whether the bar would be hidden while it is active; kept without effect.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the content would be dimmed; kept without effect.
  open var obscuresBackgroundDuringPresentation = true
  /// Who hears that the search is over or has changed.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  private var active = false

  /// Makes a search.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Searches do not come from archives here.
  public required init?(coder: NSCoder) { nil }

  /// Whether the user searches.
  open var isActive: Bool {
    get { active }
    set {
      guard newValue != active else { return }
      active = newValue
      if newValue {
        searchBar.searchTextField.becomeFirstResponder()
      } else {
        searchBar.searchTextField.resignFirstResponder()
        searchBar.text = nil
      }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }
}

/// The field of a search.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// What is typed into.
  public let searchTextField = UITextField(frame: CGRect(x: 8, y: 4, width: 359, height: 36))

  /// Makes a field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(searchTextField)
  }

  /// Fields do not come from archives here.
  public required init?(coder: NSCoder) { nil }

  /// What is searched for.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
}

/// Hears that a search has changed.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// The search has begun, has ended, or is for something else.
  func updateSearchResults(for searchController: UISearchController)
}
