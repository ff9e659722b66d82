// ModalRuleTests: full-screen modals, cards and chains of them, rule by rule.

import Testing

@testable import HeadlessUIKit

@Suite("Rules of modals") @MainActor
struct ModalRuleTests {
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

  @Test("R-856: an animated full-screen modal takes its time, and its presenter's page with it")
  func fullScreen() {
    let rig = NavigationRig("R")
    let modal = present("M", .fullScreen, on: rig)
    rig.wait(0)
    rig.expectCallbacks("M.load", "M.wA", "R.wD")
    #expect(modal.isBeingPresented)
    rig.wait(349)
    rig.expectCallbacks()
    rig.wait(1)
    rig.expectCallbacks("M.dA", "R.dD")
    #expect(!modal.isBeingPresented)
    #expect(rig.navigation.view.window == nil)
    rig.call { $0.dismiss(animated: true) }
    rig.wait(0)
    rig.expectCallbacks("R.wA", "M.wD")
    #expect(modal.isBeingDismissed)
    rig.settle()
    rig.expectCallbacks("R.dA", "M.dD")
    rig.expectProbe()
  }

  @Test(
    "R-855: while a modal comes or goes another one is logged and ignored, and so without a window")
  func refusedPresentations() {
    let rig = NavigationRig("R")
    _ = present("M", .pageSheet, on: rig)
    rig.wait(100)
    _ = present("N", .pageSheet, on: rig)
    rig.settle()
    #expect(chain(rig) == ["M"])
    rig.call { $0.dismiss(animated: true) }
    rig.wait(100)
    _ = present("O", .pageSheet, on: rig)
    rig.settle()
    #expect(chain(rig) == [])
    let loose = rig.screen("L")
    rig.call { _ in loose.present(rig.screen("Q"), animated: false) }
    rig.settle()
    let refused = rig.world.log.filter { $0.kind == .presentationRefused }
    #expect(
      refused.map { PresentationRefusal(rawValue: $0.value) }
        == [.inProgress, .inProgress, .notInHierarchy])
    #expect(refused.map(\.tag) == [2, 3, 5])
    rig.expectProbe()
  }

  @Test("R-855: what is presented already, or presents already, is refused")
  func refusedInUse() {
    let rig = NavigationRig("R")
    let modal = present("M", .pageSheet, animated: false, on: rig)
    rig.settle()
    rig.call { $0.present(rig.screen("N"), animated: true) }
    rig.call { _ in modal.present(modal, animated: true) }
    rig.settle()
    let reasons = rig.world.log.filter { $0.kind == .presentationRefused }.map(\.value)
    #expect(
      reasons == [
        PresentationRefusal.alreadyPresents.rawValue, PresentationRefusal.isInUse.rawValue,
      ])
    #expect(chain(rig) == ["M"])
  }

  @Test("R-881: dismissing takes along what stands above; only the uppermost is animated")
  func chains() {
    let rig = NavigationRig("R")
    for name in ["M", "N", "O"] {
      _ = present(name, name == "N" ? .fullScreen : .pageSheet, on: rig)
      rig.settle()
    }
    #expect(chain(rig) == ["M", "N", "O"])
    rig.world.clearLog()
    rig.call { $0.dismiss(animated: true) }
    rig.settle()
    #expect(chain(rig) == [])
    // M stood under N, which covers: it was gone already.
    rig.expectCallbacks("O.wD", "N.wD", "O.dD", "N.dD")
    rig.expectShown("R")
    rig.expectProbe()
  }

  @Test(
    "R-881: a modal that dismisses itself goes alone, and one that presents only what it presents")
  func dismissOne() {
    let rig = NavigationRig("R")
    let lower = present("M", .pageSheet, on: rig)
    rig.settle()
    let upper = present("N", .pageSheet, on: rig)
    rig.settle()
    rig.call { _ in upper.dismiss(animated: true) }
    rig.settle()
    #expect(chain(rig) == ["M"])
    _ = present("O", .pageSheet, on: rig)
    rig.settle()
    rig.call { _ in lower.dismiss(animated: true) }
    rig.settle()
    #expect(chain(rig) == ["M"])
    rig.call { _ in lower.dismiss(animated: true) }
    rig.settle()
    #expect(chain(rig) == [])
  }

  @Test("R-882: a dismissal while the modal still comes, or goes already, is logged and ignored")
  func refusedDismissals() {
    let rig = NavigationRig("R")
    _ = present("M", .pageSheet, on: rig)
    var isDone = false
    for delay in [0, 100] {
      rig.wait(delay)
      rig.call { $0.dismiss(animated: true) { isDone = true } }
    }
    rig.settle()
    #expect(chain(rig) == ["M"])
    #expect(!isDone)
    rig.call { $0.dismiss(animated: true) }
    rig.wait(100)
    rig.call { $0.dismiss(animated: false) }
    #expect(chain(rig) == ["M"])
    rig.settle()
    #expect(chain(rig) == [])
    let refused = rig.world.log.filter { $0.kind == .presentationRefused }
    #expect(refused.map(\.value) == [4, 4, 4])
  }

  @Test("a modal may be presented from the last callback of the one before")
  func presentationAtTheEnd() {
    let rig = NavigationRig("R")
    let modal = present("M", .fullScreen, on: rig)
    let next = rig.screen("N")
    modal.onDidAppear = { $0.present(next, animated: true) }
    rig.settle()
    #expect(chain(rig) == ["M", "N"])
    modal.onDidAppear = nil
    let last = rig.screen("O")
    rig.call { nav in nav.dismiss(animated: true) { nav.present(last, animated: true) } }
    rig.settle()
    #expect(chain(rig) == ["O"])
  }

  @Test("R-886: a modal on its way is the coordinator of those who take part")
  func coordinator() throws {
    let rig = NavigationRig("R")
    let modal = present("M", .pageSheet, on: rig)
    var heard: [String] = []
    let coordinator = try #require(rig.call { $0.transitionCoordinator })
    coordinator.animate(alongsideTransition: { _ in heard.append("along") }) { context in
      heard.append(context.isCancelled ? "cancelled" : "completed")
    }
    #expect(rig.world.run { modal.transitionCoordinator } != nil)
    rig.settle()
    #expect(heard == ["along", "completed"])
    #expect(rig.world.run { rig.navigation.transitionCoordinator } == nil)
    #expect(rig.world.run { modal.transitionCoordinator } == nil)
  }

  @Test("R-887: a modal that comes takes the fingers below it away, and keeps new ones from below")
  func touches() {
    let rig = NavigationRig("R", "A")
    rig.down()
    rig.move(20)
    rig.move(100)
    _ = present("M", .pageSheet, on: rig)
    rig.settle()
    rig.expectStack("R", "A")
    #expect(!rig.world.isFingerDown)
    rig.swipe()
    rig.tapBack()
    rig.settle()
    rig.expectStack("R", "A")
    rig.call { $0.dismiss(animated: true) }
    rig.wait(50)
    rig.swipe()
    rig.settle()
    rig.expectStack("R", "A")
    rig.swipe()
    rig.settle()
    rig.expectStack("R")
    rig.expectProbe()
  }

  @Test("R-887: between the call of a modal and its layout a finger finds nothing below")
  func touchBeforeLayout() {
    let rig = NavigationRig("R", "A")
    _ = present("M", .pageSheet, on: rig)
    rig.down()
    #expect(rig.world.isFingerDown)
    #expect(rig.world.arena.first.touch.hitView == nil)
    rig.move(20)
    rig.move(100)
    rig.up(velocity: 500)
    rig.settle()
    rig.expectStack("R", "A")
  }

  @Test(
    "R-402, R-403, R-858: a pop while a modal is on its way is put off to its end",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func popInPresentation(_ style: UIModalPresentationStyle) {
    let rig = NavigationRig("R", "A")
    _ = present("M", style, on: rig)
    rig.wait(10)
    #expect(rig.pop() == nil)
    rig.wait(300)
    rig.expectStack("R", "A")
    rig.settle()
    rig.expectStack("R")
    rig.call { $0.dismiss(animated: true) }
    rig.wait(10)
    rig.push("B")
    rig.expectStack("R")
    rig.settle()
    rig.expectStack("R", "B")
    rig.expectShown("B")
    rig.expectProbe()
  }

  @Test(
    "R-858: where calls are not put off, they run beside the modal, or are refused",
    arguments: [
      Configuration.NestedTransitionPolicy.corrupt, .interrupt, .trap, .refuse,
    ])
  func popBesidePresentation(_ policy: Configuration.NestedTransitionPolicy) {
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
      let rig = NavigationRig("R", "A") { $0.nestedTransitionPolicy = policy }
      _ = present("M", style, on: rig)
      rig.wait(10)
      rig.pop()
      rig.settle()
      #expect(rig.stack == (policy == .refuse ? ["R", "A"] : ["R"]))
      rig.call { $0.dismiss(animated: true) }
      rig.settle()
      #expect(rig.shown == rig.stack.last)
      #expect(rig.callbacks.count { $0 == "A.wD" } == rig.callbacks.count { $0 == "A.dD" })
      rig.expectProbe()
    }
  }

  @Test("R-858: a call while a page comes back with its controller follows when both are there")
  func callWhilePageComesBack() {
    for policy in Configuration.NestedTransitionPolicy.allCases where policy != .refuse {
      let rig = NavigationRig("R") { $0.nestedTransitionPolicy = policy }
      _ = present("M", .fullScreen, on: rig)
      rig.settle()
      rig.call { $0.dismiss(animated: true) }
      rig.push("B")
      rig.wait(50)
      rig.push("C")
      rig.settle()
      #expect(rig.stack == ["R", "B", "C"], "\(policy)")
      #expect(rig.callbacks.count { $0 == "B.dA" } <= 1)
      #expect(rig.callbacks.count { $0 == "C.dA" } == 1)
      rig.expectProbe()
    }
  }

  @Test("a modal presented while a stack moves: a cover ends it, a card lets it run")
  func presentationInTransition() {
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
      let rig = NavigationRig("R")
      rig.push("A")
      rig.wait(100)
      _ = present("M", style, on: rig)
      rig.wait(0)
      #expect(rig.navigation.headless.isInTransition == (style == .pageSheet))
      rig.settle()
      rig.call { $0.dismiss(animated: true) }
      rig.settle()
      rig.expectStack("R", "A")
      rig.expectShown("A")
      rig.expectProbe()
    }
  }

  @Test("R-888: a context presents in the root's place, for the styles that ask for it")
  func context() {
    let rig = NavigationRig("R")
    let modal = rig.screen("M")
    modal.modalPresentationStyle = .overCurrentContext
    rig.call { nav in
      nav.topViewController?.definesPresentationContext = true
      nav.topViewController?.present(modal, animated: true)
    }
    rig.settle()
    #expect(modal.presentingViewController.map(rig.name) == "R")
    #expect(rig.navigation.storedPresented == nil)
    rig.call { $0.topViewController?.dismiss(animated: true) }
    rig.settle()
    #expect(modal.presentingViewController == nil)
    rig.expectProbe()
  }

  @Test("a modal that has gone is let go of, also by a coordinator that the app keeps")
  func lifetime() {
    let rig = NavigationRig("R")
    var kept: (any UIViewControllerTransitionCoordinator)?
    weak var gone: UIViewController?
    do {
      let modal = present("M", .pageSheet, on: rig)
      gone = modal
      kept = rig.call { $0.transitionCoordinator }
    }
    rig.settle()
    #expect(gone != nil)
    rig.call { $0.dismiss(animated: true) }
    rig.settle()
    #expect(gone == nil)
    #expect(kept != nil)
  }
}
