// ModalTests: modals on the stage: what calls and fingers make of them, and what is seen.

import HeadlessUIKit
import NavigationModel
import Testing

@testable import NavigationStage

@Suite("Modals on the stage") @MainActor
struct ModalTests {
  private func numbers(_ screens: [ScreenID]) -> [Int] { screens.map { Int($0.number) } }

  @Test("a full-screen modal covers, a sheet does not; both are seen from the call on")
  func styles() throws {
    for style in ModalStyle.allCases {
      let played = try Performance("present \(style)")
      #expect(numbers(played.last.modals) == [1])
      #expect(played.last.isCovered == (style == .full), "\(style)")
    }
  }

  @Test("modals stand on one another, and go one by one or together")
  func chains() throws {
    var played = try Performance("present page; settle; present full; settle")
    #expect(numbers(played.last.modals) == [1, 2])
    #expect(!played.last.isCovered)
    try played.play("dismiss top; settle")
    #expect(numbers(played.last.modals) == [1])
    try played.play("present form; settle; dismiss all; settle")
    #expect(numbers(played.last.modals) == [])
    #expect(played.events.count { $0.kind == .released } == 3)
  }

  @Test("what comes while a modal moves is refused, and its modal is let go of")
  func refusals() throws {
    let played = try Performance("present page; wait 100; present page; dismiss top; settle")
    #expect(numbers(played.last.modals) == [1])
    #expect(played.events.count { $0.kind == .presentationRefused } == 2)
    #expect(played.events.count { $0.kind == .released } == 1)
  }

  @Test(
    "a sheet follows the finger, unless it is locked or no sheet",
    arguments: [
      (.page, .full, 0), (.form, .full, 0), (.page, .partial, 1), (.page, .interrupted, 1),
      (.locked, .full, 1), (.over, .full, 1), (.full, .full, 1),
    ] as [(ModalStyle, SheetSwipeForm, Int)])
  func swipes(style: ModalStyle, form: SheetSwipeForm, left: Int) throws {
    let swipe = Action.sheetSwipe(form).text
    let played = try Performance("present \(style); settle; \(swipe); settle")
    #expect(played.last.modals.count == left)
    let isSwiped = style == .page || style == .form
    #expect(played.events.contains { $0.kind == .presentationDecided } == isSwiped)
    #expect(played.events.contains { $0.kind == .dismissalReported } == (isSwiped && left == 0))
    #expect(played.events.contains { $0.kind == .dismissalAttempted } == (style == .locked))
  }

  @Test("B-065: a pop asked for while a modal comes is made when it has come")
  func popInPresentation() throws {
    var played = try Performance("push; settle; present over; wait 10; pop")
    played.expectStack([0, 1])
    try played.play("wait 300")
    played.expectStack([0, 1])
    try played.play("settle; dismiss top; settle")
    played.expectStack([0])
    played.expectShown(0)
  }

  @Test("B-047: no swipe begins under an overlay, and the bar is there when it has gone")
  func swipeUnderOverlay() throws {
    let played = try Performance(
      "push; settle; present over; settle; swipe full; settle; dismiss top; settle")
    played.expectStack([0, 1])
    #expect(!played.last.isBarHidden)
  }

  @Test("B-124: no swipe begins while a sheet still goes, and later ones do")
  func swipeInDismissal() throws {
    var played = try Performance(
      "push; settle; present page; settle; dismiss top; wait 50; swipe full; settle")
    played.expectStack([0, 1])
    #expect(played.last.backItem == ScreenID(0))
    try played.play("swipe full; settle")
    played.expectStack([0])
    played.expectShown(0)
  }

  @Test("the plain cover and modals do not mix")
  func coverAndModals() throws {
    #expect(try Performance("cover; present page; settle").last.modals == [])
    #expect(try Performance("cover; settle; uncover; present page; settle").last.modals == [])
    #expect(try Performance("present page; settle; cover; settle").last.isCovered == false)
  }
}
