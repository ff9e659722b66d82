// SpecificationLookTests: the oracle on colour and place of the bar and on the status bar, fed by hand.

import NavigationModel
import Testing

@testable import NavigationSpec

@Suite("Specification, looks of bars")
struct SpecificationLookTests {
  private static let facts = SubjectFacts(
    kinds: [ScreenTraits("plain", bar: .leftAlone, choosesStatusBar: true)])

  /// A call at rest that is over at once, and how all looks then.
  private func after(
    _ actions: [Action], on facts: SubjectFacts = facts,
    change: (inout Observation) -> Void
  ) -> Violation? {
    var paper = Paper(facts)
    for action in actions {
      paper.announce(action)
      paper.see(.afterCall) { $0.isQuiescent = false }
    }
    paper.announce(.settle)
    paper.see(.settled) {
      $0.isQuiescent = true
      change(&$0)
    }
    return paper.failure
  }

  @Test("flag a bar that has not the colour that the top screen asks for")
  func colour() {
    #expect(after([.style(.tinted)]) { $0.isBarTinted = true } == nil)
    #expect(after([.style(.tinted)]) { $0.isBarTinted = false }?.rule == .barStyle)
    #expect(after([.style(.tinted), .style(.plain)]) { $0.isBarTinted = true }?.rule == .barStyle)
    #expect(after([.style(.plain)]) { $0.isBarTinted = false } == nil)
  }

  @Test("say nothing of colours before a screen has asked for one, or where pages declare nothing")
  func unasked() {
    #expect(after([.collapseBar]) { ($0.isBarTinted, $0.isBarMoved) = (true, true) } == nil)
    let undeclared = SubjectFacts(kinds: [ScreenTraits("plain")])
    #expect(after([.style(.tinted)], on: undeclared) { $0.isBarTinted = false } == nil)
  }

  @Test("flag a bar that is not where the top screen has it")
  func place() {
    #expect(after([.collapseBar]) { $0.isBarMoved = true } == nil)
    #expect(after([.collapseBar]) { $0.isBarMoved = false }?.rule == .barPlace)
    // What an app moves by itself, and was never told to, is its own business.
    #expect(after([.style(.plain)]) { $0.isBarMoved = true } == nil)
  }

  @Test("flag a bar that stays out of the way when its screen goes, or keeps its colour")
  func pushed() {
    let tinted = Action.style(.tinted)
    var paper = Paper(Self.facts)
    for action in [tinted, .collapseBar] {
      paper.announce(action)
      paper.see(.afterCall) { $0.isQuiescent = false }
    }
    paper.announce(.settle)
    paper.see(.settled) { ($0.isQuiescent, $0.isBarTinted, $0.isBarMoved) = (true, true, true) }
    #expect(paper.failure == nil)
    var kept = paper
    kept.observation.isBarTinted = false
    kept.push(1)
    #expect(kept.failure?.rule == .barPlace)
    var coloured = paper
    coloured.observation.isBarMoved = false
    coloured.push(1)
    #expect(coloured.failure?.rule == .barStyle)
    paper.observation.isBarTinted = false
    paper.observation.isBarMoved = false
    paper.push(1)
    #expect(paper.failure == nil)
  }

  @Test("flag a status bar that is not as the top screen prefers it, if it can say so")
  func statusBar() {
    let hidden = Action.statusBar(hidden: true)
    #expect(after([hidden]) { $0.isStatusBarHidden = true } == nil)
    #expect(after([hidden]) { $0.isStatusBarHidden = false }?.rule == .statusBarState)
    let shown = Action.statusBar(hidden: false)
    #expect(after([hidden, shown]) { $0.isStatusBarHidden = true }?.rule == .statusBarState)
    let mute = SubjectFacts(kinds: [ScreenTraits("plain", bar: .leftAlone)])
    #expect(after([hidden], on: mute) { $0.isStatusBarHidden = false } == nil)
  }
}
