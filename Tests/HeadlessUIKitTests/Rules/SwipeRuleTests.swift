// SwipeRuleTests: the system's swipe and its delegate, rule by rule.

import Testing

@testable import HeadlessUIKit

@Suite("Rules: the system's swipe") @MainActor
struct SwipeRuleTests {
  @Test("R-501: the swipe is an edge pan on the controller's view, with one target and delegate")
  func wiring() throws {
    let rig = NavigationRig("R", "A")
    let swipe = try #require(
      rig.navigation.interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer)
    #expect(swipe.view === rig.navigation.view)
    #expect(swipe.edges == .left)
    #expect(swipe.delaysTouchesBegan)
    let targets = try #require(swipe.value(forKey: "targets") as? [NSObject])
    #expect(targets.count == 1)
    let target = targets[0].value(forKey: "target") as AnyObject?
    #expect(target === swipe.delegate)
  }

  @Test("R-502: other recognisers may be made to wait for the swipe")
  func relation() throws {
    let rig = NavigationRig("R", "A", gate: .depth)
    let swipe = try #require(rig.navigation.interactivePopGestureRecognizer)
    let pan = rig.pan(on: rig.navigation.topViewController?.view)
    pan.require(toFail: swipe)
    rig.down()
    rig.move(20)
    pan.expectState(.failed)
    rig.expectStack("R")
  }

  @Test("R-503: searching the view's recognisers for an edge pan finds the swipe alone")
  func search() throws {
    let rig = NavigationRig("R", "A")
    let found = try #require(rig.navigation.view.gestureRecognizers).filter {
      $0 is UIScreenEdgePanGestureRecognizer
    }
    #expect(found.count == 1)
    #expect(found.first === rig.navigation.interactivePopGestureRecognizer)
  }

  @Test("R-504: isEnabled switches the swipe off and on, and transitions leave it alone")
  func enabled() throws {
    let rig = NavigationRig("R", "A")
    let swipe = try #require(rig.navigation.interactivePopGestureRecognizer)
    rig.call { _ in swipe.isEnabled = false }
    rig.swipe()
    rig.settle()
    rig.expectStack("R", "A")
    rig.push("B")
    rig.settle()
    rig.pop()
    rig.settle()
    #expect(!swipe.isEnabled)
    rig.call { _ in swipe.isEnabled = true }
    rig.swipe()
    rig.settle()
    rig.expectStack("R")
  }

  @Test("R-512: the swipe is refused while the bar is hidden, or not", arguments: [true, false])
  func hiddenBar(blocks: Bool) {
    let rig = NavigationRig("R", "A", configure: { $0.hiddenBarBlocksPop = blocks })
    rig.call { $0.setNavigationBarHidden(true, animated: false) }
    rig.swipe()
    rig.settle()
    #expect(rig.stack == (blocks ? ["R", "A"] : ["R"]))
  }

  @Test("R-513: a left item refuses the swipe, unless it supplements the back button")
  func leftItem() {
    for supplements in [true, false] {
      let rig = NavigationRig("R", "A")
      let item = rig.navigation.viewControllers[1].navigationItem
      item.leftBarButtonItems = [UIBarButtonItem()]
      item.leftItemsSupplementBackButton = supplements
      rig.swipe()
      rig.settle()
      #expect(rig.stack == (supplements ? ["R"] : ["R", "A"]))
    }
  }

  @Test("R-514: a back item of the screen below never refuses the swipe, whatever it holds")
  func backItem() {
    let rig = NavigationRig("R", "A")
    let item = UIBarButtonItem(customView: UIView(frame: .zero))
    rig.navigation.viewControllers[0].navigationItem.backBarButtonItem = item
    rig.swipe()
    rig.settle()
    rig.expectStack("R")
  }

  @Test("R-515: hidesBackButton refuses the swipe, or not", arguments: [true, false])
  func hiddenBackButton(blocks: Bool) {
    let rig = NavigationRig("R", "A", configure: { $0.hidesBackButtonBlocksPop = blocks })
    rig.navigation.topViewController?.navigationItem.hidesBackButton = true
    rig.swipe()
    rig.settle()
    #expect(rig.stack == (blocks ? ["R", "A"] : ["R"]))
  }

  @Test("R-519: the system's delegate says no to simultaneous recognition")
  func simultaneity() throws {
    let rig = NavigationRig("R", "A")
    let swipe = try #require(rig.navigation.interactivePopGestureRecognizer)
    let answer = rig.world.run {
      swipe.delegate?.gestureRecognizer(
        swipe, shouldRecognizeSimultaneouslyWith: UIPanGestureRecognizer())
    }
    #expect(answer == false)
    let pan = rig.pan(on: rig.navigation.topViewController?.view)
    rig.down()
    rig.move(20)
    rig.expectStack("R")
    pan.expectState(.failed)
  }

  @Test("R-521: where the system's delegate refuses, another one brings the swipe back")
  func replaced() {
    for gate in [Gate.system, .depth] {
      let rig = NavigationRig("R", "A", gate: gate)
      rig.navigation.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem()
      rig.call { $0.setNavigationBarHidden(true, animated: false) }
      rig.swipe()
      rig.settle()
      #expect(rig.stack == (gate == .system ? ["R", "A"] : ["R"]))
    }
  }

  @Test("R-522: without a delegate all is allowed, at the root and in a transition too")
  func withoutDelegate() {
    let hidden = NavigationRig("R", "A")
    hidden.call {
      $0.interactivePopGestureRecognizer?.delegate = nil
      $0.setNavigationBarHidden(true, animated: false)
    }
    hidden.swipe()
    hidden.settle()
    hidden.expectStack("R")
    hidden.swipe()
    hidden.settle()
    #expect(!hidden.probe())
    let moving = NavigationRig("R", "A")
    moving.call { $0.interactivePopGestureRecognizer?.delegate = nil }
    moving.push("B")
    moving.wait(100)
    moving.swipe()
    #expect(moving.log.contains("swipeBegan(!)"))
  }

  @Test("R-523: a delegate that answers shouldBegin alone makes nobody wait, and shares nothing")
  func shouldBeginAlone() {
    for gate in [Gate.system, .depth] {
      let rig = NavigationRig("R", "A", gate: gate)
      let pan = rig.pan(on: rig.navigation.topViewController?.view)
      rig.down()
      rig.move(20)
      #expect((pan.state == .began) == (gate == .depth))
      #expect(rig.stack == (gate == .depth ? ["R", "A"] : ["R"]))
    }
  }

  @Test("R-531: a page that sets isEnabled as it appears has the last word after a cancel")
  func perPage() {
    var seen: [String] = []
    let rig = NavigationRig(
      "R", "A", gate: .depth, configure: { $0.disableDuringBegin = .cleanCancel },
      prepare: { screen in
        screen.onWillAppear = {
          seen.append($0.name)
          $0.navigationController?.interactivePopGestureRecognizer?.isEnabled = $0.name == "A"
        }
      })
    seen = []
    rig.swipe()
    rig.settle()
    #expect(seen == ["R", "A"])
    rig.expectStack("R", "A")
    #expect(rig.navigation.interactivePopGestureRecognizer?.isEnabled == true)
  }

  @Test("R-532: a delegate that hands all questions on to the system's leaves the swipe as it was")
  func forwarding() throws {
    let rig = NavigationRig("R", "A")
    let swipe = try #require(rig.navigation.interactivePopGestureRecognizer)
    let forwarder = Forwarder(to: swipe.delegate)
    rig.call { _ in swipe.delegate = forwarder }
    let pan = rig.pan(on: rig.navigation.topViewController?.view)
    rig.down()
    rig.move(20)
    pan.expectState(.failed)
    rig.move(242)
    rig.up(velocity: 800)
    rig.settle()
    rig.expectStack("R")
    rig.world.clearLog()
    rig.swipe()
    rig.settle()
    #expect(rig.log == [])
  }
}

extension NavigationRig {
  /// A pan on a view, of which nobody hears.
  func pan(on view: UIView?) -> UIPanGestureRecognizer {
    world.run {
      let pan = UIPanGestureRecognizer()
      view?.addGestureRecognizer(pan)
      return pan
    }
  }
}

/// Hands each question on to another delegate, which it does not keep alive.
private final class Forwarder: NSObject, UIGestureRecognizerDelegate {
  private weak var original: (any UIGestureRecognizerDelegate)?

  init(to original: (any UIGestureRecognizerDelegate)?) { self.original = original }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    original?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { original?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    original?.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    original?.gestureRecognizer(
      gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
  }
}
