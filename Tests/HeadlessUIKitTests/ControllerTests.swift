// ControllerTests: views, parents, modals, lifetimes, and worlds that are not there.

import Testing

@testable import HeadlessUIKit

@Suite("View controller") @MainActor
struct ControllerTests {
  @Test("R-335: the view is loaded when it is first needed, once")
  func loading() {
    let rig = NavigationRig("R")
    let made = rig.push("A")
    #expect(!made.isViewLoaded)
    #expect(made.viewIfLoaded == nil)
    rig.world.run { _ = made.view }
    #expect(made.isViewLoaded)
    rig.settle()
    #expect(rig.callbacks.filter { $0 == "A.load" } == ["A.load"])
  }

  @Test("a layout of the view is told to its controller")
  func layout() {
    let rig = NavigationRig("R")
    let made = LayoutScreen()
    rig.call { $0.pushViewController(made, animated: false) }
    rig.settle()
    rig.call { _ in made.view.addSubview(UIView(frame: .zero)) }
    rig.settle()
    #expect(made.seen == ["will", "did"])
  }

  @Test("R-856, R-331: a full-screen modal covers the page; changes under it are seen when it goes")
  func cover() {
    let rig = NavigationRig("R", "A")
    let modal = rig.screen("M")
    modal.modalPresentationStyle = .fullScreen
    rig.call { $0.present(modal, animated: false) }
    rig.settle()
    rig.expectCallbacks("M.load", "M.wA", "A.wD", "M.dA", "A.dD")
    #expect(rig.shown == nil)
    #expect(rig.navigation.visibleViewController === modal)
    rig.push("B")
    rig.push("C")
    rig.settle()
    rig.expectStack("R", "A", "B", "C")
    rig.expectCallbacks("B.wM", "C.wM", "B.dM", "C.dM")
    rig.call { $0.dismiss(animated: false) }
    rig.settle()
    rig.expectCallbacks("C.load", "C.wA", "willShow(C)", "M.wD", "C.dA", "didShow(C)", "M.dD")
    rig.expectShown("C")
    rig.expectProbe()
  }

  @Test("R-331: what was popped under a modal is let go, and never appears")
  func popUnderCover() {
    let rig = NavigationRig("R", "A")
    let modal = rig.screen("M")
    modal.modalPresentationStyle = .fullScreen
    rig.call { $0.present(modal, animated: false) }
    rig.settle()
    #expect(rig.pop() == "A")
    rig.settle()
    #expect(rig.log.contains("released(A)"))
    rig.call { $0.dismiss(animated: false) }
    rig.settle()
    rig.expectShown("R")
    rig.expectProbe()
  }

  @Test("Z-22, R-332: off the screen a pop may return nil, and the delegate may hear nothing")
  func offScreenSwitches() {
    let rig = NavigationRig(
      "R", "A",
      configure: {
        $0.offscreenPopReturnsNil = true
        $0.offscreenCallbacks = .none
      })
    let modal = rig.screen("M")
    modal.modalPresentationStyle = .fullScreen
    rig.call { $0.present(modal, animated: false) }
    rig.settle()
    #expect(rig.pop() == nil)
    rig.expectStack("R")
    rig.call { $0.dismiss(animated: false) }
    rig.settle()
    #expect(rig.callbacks.filter { $0.contains("Show") } == [])
    rig.expectProbe()
  }

  @Test("a sheet leaves the page below alone")
  func sheet() {
    let rig = NavigationRig("R")
    let modal = rig.screen("M")
    rig.call { $0.present(modal, animated: true) }
    rig.settle()
    rig.expectCallbacks("M.load", "M.wA", "M.dA")
    rig.call { $0.dismiss(animated: true) }
    rig.settle()
    rig.expectCallbacks("M.wD", "M.dD")
  }

  @Test("R-855: a second presentation is refused")
  func secondPresentation() {
    let rig = NavigationRig("R")
    rig.call { $0.present(rig.screen("M"), animated: true) }
    rig.call { $0.present(rig.screen("N"), animated: true) }
    rig.settle()
    #expect(rig.log.contains("presentationRefused(N)"))
    #expect(rig.navigation.presentedViewController.map(rig.name) == "M")
  }

