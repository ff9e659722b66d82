// BarDetailTests: toolbars, bars that hide on a swipe, the status bar, and searches.

import Testing

@testable import HeadlessUIKit

@Suite("Details of bars") @MainActor
struct BarDetailTests {
  @Test("the toolbar shows what the topmost screen asks for, also after a cancelled swipe")
  func toolbarItems() {
    let rig = NavigationRig("R", "A")
    let items = rig.world.run { [UIBarButtonItem(), UIBarButtonItem()] }
    rig.call { navigation in
      #expect(navigation.isToolbarHidden)
      navigation.viewControllers[0].toolbarItems = [items[0]]
      navigation.viewControllers[1].setToolbarItems([items[1]], animated: false)
      navigation.setToolbarHidden(false, animated: true)
    }
    rig.settle()
    #expect(rig.world.run { rig.navigation.toolbar.items } == [items[1]])
    #expect(rig.world.run { !rig.navigation.toolbar.isHidden })
    rig.partialSwipe()
    rig.settle()
    #expect(rig.world.run { rig.navigation.toolbar.items } == [items[1]])
    rig.swipe()
    rig.settle()
    #expect(rig.world.run { rig.navigation.toolbar.items } == [items[0]])
  }

  @Test("R-825: a screen that hides the bottom bar hides the toolbar")
  func hiddenBottomBar() {
    let rig = NavigationRig("R")
    rig.call { $0.isToolbarHidden = false }
    let screen = rig.screen("A")
    screen.hidesBottomBarWhenPushed = true
    rig.call { $0.pushViewController(screen, animated: true) }
    rig.settle()
    #expect(rig.world.run { rig.navigation.toolbar.isHidden })
    #expect(rig.world.run { !rig.navigation.isToolbarHidden })
    rig.pop()
    rig.settle()
    #expect(rig.world.run { !rig.navigation.toolbar.isHidden })
  }

  @Test("R-517: a swipe that starts on the toolbar does not pop")
  func swipeOnToolbar() {
    let rig = NavigationRig("R", "A")
    rig.call { $0.isToolbarHidden = false }
    rig.settle()
    rig.down(x: 3, y: 640)
    rig.move(20)
    rig.move(242)
    rig.up(velocity: 800)
    rig.settle()
    rig.expectStack("R", "A")
  }

  @Test("a drag up hides the bars, one down shows them, and a cancelled one does nothing")
  func hidesOnSwipe() {
    let rig = NavigationRig("R", "A")
    rig.call { $0.hidesBarsOnSwipe = true }
    rig.endTurn()
    drag(rig, by: -60)
    #expect(rig.world.run { rig.navigation.isNavigationBarHidden })
    drag(rig, by: 60)
    #expect(rig.world.run { !rig.navigation.isNavigationBarHidden })
    rig.down(x: 150)
    rig.world.run { rig.world.touchMoved(by: 0, -60) }
    rig.cancelTouch()
    #expect(rig.world.run { !rig.navigation.isNavigationBarHidden })
    rig.call { $0.hidesBarsOnSwipe = false }
    rig.endTurn()
    drag(rig, by: -60)
    #expect(rig.world.run { !rig.navigation.isNavigationBarHidden })
    rig.swipe()
    rig.settle()
    rig.expectStack("R")
  }

  private func drag(_ rig: NavigationRig, by points: CGFloat) {
    rig.down(x: 150)
    for _ in 0..<2 {
      rig.world.run { rig.world.touchMoved(by: 0, points) }
      rig.wait(16)
    }
    rig.up(velocity: 0)
    rig.settle()
  }

  @Test("B-109: a push under a drag that hides the bars, and a cancelled touch, leave all in order")
  func pushUnderDrag() {
    let rig = NavigationRig("R")
    rig.call { $0.hidesBarsOnSwipe = true }
    rig.down(x: 150)
    rig.world.run { rig.world.touchMoved(by: 0, -60) }
    rig.push("A")
    rig.cancelTouch()
    rig.settle()
    rig.expectStack("R", "A")
    rig.world.expectTrap(nil)
    rig.expectProbe()
  }

  @Test("B-049: the page on top decides about the status bar, and its going leaves the items alone")
  func statusBar() {
    let rig = NavigationRig("V1", "V2")
    let bare = rig.world.run { BareScreen(nibName: nil, bundle: nil) }
    rig.call { $0.pushViewController(bare, animated: true) }
    rig.settle()
    #expect(rig.world.run { rig.window.headlessStatusBarIsHidden })
    #expect(rig.world.run { rig.window.headlessStatusBarStyle } == .default)
    rig.call { $0.isNavigationBarHidden = true }
    #expect(rig.world.run { rig.window.headlessStatusBarStyle } == .lightContent)
    rig.call { $0.isNavigationBarHidden = false }
    rig.pop()
    rig.settle()
    rig.expectStack("V1", "V2")
    #expect(rig.world.run { !rig.window.headlessStatusBarIsHidden })
    #expect(rig.world.run { rig.navigation.navigationBar.topItem?.title } == "V2")
  }

  @Test(
    "B-104: a search stays active under other screens, keeps its term, and comes back each time")
  func search() {
    let rig = NavigationRig("S")
    let search = rig.world.run { UISearchController(searchResultsController: nil) }
    rig.call { navigation in
      navigation.topViewController?.navigationItem.searchController = search
      navigation.topViewController?.view.addSubview(search.searchBar)
      search.isActive = true
      search.searchBar.text = "term"
    }
    rig.endTurn()
    #expect(rig.world.isKeyboardUp)
    for _ in 0..<4 {
      rig.push("Q")
      rig.settle()
      #expect(!rig.world.isKeyboardUp)
      rig.tapBack()
      rig.settle()
      rig.expectStack("S")
      #expect(rig.world.run { search.isActive && search.searchBar.text == "term" })
      rig.call { _ in search.searchBar.searchTextField.becomeFirstResponder() }
    }
    rig.call { _ in search.isActive = false }
    #expect(rig.world.run { search.searchBar.text } == nil)
    #expect(!rig.world.isKeyboardUp)
  }
}

/// A page without a status bar.
private final class BareScreen: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
