// TransitionPolicyTests: what becomes of a call that comes while a transition runs.

import Testing

@testable import HeadlessUIKit

@Suite("Calls in mid-transition") @MainActor
struct TransitionPolicyTests {
  @Test("R-402: a push is put off, and the stack does not show it before")
  func queuedPush() {
    let rig = NavigationRig("R")
    rig.push("A")
    rig.wait(100)
    rig.push("B")
    rig.expectStack("R", "A")
    rig.wait(249)
    rig.expectStack("R", "A")
    rig.wait(1)
    rig.expectStack("R", "A", "B")
    rig.settle()
    #expect(rig.world.now == 700)
    rig.expectShown("B")
    #expect(rig.log.filter { $0.hasSuffix("Call(B)") } == ["deferredCall(B)", "drainedCall(B)"])
  }

  @Test("R-403, Z-38: a pop is put off and returns nil, or the top")
  func queuedPop() {
    let rig = NavigationRig("R")
    rig.push("A")
    rig.wait(100)
    #expect(rig.pop() == nil)
    rig.expectStack("R", "A")
    rig.settle()
    rig.expectStack("R")
    let other = NavigationRig("R", configure: { $0.popDuringTransitionReturn = .controller })
    other.push("A")
    other.wait(100)
    #expect(other.pop() == "A")
  }

