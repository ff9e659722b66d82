// BarTests: the navigation bar's items, its way back, and what hides it.

import Testing

@testable import HeadlessUIKit

@Suite("Navigation bar") @MainActor
struct BarTests {
  private func back(_ rig: NavigationRig) -> String? {
    rig.world.run { rig.navigation.headless.backController.map(rig.name) }
  }

  @Test("R-815: the back item of the lower screen is shown above it")
  func backItem() {
    let rig = NavigationRig("R", "A")
    #expect(back(rig) == "R")
    #expect(rig.navigation.navigationBar.displayedBackTitle == "R")
    rig.navigation.viewControllers[0].navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Away", style: .plain, target: nil, action: nil)
    #expect(rig.navigation.navigationBar.displayedBackTitle == "Away")
    #expect(rig.navigation.navigationBar.items?.map(\.title) == ["R", "A"])
    #expect(rig.navigation.navigationBar.backItem?.title == "R")
    rig.pop()
    rig.settle()
    #expect(back(rig) == nil)
  }

  @Test("R-818: a left item stands in the place of the back button, unless it supplements it")
  func leftItem() {
    let rig = NavigationRig("R", "A")
    let item = rig.navigation.viewControllers[1].navigationItem
    item.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
    #expect(back(rig) == nil)
    #expect(rig.navigation.headless.hasLeftItem)
    item.leftItemsSupplementBackButton = true
    #expect(back(rig) == "R")
    item.hidesBackButton = true
    #expect(back(rig) == nil)
  }

  @Test("a tap on the back button pops, animated")
  func backButton() {
    let rig = NavigationRig("R", "A")
    rig.tapBack()
    rig.expectStack("R")
    #expect(rig.navigation.headless.isInTransition)
    rig.settle()
    rig.expectShown("R")
    rig.tapBack()
    rig.settle()
    rig.expectStack("R")
  }

  @Test("a tap on a left item calls its action, as a closure or on its target")
  func leftItemActions() {
    let rig = NavigationRig("R", "A")
    var taps = 0
    let item = rig.navigation.viewControllers[1].navigationItem
    item.leftBarButtonItem = UIBarButtonItem(title: "x", primaryAction: UIAction { _ in taps += 1 })
    rig.tapBack()
    #expect(taps == 1)
    let target = TapTarget()
    item.leftBarButtonItem = UIBarButtonItem(
      title: "x", style: .plain, target: target, action: Selector(TapTarget.tapped, name: "tapped"))
    rig.tapBack()
    #expect(target.taps == 1)
    rig.expectStack("R", "A")
  }

  @Test("Z-35, R-425: the bar takes no taps while a transition runs, unless they are delivered")
  func tapInTransition() {
    let rig = NavigationRig("R")
    rig.push("A")
    rig.wait(30)
    rig.tapBack()
    rig.settle()
    rig.expectStack("R", "A")
    let open = NavigationRig(
      "R",
      configure: {
        $0.contentTouchesDuringTransition = .delivered
        $0.nestedTransitionPolicy = .interrupt
      })
    open.push("A")
    open.wait(30)
    open.tapBack()
    open.settle()
    open.expectStack("R")
  }

  @Test("Z-35: the content takes no touches while a transition runs")
  func contentTouches() {
    let rig = NavigationRig("R")
    rig.push("A")
    rig.endTurn()
    #expect(!rig.navigation.container.isUserInteractionEnabled)
    rig.settle()
    #expect(rig.navigation.container.isUserInteractionEnabled)
  }

  @Test("a hidden bar takes no taps and shows no way back")
  func hiddenBar() {
    let rig = NavigationRig("R", "A")
    rig.call { $0.setNavigationBarHidden(true, animated: true) }
    #expect(rig.navigation.isNavigationBarHidden)
    #expect(back(rig) == nil)
    rig.tapBack()
    rig.settle()
    rig.expectStack("R", "A")
  }

  @Test(
    "R-446: a subclass that answers for the bar refuses the button; a swipe goes on, out of step")
  func shouldPop() {
    let rig = NavigationRig("R", "A", navigation: VetoingNavigation())
    rig.tapBack()
    rig.settle()
    rig.expectStack("R", "A")
    #expect((rig.navigation as? VetoingNavigation)?.asked == ["A"])
    rig.swipe()
    rig.settle()
    rig.expectStack("R")
    #expect(!rig.navigation.headless.isBarIntact)
    rig.push("B")
    rig.settle()
    #expect(rig.navigation.headless.isBarIntact)
  }

