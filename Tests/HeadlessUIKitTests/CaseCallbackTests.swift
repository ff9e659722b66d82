// CaseCallbackTests: public reports about callbacks, bars and calls, as sequences with their right values.

import Testing

@testable import HeadlessUIKit

@Suite("Reported cases: callbacks, bars and calls") @MainActor
struct CaseCallbackTests {
  @Test("B-038: a push from the new screen's load waits its turn")
  func pushInLoad() {
    let rig = NavigationRig("R")
    let made = rig.screen("A")
    let next = rig.screen("B")
    made.onLoad = { _ in rig.navigation.pushViewController(next, animated: true) }
    rig.call { $0.pushViewController(made, animated: true) }
    rig.settle()
    #expect(rig.stack == ["R", "A", "B"])
    #expect(rig.shown == "B")
    #expect(rig.navigation.navigationBar.items?.map(\.title) == ["R", "A", "B"])
    rig.tapBack()
    rig.settle()
    #expect(rig.shown == "A")
    rig.tapBack()
    rig.settle()
    #expect(rig.stack == ["R"])
  }

  @Test("B-043: bar hidden, swipe cancelled, popped, bar shown, pushed: the bar has the new item")
  func barAfterCancel() {
    let rig = NavigationRig("R", gate: .depth)
    rig.push("A")
    rig.settle()
    rig.call { $0.setNavigationBarHidden(true, animated: true) }
    rig.push("B")
    rig.settle()
    rig.partialSwipe()
    rig.settle()
    rig.pop()
    rig.settle()
    rig.call { $0.setNavigationBarHidden(false, animated: true) }
    rig.push("C")
    rig.settle()
    #expect(rig.stack == ["R", "A", "C"])
    #expect(!rig.navigation.navigationBar.isHidden)
    #expect(rig.navigation.navigationBar.topItem?.title == "C")
  }

  @Test("B-046: a flick between two screens that hide the bar, then a push of one that does not")
  func barAfterFlick() {
    let hides: (RigScreen) -> Void = { screen in
      screen.onWillAppear = {
        $0.navigationController?.setNavigationBarHidden(true, animated: true)
      }
      screen.onWillDisappear = {
        $0.navigationController?.setNavigationBarHidden(false, animated: true)
      }
    }
    let rig = NavigationRig("A", "B", gate: .depth, prepare: hides)
    #expect(rig.navigation.isNavigationBarHidden)
    rig.flick()
    rig.wait(50)
    rig.push("C")
    rig.settle()
    #expect(rig.stack == ["A", "C"])
    #expect(!rig.navigation.isNavigationBarHidden)
    #expect(rig.navigation.headless.isBarIntact)
  }

  @Test("B-058: a push 0.3 s after another one, then two taps on Back")
  func pushAfterPush() {
    let rig = NavigationRig("R")
    rig.push("A")
    rig.wait(300)
    rig.push("B")
    rig.settle()
    #expect(rig.shown == "B")
    rig.tapBack()
    rig.settle()
    #expect(rig.shown == "A")
    rig.tapBack()
    rig.settle()
    #expect(rig.shown == "R")
    #expect(rig.world.trap == nil)
  }

  @Test(
    "B-074, B-121: a cancelled swipe sends the upper screen willAppear and didAppear, each time")
  func cancelledSwipes() {
    let rig = NavigationRig("R", "A", gate: .depth)
    rig.partialSwipe()
    rig.settle()
    rig.world.clearLog()
    for _ in 0..<3 {
      rig.partialSwipe()
      rig.settle()
      let seen = rig.takeCallbacks()
      #expect(seen.filter { $0.hasPrefix("A.") } == ["A.wM(nil)", "A.wD", "A.wA", "A.dA"])
      #expect(seen.filter { $0.hasPrefix("R.") } == ["R.wA", "R.wD", "R.dD"])
    }
    rig.push("B")
    rig.settle()
    #expect(rig.stack == ["R", "A", "B"])
  }

  @Test("B-077: willShow, then a transition that ends cancelled, and no didShow")
  func delegateOnCancel() {
    let rig = NavigationRig("R", "A", gate: .depth)
    rig.partialSwipe()
    rig.settle()
    #expect(rig.moments("willShow") == ["willShow(R)"])
    #expect(rig.moments("didShow") == [])
    #expect(rig.log.filter { $0.hasPrefix("transitionEnded") } == ["transitionEnded(A!)"])
  }

