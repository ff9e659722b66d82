// CallbackScriptTests: calls that wait for a callback are made from within it, once or each time.

import HeadlessUIKit
import NavigationModel
import Testing

@testable import NavigationStage

@Suite("Calls in callbacks") @MainActor
struct CallbackScriptTests {
  @Test(
    "a call is made from within the next callback of its sort", arguments: ScriptMoment.allCases)
  func moments(moment: ScriptMoment) throws {
    let last: [ScriptMoment: String] = [
      .willLeave: "pop", .didLeave: "pop", .shouldReceive: "swipe full", .shouldBegin: "swipe full",
    ]
    var played = try Performance("push; settle; when \(moment.name) hide-bar")
    #expect(!played.last.isBarHidden)
    try played.play("\(last[moment] ?? "push"); settle")
    #expect(played.last.isBarHidden)
    let made = played.events.filter { $0.kind == .scriptedCall }
    #expect(made.map { $0.value >> 8 } == [Int32(moment.rawValue)])
    #expect(made.map { $0.value & 0xFF } == [Int32(ScriptedCall.hideBar.rawValue)])
  }

  @Test("it comes right after the screen's own code, and names the screen")
  func order() throws {
    let played = try Performance("when will-appear push; push; settle")
    let place = try #require(played.events.firstIndex { $0.kind == .scriptedCall })
    #expect(played.events[place - 1].kind == .willAppear)
    #expect(played.events[place].screen == ScreenID(1))
    // R-444: within the push that runs, so that it is put off.
    #expect(played.events[place + 1].kind == .deferredCall)
    #expect(played.last.stack == [ScreenID(0), ScreenID(1), ScreenID(2)])
  }

  @Test("it is made once, after as many callbacks as it says, or each time")
  func times() throws {
    func calls(_ script: String) throws -> [ScreenID] {
      try Performance("\(script); push; settle; push; settle; push; settle").events
        .filter { $0.kind == .scriptedCall }.map(\.screen)
    }
    #expect(try calls("when did-appear swipe-off") == [ScreenID(1)])
    #expect(try calls("when did-appear swipe-off after=2") == [ScreenID(3)])
    #expect(
      try calls("when did-appear swipe-off always") == [ScreenID(1), ScreenID(2), ScreenID(3)])
  }

  @Test("another one for the same callback takes its place, one for another stands beside it")
  func replaced() throws {
    let played = try Performance(
      "when did-show push; when will-show hide-bar; when did-show pop; push; settle")
    #expect(played.last.stack == [ScreenID(0)])
    #expect(played.last.isBarHidden)
  }

  @Test("none is left when the stage ends them")
  func ended() throws {
    var played = try Performance("when did-show push")
    played.stage.endScripts()
    try played.play("push; settle")
    #expect(played.last.stack.count == 2)
  }

  @Test(
    "a call that brings about its own callback without end is cut",
    arguments: [
      "when did-show push-unanimated always; push unanimated; settle",
      "when did-appear push-unanimated always; push; settle",
    ])
  func runaway(text: String) throws {
    let played = try Performance(text)
    let trap = try #require(played.events.last)
    #expect(trap.kind == .trapped)
    #expect(TrapName.allCases[Int(trap.value)] == .runaway)
    #expect(played.last.stack.count < 110)
  }
}
