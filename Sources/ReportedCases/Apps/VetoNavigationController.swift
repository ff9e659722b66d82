// VetoNavigationController: a controller whose pages are asked before they are left.

import HeadlessUIKit

/// A controller whose pages are asked before they are left, by the swipe and by the way back alike.
final class VetoNavigationController: UINavigationController, UIGestureRecognizerDelegate,
  UINavigationBarDelegate
{
  /// Pages that must not be left, by their titles.
  var vetoes: Set<String> = []
  /// How often a page was asked.
  private(set) var questionCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard viewControllers.count > 1, transitionCoordinator == nil else { return false }
    return mayLeaveTop()
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    // A swipe was asked before it began.
    guard interactivePopGestureRecognizer?.state != .began else { return true }
    return mayLeaveTop()
  }

  private func mayLeaveTop() -> Bool {
    questionCount += 1
    return !vetoes.contains(topViewController?.title ?? "")
  }
}
