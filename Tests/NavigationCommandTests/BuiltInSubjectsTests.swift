// BuiltInSubjectsTests: the list of subjects is complete, in order, and makes sense to the model.

import HeadlessUIKit
import NavigationCommand
import NavigationModel
import NavigationStage
import Testing

@Suite("Built-in subjects")
struct BuiltInSubjectsTests {
  @Test("stand in the order of tables and lists")
  func order() {
    #expect(
      BuiltInSubjects.all.map(\.name) == [
        "stock", "stock-custom-back", "stock-back-item", "stock-hidden-bar",
        "delegate-nil", "delegate-self", "screen-as-delegate",
        "shown-screen-guard", "shown-screen-guard-scroll-fail", "shown-screen-guard-scroll-both",
        "shown-screen-guard-scroll-none",
        "child-count-guard", "child-count-guard-tab-bar",
        "fullscreen-pop", "fullscreen-pop-without-hook", "fullscreen-pop-without-contains",
        "push-flag-guard", "push-flag-guard-cleared",
        "lock-drop", "lock-drop-until-shown", "lock-queue-until-shown",
        "recommended-guard", "recommended-guard-queue",
        "own-swipe", "own-swipe-kept", "own-swipe-ended-only", "own-swipe-unended",
        "router-from-will-show", "router-from-did-show", "router-from-disappear",
        "router-from-overrides", "router-with-echo", "synced-router",
      ])
  }

  @Test("are found by their names", arguments: BuiltInSubjects.all.map(\.name))
  func found(name: String) {
    #expect(BuiltInSubjects.named(name)?.name == name)
  }

  @Test("are not found by another name", arguments: ["", "Stock", "delegate", "stock "])
  func notFound(name: String) {
    #expect(BuiltInSubjects.named(name) == nil)
  }

  @Test("say where they come from and what they do", arguments: BuiltInSubjects.all.map(\.name))
  func described(name: String) throws {
    let subject = try #require(BuiltInSubjects.named(name))
    #expect(!subject.source.isEmpty)
    #expect(!subject.summary.isEmpty)
  }

  @Test("declare what the bar does on every page", arguments: BuiltInSubjects.all.map(\.name))
  func declared(name: String) throws {
    let subject = try #require(BuiltInSubjects.named(name))
    #expect(subject.facts.kinds.allSatisfy { $0.bar != .undeclared })
  }

  @Test("exclude actions by words that exist", arguments: BuiltInSubjects.all.map(\.name))
  func excluded(name: String) throws {
    let subject = try #require(BuiltInSubjects.named(name))
    let known = Set(ActionKind.allCases.map(\.name))
    #expect(subject.facts.excludedActions.isSubset(of: known))
  }

  @Test(
    "say of each page whether it chooses a status bar", arguments: BuiltInSubjects.all.map(\.name))
  @MainActor
  func statusBar(name: String) throws {
    let subject = try #require(BuiltInSubjects.named(name))
    let world = World()
    for kind in subject.kinds {
      let chooses = world.run { kind.make() is any StatusBarScreen }
      #expect(chooses == kind.traits.choosesStatusBar)
    }
  }
}
