// ContainerRuleTests: custom containers, nested stacks, the window's root and the empty stack, rule by rule.

import Testing

@testable import HeadlessUIKit

@Suite("Rules of containers") @MainActor
struct ContainerRuleTests {
  /// Takes the controller out of the window and puts it into a container, which becomes the root.
  private func embed(_ rig: NavigationRig, in container: UIViewController) {
    rig.call { nav in
      nav.beginAppearanceTransition(false, animated: false)
      nav.view.removeFromSuperview()
      nav.endAppearanceTransition()
      container.addChild(nav)
      container.view.addSubview(nav.view)
      nav.didMove(toParent: container)
      rig.window.rootViewController = container
    }
    rig.endTurn()
  }

  @Test("R-892: another root takes the stack off the screen, and brings it back as it has become")
  func rootSwap() {
    let rig = NavigationRig("R", "A")
    let other = rig.screen("X")
    rig.call { _ in rig.window.rootViewController = other }
    rig.endTurn()
    rig.expectCallbacks("A.wD", "X.load", "X.wA", "A.dD", "X.dA")
    rig.pop()
    rig.settle()
    rig.expectStack("R")
    rig.world.clearLog()
    rig.call { nav in rig.window.rootViewController = nav }
    rig.endTurn()
    rig.expectCallbacks("X.wD", "R.load", "R.wA", "willShow(R)", "X.dD", "R.dA", "didShow(R)")
    rig.expectProbe()
  }

  @Test("R-891, R-892: a root that takes the old one in as it loads keeps it in the window")
  func rootTakesOldIn() {
    let rig = NavigationRig("R", "A")
    let container = TakingContainer(rig.navigation)
    rig.call { _ in rig.window.rootViewController = container }
    rig.endTurn()
    rig.expectCallbacks("A.wD", "A.dD", "A.wA", "A.dA")
    #expect(rig.navigation.view.superview === container.view)
    #expect(rig.navigation.view.window === rig.window)
    #expect(rig.navigation.parent === container)
    rig.expectProbe()
  }

  @Test("R-892: a pop and another root in one turn leave nothing of the popped screen behind")
  func rootSwapWithPop() {
    for animated in [true, false] {
      let rig = NavigationRig("R", "A")
      weak var gone: UIViewController?
      weak var goneView: UIView?
      do {
        gone = rig.navigation.topViewController
        goneView = gone?.view
      }
      rig.call { nav in
        nav.popViewController(animated: animated)
        rig.window.rootViewController = UIViewController()
      }
      rig.settle()
      #expect(rig.callbacks.count { $0 == "A.dD" } == 1)
      #expect(gone == nil)
      #expect(goneView == nil)
    }
  }

  @Test("R-892: another root within a transition ends it, and within a swipe gives it up")
  func rootSwapInTransition() {
    for isSwipe in [false, true] {
      let rig = NavigationRig("R", "A")
      if isSwipe {
        rig.down()
        rig.move(20)
        rig.move(150)
      } else {
        rig.pop()
        rig.wait(100)
      }
      let other = rig.screen("X")
      rig.call { _ in rig.window.rootViewController = other }
      rig.settle()
      rig.cancelTouch()
      #expect(!rig.navigation.headless.isInTransition)
      #expect(rig.stack == (isSwipe ? ["R", "A"] : ["R"]))
      rig.call { nav in rig.window.rootViewController = nav }
      rig.settle()
      rig.expectProbe()
    }
  }

  @Test("R-891: a container passes its appearance on, by itself or by hand")
  func forwarding() {
    for isManual in [false, true] {
      let rig = NavigationRig("R")
      let container = isManual ? ManualContainer() : UIViewController()
      embed(rig, in: container)
      rig.expectCallbacks("R.wD", "R.dD", "R.wA", "R.dA")
      #expect(rig.navigation.parent === container)
      rig.expectProbe()
      rig.world.clearLog()
      rig.call { _ in rig.window.rootViewController = rig.screen("X") }
      rig.endTurn()
      #expect(rig.takeCallbacks().filter { $0.hasPrefix("R.") } == ["R.wD", "R.dD"])
    }
  }

  @Test("R-891: a container that takes back what it began leaves all as it was")
  func takenBack() {
    let rig = NavigationRig("R", "A")
    let container = ManualContainer()
    embed(rig, in: container)
    rig.world.clearLog()
    rig.call { $0.beginAppearanceTransition(false, animated: true) }
    rig.wait(100)
    rig.call { nav in
      nav.beginAppearanceTransition(true, animated: true)
      nav.endAppearanceTransition()
    }
    rig.settle()
    rig.expectCallbacks("A.wD", "A.wA", "A.dA")
    rig.expectProbe()
  }

  @Test("R-891: what is asked for while a container takes the stack away is shown when it is back")
  func callWhileTakenAway() {
    let rig = NavigationRig("R", "A")
    let container = ManualContainer()
    embed(rig, in: container)
    rig.world.clearLog()
    rig.call { $0.beginAppearanceTransition(false, animated: true) }
    rig.wait(100)
    rig.pop()
    rig.settle()
    rig.call { nav in
      nav.beginAppearanceTransition(true, animated: true)
      nav.endAppearanceTransition()
    }
    rig.settle()
    rig.expectStack("R")
    rig.expectShown("R")
    #expect(rig.callbacks.filter { $0.hasPrefix("A.w") || $0.hasPrefix("A.d") }.first == "A.wD")
    #expect(rig.callbacks.count { $0 == "A.dD" } == 1)
    rig.expectProbe()
  }

  @Test("R-893: of two stacks, one in a page of the other, the inner one takes the swipe alone")
  func nested() {
    for point in Configuration.SystemDelegateDecisionPoint.allCases {
      let rig = NavigationRig("R", "A", "B") { $0.systemDelegateDecisionPoint = point }
      let host = UIViewController()
      let outer = rig.world.run { UINavigationController(rootViewController: host) }
      rig.call { nav in
        nav.beginAppearanceTransition(false, animated: false)
        nav.view.removeFromSuperview()
        nav.endAppearanceTransition()
        host.addChild(nav)
        host.view.addSubview(nav.view)
        nav.didMove(toParent: host)
        rig.window.rootViewController = outer
      }
      rig.endTurn()
      rig.expectShown("B")
      rig.swipe()
      rig.settle()
      #expect(rig.stack == ["R", "A"], "\(point)")
      #expect(outer.viewControllers.count == 1)
      rig.expectProbe()
    }
  }

  @Test("R-442: an emptied stack shows nothing, and what is set or pushed next is shown")
  func emptied() {
    for animated in [true, false] {
      let rig = NavigationRig("R", "A")
      rig.call { $0.setViewControllers([], animated: animated) }
      let next = rig.screen("V")
      rig.call { $0.setViewControllers([next], animated: animated) }
      rig.settle()
      rig.expectStack("V")
      rig.expectShown("V")
      rig.expectMoments("didShow", ["didShow(V)"])
      rig.call { $0.setViewControllers([], animated: animated) }
      rig.settle()
      rig.expectStack()
      #expect(rig.shown == nil)
      rig.push("W")
      rig.settle()
      rig.expectShown("W")
      rig.expectProbe()
    }
  }
}

/// Passes its appearance on to its children by hand.
private final class ManualContainer: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    for child in children { child.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    for child in children { child.endAppearanceTransition() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    for child in children { child.beginAppearanceTransition(false, animated: animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    for child in children { child.endAppearanceTransition() }
  }
}

/// Takes a controller in when its view loads.
private final class TakingContainer: UIViewController {
  private let page: UIViewController

  init(_ page: UIViewController) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }
}
