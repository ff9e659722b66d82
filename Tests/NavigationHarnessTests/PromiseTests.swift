// PromiseTests: what a subject promises is judged though its kinds declare nothing, or it is said why not.

import HeadlessUIKit
import NavigationModel
import NavigationSpec
import NavigationStage
import Testing

@testable import NavigationHarness

@Suite("Promises") @MainActor
struct PromiseTests {
  private static func plain(
    _ promises: Promises, isInTabBar: Bool = false, excludedActions: Set<String> = []
  ) -> Subject {
    Subject(
      "plain", promises: promises, isInTabBar: isInTabBar, excludedActions: excludedActions
    ) { UINavigationController() }
  }

  @Test("of a hidden tab bar is judged above the root, whatever the kinds declare")
  func tabBar() throws {
    let subject = Self.plain([.usual, .hidesTabBarWhenPushed], isInTabBar: true)
    let result = try CaseRunner.result(of: "push; settle", on: subject)
    #expect(result.violation?.rule == .tabBarState)
    #expect(result.violation?.expected == .flag(true))
    #expect(subject.facts.unjudgedPromises.isEmpty)
    let mute = Self.plain(.usual, isInTabBar: true)
    #expect(try CaseRunner.result(of: "push; settle", on: mute).violation == nil)
  }

  @Test("of a left item is judged above the root, whatever the kinds declare")
  func leftItem() throws {
    let subject = Self.plain([.usual, .pushedScreensCarryLeftItem])
    let result = try CaseRunner.result(of: "push; settle", on: subject)
    #expect(result.violation?.rule == .leftItemMissing)
    #expect(subject.facts.unjudgedPromises.isEmpty)
    let mute = Self.plain(.usual)
    #expect(try CaseRunner.result(of: "push; settle", on: mute).violation == nil)
  }

  @Test("that nothing can break are told with the reason")
  func unjudged() {
    let all = Self.plain(
      [
        .absorbsDuplicatePush, .hidesTabBarWhenPushed, .swipeBackWithHiddenBar, .keepsVeto,
      ], excludedActions: ["push-again"])
    #expect(
      all.facts.unjudgedPromises == [
        "promise absorbsDuplicatePush is not judged, because push-again is excluded",
        """
        promise hidesTabBarWhenPushed is not judged, because the controller is in no tab bar \
        controller (isInTabBar: true)
        """,
        """
        promise swipeBackWithHiddenBar is not judged, because swipeBackWhenIdle is not promised
        """,
        """
        promise keepsVeto is not judged, because no router is given, whose screens could refuse to \
        be left (router:)
        """,
      ])
  }
}
