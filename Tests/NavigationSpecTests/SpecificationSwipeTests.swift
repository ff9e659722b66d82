// SpecificationSwipeTests: where a swipe must begin and must not, and what a cancelled one must put back.

import NavigationModel
import Testing

@testable import NavigationSpec

@Suite("Specification, the swipe")
struct SpecificationSwipeTests {
  /// Plays a swipe of which nothing begins.
  private func deadSwipe(_ paper: inout Paper, _ form: SwipeForm = .full) {
    paper.announce(.swipe(form, from: .edge))
    for index in 0..<SwipeForm.touchCount {
      paper.see(.afterTouch, after: 16) { $0.isFingerDown = index < 3 }
    }
  }

  @Test("flags a swipe at rest that does not begin")
  func flagsDeadSwipe() {
    var paper = Paper()
    paper.push(1)
    deadSwipe(&paper)
    paper.expectFailure(.deadSwipe)
    #expect(paper.failure?.cause == nil)
  }

  @Test("names the taken delegate as the cause of a dead swipe")
  func namesTakenDelegate() {
    var paper = Paper()
    paper.announce(.takeDelegate)
    paper.see(.afterCall)
    paper.push(1)
    deadSwipe(&paper)
    #expect(paper.failure?.cause == .delegateTaken)
  }

  @Test("asks nothing of a swipe at the root, one that was not promised, or one switched off")
  func permitsSilence() {
    var atRoot = Paper()
    deadSwipe(&atRoot)
    #expect(atRoot.failure == nil)
    #expect(atRoot.oracle.situations.contains(.rootSwipe))
    var unpromised = Paper(SubjectFacts(promises: []))
    unpromised.push(1)
    deadSwipe(&unpromised)
    #expect(unpromised.failure == nil)
    var off = Paper()
    off.push(1)
    off.announce(.setSwipe(enabled: false))
    off.see(.afterCall)
    deadSwipe(&off)
    #expect(off.failure == nil)
  }

  @Test("R-512 asks nothing while the bar is hidden by a call, unless that is promised")
  func hiddenBar() {
    func failure(of facts: SubjectFacts) -> Rule? {
      var paper = Paper(facts)
      paper.push(1)
      paper.announce(.setBar(hidden: true, animated: false))
      paper.see(.afterCall) { $0.isBarHidden = true }
      paper.announce(.settle)
      paper.see(.settled)
      deadSwipe(&paper)
      return paper.failure?.rule
    }
    #expect(failure(of: SubjectFacts()) == nil)
    #expect(failure(of: SubjectFacts(promises: [.usual, .swipeBackWithHiddenBar])) == .deadSwipe)
    let hiding = [ScreenTraits("plain"), ScreenTraits("hidden", bar: .hidden)]
    var paper = Paper(SubjectFacts(kinds: hiding))
    paper.push(1, kind: 1)
    paper.see(.settled) { $0.isBarHidden = true }
    deadSwipe(&paper)
    paper.expectFailure(.deadSwipe)
  }

  @Test("rests on the system's delegate only where that was asked")
  func basisOfStaleTouch() {
    for cause in [Cause.staleTouchAtRoot, .staleTouchDuringPush, .staleTouchDuringPop] {
      let own = Violation(.freeze, cause: cause).basis
      #expect(!own.switches.contains(.systemDelegateDecisionPoint))
      #expect(!own.rules.contains(Catalogue.answersAtTouchDown))
      let systems = Violation(.freeze, cause: cause, fault: .platform).basis
      #expect(systems.switches.contains(.systemDelegateDecisionPoint))
      #expect(systems.rules.contains(Catalogue.answersAtTouchDown))
    }
  }

  @Test("notes a swipe that begins at the root, and reports it as latent if no harm follows")
  func notesRootSwipe() {
    var paper = Paper()
    paper.announce(.swipe(.full, from: .edge))
    paper.see(.afterTouch) { $0.isFingerDown = true }
    paper.see(.afterTouch, after: 16, events: [Event(.swipeBegan, flag: true)])
    paper.see(.afterTouch, after: 16)
    paper.see(.afterTouch, after: 16) { $0.isFingerDown = false }
    paper.expectNoFailure()
    #expect(paper.oracle.conclude()?.rule == .latentSwipe)
    #expect(paper.oracle.conclude()?.cause == .swipeAtRoot)
  }