  @Test("R-812, R-714: a request for the bar in a cancel's callbacks is honoured, or lost")
  func barOnCancel() {
    for value in Configuration.BarHiddenOnCancel.allCases {
      let rig = NavigationRig(
        "R", "A", gate: .depth, configure: { $0.barHiddenOnCancel = value },
        prepare: { screen in
          screen.onWillAppear = {
            $0.navigationController?.setNavigationBarHidden($0.name == "R", animated: true)
          }
        })
      #expect(!rig.navigation.isNavigationBarHidden)
      rig.partialSwipe()
      #expect(rig.navigation.isNavigationBarHidden)
      rig.settle()
      #expect(rig.navigation.isNavigationBarHidden == (value == .lost))
    }
  }

  @Test("R-813: a cancelled swipe under a hidden bar may lose an item of the bar")
  func lostItem() {
    let rig = NavigationRig(
      "R", "A", gate: .depth, configure: { $0.cancelLosesBarItem = true })
    rig.call { $0.setNavigationBarHidden(true, animated: false) }
    rig.partialSwipe()
    rig.settle()
    #expect(!rig.navigation.headless.isBarIntact)
    #expect(rig.navigation.navigationBar.items?.count == 1)
  }

  @Test("R-510 ... R-516: what makes the system refuse the swipe")
  func systemRefusals() {
    let refusals: [(String, (UINavigationController) -> Void)] = [
      ("hidden bar", { $0.setNavigationBarHidden(true, animated: false) }),
      (
        "left item",
        { $0.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem() }
      ),
      ("hidden back button", { $0.topViewController?.navigationItem.hidesBackButton = true }),
      ("root", { $0.viewControllers = [$0.viewControllers[1]] }),
    ]
    for point in Configuration.SystemDelegateDecisionPoint.allCases {
      for (name, prepare) in refusals {
        let rig = NavigationRig("R", "A", configure: { $0.systemDelegateDecisionPoint = point })
        rig.call(prepare)
        rig.settle()
        rig.world.clearLog()
        rig.swipe()
        rig.settle()
        #expect(rig.log == [], "\(name), \(point)")
      }
    }
    let allowed = NavigationRig("R", "A")
    allowed.call {
      $0.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem()
      $0.topViewController?.navigationItem.leftItemsSupplementBackButton = true
      $0.viewControllers[0].navigationItem.backBarButtonItem = UIBarButtonItem()
    }
    allowed.swipe()
    allowed.settle()
    allowed.expectStack("R")
  }

  @Test("R-516: a delegate with an animator of its own stops the system's swipe")
  func animator() {
    let rig = NavigationRig("R", "A")
    let animating = AnimatingDelegate()
    rig.call { $0.delegate = animating }
    rig.swipe()
    rig.settle()
    rig.expectStack("R", "A")
  }

  @Test("R-511: the system refuses a swipe inside a transition")
  func systemRefusesInTransition() {
    let rig = NavigationRig("R", "A")
    rig.push("B")
    rig.wait(100)
    rig.swipe()
    rig.settle()
    rig.expectStack("R", "A", "B")
    rig.expectProbe()
  }

  @Test("R-517: a finger on the bar never swipes")
  func fingerOnBar() {
    let rig = NavigationRig("R", "A")
    rig.down(y: 30)
    rig.move(20)
    rig.move(242)
    rig.up(velocity: 800)
    rig.settle()
    rig.expectStack("R", "A")
  }

  @Test(
    "R-518: answered at finger-down, the system's swipe can begin at the root, or inside a push")
  func touchDownHoles() {
    let atRoot = NavigationRig("R", "A", configure: { $0.systemDelegateDecisionPoint = .touchDown })
    atRoot.down()
    atRoot.pop(animated: false)
    atRoot.endTurn()
    atRoot.move(20)
    atRoot.move(242)
    atRoot.up(velocity: 800)
    atRoot.settle()
    #expect(atRoot.log.contains("swipeBegan(!)"))
    #expect(!atRoot.probe())
    let inPush = NavigationRig("R", "A", configure: { $0.systemDelegateDecisionPoint = .touchDown })
    inPush.down()
    inPush.push("B")
    inPush.wait(50)
    inPush.move(20)
    #expect(inPush.log.contains("swipeBegan(!)"))
  }
}

@MainActor
private final class TapTarget {
  var taps = 0
  func tapped() { taps += 1 }
}

private final class VetoingNavigation: UINavigationController, UINavigationBarDelegate {
  var asked: [String?] = []

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    asked.append(item.title)
    return false
  }
}

private final class AnimatingDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
