// TabBarTests: what hides the tab bar.

import Testing

@testable import HeadlessUIKit

@Suite("Tab bar") @MainActor
struct TabBarTests {
  private func rig(
    _ configure: (inout Configuration) -> Void = { _ in }
  ) -> NavigationRig {
    NavigationRig("R", isInTabs: true, configure: configure)
  }

  private func push(_ name: String, hiding: Bool, on rig: NavigationRig) {
    let made = rig.screen(name)
    made.hidesBottomBarWhenPushed = hiding
    rig.call { $0.pushViewController(made, animated: true) }
    rig.settle()
  }

  @Test("R-825, R-826: it is hidden while a controller above the root asked for it")
  func hidden() {
    let rig = rig()
    #expect(!rig.isTabBarHidden)
    push("A", hiding: true, on: rig)
    #expect(rig.isTabBarHidden)
    push("B", hiding: false, on: rig)
    #expect(rig.isTabBarHidden)
    rig.pop()
    rig.settle()
    #expect(rig.isTabBarHidden)
    rig.pop()
    rig.settle()
    #expect(!rig.isTabBarHidden)
  }

  @Test("Z-27: only the top may count")
  func topOnly() {
    let rig = rig { $0.bottomBarRule = .topOnly }
    push("A", hiding: true, on: rig)
    push("B", hiding: false, on: rig)
    #expect(!rig.isTabBarHidden)
  }

  @Test("R-827: the flag is read at the push, or whenever it is asked for")
  func flagRead() {
    for value in Configuration.BottomBarFlagRead.allCases {
      let rig = rig { $0.bottomBarFlagRead = value }
      push("A", hiding: true, on: rig)
      rig.navigation.topViewController?.hidesBottomBarWhenPushed = false
      #expect(rig.isTabBarHidden == (value == .atPush))
    }
  }

  @Test("R-830: a cancelled swipe leaves it hidden, a finished one shows it")
  func swipes() {
    let rig = rig()
    push("A", hiding: true, on: rig)
    rig.partialSwipe()
    rig.settle()
    #expect(rig.isTabBarHidden)
    rig.swipe()
    rig.settle()
    #expect(!rig.isTabBarHidden)
  }

  @Test("R-308: a pop of several levels may leave it hidden")
  func multiLevel() {
    for isFaulty in [false, true] {
      let rig = rig { $0.multiLevelPopKeepsTabBarHidden = isFaulty }
      push("A", hiding: true, on: rig)
      push("B", hiding: true, on: rig)
      rig.call { _ = $0.popToRootViewController(animated: true) }
      rig.settle()
      #expect(rig.isTabBarHidden == isFaulty)
    }
  }

  @Test("R-829: a pop under a modal may leave it hidden")
  func underModal() {
    for isFaulty in [false, true] {
      let rig = rig { $0.popUnderModalKeepsTabBarHidden = isFaulty }
      push("A", hiding: true, on: rig)
      let modal = rig.screen("M")
      modal.modalPresentationStyle = .fullScreen
      rig.call { $0.present(modal, animated: false) }
      rig.settle()
      rig.pop(animated: false)
      rig.settle()
      rig.call { $0.dismiss(animated: false) }
      rig.settle()
      rig.expectStack("R")
      rig.expectShown("R")
      #expect(rig.isTabBarHidden == isFaulty)
    }
  }

  @Test("R-859: a tap on the selected tab pops its stack to the root, unless the delegate says no")
  func reselection() throws {
    let rig = rig()
    let tabs = try #require(rig.navigation.tabBarController)
    let chooser = Chooser()
    rig.call { _ in tabs.delegate = chooser }
    for isAllowed in [false, true] {
      push("A", hiding: false, on: rig)
      push("B", hiding: false, on: rig)
      chooser.isAllowed = isAllowed
      rig.call { _ in tabs.headless.tap(0) }
      #expect(rig.stack == (isAllowed ? ["R"] : ["R", "A", "B"]))
      #expect(chooser.selections == (isAllowed ? 1 : 0))
      #expect(rig.callbacks.last != "didShow(R)")
      rig.settle()
      if !isAllowed { rig.call { _ = $0.popToRootViewController(animated: false) } }
      rig.settle()
      rig.expectShown("R")
    }
  }

  @Test("R-860: tapping the selected tab again while that pop runs does no harm")
  func rapidReselection() throws {
    for policy in [Configuration.NestedTransitionPolicy.queue, .corrupt, .interrupt] {
      let rig = rig { $0.nestedTransitionPolicy = policy }
      let tabs = try #require(rig.navigation.tabBarController)
      push("A", hiding: false, on: rig)
      push("B", hiding: false, on: rig)
      for _ in 0..<3 {
        rig.call { _ in tabs.headless.tap(0) }
        rig.wait(30)
      }
      rig.settle()
      #expect(rig.stack == ["R"], "\(policy)")
      #expect(rig.probe(), "\(policy)")
    }
  }

  @Test("a tap selects another tab, and none while the bar is hidden")
  func taps() throws {
    let rig = rig()
    let tabs = try #require(rig.navigation.tabBarController)
    let other = rig.screen("X")
    rig.call { nav in tabs.viewControllers = [nav, other] }
    push("A", hiding: true, on: rig)
    rig.call { _ in tabs.headless.tap(1) }
    #expect(tabs.selectedIndex == 0)
    rig.pop()
    rig.settle()
    rig.call { _ in tabs.headless.tap(1) }
    #expect(tabs.selectedIndex == 1)
    rig.call { _ in tabs.headless.tap(2) }
    #expect(tabs.selectedIndex == 1)
  }

  @Test("another tab's controller appears when it is selected")
  func tabs() throws {
    let rig = rig()
    let tabs = try #require(rig.navigation.tabBarController)
    let other = rig.screen("X")
    rig.call { nav in tabs.viewControllers = [nav, other] }
    rig.settle()
    rig.world.clearLog()
    rig.call { _ in tabs.selectedIndex = 1 }
    rig.settle()
    rig.expectCallbacksSoFar("R.wD", "X.load", "X.wA", "R.dD", "X.dA")
    rig.world.clearLog()
    rig.push("A")
    rig.settle()
    rig.expectCallbacksSoFar("A.wM", "A.dM")
    rig.call { _ in tabs.selectedIndex = 0 }
    rig.settle()
    #expect(
      rig.callbacks.suffix(7) == [
        "X.wD", "A.load", "A.wA", "willShow(A)", "X.dD", "A.dA", "didShow(A)",
      ])
    rig.expectShown("A")
  }
}

/// Allows taps or not, and counts those that selected something.
private final class Chooser: NSObject, UITabBarControllerDelegate {
  var isAllowed = true
  var selections = 0

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { isAllowed }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { selections += 1 }
}
