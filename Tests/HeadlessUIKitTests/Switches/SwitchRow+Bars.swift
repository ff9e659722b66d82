// SwitchRow+Bars: scenes for the switches of the navigation bar and of the tab bar.

import Testing

@testable import HeadlessUIKit

extension SwitchRow {
  static let bars = [
    SwitchRow("barDuration", \.barDuration, [1: "1", 200: "200", 5000: "5000"]) { set in
      let rig = NavigationRig("R", configure: set)
      return rig.world.run { "\(Int(UINavigationController.hideShowBarDuration * 1000))" }
    },
    SwitchRow(
      "barHiddenOnCancel", \.barHiddenOnCancel, [.honoured: "shown", .lost: "hidden"]
    ) { set in
      let rig = NavigationRig("R", "A", gate: .depth, configure: set) { screen in
        screen.onWillAppear = {
          $0.navigationController?.setNavigationBarHidden($0.name == "R", animated: true)
        }
      }
      rig.call { $0.setNavigationBarHidden(false, animated: false) }
      rig.partialSwipe()
      rig.settle()
      return rig.navigation.isNavigationBarHidden ? "hidden" : "shown"
    },
    SwitchRow("cancelLosesBarItem", \.cancelLosesBarItem, [true: "1", false: "2"]) { set in
      let rig = NavigationRig("R", "A", gate: .depth, configure: set)
      rig.call { $0.setNavigationBarHidden(true, animated: false) }
      rig.partialSwipe()
      rig.settle()
      return "\(rig.navigation.navigationBar.items?.count ?? 0)"
    },
    SwitchRow("bottomBarRule", \.bottomBarRule, [.anyInStack: "hidden", .topOnly: "shown"]) { set in
      let rig = NavigationRig("R", isInTabs: true, configure: set)
      rig.push("A", hidingTabBar: true)
      rig.push("B", hidingTabBar: false)
      return rig.tabBar
    },
    SwitchRow(
      "bottomBarFlagRead", \.bottomBarFlagRead, [.atPush: "hidden", .live: "shown"]
    ) { set in
      let rig = NavigationRig("R", isInTabs: true, configure: set)
      rig.push("A", hidingTabBar: true)
      rig.navigation.topViewController?.hidesBottomBarWhenPushed = false
      return rig.tabBar
    },
    SwitchRow(
      "multiLevelPopKeepsTabBarHidden", \.multiLevelPopKeepsTabBarHidden,
      [true: "hidden", false: "shown"]
    ) { set in
      let rig = NavigationRig("R", isInTabs: true, configure: set)
      rig.push("A", hidingTabBar: true)
      rig.push("B", hidingTabBar: true)
      rig.call { _ = $0.popToRootViewController(animated: true) }
      rig.settle()
      return rig.tabBar
    },
    SwitchRow(
      "popUnderModalKeepsTabBarHidden", \.popUnderModalKeepsTabBarHidden,
      [true: "hidden", false: "shown"]
    ) { set in
      let rig = NavigationRig("R", isInTabs: true, configure: set)
      rig.push("A", hidingTabBar: true)
      let modal = rig.screen("M")
      modal.modalPresentationStyle = .fullScreen
      rig.call { $0.present(modal, animated: false) }
      rig.settle()
      rig.pop(animated: false)
      rig.settle()
      rig.call { $0.dismiss(animated: false) }
      rig.settle()
      return rig.tabBar
    },
  ]
}

extension NavigationRig {
  /// Whether the tab bar is to be seen.
  fileprivate var tabBar: String { isTabBarHidden ? "hidden" : "shown" }

  /// Pushes a screen, and lets the transition end.
  fileprivate func push(_ name: String, hidingTabBar: Bool) {
    let made = screen(name)
    made.hidesBottomBarWhenPushed = hidingTabBar
    call { $0.pushViewController(made, animated: true) }
    settle()
  }
}
