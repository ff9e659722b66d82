// StackRuleTests: what is readable when, and who is called in which order, rule by rule.

import Testing

@testable import HeadlessUIKit

@Suite("Rules: stack and callbacks") @MainActor
struct StackRuleTests {
  @Test("R-212: a push and a pop last 350 ms, or as the switch says", arguments: [350, 500])
  func duration(milliseconds: Int) {
    let rig = NavigationRig("R", configure: { $0.pushPopDuration = milliseconds })
    #expect(Configuration().pushPopDuration == 350)
    rig.push("A")
    rig.wait(milliseconds - 1)
    #expect(rig.navigation.headless.isInTransition)
    rig.wait(1)
    #expect(!rig.navigation.headless.isInTransition)
    rig.pop()
    rig.settle()
    #expect(rig.world.now == 2 * milliseconds)
  }

  @Test(
    "R-214: after the finger is lifted the rest of the animation takes time",
    arguments: [true, false])
  func remainder(finishes: Bool) {
    let rig = NavigationRig("R", "A")
    if finishes { rig.swipe() } else { rig.partialSwipe() }
    let lifted = rig.world.now
    #expect(rig.navigation.headless.isInTransition)
    rig.settle()
    #expect(rig.world.now > lifted)
    #expect(!rig.navigation.headless.isInTransition)
  }

  @Test("R-302: after a pop the stack is without the popped screen at once")
  func popReads() {
    let rig = NavigationRig("R", "A", "B")
    rig.pop()
    rig.expectStack("R", "A")
    #expect(rig.navigation.topViewController.map(rig.name) == "A")
    rig.wait(100)
    #expect(rig.navigation.headless.isInTransition)
    rig.expectStack("R", "A")
  }

  @Test("R-303: at rest a push is in the stack as soon as it returns", arguments: [true, false])
  func pushReads(animated: Bool) {
    let rig = NavigationRig("R")
    rig.push("A", animated: animated)
    rig.expectStack("R", "A")
    #expect(rig.navigation.topViewController.map(rig.name) == "A")
  }

  @Test("R-305: a cancelled swipe whose pop set the stack may not put it back")
  func cancelledSet() {
    for value in Configuration.CancelRestoresStack.allCases {
      let rig = NavigationRig(
        "R", "A", "B", navigation: SettingNavigation(),
        configure: { $0.cancelRestoresStack = value })
      rig.partialSwipe()
      rig.settle()
      #expect(rig.stack == (value == .always ? ["R", "A", "B"] : ["A", "B"]), "\(value)")
      rig.expectShown("B")
    }
  }

  @Test("R-306: visibleViewController is the top, or what was presented last of all")
  func visible() {
    let rig = NavigationRig("R", "A")
    #expect(rig.navigation.visibleViewController.map(rig.name) == "A")
    let modal = rig.screen("M")
    rig.call { $0.present(modal, animated: false) }
    rig.settle()
    #expect(rig.navigation.visibleViewController === modal)
    let inner = rig.screen("I")
    let stack = rig.world.run { UINavigationController(rootViewController: inner) }
    rig.call { _ in modal.present(stack, animated: false) }
    rig.settle()
    #expect(rig.navigation.visibleViewController === inner)
  }

  @Test("R-314: the swipe's recogniser is possible in a call's callbacks, and began in a swipe's")
  func recognizerState() throws {
    let rig = NavigationRig("R", "A", "B")
    var seen: [UIGestureRecognizer.State] = []
    for controller in rig.navigation.viewControllers {
      (controller as? RigScreen)?.onWillAppear = {
        guard let swipe = $0.navigationController?.interactivePopGestureRecognizer else { return }
        seen.append(swipe.state)
      }
    }
    rig.pop()
    rig.settle()
    #expect(seen == [.possible])
    rig.down()
    rig.move(20)
    #expect(seen == [.possible, .began])
  }

  @Test("R-323: a cancelled swipe sends no didMove; one that finishes sends it at the end")
  func parentCallbacks() {
    let rig = NavigationRig("R", "A")
    rig.partialSwipe()
    rig.settle()
    #expect(rig.takeCallbacks().filter { $0.contains("M") } == ["A.wM(nil)"])
    rig.swipe()
    rig.settle()
    #expect(rig.callbacks.filter { $0.contains("M") } == ["A.wM(nil)", "A.dM(nil)"])
    #expect(rig.callbacks.suffix(2) == ["A.dM(nil)", "didShow(R)"])
  }

  @Test("R-325: didShow comes once for each transition that completes, after didAppear")
  func oneDidShow() {
    let rig = NavigationRig("R")
    rig.push("A")
    rig.settle()
    rig.push("B", animated: false)
    rig.settle()
    rig.partialSwipe()
    rig.settle()
    rig.swipe()
    rig.settle()
    rig.pop()
    rig.settle()
    rig.expectMoments("didShow", ["didShow(A)", "didShow(B)", "didShow(A)", "didShow(R)"])
    let callbacks = rig.callbacks
    for (index, callback) in callbacks.enumerated() where callback.hasPrefix("didShow") {
      let name = callback.dropFirst("didShow(".count).dropLast()
      #expect(callbacks[..<index].contains("\(name).dA"))
    }
  }

