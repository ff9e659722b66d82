// CardRuleTests: cards that the user swipes away, rule by rule.

import Testing

@testable import HeadlessUIKit

@Suite("Rules of cards") @MainActor
struct CardRuleTests {
  private func present(
    _ name: String, _ style: UIModalPresentationStyle, animated: Bool = true, on rig: NavigationRig
  ) -> RigScreen {
    let modal = rig.screen(name)
    modal.modalPresentationStyle = style
    rig.call { nav in
      (nav.presentationRoot.presentedChain.last ?? nav).present(modal, animated: animated)
    }
    return modal
  }

  private func chain(_ rig: NavigationRig) -> [String] {
    rig.navigation.presentationRoot.presentedChain.map(rig.name)
  }

  private func dragCard(_ points: Int, speed: Int = 0, on rig: NavigationRig) {
    rig.world.run { rig.world.touchDown(at: CGPoint(x: 150, y: 100), in: rig.window) }
    rig.wait(16)
    for part in [20, points - 20] {
      rig.world.run { rig.world.touchMoved(by: 0, CGFloat(part)) }
      rig.wait(16)
    }
    rig.world.run { rig.world.touchUp(velocity: CGVector(dx: 0, dy: CGFloat(speed))) }
    rig.wait(0)
  }

  @Test("R-883: a card swiped far enough goes; its delegate is asked and told, of a call it is not")
  func swipedAway() {
    let rig = NavigationRig("R")
    let modal = present("M", .pageSheet, on: rig)
    rig.settle()
    let listener = CardListener()
    rig.call { _ in modal.presentationController?.delegate = listener }
    rig.world.clearLog()
    dragCard(400, on: rig)
    #expect(listener.heard == ["should", "will"])
    #expect(modal.isBeingDismissed)
    rig.settle()
    #expect(listener.heard == ["should", "will", "did"])
    rig.expectCallbacks("M.wD", "M.dD")
    #expect(chain(rig) == [])
    rig.expectProbe()
    listener.heard = []
    let second = present("N", .pageSheet, on: rig)
    rig.settle()
    rig.call { nav in
      second.presentationController?.delegate = listener
      nav.dismiss(animated: true)
    }
    rig.settle()
    #expect(listener.heard == [])
  }

  @Test("R-884: a card that may not be swiped away stays, and its delegate hears of the attempt")
  func attempts() {
    for isModal in [false, true] {
      let rig = NavigationRig("R")
      let modal = present("M", .formSheet, on: rig)
      rig.settle()
      let listener = CardListener()
      listener.allows = false
      rig.call { _ in
        modal.isModalInPresentation = isModal
        modal.presentationController?.delegate = listener
      }
      rig.world.clearLog()
      dragCard(500, on: rig)
      rig.settle()
      #expect(listener.heard == (isModal ? ["attempt"] : ["should", "attempt"]))
      rig.expectCallbacks()
      #expect(chain(rig) == ["M"])
    }
  }

  @Test(
    "R-885: a card that is let go early comes back: its callbacks are taken back, no didDismiss")
  func cardComesBack() {
    let rig = NavigationRig("R")
    let modal = present("M", .pageSheet, on: rig)
    rig.settle()
    let listener = CardListener()
    rig.call { _ in modal.presentationController?.delegate = listener }
    rig.world.clearLog()
    dragCard(60, on: rig)
    rig.settle()
    #expect(listener.heard == ["should", "will"])
    rig.expectCallbacks("M.wD", "M.wA", "M.dA")
    #expect(chain(rig) == ["M"])
    // And goes at the next try; a fast release is enough.
    dragCard(100, speed: 900, on: rig)
    rig.settle()
    #expect(chain(rig) == [])
  }

  @Test("R-885: a card whose touch the system takes away comes back")
  func cardIsInterrupted() {
    let rig = NavigationRig("R")
    _ = present("M", .pageSheet, on: rig)
    rig.settle()
    rig.world.run { rig.world.touchDown(at: CGPoint(x: 150, y: 100), in: rig.window) }
    rig.wait(16)
    rig.world.run { rig.world.touchMoved(by: 0, 500) }
    rig.wait(16)
    rig.cancelTouch()
    rig.settle()
    #expect(chain(rig) == ["M"])
  }
}

/// Hears what becomes of a card.
private final class CardListener: NSObject, UIAdaptivePresentationControllerDelegate {
  var heard: [String] = []
  var allows = true

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    heard.append("should")
    return allows
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    heard.append("will")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    heard.append("did")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    heard.append("attempt")
  }
}
