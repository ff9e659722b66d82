// CaseFreezeTests: public reports of frozen stacks, as sequences with their right values.

import Testing

@testable import HeadlessUIKit

@Suite("Reported cases: freezes and gestures in transition") @MainActor
struct CaseFreezeTests {
  @Test(
    "B-001, B-044: a root swipe, then a push: harmless where it is nothing, a freeze where it is a mark"
  )
  func rootSwipeThenPush() {
    let rig = NavigationRig("R", gate: .always, configure: { $0.rootSwipeOutcome = .noop })
    rig.swipe()
    rig.settle()
    #expect(rig.callbacks == [])
    #expect(!rig.navigation.headless.isInTransition)
    rig.push("A")
    rig.settle()
    #expect(rig.shown == "A")
    #expect(rig.moments("didShow") == ["didShow(A)"])
    #expect(!rig.navigation.isNavigationBarHidden)
    #expect(rig.navigation.headless.isBarIntact)
    #expect(rig.probe())
    let marked = NavigationRig("R", gate: .always)
    marked.swipe()
    marked.settle()
    marked.push("A")
    marked.settle()
    #expect(marked.stack == ["R", "A"])
    #expect(marked.shown == nil)
    #expect(!marked.probe())
  }

  @Test("B-005: popped by a swipe, swiped once more on the root, pushed")
  func swipeTwice() {
    let rig = NavigationRig("R", gate: .depth)
    rig.push("A")
    rig.settle()
    rig.swipe()
    rig.settle()
    #expect(rig.stack == ["R"])
    rig.swipe()
    rig.settle()
    #expect(rig.stack == ["R"])
    rig.push("B")
    rig.settle()
    #expect(rig.shown == "B")
    #expect(rig.probe())
  }

  @Test("B-007: the whole stack replaced by its top, then a swipe on the new root")
  func replacedStack() {
    let rig = NavigationRig("R", gate: .depth)
    let made = rig.push("A")
    rig.settle()
    rig.call { $0.setViewControllers([made], animated: false) }
    rig.settle()
    rig.swipe()
    rig.settle()
    #expect(rig.stack == ["A"])
    rig.world.clearLog()
    rig.push("B")
    rig.settle()
    #expect(rig.stack == ["A", "B"])
    #expect(rig.shown == "B")
    #expect(rig.moments("didShow") == ["didShow(B)"])
    #expect(rig.probe())
  }

  @Test(
    "B-008: a swipe while the push still runs: refused by the system, a freeze with a gate on depth alone"
  )
  func swipeInPush() {
    for gate in [Gate.system, .depth] {
      let rig = NavigationRig("R", gate: gate)
      rig.push("A")
      rig.wait(100)
      rig.swipe()
      rig.settle()
      if gate == .system {
        #expect(rig.stack == ["R", "A"])
        #expect(rig.moments("didShow") == ["didShow(A)"])
      }
      #expect(rig.probe() == (gate == .system))
    }
    let modern = NavigationRig(
      "R", gate: .depth,
      configure: {
        $0.nestedTransitionPolicy = .interrupt
        $0.contentTouchesDuringTransition = .delivered
      })
    modern.push("A")
    modern.wait(100)
    modern.swipe()
    modern.settle()
    #expect(modern.shown == "R")
    #expect(modern.probe())
  }

  @Test("B-010: nothing of a root swipe surfaces at a second swipe")
  func secondSwipe() {
    let rig = NavigationRig("R", gate: .always, configure: { $0.rootSwipeOutcome = .noop })
    rig.swipe()
    rig.settle()
    rig.push("A")
    rig.settle()
    #expect(rig.shown == "A")
    rig.partialSwipe()
    rig.settle()
    #expect(rig.stack == ["R", "A"])
    #expect(rig.shown == "A")
  }

  @Test("B-013: a finished swipe, another push, a cancelled swipe")
  func finishedThenCancelled() {
    let rig = NavigationRig("R", gate: .depth)
    rig.push("A")
    rig.settle()
    rig.swipe()
    rig.settle()
    rig.push("B")
    rig.settle()
    rig.partialSwipe()
    rig.settle()
    #expect(rig.stack == ["R", "B"])
    #expect(rig.shown == "B")
    #expect(rig.probe())
  }

  @Test("B-014: two full swipes, one after the other, down to the root")
  func twoSwipes() {
    let rig = NavigationRig("R", "A", gate: .always, configure: { $0.rootSwipeOutcome = .noop })
    rig.swipe()
    rig.settle()
    rig.swipe()
    rig.settle()
    #expect(rig.stack == ["R"])
    #expect(rig.shown == "R")
    #expect(rig.probe())
  }

  @Test("B-059: two quick swipes, several screens deep: the second is refused, or both count")
  func quickSwipes() {
    let rig = NavigationRig("R", "A", "B")
    rig.swipe()
    rig.wait(20)
    rig.swipe()
    rig.settle()
    #expect(rig.stack == ["R", "A"])
    #expect(rig.shown == "A")
    #expect(rig.probe())
    let modern = NavigationRig(
      "R", "A", "B",
      configure: {
        $0.nestedTransitionPolicy = .interrupt
        $0.contentTouchesDuringTransition = .delivered
      })
    modern.swipe()
    modern.wait(20)
    modern.swipe()
    modern.settle()
    #expect(modern.shown == "R")
    #expect(modern.probe())
    let guarded = NavigationRig("R", "A", "B", gate: .depth)
    guarded.swipe()
    guarded.wait(20)
    guarded.swipe()
    guarded.settle()
    #expect(!guarded.probe())
  }

  @Test("B-062, B-070: a pop by code while the finger holds the page waits, and finds what is left")
  func popUnderFinger() {
    let rig = NavigationRig("R", "A", gate: .depth)
    rig.down()
    rig.move(150)
    #expect(rig.pop() == nil)
    rig.move(75)
    rig.up(velocity: 800)
    rig.settle()
    #expect(rig.stack == ["R"])
    #expect(
      rig.log.filter { $0 == "A.dM(nil)" || $0 == "released(A)" } == ["A.dM(nil)", "released(A)"])
    #expect(rig.probe())
    let deep = NavigationRig("R", "A", "B", gate: .depth)
    deep.down()
    deep.move(112)
    deep.call { _ = $0.popToRootViewController(animated: true) }
    deep.move(75)
    deep.up(velocity: 800)
    deep.settle()
    #expect(deep.shown == "R")
    #expect(deep.log.filter { $0.hasPrefix("released") } == ["released(B)", "released(A)"])
    #expect(deep.probe())
  }

  @Test("B-067: push and swipe at once: the swipe is refused, and the bar's chain is right")
  func pushAndSwipe() {
    let rig = NavigationRig("R")
    rig.push("A")
    rig.wait(30)
    rig.swipe()
    rig.settle()
    #expect(rig.stack == ["R", "A"])
    rig.push("B")
    rig.settle()
    #expect(rig.stack == ["R", "A", "B"])
    rig.tapBack()
    rig.settle()
    #expect(rig.stack == ["R", "A"])
    #expect(rig.navigation.navigationBar.items?.map(\.title) == ["R", "A"])
  }

  @Test("B-106: a swipe with one controller starts nothing, under the system's answers")
  func oneController() {
    let rig = NavigationRig("R")
    rig.down()
    rig.move(112)
    rig.up(velocity: 800)
    rig.settle()
    #expect(rig.log == [])
  }
}
