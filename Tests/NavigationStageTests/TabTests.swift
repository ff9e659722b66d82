// TabTests: tabs on the stage: what taps and calls make of them, and what is seen.

import HeadlessUIKit
import NavigationModel
import Testing

@testable import NavigationStage

@Suite("Tabs on the stage") @MainActor
struct TabTests {
  private static let inTabs = Subject(
    "in-tabs",
    kinds: [
      ScreenKind(ScreenTraits("plain", bar: .leftAlone)),
      ScreenKind(ScreenTraits("full", bar: .leftAlone, hidesTabBar: true)) {
        let screen = UIViewController()
        screen.hidesBottomBarWhenPushed = true
        return screen
      },
    ], isInTabBar: true
  ) { UINavigationController() }

  private func numbers(_ screens: [ScreenID]) -> [Int] { screens.map { Int($0.number) } }

  @Test("without a tab bar nothing happens")
  func withoutTabBar() throws {
    for action in ["select-tab 1", "tap-tab 1", "reselect-tab"] {
      let played = try Performance("push; settle; \(action); settle")
      played.expectStack([0, 1])
      #expect(!played.last.isInOtherTab)
    }
  }

  @Test("another tab takes the stack off the screen, and brings it back as it has become")
  func away() throws {
    for action in ["select-tab", "tap-tab"] {
      var played = try Performance("push; settle; \(action) 1; settle", on: Self.inTabs)
      #expect(played.last.isInOtherTab)
      #expect(played.last.isCovered)
      try played.play("pop; settle; \(action) 0; settle")
      #expect(!played.last.isInOtherTab)
      played.expectStack([0])
      played.expectShown(0)
    }
  }

  @Test("R-859: a tap on the selected tab goes back to the root, again and again does no harm")
  func reselect() throws {
    let played = try Performance(
      "push; settle; push; settle; reselect-tab; wait 30; reselect-tab; wait 30; reselect-tab; settle",
      on: Self.inTabs)
    played.expectStack([0])
    played.expectShown(0)
  }

  @Test("a hidden tab bar, or a modal, takes no taps")
  func noTaps() throws {
    var played = try Performance(
      "push kind=1; settle; tap-tab 1; reselect-tab; settle", on: Self.inTabs)
    played.expectStack([0, 1])
    #expect(!played.last.isInOtherTab)
    try played.play("pop; settle; present page; settle; tap-tab 1; settle")
    #expect(!played.last.isInOtherTab)
  }

  @Test("B-110, B-113: the tab bar comes back with the root, also under a modal")
  func tabBarReturns() throws {
    let deep = "push kind=1; settle; push kind=1; settle; push kind=1; settle"
    var played = try Performance("\(deep); pop-to-root; settle", on: Self.inTabs)
    #expect(!played.last.isTabBarHidden)
    try played.play(
      "push kind=1; settle; present full; settle; pop-to-root unanimated; dismiss top; settle")
    played.expectStack([0])
    #expect(!played.last.isTabBarHidden)
  }

  @Test("B-112: the tab bar is hidden while a screen above the root asks for it")
  func removedFromTheMiddle() throws {
    var played = try Performance("push kind=1; settle; push; settle", on: Self.inTabs)
    #expect(played.last.isTabBarHidden)
    try played.play("set-stack root-and-top unanimated; settle")
    #expect(!played.last.isTabBarHidden)
    try played.play("push; settle")
    #expect(!played.last.isTabBarHidden)
  }
}