  @Test("calls are put off in the order in which they came")
  func fifo() {
    let rig = NavigationRig("R")
    rig.push("A")
    rig.push("B")
    rig.push("C", animated: false)
    #expect(rig.pop() == nil)
    rig.expectStack("R", "A")
    rig.settle()
    rig.expectStack("R", "A", "B")
    #expect(
      rig.log.filter { $0.hasPrefix("didShow") } == [
        "didShow(A)", "didShow(B)", "didShow(C)", "didShow(B)",
      ])
  }

  @Test("a call in the callbacks of the end runs at once, behind what was put off")
  func callAtTheEnd() {
    let rig = NavigationRig("R")
    let made = rig.screen("A")
    let next = rig.screen("B")
    made.onDidAppear = { screen in
      screen.onDidAppear = nil
      screen.navigationController?.pushViewController(next, animated: true)
    }
    rig.call { $0.pushViewController(made, animated: true) }
    rig.wait(350)
    rig.expectStack("R", "A", "B")
    rig.settle()
    rig.expectShown("B")
  }

  @Test(
    "R-420 ... R-422: nested pushes corrupt: a blank page at the first pop, a trap at the second")
  func corrupt() {
    let rig = NavigationRig("R", configure: { $0.nestedTransitionPolicy = .corrupt })
    rig.push("A")
    rig.wait(300)
    rig.push("B")
    rig.expectStack("R", "A", "B")
    rig.settle()
    rig.expectShown("B")
    #expect(!rig.navigation.headless.isBarIntact)
    rig.expectCallbacks(
      "A.wM", "A.load", "R.wD", "A.wA", "willShow(A)", "B.wM", "B.load", "A.wD", "B.wA",
      "willShow(B)", "A.dD", "B.dA", "B.dM", "didShow(B)")
    rig.pop()
    rig.settle()
    rig.expectStack("R", "A")
    #expect(rig.shown == nil)
    rig.pop()
    rig.settle()
    rig.world.expectTrap(.corruptedViewTree)
  }

  @Test("R-404: a nested push without animation does no harm")
  func nestedWithoutAnimation() {
    let rig = NavigationRig("R", configure: { $0.nestedTransitionPolicy = .corrupt })
    rig.push("A")
    rig.wait(300)
    rig.push("B", animated: false)
    rig.settle()
    #expect(rig.log.filter { $0.hasPrefix("didShow") } == ["didShow(A)", "didShow(B)"])
    rig.expectProbe()
  }

  @Test("R-423: pushes of one turn corrupt as well")
  func corruptSameTurn() {
    let rig = NavigationRig("R", configure: { $0.nestedTransitionPolicy = .corrupt })
    rig.push("A")
    rig.push("B")
    rig.settle()
    rig.expectStack("R", "A", "B")
    #expect(!rig.navigation.headless.isBarIntact)
    rig.pop()
    rig.settle()
    rig.pop()
    rig.settle()
    rig.world.expectTrap(.corruptedViewTree)
  }

  @Test("a pop within a pop loses the first one's end, and lets its controller go")
  func corruptPops() {
    let rig = NavigationRig("R", "A", "B", configure: { $0.nestedTransitionPolicy = .corrupt })
    rig.pop()
    rig.wait(100)
    rig.pop()
    rig.settle()
    rig.expectStack("R")
    rig.expectShown("R")
    #expect(!rig.navigation.headless.isBarIntact)
    #expect(rig.log.filter { $0.hasPrefix("released") } == ["released(B)", "released(A)"])
    #expect(rig.log.filter { $0.hasPrefix("didShow") } == ["didShow(R)"])
  }

  @Test("R-444: a push from a callback of the start is nested, under every policy that goes on")
  func nestedInStart() {
    for policy in [Configuration.NestedTransitionPolicy.queue, .corrupt, .interrupt] {
      let rig = NavigationRig("R", configure: { $0.nestedTransitionPolicy = policy })
      let made = rig.screen("A")
      let next = rig.screen("B")
      made.onLoad = { _ in rig.navigation.pushViewController(next, animated: true) }
      rig.call { $0.pushViewController(made, animated: true) }
      rig.settle()
      #expect(rig.stack == ["R", "A", "B"], "\(policy)")
      #expect(rig.shown == "B", "\(policy)")
      #expect(rig.log.contains { $0.hasPrefix("nestedTransition") } == (policy == .corrupt))
      #expect(rig.navigation.headless.isBarIntact == (policy != .corrupt))
    }
  }

  @Test("R-426: an interruptible transition is completed at once")
  func interrupt() {
    let rig = NavigationRig("R", configure: { $0.nestedTransitionPolicy = .interrupt })
    rig.push("A")
    rig.wait(60)
    #expect(rig.pop() == "A")
    rig.settle()
    rig.expectCallbacksSoFar(
      "A.wM", "A.load", "R.wD", "A.wA", "willShow(A)", "R.dD", "A.dA", "A.dM", "didShow(A)",
      "A.wM(nil)", "A.wD", "R.wA", "willShow(R)", "A.dD", "R.dA", "A.dM(nil)", "didShow(R)")
    #expect(rig.world.now == 410)
    rig.expectProbe()
  }

  @Test("an interrupted cancel is completed first: the stack is whole before the call")
  func interruptedCancel() {
    let rig = NavigationRig("R", "A", configure: { $0.nestedTransitionPolicy = .interrupt })
    rig.partialSwipe()
    #expect(rig.pop() == "A")
    rig.settle()
    rig.expectStack("R")
    rig.expectProbe()
  }

  @Test("a call may be refused, or trap")
  func refuseAndTrap() {
    let refusing = NavigationRig("R", configure: { $0.nestedTransitionPolicy = .refuse })
    refusing.push("A")
    refusing.wait(100)
    refusing.push("B")
    refusing.settle()
    refusing.expectStack("R", "A")
    #expect(refusing.log.contains("refusedCall(B)"))
    refusing.expectProbe()
    let trapping = NavigationRig("R", configure: { $0.nestedTransitionPolicy = .trap })
    trapping.push("A")
    trapping.wait(100)
    trapping.push("B")
    trapping.world.expectTrap(.nestedTransition)
  }

  @Test("illegal calls trap with UIKit's meaning, and the world answers nothing more")
  func traps() throws {
    let illegal: [(Trap, (NavigationRig) -> Void)] = [
      (
        .pushedTwice,
        { rig in rig.call { $0.pushViewController($0.viewControllers[0], animated: true) } }
      ),
      (
        .pushedContainer,
        { rig in rig.call { $0.pushViewController(UINavigationController(), animated: true) } }
      ),
      (
        .poppedToStranger,
        { rig in rig.call { _ = $0.popToViewController(UIViewController(), animated: true) } }
      ),
      (
        .duplicateInStack,
        { rig in rig.call { $0.viewControllers = [$0.viewControllers[0], $0.viewControllers[0]] } }
      ),
      (.emptyStack, { rig in rig.call { $0.viewControllers = [] } }),
      (
        .hierarchyInconsistency,
        { rig in
          rig.call { nav in
            let parent = UIViewController()
            let child = UIViewController()
            parent.addChild(child)
            nav.pushViewController(child, animated: true)
          }
        }
      ),
    ]
    for (trap, call) in illegal {
      let rig = NavigationRig("R", configure: { $0.emptyStack = .trap })
      call(rig)
      #expect(rig.world.trap == trap)
      let callbacks = rig.world.callbackCount
      #expect(rig.pop() == nil)
      rig.push("A")
      rig.settle()
      rig.expectStack("R")
      #expect(rig.world.callbackCount == callbacks)
    }
  }

  @Test("Z-20: a duplicate push may be ignored, also one that is only put off")
  func duplicates() {
    let rig = NavigationRig("R", configure: { $0.duplicatePush = .ignore })
    rig.push("A")
    let made = rig.screen("B")
    rig.call { $0.pushViewController(made, animated: true) }
    rig.call { $0.pushViewController(made, animated: true) }
    rig.settle()
    rig.expectStack("R", "A", "B")
    #expect(rig.log.filter { $0.hasPrefix("refusedCall") } == ["refusedCall(B)"])
  }
}
