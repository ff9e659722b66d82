// NavigationStackTests: what the stack reads after each call, and who is called in which order.

import Testing

@testable import HeadlessUIKit

@Suite("Navigation stack") @MainActor
struct NavigationStackTests {
  @Test("the first appearance brings the top only, and tells the delegate")
  func firstAppearance() {
    let rig = NavigationRig("R", "A", clearsLog: false)
    rig.expectStack("R", "A")
    rig.expectShown("A")
    rig.expectCallbacksSoFar(
      "R.wM", "A.wM", "R.dM", "A.dM", "A.load", "A.wA", "willShow(A)", "A.dA", "didShow(A)")
  }

  @Test(
    "R-320: a push calls parents, load, disappear, appear, and the same again at its end",
    arguments: [true, false])
  func push(animated: Bool) {
    let rig = NavigationRig("R")
    rig.push("A", animated: animated)
    rig.expectStack("R", "A")
    rig.expectCallbacksSoFar()
    rig.endTurn()
    let start = ["A.wM", "A.load", "R.wD", "A.wA", "willShow(A)"]
    let end = ["R.dD", "A.dA", "A.dM", "didShow(A)"]
    #expect(rig.callbacks == (animated ? start : start + end))
    #expect(rig.navigation.headless.isInTransition == animated)
    rig.settle()
    #expect(rig.callbacks == start + end)
    rig.expectShown("A")
    #expect(rig.world.now == (animated ? 350 : 0))
  }

