// FullscreenPopRuleTests: what the full-screen swipe does on each push and each drag, rule by rule.

import HeadlessUIKit
import Testing

@testable import NavigationSubjects

@Suite("Rules: the full-screen swipe") @MainActor
struct FullscreenPopRuleTests {
  @Test("R-701: it adds to a push, and to a page's viewWillAppear and viewWillDisappear")
  func hooks() {
    let scene = SwipeScene()
    scene.setRoot()
    #expect(!scene.isInstalled)
    scene.push(hidden: true)
    #expect(scene.isInstalled)
    #expect(scene.navigation.isNavigationBarHidden)
    scene.push()
    scene.call { $0.isNavigationBarHidden = true }
    scene.cover()
    #expect(!scene.navigation.isNavigationBarHidden)
  }

  @Test("R-703: only a push installs it; a controller made with a root has it after the next one")
  func installation() {
    let scene = SwipeScene()
    scene.setRoot()
    #expect(!scene.isInstalled)
    scene.setStack(count: 2)
    #expect(!scene.isInstalled)
    scene.push()
    #expect(scene.isInstalled)
    #expect(scene.navigation.interactivePopGestureRecognizer?.isEnabled == false)
  }

  @Test("R-704: it begins above the root, where the page permits it, at rest, and to the right")
  func beginning() {
    let atRoot = SwipeScene()
    atRoot.setRoot()
    atRoot.push()
    atRoot.call { $0.viewControllers = [$0.viewControllers[0]] }
    atRoot.drag(from: 200)
    #expect(!atRoot.hasBegun)
    let disabled = SwipeScene(screens: 2)
    disabled.top?.interactivePopDisabled = true
    disabled.drag(from: 200)
    #expect(!disabled.hasBegun)
    let moving = SwipeScene(screens: 2)
    moving.push(settles: false)
    moving.drag(from: 200)
    #expect(!moving.hasBegun)
    let leftwards = SwipeScene(screens: 2)
    leftwards.drag(from: 200, by: -40)
    #expect(!leftwards.hasBegun)
    let fine = SwipeScene(screens: 2)
    fine.drag(from: 200)
    #expect(fine.hasBegun)
  }

  @Test("R-705: the distance is measured where the finger is at the begin; 0 and less is no limit")
  func distance() {
    let scene = SwipeScene(screens: 2)
    scene.top?.interactivePopMaxAllowedInitialDistance = 40
    scene.drag(from: 35)
    #expect(!scene.hasBegun)
    scene.drag(from: 15)
    #expect(scene.hasBegun)
    let unlimited = SwipeScene(screens: 2)
    unlimited.top?.interactivePopMaxAllowedInitialDistance = -10
    #expect(unlimited.top?.interactivePopMaxAllowedInitialDistance == 0)
    unlimited.drag(from: 300)
    #expect(unlimited.hasBegun)
  }

  @Test("R-706: nobody waits for it: a scroll view in the page takes the drag")
  func nobodyWaits() {
    let scene = SwipeScene(screens: 2)
    scene.addScrollView(UIScrollView(frame: UIScreen.main.bounds))
    scene.drag(from: 200)
    #expect(!scene.hasBegun)
  }

  @Test("R-707: a scroll view that shares the drag at its leading end lets the page go back")
  func sharing() {
    let scene = SwipeScene(screens: 2)
    let scrollView = SharingScrollView(frame: UIScreen.main.bounds)
    scene.addScrollView(scrollView)
    scrollView.contentOffset.x = 100
    scene.drag(from: 200)
    #expect(!scene.hasBegun)
    scrollView.contentOffset.x = 0
    scene.drag(from: 200)
    #expect(scene.hasBegun)
  }

  @Test("R-708: a pushed page sets the bar as it prefers, and so does the page that it covers")
  func preferences() {
    let scene = SwipeScene()
    scene.setRoot(hidden: true)
    #expect(!scene.navigation.isNavigationBarHidden)
    scene.push()
    #expect(!scene.navigation.isNavigationBarHidden)
    scene.call { _ = $0.popViewController(animated: false) }
    #expect(scene.navigation.isNavigationBarHidden)
    let other = SwipeScene()
    other.setRoot(hidden: true)
    other.navigation.viewControllerBasedNavigationBarAppearanceEnabled = false
    other.push(hidden: true)
    #expect(!other.navigation.isNavigationBarHidden)
  }

