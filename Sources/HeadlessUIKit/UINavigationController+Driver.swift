// UINavigationController+Driver: what whoever drives the engine reads and does, and UIKit does not offer.

extension UINavigationController {
  /// The one controller whose page lies in the content; nil if there is none, or more than one.
  public final var onlyShownController: UIViewController? {
    let pages = container.subviews
    guard pages.count == 1, container.window != nil else { return nil }
    return pages[0].owner
  }

  /// How far a finger, or what follows it, has moved the page: points from 0.
  public final var swipeOffset: Int { transition?.offset ?? 0 }

  /// The controller whose item the bar shows as the way back.
  public final var wayBackController: UIViewController? { displayedBackController }

  /// Whether the bar shows a left item of the top.
  public final var showsLeftItem: Bool {
    guard !isBarHidden, let item = stack.last?.storedItem else { return false }
    return item.leftBarButtonItem != nil
  }

  /// Whether the bar's chain of items is the stack's.
  public final var barMatchesStack: Bool {
    !hasStrayBarItem && !stack.contains(where: \.barItemIsLost)
  }

  /// The user taps what the bar shows at its left: the way back, or else the first left item.
  public final func tapBack() { tapWayBack() }
}
