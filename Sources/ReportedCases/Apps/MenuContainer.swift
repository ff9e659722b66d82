// MenuContainer: a side menu around a page, which passes appearance on by hand.

import HeadlessUIKit

/// A side menu around a page: while the menu is dragged open the page is on its way out.
final class MenuContainer: UIViewController {
  private let page: UIViewController

  init(page: UIViewController) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }

  /// The finger starts to pull the menu open.
  func beginDrag() { page.beginAppearanceTransition(false, animated: true) }

  /// The finger lets go where it began: the page is back.
  func endDragClosed() {
    page.beginAppearanceTransition(true, animated: true)
    page.endAppearanceTransition()
  }
}
