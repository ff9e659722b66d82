// LookTests: screens on the stage that colour the bar, move it out of the way, and prefer a status bar.

import HeadlessUIKit
import NavigationModel
import Testing

@testable import NavigationStage

@Suite("Looks of bars on the stage") @MainActor
struct LookTests {
  private static let choosing = Subject(
    "choosing", kinds: [ScreenKind(ScreenTraits("choosing", choosesStatusBar: true)) { Choosing() }]
  ) { UINavigationController() }

  @Test("a screen's colour is on the bar at once, goes with the screen, and comes back with it")
  func style() throws {
    var played = try Performance("push; settle; style tinted; settle")
    #expect(played.last.isBarTinted)
    try played.play("push; settle")
    #expect(!played.last.isBarTinted)
    try played.play("swipe full; settle")
    #expect(played.last.isBarTinted)
    try played.play("style plain; settle")
    #expect(!played.last.isBarTinted)
  }

  @Test("B-041: a swipe that is given up leaves the colour of the screen that stays")
  func cancelledSwipe() throws {
    var played = try Performance("style tinted; push; settle; down edge; move 20; move 100")
    #expect(played.stage.present.navigation.navigationBar.barTintColor == .red)
    try played.play("cancel-touch; settle")
    #expect(played.last.stack.count == 2)
    #expect(!played.last.isBarTinted)
  }

  @Test("no screen touches the bar's colour before one was asked to")
  func untouched() throws {
    var played = try Performance("collapse-bar; push; settle")
    played.stage.present.navigation.navigationBar.barTintColor = .green
    try played.play("pop; settle")
    #expect(played.last.isBarTinted)
  }

  @Test(
    "B-037: a bar that was moved away is put back when its screen goes",
    arguments: [
      "swipe full", "back-tap", "pop", "push", "swipe partial", "cover",
    ])
  func collapsedBar(way: String) throws {
    var played = try Performance("push; settle; collapse-bar; settle")
    #expect(played.last.isBarMoved)
    try played.play("\(way); settle")
    #expect(!played.last.isBarMoved)
    #expect(!played.last.isBarHidden)
  }

  @Test("the screen on top says whether there is a status bar")
  func statusBar() throws {
    var played = try Performance("push; settle; status-bar hidden; settle", on: Self.choosing)
    #expect(played.last.isStatusBarHidden)
    try played.play("push; settle")
    #expect(!played.last.isStatusBarHidden)
    try played.play("pop; settle")
    #expect(played.last.isStatusBarHidden)
    try played.play("status-bar shown; settle")
    #expect(!played.last.isStatusBarHidden)
  }

  @Test("a screen that cannot say so changes nothing")
  func withoutPreference() throws {
    let played = try Performance("push; settle; status-bar hidden; settle")
    #expect(!played.last.isStatusBarHidden)
  }

  @Test("a call that waits for the same callback is made as well")
  func besideScripts() throws {
    var played = try Performance("push; settle; when will-appear push; style tinted; pop; settle")
    #expect(played.last.stack.count == 2)
    #expect(played.events.contains { $0.kind == .scriptedCall })
    try played.play("pop; settle; style tinted; settle; push; settle; pop; settle")
    #expect(played.last.isBarTinted)
  }
}

/// A screen with a preference.
private final class Choosing: UIViewController, StatusBarScreen {
  var hidesStatusBar = false

  override var prefersStatusBarHidden: Bool { hidesStatusBar }
}
