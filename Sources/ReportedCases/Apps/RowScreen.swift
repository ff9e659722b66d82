// RowScreen: a screen with one row that pushes the next screen when it is tapped.

import HeadlessUIKit

/// A screen with one row that pushes the next screen when it is tapped.
final class RowScreen: UIViewController {
  private let makeNext: @MainActor () -> UIViewController
  private let waitsForTransitions: Bool

  /// A screen whose row fills the upper half.
  ///
  /// - Parameters:
  ///   - waits: whether a tap while a transition runs is passed over.
  ///   - next: makes the screen that is pushed.
  init(waitsForTransitions waits: Bool = false, next: @escaping @MainActor () -> UIViewController) {
    waitsForTransitions = waits
    makeNext = next
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let row = UIView(frame: CGRect(x: 0, y: 100, width: 375, height: 200))
    row.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(RowScreen.open, name: "open")))
    view.addSubview(row)
  }

  /// The row was tapped.
  func open() {
    guard !waitsForTransitions || navigationController?.transitionCoordinator == nil else { return }
    navigationController?.pushViewController(makeNext(), animated: true)
  }
}