  @Test("a cover completes what runs, and cancels what a finger holds")
  func coverInTransition() {
    let rig = NavigationRig("R")
    rig.push("A")
    rig.wait(100)
    let modal = rig.screen("M")
    modal.modalPresentationStyle = .fullScreen
    rig.call { $0.present(modal, animated: false) }
    rig.settle()
    #expect(!rig.navigation.headless.isInTransition)
    rig.call { $0.dismiss(animated: false) }
    rig.settle()
    rig.expectProbe()
    rig.down()
    rig.move(20)
    rig.move(100)
    rig.call { $0.present(modal, animated: false) }
    rig.settle()
    rig.expectStack("R", "A")
    rig.cancelTouch()
    rig.call { $0.dismiss(animated: false) }
    rig.settle()
    rig.expectProbe()
  }

  @Test("R-608: children do not keep their navigation controller alive, nor it them")
  func lifetimes() {
    weak var navigation: UINavigationController?
    weak var popped: UIViewController?
    var child: UIViewController?
    do {
      let rig = NavigationRig("R")
      navigation = rig.navigation
      popped = rig.push("A")
      rig.settle()
      child = rig.navigation.viewControllers[0]
      rig.swipe()
      rig.settle()
      #expect(popped == nil)
    }
    #expect(navigation == nil)
    #expect(child?.parent == nil)
    child = nil
  }

  @Test("B-101: a stack goes with its window's root, also in mid-pop")
  func rootReplaced() {
    let rig = NavigationRig("R", "A")
    rig.pop()
    rig.call { _ in rig.window.rootViewController = UIViewController() }
    rig.settle()
    #expect(rig.log.contains("released(A)"))
    #expect(!rig.navigation.headless.isInTransition)
  }

  @Test("custom containers: parents and forwarded appearance")
  func containment() {
    let rig = NavigationRig("R")
    let parent = rig.screen("P")
    let child = rig.screen("C")
    rig.world.run {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    #expect(child.parent === parent)
    rig.call { $0.pushViewController(parent, animated: false) }
    rig.settle()
    #expect(
      rig.callbacks.filter { $0.hasPrefix("C") } == ["C.wM", "C.load", "C.wA", "C.dA"])
    #expect(child.navigationController === rig.navigation)
    rig.world.run { child.removeFromParent() }
    #expect(parent.children.isEmpty)
  }

  @Test("without a world calls do nothing, and are noted")
  func noWorld() {
    let before = World.strayCalls.count
    let navigation = UINavigationController(rootViewController: UIViewController())
    #expect(navigation.viewControllers.isEmpty)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(World.strayCalls.count > before || before == 64)
    World.strayCalls.removeLast(World.strayCalls.count - before)
  }

  @Test("R-703: a navigation controller made with a root pushes it")
  func initPushes() {
    let rig = NavigationRig("R", navigation: CountingNavigation(rootViewController: RigScreen("X")))
    #expect((rig.navigation as? CountingNavigation)?.pushes == 1)
  }

  @Test("R-605: a dead unsafe navigation delegate traps at the next transition")
  func deadDelegate() {
    for value in Configuration.DelegateOwnership.allCases {
      let rig = NavigationRig("R", configure: { $0.delegateOwnership = value })
      rig.call { navigation in
        let doomed = RigDelegate()
        navigation.delegate = doomed
      }
      rig.push("A")
      rig.settle()
      #expect(rig.world.trap == (value == .unsafe ? .deadNavigationDelegate : nil))
    }
  }
}

private final class LayoutScreen: UIViewController {
  var seen: [String] = []

  override func viewWillLayoutSubviews() { seen.append("will") }
  override func viewDidLayoutSubviews() { seen.append("did") }
}

private final class CountingNavigation: UINavigationController {
  var pushes = 0

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushes += 1
    super.pushViewController(viewController, animated: animated)
  }
}