  @Test(
    "R-321: a pop calls parents last, and lets the popped controller go", arguments: [true, false])
  func pop(animated: Bool) {
    let rig = NavigationRig("R", "A")
    #expect(rig.pop(animated: animated) == "A")
    rig.expectStack("R")
    rig.settle()
    #expect(
      rig.log.filter { !$0.hasPrefix("transition") } == [
        "A.wM(nil)", "R.load", "A.wD", "R.wA", "willShow(R)", "A.dD", "R.dA", "A.dM(nil)",
        "didShow(R)",
        "released(A)",
      ])
    rig.expectShown("R")
  }

  @Test("R-316: the parent of a popped controller is nil in its viewDidDisappear")
  func parentOfPopped() throws {
    let rig = NavigationRig("R", "A")
    let top = try #require(rig.navigation.topViewController as? RigScreen)
    var seen: [Bool] = []
    top.onWillDisappear = { seen.append($0.parent == nil) }
    top.onDidDisappear = { seen.append($0.parent == nil) }
    rig.pop()
    rig.settle()
    #expect(seen == [false, true])
  }

  @Test("R-315: moving to and from the parent is told in the callbacks")
  func moving() throws {
    let rig = NavigationRig("R")
    var seen: [String] = []
    let made = rig.screen("A")
    made.onWillAppear = { seen.append("in \($0.isMovingToParent)") }
    made.onWillDisappear = { seen.append("out \($0.isMovingFromParent)") }
    rig.call { $0.pushViewController(made, animated: true) }
    rig.settle()
    rig.push("B")
    rig.settle()
    rig.pop()
    rig.settle()
    rig.pop()
    rig.settle()
    #expect(seen == ["in true", "out false", "in false", "out true"])
  }

  @Test("R-309: a controller that is being popped is a child until the end")
  func childrenDuringPop() {
    let rig = NavigationRig("R", "A")
    rig.pop()
    #expect(rig.navigation.children.count == 2)
    rig.wait(100)
    #expect(rig.navigation.children.count == 2)
    rig.settle()
    #expect(rig.navigation.children.count == 1)
  }

  @Test("R-430, R-431, R-433: pops that go nowhere call nobody")
  func popsToNowhere() {
    let rig = NavigationRig("R")
    #expect(rig.pop() == nil)
    #expect(rig.call { $0.popToRootViewController(animated: true) }?.count == 0)
    let top = rig.navigation.topViewController
    #expect(
      rig.call { nav in top.map { nav.popToViewController($0, animated: true) } }??.count == 0)
    rig.settle()
    #expect(rig.log == [])
  }

  @Test("Z-21: popToRoot at the root may answer nil")
  func popToRootAtRoot() {
    let rig = NavigationRig("R", configure: { $0.popToRootAtRoot = .nil })
    #expect(rig.call { $0.popToRootViewController(animated: true) } == nil)
  }

  @Test("R-434: several levels are popped lowest first, with one transition")
  func popToRoot() {
    let rig = NavigationRig("R", "A", "B", "C")
    let popped = rig.call { $0.popToRootViewController(animated: true)?.map(rig.name) }
    #expect(popped == ["A", "B", "C"])
    rig.settle()
    #expect(
      rig.callbacks.filter { $0.hasSuffix("A") || $0.hasSuffix("D") || $0.contains("Show") } == [
        "C.wD", "R.wA", "willShow(R)", "C.dD", "R.dA", "didShow(R)",
      ])
    #expect(
      rig.log.filter { $0.hasPrefix("released") } == ["released(A)", "released(B)", "released(C)"])
  }

  @Test("R-307: the departing top may read at index 0 until the layout")
  func oddReading() {
    let rig = NavigationRig(
      "R", "A", "B", configure: { $0.multiLevelPopRead = .departingFirstUntilLayout })
    rig.call { _ = $0.popToRootViewController(animated: true) }
    rig.expectStack("B", "R")
    #expect(rig.navigation.topViewController.map(rig.name) == "R")
    rig.endTurn()
    rig.expectStack("R")
  }

  @Test("R-441: a new top is pushed, an old one popped to, and the same one moves nothing")
  func setKinds() {
    let rig = NavigationRig("R", "A", "B")
    let stack = rig.navigation.viewControllers
    rig.call { $0.setViewControllers([stack[0], stack[2]], animated: true) }
    rig.settle()
    rig.expectCallbacks("A.wM(nil)", "A.dM(nil)")
    let new = rig.screen("N")
    rig.call { $0.setViewControllers([stack[0], new], animated: true) }
    rig.settle()
    rig.expectCallbacks(
      "N.wM", "B.wM(nil)", "N.load", "B.wD", "N.wA", "willShow(N)", "B.dD", "N.dA", "N.dM",
      "B.dM(nil)", "didShow(N)")
    rig.call { $0.setViewControllers([stack[0]], animated: true) }
    rig.settle()
    rig.expectCallbacks(
      "N.wM(nil)", "R.load", "N.wD", "R.wA", "willShow(R)", "N.dD", "R.dA", "N.dM(nil)",
      "didShow(R)")
  }

  @Test("Z-19, R-442: an empty stack shows nothing, and can be filled again")
  func emptyStack() {
    let rig = NavigationRig("R")
    rig.call { $0.setViewControllers([], animated: true) }
    rig.settle()
    #expect(rig.navigation.topViewController == nil)
    #expect(rig.shown == nil)
    #expect(rig.probe() == false)
    rig.call { $0.setViewControllers([rig.screen("V")], animated: true) }
    rig.settle()
    rig.expectShown("V")
  }

  @Test("Z-2: a transition may start within the call")
  func synchronousStart() {
    let rig = NavigationRig("R", configure: { $0.transitionStart = .synchronousWhenVisible })
    rig.push("A")
    rig.expectCallbacksSoFar("A.wM", "A.load", "R.wD", "A.wA", "willShow(A)")
    rig.settle()
    rig.expectShown("A")
  }

  @Test("Z-1: willShow and didShow may come before the appearance callbacks")
  func delegateFirst() {
    let rig = NavigationRig(
      "R",
      configure: {
        $0.willShowOrder = .beforeWillAppear
        $0.didShowOrder = .beforeDidAppear
      })
    rig.push("A")
    rig.settle()
    rig.expectCallbacksSoFar(
      "A.wM", "A.load", "R.wD", "willShow(A)", "A.wA", "R.dD", "didShow(A)", "A.dA", "A.dM")
  }

  @Test("calls of one turn without animation make one transition")
  func coalescing() {
    let rig = NavigationRig("R")
    rig.push("A", animated: false)
    rig.push("B", animated: false)
    rig.pop(animated: false)
    rig.settle()
    rig.expectCallbacksSoFar(
      "A.wM", "A.load", "R.wD", "A.wA", "willShow(A)", "R.dD", "A.dA", "A.dM", "didShow(A)")
    rig.expectStack("R", "A")
  }

  @Test(
    "R-311, R-410: an animated push in the turn of a non-animated set waits for the commit where it must"
  )
  func sameTurnPush() {
    let rig = NavigationRig("R", configure: { $0.sameTurnPush = .afterCommit })
    rig.call { $0.setViewControllers([rig.screen("A"), rig.screen("B")], animated: false) }
    rig.push("C")
    rig.expectStack("A", "B")
    #expect(rig.navigation.transitionCoordinator == nil)
    rig.endTurn()
    rig.expectStack("A", "B", "C")
    rig.settle()
    rig.expectShown("C")
    #expect(rig.callbacks.filter { $0.hasPrefix("didShow") } == ["didShow(B)", "didShow(C)"])
  }
}
