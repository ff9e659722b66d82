// Specification+Tabs: which tab is selected, and what a tap on it does to the stack.

import NavigationModel

extension Specification {
  /// The app's code selected a tab.
  mutating func selectTab(_ index: Int) {
    guard known.facts.hasTabBar, !isPlainlyCovered, !isUnderFinger else { return }
    makeTabs()
    guard index != tabs.selected else { return }
    switchTab(to: index)
  }

  /// The user tapped a tab; nil is the one that is selected: its stack goes back to its root.
  mutating func tapTab(_ index: Int?) {
    guard known.facts.hasTabBar else { return }
    makeTabs()
    guard !isTabBarHidden, !isUnderModal else { return }
    guard let index, index != tabs.selected else { return reselectTab() }
    switchTab(to: index)
  }

  private mutating func switchTab(to index: Int) {
    if phase != .idle { situations.insert(.tabSwitchedInTransition) }
    situations.insert(.tabSwitched)
    tabs.selected = index
    hadEffect = true
    disturb()
  }

  private mutating func reselectTab() {
    guard tabs.selected == 0 else { return }
    situations.insert(phase == .idle ? .tabReselected : .tabReselectedInTransition)
    disturb()
    guard stack.count > 1 || !calls.isEmpty else { return }
    calls.append(Call(operation: .popToRoot, isOwed: isAtRest, isAnimated: true))
    hadEffect = true
  }

  /// The other tabs are made when tabs are first spoken of.
  private mutating func makeTabs() {
    guard !tabs.isUsed else { return }
    for _ in 0..<2 {
      tabs.pages.append(ScreenID(screens.count))
      screens.append(ScreenRecord(kind: 0, isBeside: true))
    }
    hadEffect = true
  }

  /// Whether another tab than the controller's is selected.
  package var isInOtherTab: Bool { tabs.selected != 0 }

  /// Whether a screen stands beside the stack, on its own account.
  mutating func isBeside(_ screen: ScreenID) -> Bool {
    let number = Int(screen.number)
    return screens.indices.contains(number) && screens[number].isBeside
  }

  /// Whether the tab that is seen is the selected one.
  mutating func judgeTabs(of observation: borrowing Observation) -> Violation? {
    guard observation.isInOtherTab != isInOtherTab else { return nil }
    return violation(
      .wrongScreen, expected: .flag(isInOtherTab), observed: .flag(observation.isInOtherTab))
  }

  /// Whether at rest the page of the selected tab has appeared, and no other.
  mutating func judgeTabsAtRest() -> Violation? {
    let isCoveredByModal = modals.chain.first.map { screens[Int($0.number)].modal == .full } == true
    for (position, page) in tabs.pages.enumerated() {
      let isOnShow = tabs.selected == position + 1 && !isCoveredByModal
      let appearance = screens[Int(page.number)].appearance
      if appearance != (isOnShow ? .appeared : .disappeared) {
        return violation(.unbalancedAppearance, screen: page, expected: .flag(isOnShow))
      }
    }
    return nil
  }
}