  @Test("B-080: a finger that goes back to zero holds the gesture; it ends once")
  func backToZero() {
    let rig = NavigationRig("R", "A", gate: .depth)
    rig.down()
    rig.move(150)
    rig.move(-150)
    rig.wait(30)
    #expect(rig.log.filter { $0.hasPrefix("transitionEnded") } == [])
    rig.move(262)
    rig.up(velocity: 800)
    rig.settle()
    #expect(
      rig.log.filter { $0.hasPrefix("swipe") } == ["swipeBegan()", "swipeEnded()"])
    #expect(rig.stack == ["R"])
  }

  @Test("B-083: a held finger holds the transition open")
  func heldFinger() {
    let rig = NavigationRig("R", "A", gate: .depth)
    rig.down()
    rig.move(20)
    rig.move(92)
    rig.wait(1000)
    #expect(rig.navigation.headless.pageOffset == 92)
    #expect(rig.stack == ["R"])
    #expect(rig.navigation.headless.isInteractive)
    #expect(rig.moments("didShow") == [])
    rig.up(velocity: 0)
    rig.settle()
    #expect(rig.stack == ["R", "A"])
  }

  @Test(
    "B-085, B-086: a screen that switches the swipe off gets its callbacks in popToRoot and in a new stack"
  )
  func switchedOff() {
    for replaces in [false, true] {
      let rig = NavigationRig("R", "A", gate: .depth)
      let off = rig.screen("B")
      off.onWillAppear = {
        $0.navigationController?.interactivePopGestureRecognizer?.isEnabled = false
      }
      off.onWillDisappear = {
        $0.navigationController?.interactivePopGestureRecognizer?.isEnabled = true
      }
      rig.call { $0.pushViewController(off, animated: true) }
      rig.settle()
      rig.swipe()
      rig.settle()
      #expect(rig.stack == ["R", "A", "B"])
      rig.call { navigation in
        if replaces {
          navigation.setViewControllers([rig.screen("N")], animated: true)
        } else {
          navigation.popToRootViewController(animated: true)
        }
      }
      rig.settle()
      #expect(
        rig.callbacks.filter { $0.hasPrefix("B.") }.suffix(3) == ["B.wD", "B.dD", "B.dM(nil)"])
      rig.push("C")
      rig.settle()
      rig.swipe()
      rig.settle()
      #expect(rig.stack == [replaces ? "N" : "R"])
    }
  }

  @Test("B-088: one instance pushed twice in a turn: refused by name at the call")
  func pushedTwice() {
    for value in Configuration.DuplicatePush.allCases {
      let rig = NavigationRig("R", configure: { $0.duplicatePush = value })
      let made = rig.push("D")
      rig.call { $0.pushViewController(made, animated: true) }
      #expect(rig.world.trap == (value == .trap ? .pushedTwice : nil))
      rig.settle()
      if value == .ignore {
        #expect(rig.stack == ["R", "D"])
        #expect(rig.moments("didShow") == ["didShow(D)"])
      }
    }
  }

  @Test("B-103: a pop at the root returns nothing")
  func popAtRoot() {
    let rig = NavigationRig("R")
    #expect(rig.pop() == nil)
    rig.settle()
    #expect(rig.log == [])
  }

  @Test("B-107: a plain pop and a plain popTo")
  func plainPops() throws {
    let rig = NavigationRig("R", "A", "B")
    rig.pop(animated: false)
    rig.settle()
    #expect(rig.stack == ["R", "A"])
    let popped = rig.call {
      $0.popToViewController($0.viewControllers[0], animated: false)?.map(rig.name)
    }
    rig.settle()
    #expect(popped == ["A"])
    #expect(rig.shown == "R")
  }

  @Test("B-116: a double tap on Back takes one level, or two where transitions can be interrupted")
  func doubleTap() {
    let rig = NavigationRig("R", "A", "B")
    rig.tapBack()
    rig.wait(30)
    rig.tapBack()
    rig.settle()
    #expect(rig.shown == "A")
    let modern = NavigationRig(
      "R", "A", "B",
      configure: {
        $0.nestedTransitionPolicy = .interrupt
        $0.contentTouchesDuringTransition = .delivered
      })
    for _ in 0..<3 {
      modern.tapBack()
      modern.wait(30)
    }
    modern.settle()
    #expect(modern.shown == "R")
  }

  @Test("B-122: a pop sends each screen its pair, once")
  func popPairs() {
    let rig = NavigationRig("R", "A")
    rig.pop()
    rig.settle()
    #expect(
      rig.callbacks.filter { $0.hasSuffix("A") || $0.hasSuffix("D") } == [
        "A.wD", "R.wA", "A.dD", "R.dA",
      ])
  }
}
