// StagedCase+Tabs: the tabs beside the controller's own, and the taps and calls that select them.

import HeadlessUIKit
import NavigationModel

extension StagedCase {
  /// Whether another tab than the controller's is selected.
  var isInOtherTab: Bool {
    guard madeTabs, let tabBar else { return false }
    return tabBar.selectedViewController !== navigation
  }

  /// The app's code selects a tab; nothing without a tab bar, under a finger, or while the plain cover is up.
  func selectTab(_ index: Int) {
    guard cover == nil, !world.isFingerDown, let tabBar else { return }
    makeTabs(in: tabBar)
    tabBar.selectedIndex = index
  }

  /// The user taps a tab, or the one that is selected; nothing without a tab bar, or while it is hidden.
  func tapTab(_ index: Int?, _ observe: (borrowing Observation) -> Bool) {
    guard !world.isFingerDown, cover == nil, let tabBar else { return nothing(observe) }
    guard openTurn(observe) else { return }
    makeTabs(in: tabBar)
    tabBar.headless.tap(index ?? tabBar.selectedIndex)
    closeTurn(observe, as: .afterTouch)
  }

  /// Makes the other tabs when tabs are first spoken of: another stack, and a plain page.
  private func makeTabs(in tabBar: UITabBarController) {
    guard !madeTabs else { return }
    madeTabs = true
    let pages = [UIViewController(), UIViewController()]
    for page in pages { name(page) }
    tabBar.viewControllers = [
      navigation, UINavigationController(rootViewController: pages[0]), pages[1],
    ]
  }
}
