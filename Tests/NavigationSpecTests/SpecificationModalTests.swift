// SpecificationModalTests: the oracle on modals alone, fed by hand: each rule is broken once and kept once.

import NavigationModel
import Testing

@testable import NavigationSpec

@Suite("Specification, modals")
struct SpecificationModalTests {
  private static let modal = ScreenID(1)

  /// A modal is presented at rest; what then happens to it is given.
  private func presented(
    _ style: ModalStyle = .page, endingAfter milliseconds: Int = 350,
    modals: [ScreenID] = [modal], start: [Event]? = nil, end: [Event]? = nil
  ) -> Paper {
    var paper = Paper()
    paper.announce(.present(style, animated: true))
    paper.see(.afterCall) {
      $0.modals = modals
      $0.isQuiescent = false
    }
    paper.announce(.settle)
    paper.see(.turnEnd, events: start ?? Self.start())
    paper.see(.turnEnd, after: milliseconds, events: end ?? Self.end()) { $0.isQuiescent = true }
    paper.see(.settled)
    return paper
  }

  private static func start() -> [Event] {
    [Event(.presentationStarted, screen: modal), Event(.willAppear, screen: modal, flag: true)]
  }

  private static func end() -> [Event] {
    [Event(.didAppear, screen: modal, flag: true), Event(.presentationEnded, screen: modal)]
  }

  @Test("accept a modal that comes in time")
  func accepts() {
    #expect(presented().failure == nil)
  }

  @Test("R-855 flags a modal that is not there after the call, and one that is refused at rest")
  func flagsMissing() {
    #expect(presented(modals: []).failure?.rule == .modalDiverged)
    let refused = presented(start: [Event(.presentationRefused, screen: Self.modal)])
    #expect(refused.failure?.rule == .modalDiverged)
  }

  @Test("forgets with the case that a plain cover was on its way out")
  func forgetsCover() {
    var paper = Paper()
    paper.announce(.cover)
    paper.see(.afterCall) { $0.isCovered = true }
    paper.see(.settled)
    paper.announce(.uncover)
    // The case breaks in just this observation.
    paper.see(.afterCall) {
      $0.isCovered = false
      $0.stack.append(ScreenID(7))
    }
    #expect(paper.failure != nil)
    #expect(paper.oracle.modals.isCoverLeaving)
    paper.oracle.reset()
    #expect(!paper.oracle.modals.isCoverLeaving)
  }

  @Test("flags a modal that takes another time")
  func flagsTime() {
    #expect(presented(endingAfter: 300).failure?.rule == .transitionTime)
  }

  @Test("flags a modal that never ends, and one that has not appeared")
  func flagsFreeze() {
    #expect(presented(end: []).failure?.rule == .freeze)
    let silent = presented(
      start: [Event(.presentationStarted, screen: Self.modal)],
      end: [Event(.presentationEnded, screen: Self.modal)])
    #expect(silent.failure?.rule == .unbalancedAppearance)
  }

  @Test("R-855 flags a second modal that is not refused while the first one moves")
  func flagsSecond() {
    for isRefused in [true, false] {
      var paper = Paper()
      paper.announce(.present(.page, animated: true))
      paper.see(.afterCall) {
        $0.modals = [Self.modal]
        $0.isQuiescent = false
      }
      paper.announce(.present(.page, animated: true))
      paper.see(
        .afterCall,
        events: isRefused ? [Event(.presentationRefused, screen: ScreenID(2), value: 0)] : [])
      #expect(paper.failure?.rule == (isRefused ? nil : .modalDiverged))
    }
  }

  @Test("R-881 flags a chain of which too little goes")
  func flagsLeftover() {
    for leaves in [true, false] {
      var paper = presented()
      paper.announce(.dismiss(.all, animated: false))
      paper.see(.afterCall) { $0.isQuiescent = false }
      paper.see(
        .turnEnd,
        events: [
          Event(.presentationStarted, screen: Self.modal, flag: true),
          Event(.willDisappear, screen: Self.modal), Event(.didDisappear, screen: Self.modal),
          Event(.presentationEnded, screen: Self.modal), Event(.released, screen: Self.modal),
        ]
      ) {
        $0.modals = leaves ? [] : [Self.modal]
        $0.isQuiescent = true
      }
      #expect(paper.failure?.rule == (leaves ? nil : .modalDiverged))
    }
  }