  @Test("R-709: a page's bar belongs to the controller that pushed it last, if only in vain")
  func rebinding() {
    let first = SwipeScene(screens: 1)
    let page = first.push(hidden: true)
    #expect(first.navigation.isNavigationBarHidden)
    first.call { _ = $0.popViewController(animated: false) }
    let second = SwipeScene(screens: 1)
    second.call { $0.pushViewController(page, animated: false) }
    #expect(second.navigation.isNavigationBarHidden)
    page.willAppearInjection = nil
    second.call { $0.pushViewController(page, animated: false) }
    #expect(page.willAppearInjection != nil)
    #expect(second.navigation.viewControllers.count == 2)
  }

  @Test("R-436, R-710: a push of a page that is in the stack is not forwarded")
  func contained() {
    let scene = SwipeScene(screens: 1)
    let page = scene.push()
    scene.call { $0.pushViewController(page, animated: true) }
    #expect(scene.navigation.viewControllers.count == 2)
    #expect(scene.world.trap == nil)
    let other = SwipeScene(FullscreenPopWithoutContainsNavigationController(), screens: 1)
    let again = other.push()
    other.call { $0.pushViewController(again, animated: true) }
    #expect(other.world.trap == .pushedTwice)
  }

  @Test("R-711: a page that says nothing shows the bar each time it appears")
  func defaults() {
    let scene = SwipeScene(screens: 1)
    let page = FullscreenPopScreen()
    #expect(!page.prefersNavigationBarHidden)
    #expect(!page.interactivePopDisabled)
    #expect(page.interactivePopMaxAllowedInitialDistance == 0)
    scene.call { $0.isNavigationBarHidden = true }
    scene.push()
    #expect(!scene.navigation.isNavigationBarHidden)
  }

  @Test("R-712: one turn after a page will disappear the bar is shown, if the top then wants it")
  func hook() {
    for isHidden in [false, true] {
      let scene = SwipeScene(screens: 1)
      scene.push(hidden: isHidden)
      scene.call { $0.isNavigationBarHidden = true }
      scene.cover()
      #expect(scene.navigation.isNavigationBarHidden == isHidden)
    }
  }

  @Test("R-715: before 11 the hook shows the bar again that a cancelled swipe lost")
  func cure() {
    for makesHook in [true, false] {
      let scene = SwipeScene(screens: 0) {
        $0.barHiddenOnCancel = .lost
        $0.delegateOwnership = .unsafe
      }
      scene.setRoot(hidden: true, makesHook: makesHook)
      scene.push(makesHook: makesHook)
      #expect(!scene.navigation.isNavigationBarHidden)
      scene.drag(from: 200)
      scene.lift(velocity: -500)
      #expect(scene.navigation.viewControllers.count == 2)
      #expect(scene.navigation.isNavigationBarHidden == !makesHook)
    }
  }

  @Test("R-716: it waits a turn: within the callback the bar belongs to the transition that runs")
  func waiting() throws {
    let scene = SwipeScene(screens: 1)
    let page = scene.push()
    var seen: [Bool] = []
    scene.call { navigation in
      navigation.isNavigationBarHidden = true
      page.viewWillDisappear(false)
      seen.append(navigation.isNavigationBarHidden)
    }
    #expect(seen == [true])
    #expect(!scene.navigation.isNavigationBarHidden)
  }

  @Test("R-717: after a pop that goes through, the hook does no harm")
  func harmless() {
    let scene = SwipeScene()
    scene.setRoot(hidden: true)
    scene.push()
    scene.call { _ = $0.popViewController(animated: true) }
    #expect(scene.navigation.viewControllers.count == 1)
    #expect(scene.navigation.isNavigationBarHidden)
  }

  @Test("R-718: the hook shows a bar that was hidden by hand, when a modal covers the page")
  func manual() {
    let scene = SwipeScene(screens: 2)
    scene.call { $0.isNavigationBarHidden = true }
    scene.cover()
    #expect(!scene.navigation.isNavigationBarHidden)
  }

  @Test("R-609: the swipe's delegate belongs to the controller, and goes with it")
  func owned() {
    weak var delegate: (any UIGestureRecognizerDelegate)?
    do {
      let scene = SwipeScene(screens: 2)
      delegate = scene.navigation.fullscreenPopGestureRecognizer.delegate
      #expect(delegate != nil)
      scene.drag(from: 200)
      #expect(scene.hasBegun)
      scene.lift(velocity: 900)
    }
    #expect(delegate == nil)
  }
}

/// Shares the drag while it rests at its leading end.
private final class SharingScrollView: UIScrollView, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    contentOffset.x <= 0 && otherGestureRecognizer.delegate is FullscreenPopGestureDelegate
  }
}
