// SpecificationTests: the oracle alone, fed by hand: each rule is broken once and kept once.

import NavigationModel
import Testing

@testable import NavigationSpec

@Suite("Specification, the stack")
struct SpecificationStackTests {
  @Test("accepts a push and a pop that do what UIKit documents")
  func acceptsPushAndPop() {
    var paper = Paper()
    paper.push(1)
    paper.callPop()
    let (root, top) = (ScreenID(0), ScreenID(1))
    let events =
      Paper.start(from: top, to: root, animated: false)
      + Paper.end(from: top, to: root, animated: false)
    paper.see(.turnEnd, events: events) {
      $0.events.append(Event(.released, screen: top))
      $0.rest(showing: root)
    }
    paper.see(.settled)
    paper.expectNoFailure()
    #expect(paper.oracle.depth == 1)
    #expect(paper.oracle.isAtRest)
  }

  @Test("flags a call at rest that had no effect by the next rest")
  func flagsLostCall() {
    var paper = Paper()
    paper.announce(.push(kind: 0, animated: true))
    paper.see(.afterCall) { $0.isQuiescent = false }
    paper.announce(.settle)
    paper.see(.settled) { $0.isQuiescent = true }
    paper.expectFailure(.lostCall)
  }

  @Test("calls a lost call in the closing probe the freeze")
  func namesFreezeInProbe() {
    var paper = Paper()
    paper.oracle.beginProbe()
    paper.announce(.push(kind: 0, animated: true))
    paper.see(.afterCall) { $0.isQuiescent = false }
    paper.announce(.settle)
    paper.see(.settled) { $0.isQuiescent = true }
    paper.expectFailure(.freeze)
    #expect(paper.failure?.isInProbe == true)
  }

  @Test("lets a push within a transition be put off, and be dropped")
  func permitsDeferredPush() {
    var paper = Paper()
    paper.announce(.push(kind: 0, animated: true))
    paper.see(.afterCall) {
      $0.stack.append(ScreenID(1))
      $0.isQuiescent = false
    }
    paper.announce(.push(kind: 0, animated: true))
    paper.see(.afterCall)
    paper.expectNoFailure()
    paper.announce(.settle)
    let (root, first) = (ScreenID(0), ScreenID(1))
    paper.see(.turnEnd, events: Paper.start(from: root, to: first)) { $0.isInTransition = true }
    paper.see(
      .turnEnd, after: 350,
      events: Paper.end(from: root, to: first) + [Event(.released, screen: ScreenID(2))]
    ) { $0.rest(showing: first) }
    paper.expectNoFailure()
  }

  @Test("flags a pop of two levels by one intent")
  func flagsDoublePop() {
    var paper = Paper()
    paper.push(1)
    paper.push(2)
    paper.announce(.pop(animated: true))
    paper.see(.afterCall) { $0.stack = [ScreenID(0)] }
    paper.expectFailure(.doublePop)
    #expect(
      paper.failure?.expected
        == .stacks([[ScreenID(0), ScreenID(1), ScreenID(2)], [ScreenID(0), ScreenID(1)]]))
  }

  @Test("flags a stack without its root")
  func flagsRemovedRoot() {
    var paper = Paper()
    paper.announce(.pop(animated: true))
    paper.see(.afterCall) { $0.stack = [] }
    paper.expectFailure(.rootRemoved)
  }

  @Test("flags a screen that is in the stack twice")
  func flagsDuplicate() {
    var paper = Paper()
    paper.push(1)
    paper.announce(.wait(0))
    paper.see(.turnEnd) { $0.stack.append(ScreenID(1)) }
    paper.expectFailure(.duplicateScreen)
  }

  @Test("flags a stack that changes without a call")
  func flagsDivergence() {
    var paper = Paper()
    paper.push(1)
    paper.announce(.wait(0))
    paper.see(.turnEnd) { $0.stack = [ScreenID(1), ScreenID(0)] }
    paper.expectFailure(.stackDiverged)
  }
}

@Suite("Specification, the callbacks")
struct SpecificationCallbackTests {
  @Test("R-329 flags a did without its will")
  func flagsUnbalanced() {
    var paper = Paper()
    paper.push(1)
    paper.announce(.wait(0))
    paper.see(.turnEnd, events: [Event(.didAppear, screen: ScreenID(0))])
    paper.expectFailure(.unbalancedAppearance)
    #expect(paper.failure?.screen == ScreenID(0))
  }

  @Test("R-329 flags a will that is not closed at rest")
  func flagsOpenWill() {
    var paper = Paper()
    paper.push(1)
    paper.announce(.wait(0))
    paper.see(.turnEnd, events: [Event(.willDisappear, screen: ScreenID(1))])
    paper.expectFailure(.unbalancedAppearance)
  }

