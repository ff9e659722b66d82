// BarRuleTests: bars, scroll views, delegates' lifetimes and what covers a controller, rule by rule.

import Testing

@testable import HeadlessUIKit

@Suite("Rules: bars, scroll views, lifetimes and covers") @MainActor
struct BarRuleTests {
  @Test("R-213: the time that a bar takes to hide or to show is published")
  func barDuration() {
    #expect(UINavigationController.hideShowBarDuration == 0.2)
    #expect(Configuration().barDuration == 200)
  }

  @Test("R-602: the controller's delegate is weak: it reads nil once it is gone")
  func weakDelegate() {
    let rig = NavigationRig("R")
    rig.call { navigation in
      let doomed = RigDelegate()
      navigation.delegate = doomed
      #expect(navigation.delegate === doomed)
    }
    #expect(rig.navigation.delegate == nil)
    rig.push("A")
    rig.settle()
    rig.world.expectTrap(nil)
    #expect(rig.world.log.filter { $0.kind == .didShow }.map(\.flag) == [false])
  }

  @Test("R-603: the delegates of bars and scroll views are weak as well")
  func otherDelegates() {
    let bar = UINavigationBar(frame: .zero)
    let scrollView = UIScrollView(frame: .zero)
    let tabs = UITabBarController()
    do {
      let doomed = DoomedDelegate()
      bar.delegate = doomed
      scrollView.delegate = doomed
      tabs.delegate = doomed
      #expect(bar.delegate === doomed)
      #expect(scrollView.delegate === doomed)
    }
    #expect(bar.delegate == nil)
    #expect(scrollView.delegate == nil)
    #expect(tabs.delegate == nil)
  }

  @Test("R-806: with an inset the leading end of a scroll view is not at zero")
  func leadingEnd() {
    let scene = GestureScene()
    let scrollView = UIScrollView(frame: UIScreen.main.bounds)
    scrollView.contentSize = CGSize(width: 1000, height: 100)
    scrollView.contentInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
    scene.world.run { scene.inner.addSubview(scrollView) }
    scene.down(100)
    scene.move(20)
    scene.move(200)
    scene.up()
    #expect(scrollView.contentOffset.x == -scrollView.adjustedContentInset.left)
    #expect(scrollView.contentOffset.x == -50)
  }

  @Test("R-808: a view under the finger may refuse a swipe over the whole screen")
  func slider() {
    for refuses in [true, false] {
      let scene = GestureScene()
      let slider = Slider(frame: UIScreen.main.bounds)
      slider.refuses = refuses
      scene.world.run { scene.inner.addSubview(slider) }
      let pan = scene.attach(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
      scene.down(200)
      scene.move(40)
      #expect((pan.state == .began) == !refuses)
    }
  }

  @Test("R-811: whether the bar is hidden belongs to the controller, and outlives the screen")
  func barBelongsToController() {
    let rig = NavigationRig("R")
    let hiding = rig.screen("A")
    hiding.onWillAppear = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
    rig.call { $0.pushViewController(hiding, animated: true) }
    rig.settle()
    #expect(rig.navigation.isNavigationBarHidden)
    rig.push("B")
    rig.settle()
    #expect(rig.navigation.isNavigationBarHidden)
    rig.call { $0.isNavigationBarHidden = false }
    #expect(!rig.navigation.navigationBar.isHidden)
  }

  @Test("R-816: the way back is called by the back title, the title, or the generic word")
  func backTitle() {
    let rig = NavigationRig("R", "A")
    let item = rig.navigation.viewControllers[0].navigationItem
    let title = { rig.world.run { rig.navigation.navigationBar.displayedBackTitle } }
    #expect(title() == "R")
    item.backButtonTitle = "Home"
    #expect(title() == "Home")
    item.backButtonTitle = nil
    item.title = nil
    #expect(title() == "Back")
  }

  @Test("R-817: a custom view in a back item is ignored")
  func customBackView() {
    let rig = NavigationRig("R", "A")
    let item = rig.navigation.viewControllers[0].navigationItem
    item.backBarButtonItem = UIBarButtonItem(customView: UIView(frame: .zero))
    #expect(rig.world.run { rig.navigation.navigationBar.displayedBackTitle } == "R")
    rig.tapBack()
    rig.expectStack("R")
  }

  @Test("R-820: pushing or popping the items of a controller's own bar raises")
  func managedBar() {
    let calls: [(UINavigationBar) -> Void] = [
      { $0.pushItem(UINavigationItem(title: "x"), animated: true) },
      { _ = $0.popItem(animated: true) }, { $0.items = [] },
      { $0.setItems(nil, animated: false) },
    ]
    for call in calls {
      let rig = NavigationRig("R", "A")
      rig.call { call($0.navigationBar) }
      rig.world.expectTrap(.barIsManaged)
      rig.expectStack("R", "A")
    }
    let bar = UINavigationBar(frame: .zero)
    bar.pushItem(UINavigationItem(title: "x"), animated: true)
    bar.pushItem(UINavigationItem(title: "y"), animated: true)
    #expect(bar.popItem(animated: true)?.title == "y")
    #expect(bar.items?.map(\.title) == ["x"])
  }

  @Test("R-852: what cancels touches cancels a swipe, and its target hears so")
  func systemCancel() throws {
    let rig = NavigationRig("R", "A")
    let swipe = try #require(rig.navigation.interactivePopGestureRecognizer)
    let journal = Journal()
    swipe.addTarget(journal, action: Selector(Journal.heard))
    rig.down()
    rig.move(20)
    rig.move(200)
    rig.cancelTouch()
    #expect(journal.lines.last == "? cancelled")
    rig.settle()
    rig.expectStack("R", "A")
    rig.expectShown("A")
    rig.expectProbe()
  }

  @Test("R-857: under a full-screen modal the controller is off the screen, under a sheet on it")
  func covers() {
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
      let rig = NavigationRig("R")
      let modal = rig.screen("M")
      modal.modalPresentationStyle = style
      rig.call { $0.present(modal, animated: false) }
      rig.settle()
      rig.world.clearLog()
      rig.push("A")
      rig.settle()
      rig.expectStack("R", "A")
      #expect(rig.callbacks.contains("A.dA") == (style == .pageSheet))
      #expect(rig.callbacks.contains("didShow(A)") == (style == .pageSheet))
    }
  }
}

private final class DoomedDelegate: NSObject, UINavigationBarDelegate, UIScrollViewDelegate,
  UITabBarControllerDelegate
{}

/// Keeps drags to itself, or not.
private final class Slider: UIView {
  var refuses = false

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !refuses
  }
}