  @Test("R-327: didShow says animated as the call asked, and yes for a swipe")
  func animatedOfDidShow() {
    let rig = NavigationRig("R")
    rig.push("A")
    rig.settle()
    rig.push("B", animated: false)
    rig.settle()
    rig.swipe()
    rig.settle()
    let shown = rig.world.log.filter { $0.kind == .didShow }
    #expect(shown.map(\.value) == [1, 0, 1])
  }

  @Test("R-329: each screen's appearance callbacks come in balanced pairs, whatever happens")
  func balanced() throws {
    let rig = NavigationRig("R")
    for round in 0..<12 {
      rig.push("A\(round)", animated: round % 3 != 0)
      rig.wait(round % 2 == 0 ? 400 : 50)
      if round % 4 == 1 { rig.partialSwipe() }
      if round % 4 == 2 { rig.swipe() }
      if round % 5 == 0 { rig.pop() }
      rig.wait(round * 30)
    }
    rig.settle()
    // What may follow what: the reversals are those of a cancel.
    let next = ["dD": ["wA"], "wA": ["dA", "wD"], "dA": ["wD"], "wD": ["dD", "wA"]]
    var last = ["R": "dA"]
    var count = 0
    for callback in rig.callbacks {
      let parts = callback.split(separator: ".").map(String.init)
      guard parts.count == 2, let allowed = next[last[parts[0]] ?? "dD"], next[parts[1]] != nil
      else { continue }
      #expect(allowed.contains(parts[1]), "\(callback)")
      last[parts[0]] = parts[1]
      count += 1
    }
    #expect(count > 40)
    #expect(last[try #require(rig.shown)] == "dA")
    #expect(last.filter { $0.value == "dA" }.count == 1)
  }

  @Test("R-333: calls without animation send their callbacks in the next layout, not in the call")
  func unanimated() {
    let rig = NavigationRig("R", "A")
    rig.pop(animated: false)
    rig.expectCallbacksSoFar()
    rig.endTurn()
    rig.expectCallbacksSoFar(
      "A.wM(nil)", "R.load", "A.wD", "R.wA", "willShow(R)", "A.dD", "R.dA", "A.dM(nil)",
      "didShow(R)")
  }

  @Test("R-334: who comes or goes below the top hears of its parent and of nothing else")
  func belowTheTop() {
    let rig = NavigationRig("R", "A", "B")
    let made = rig.screen("N")
    rig.call { $0.setViewControllers([made, $0.viewControllers[2]], animated: true) }
    rig.settle()
    rig.expectStack("N", "B")
    #expect(
      rig.callbacks.sorted() == [
        "A.dM(nil)", "A.wM(nil)", "N.dM", "N.wM", "R.dM(nil)", "R.wM(nil)",
      ])
  }

  @Test("R-337: the appearance callbacks of push and pop come in one order, as ever")
  func oldOrder() {
    let rig = NavigationRig("R", configure: { $0.nestedTransitionPolicy = .corrupt })
    let appearance = { rig.takeCallbacks().filter { $0.hasSuffix("A") || $0.hasSuffix("D") } }
    rig.push("A")
    rig.settle()
    #expect(appearance() == ["R.wD", "A.wA", "R.dD", "A.dA"])
    rig.pop()
    rig.settle()
    #expect(appearance() == ["A.wD", "R.wA", "A.dD", "R.dA"])
  }

  @Test(
    "R-340: one turn after the destination's viewWillDisappear a cancelled stack is whole",
    arguments: [
      (Configuration.CancelRestoreTime.atAnimationEnd, .atAnimationEnd),
      (.atDecision, .atAnimationEnd), (.atDecision, .willAtDecision),
    ] as [(Configuration.CancelRestoreTime, Configuration.CancelCallbackTime)])
  func restored(restore: Configuration.CancelRestoreTime, wills: Configuration.CancelCallbackTime)
    throws
  {
    let rig = NavigationRig(
      "R", "A",
      configure: {
        $0.cancelRestoreTime = restore
        $0.cancelCallbackTime = wills
      })
    let root = try #require(rig.navigation.viewControllers.first as? RigScreen)
    var seen: [[String]] = []
    root.onWillDisappear = { _ in
      DispatchQueue.main.async { seen.append(rig.stack) }
    }
    rig.partialSwipe()
    rig.settle()
    #expect(seen == [["R", "A"]])
  }

  @Test("R-341: until a cancelled swipe's animation ends the transition goes on")
  func stillInTransition() {
    for restore in Configuration.CancelRestoreTime.allCases {
      let rig = NavigationRig("R", "A", configure: { $0.cancelRestoreTime = restore })
      rig.partialSwipe()
      #expect(rig.navigation.transitionCoordinator?.isCancelled == true)
      rig.settle()
      #expect(rig.navigation.transitionCoordinator == nil)
    }
  }
}

/// Goes back by setting the stack without its first screen too, as a swipe's pop may.
private final class SettingNavigation: UINavigationController {
  override func popViewController(animated: Bool) -> UIViewController? {
    setViewControllers(Array(viewControllers.dropLast().suffix(1)), animated: animated)
    return nil
  }
}