  /// A sheet is swiped down; what is reported of it is given.
  private func swiped(
    _ form: SheetSwipeForm = .full, stays: Bool = false, reports: Bool = true
  ) -> Paper {
    let modal = Self.modal
    var paper = presented()
    paper.announce(.sheetSwipe(form))
    paper.see(.afterTouch) { $0.isFingerDown = true }
    paper.see(
      .afterTouch, after: 16,
      events: [
        Event(.dismissalAnnounced, screen: modal),
        Event(.presentationStarted, screen: modal, flag: true, value: 1),
        Event(.willDisappear, screen: modal, flag: true),
      ]
    ) { $0.isQuiescent = false }
    paper.see(.afterTouch, after: 16)
    paper.see(
      .afterTouch, after: 16, events: [Event(.presentationDecided, screen: modal, flag: stays)]
    ) { $0.isFingerDown = false }
    paper.announce(.settle)
    let back = [
      Event(.willAppear, screen: modal, flag: true), Event(.didAppear, screen: modal, flag: true),
    ]
    let gone =
      [Event(.didDisappear, screen: modal, flag: true)]
      + (reports ? [Event(.dismissalReported, screen: modal)] : [])
    paper.see(
      .turnEnd, after: 100,
      events: (stays ? back : gone) + [Event(.presentationEnded, screen: modal, flag: stays)]
        + (stays ? [] : [Event(.released, screen: modal)])
    ) {
      if !stays { $0.modals = [] }
      $0.isQuiescent = true
    }
    paper.see(.settled)
    return paper
  }

  @Test("R-883, R-885 accept a sheet that goes, and one that comes back")
  func acceptsSwipes() {
    #expect(swiped().failure == nil)
    #expect(swiped(.partial, stays: true).failure == nil)
    #expect(swiped(.interrupted, stays: true).failure == nil)
  }

  @Test("R-883 flags a sheet that decides against the finger")
  func flagsDecision() {
    #expect(swiped(.partial).failure?.rule == .swipeDecision)
    #expect(swiped(stays: true).failure?.rule == .swipeDecision)
    #expect(swiped(.interrupted).failure?.rule == .swipeDecision)
  }

  /// A sheet is dragged down in two moves, the first of which it may not follow, and is lifted.
  private func dragged(_ first: Int, _ second: Int, stays: Bool) -> Paper {
    var paper = presented()
    paper.announce(.down(.inside))
    paper.see(.afterTouch) { $0.isFingerDown = true }
    paper.announce(.move(0, vertically: first))
    paper.see(
      .afterTouch,
      events: [
        Event(.dismissalAnnounced, screen: Self.modal),
        Event(.presentationStarted, screen: Self.modal, flag: true, value: 1),
        Event(.willDisappear, screen: Self.modal, flag: true),
      ]
    ) { $0.isQuiescent = false }
    paper.announce(.move(0, vertically: second))
    paper.see(.afterTouch)
    paper.announce(.up(velocity: 0))
    paper.see(
      .afterTouch, events: [Event(.presentationDecided, screen: Self.modal, flag: stays)]
    ) { $0.isFingerDown = false }
    return paper
  }

  @Test("R-208, R-883 leave open whether the move counts that made a sheet follow the finger")
  func leavesFirstMoveOpen() {
    for stays in [false, true] {
      for (first, second) in [(400, 11), (100, 300), (133, 267)] {
        #expect(dragged(first, second, stays: stays).failure == nil)
      }
      #expect(dragged(20, 401, stays: stays).failure?.rule == (stays ? .swipeDecision : nil))
      #expect(dragged(40, 93, stays: stays).failure?.rule == (stays ? nil : .swipeDecision))
    }
  }

  @Test("R-883 flags a dismissal by the user that is not reported")
  func flagsSilence() {
    #expect(swiped(reports: false).failure?.rule == .modalReports)
  }

  @Test(
    "R-883, R-884 flag a sheet that does not follow the finger, and a locked one that is silent")
  func flagsDeafSheet() {
    for style in [ModalStyle.page, .locked] {
      var paper = presented(style)
      paper.announce(.sheetSwipe(.full))
      for index in 0..<4 { paper.see(.afterTouch, after: 16) { $0.isFingerDown = index < 3 } }
      #expect(paper.failure?.rule == (style == .page ? .modalDiverged : .modalReports))
    }
  }
}