  @Test("gives the noted cause to the freeze that follows")
  func joinsHarmAndCause() {
    var paper = Paper()
    paper.announce(.swipe(.full, from: .edge))
    paper.see(.afterTouch) { $0.isFingerDown = true }
    paper.see(.afterTouch, after: 16, events: [Event(.swipeBegan, flag: true)])
    paper.see(.afterTouch, after: 16)
    paper.see(.afterTouch, after: 16) { $0.isFingerDown = false }
    paper.oracle.beginProbe()
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
    #expect(paper.failure?.cause == .swipeAtRoot)
  }

  /// A swipe from rest on two screens, up to the finger's decision to cancel.
  private func cancelledSwipe(_ paper: inout Paper) {
    let (root, top) = (ScreenID(0), ScreenID(1))
    paper.push(1)
    paper.announce(.swipe(.partial, from: .edge))
    paper.see(.afterTouch) { $0.isFingerDown = true }
    paper.see(
      .afterTouch, after: 16,
      events: [Event(.swipeBegan)] + Paper.start(from: top, to: root, isInteractive: true)
    ) {
      $0.stack = [root]
      $0.isInTransition = true
      $0.isQuiescent = false
    }
    paper.see(.afterTouch, after: 16)
    paper.see(.afterTouch, after: 16, events: [Event(.interactionDecided, flag: true)]) {
      $0.isFingerDown = false
    }
    paper.announce(.settle)
  }

  private var compensation: [Event] {
    let (root, top) = (ScreenID(0), ScreenID(1))
    return [
      Event(.willDisappear, screen: root), Event(.didDisappear, screen: root),
      Event(.willAppear, screen: top), Event(.didAppear, screen: top),
      Event(.transitionEnded, screen: top, flag: true),
    ]
  }

  @Test("R-322, R-324 accepts a cancel that puts all back")
  func acceptsCancel() {
    var paper = Paper()
    cancelledSwipe(&paper)
    paper.see(.turnEnd, after: 16, events: compensation) {
      $0.stack = [ScreenID(0), ScreenID(1)]
      $0.rest(showing: ScreenID(1))
    }
    paper.see(.settled)
    paper.expectNoFailure()
    #expect(paper.oracle.situations.contains(.cancelledSwipe))
  }

  @Test("R-304 flags a cancel that does not put the screen back")
  func flagsLostScreen() {
    var paper = Paper()
    cancelledSwipe(&paper)
    paper.see(.turnEnd, after: 16, events: compensation) { $0.rest(showing: ScreenID(0)) }
    paper.expectFailure(.cancelChanged)
  }

  @Test("flags a cancel that leaves the bar hidden")
  func flagsBarAfterCancel() {
    var paper = Paper()
    cancelledSwipe(&paper)
    paper.see(.turnEnd, after: 16, events: compensation) {
      $0.stack = [ScreenID(0), ScreenID(1)]
      $0.rest(showing: ScreenID(1))
      $0.isBarHidden = true
    }
    paper.expectFailure(.barState)
    #expect(paper.failure?.cause == .cancelledSwipe)
  }

  @Test("flags a page and a scroll view that move together")
  func flagsBothMoved() {
    var paper = Paper()
    paper.push(1)
    paper.announce(.swipe(.full, from: .edge))
    paper.see(.afterTouch) { $0.isFingerDown = true }
    paper.see(
      .afterTouch, after: 16,
      events: [Event(.swipeBegan), Event(.scrollBegan), Event(.scrolled, value: 20)]
        + Paper.start(from: ScreenID(1), to: ScreenID(0))
    ) {
      $0.stack = [ScreenID(0)]
      $0.isInTransition = true
      $0.isQuiescent = false
    }
    paper.expectFailure(.bothMoved)
  }
}