  @Test("flags a didShow that nobody announced")
  func flagsUnannouncedShow() {
    var paper = Paper()
    paper.push(1)
    paper.announce(.wait(0))
    paper.see(.turnEnd, events: [Event(.didShow, screen: ScreenID(1))])
    paper.expectFailure(.showMismatch)
  }

  @Test("flags a willShow that is not closed at rest")
  func flagsOpenShow() {
    var paper = Paper()
    paper.push(1)
    paper.announce(.wait(0))
    paper.see(.turnEnd, events: [Event(.willShow, screen: ScreenID(0))])
    paper.expectFailure(.showMismatch)
  }

  @Test("flags a screen that left and is never released")
  func flagsLeak() {
    var paper = Paper()
    paper.push(1)
    paper.announce(.pop(animated: false))
    let (root, top) = (ScreenID(0), ScreenID(1))
    paper.see(.afterCall) { $0.stack.removeLast() }
    paper.announce(.settle)
    let events =
      Paper.start(from: top, to: root, animated: false)
      + Paper.end(from: top, to: root, animated: false)
    paper.see(.turnEnd, events: events) {
      $0.rest(showing: root)
    }
    paper.expectFailure(.leak)
    #expect(paper.failure?.observed == .count(2))
  }

  @Test(
    "names the dead object that was messaged",
    arguments: [
      (TrapName.deadGestureDelegate, Rule.deadObject), (.pushedTwice, .trap),
    ])
  func namesTrap(name: TrapName, rule: Rule) throws {
    var paper = Paper()
    let index = try #require(TrapName.allCases.firstIndex(of: name))
    paper.announce(.down(.edge))
    paper.see(.afterTouch, events: [Event(.trapped, value: Int32(index))])
    #expect(paper.failure?.rule == rule)
    #expect(paper.failure?.trap == name)
  }
}

@Suite("Specification, rest")
struct SpecificationRestTests {
  @Test("flags a transition that nothing will end any more")
  func flagsFreeze() {
    var paper = Paper()
    paper.announce(.push(kind: 0, animated: true))
    paper.see(.afterCall) {
      $0.stack.append(ScreenID(1))
      $0.isQuiescent = false
    }
    paper.announce(.settle)
    paper.see(.turnEnd, events: Paper.start(from: ScreenID(0), to: ScreenID(1))) {
      $0.isInTransition = true
      $0.isQuiescent = true
    }
    paper.expectFailure(.freeze)
  }

  @Test("flags an app that is not at rest at the bound of settle")
  func flagsUnrest() {
    var paper = Paper()
    paper.announce(.settle)
    paper.see(.settled, after: 10_000) { $0.isQuiescent = false }
    paper.expectFailure(.freeze)
  }

  @Test("flags another screen on show than the top")
  func flagsWrongScreen() {
    var paper = Paper()
    paper.push(1)
    paper.announce(.wait(16))
    paper.see(.turnEnd, after: 16, events: [Event(.viewDidLoad, screen: ScreenID(1))]) {
      $0.shown = ScreenID(0)
    }
    paper.expectFailure(.wrongScreen)
  }

  @Test("flags a bar against what the last request asked for")
  func flagsBar() {
    var paper = Paper()
    paper.announce(.setBar(hidden: true, animated: false))
    paper.see(.afterCall) { $0.isQuiescent = false }
    paper.announce(.settle)
    paper.see(.settled) { $0.isQuiescent = true }
    paper.expectFailure(.barState)
    #expect(paper.failure?.expected == .flag(true))
  }

  @Test("flags a way back that is not the lower screen's")
  func flagsBackItem() {
    var paper = Paper()
    paper.push(1)
    paper.push(2)
    paper.announce(.wait(16))
    paper.see(.turnEnd, after: 16, events: [Event(.viewDidLoad, screen: ScreenID(2))]) {
      $0.backItem = ScreenID(0)
    }
    paper.expectFailure(.backItem)
  }

  @Test("flags a promised left item that is missing")
  func flagsLeftItem() {
    var paper = Paper(SubjectFacts(promises: [.pushedScreensCarryLeftItem]))
    paper.push(1)
    paper.expectFailure(.leftItemMissing)
  }

  @Test("flags a tab bar that is shown against the promise")
  func flagsTabBar() {
    var paper = Paper(SubjectFacts(promises: [.hidesTabBarWhenPushed], hasTabBar: true))
    paper.push(1)
    paper.expectFailure(.tabBarState)
  }
}
