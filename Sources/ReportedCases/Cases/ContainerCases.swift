// ContainerCases: reports of navigation inside tab bars, menus, windows, and of empty stacks.

import HeadlessUIKit
import NavigationModel

extension ReportedCase {
  /// What lies around the navigation controller.
  static let containers = [
    ReportedCase(
      "B-064", .stackCorruption,
      "A menu that is pulled a little and let go: later pushes do not show.",
      source: "romaonthego/RESideMenu#53", breaks: [354]
    ) { judge in
      let scene = try Scene("R")
      let other = scene.screen("X")
      scene.call { _ in scene.window.rootViewController = other }
      scene.settle()
      let menu = scene.world.run { MenuContainer(page: scene.navigation) }
      scene.call { _ in scene.window.rootViewController = menu }
      scene.settle()
      judge.expect(scene.shown, "R")
      scene.world.clearLog()
      scene.call { _ in menu.beginDrag() }
      scene.settle()
      scene.call { _ in menu.endDragClosed() }
      scene.settle()
      judge.expect(
        scene.told("R", .viewWillDisappear, .viewDidDisappear, .viewWillAppear, .viewDidAppear),
        ["willDisappear", "willAppear", "didAppear"])
      scene.push("A")
      scene.settle()
      judge.expect([scene.stack, scene.shown], ["R A", "A"])
      judge.expect(scene.told("A", .viewWillAppear, .viewDidAppear), ["willAppear", "didAppear"])
      judge.expect(scene.probe(), true)
    },
    ReportedCase(
      "B-068", .stackCorruption,
      "Many fast pushes after a switch of the window's root, then Back twice.",
      source: "lionheart/openradar-mirror#19278", breaks: [53]
    ) { judge in
      let scene = try Scene("R")
      let other = scene.screen("X")
      scene.call { _ in scene.window.rootViewController = other }
      scene.settle()
      scene.call { _ in scene.window.rootViewController = scene.navigation }
      for name in ["A", "B", "C"] {
        scene.push(name)
        scene.wait(30)
      }
      scene.settle()
      judge.expect([scene.stack, scene.shown], ["R A B C", "C"])
      for stack in ["R A B", "R A"] {
        scene.tapBack()
        scene.settle()
        judge.expect([scene.stack, scene.shown], [stack, String(stack.suffix(1))])
      }
      judge.expect(scene.world.trap, nil)
    },
    ReportedCase(
      "B-110", .wrongTabBar, "A pop to the root from three deep leaves the tab bar hidden.",
      source: "jianshu.com/p/4e94dd08623b", breaks: [119],
      remark: "Version 14.0 alone: `multiLevelPopKeepsTabBarHidden` has the reported value."
    ) { judge in
      for keeps in ["false", "true"] {
        let scene = try Scene(
          "R", "A", "B", "C", set: ["multiLevelPopKeepsTabBarHidden=\(keeps)"], isInTabs: true
        ) { $0.hidesBottomBarWhenPushed = $0.name != "R" }
        judge.expect(scene.isTabBarHidden, true, in: keeps)
        scene.call { _ = $0.popToRootViewController(animated: true) }
        scene.settle()
        judge.expect(scene.stack, "R", in: keeps)
        judge.expect(scene.isTabBarHidden, keeps == "true", in: keeps)
      }
    },
    ReportedCase(
      "B-112", .wrongTabBar,
      "The screen that hides the tab bar is taken out of the middle of the stack.",
      source: "jianshu.com/p/4e94dd08623b", breaks: [120],
      remark: "Decision D6. The removal starts no transition, and the bar follows at once."
    ) { judge in
      let scene = try Scene("R", "A", "B", isInTabs: true) {
        $0.hidesBottomBarWhenPushed = $0.name == "A"
      }
      judge.expect(scene.isTabBarHidden, true)
      scene.call { $0.viewControllers.remove(at: 1) }
      scene.settle()
      judge.expect(scene.stack, "R B")
      judge.expect(scene.isTabBarHidden, false)
      scene.push("C")
      scene.settle()
      judge.expect(scene.stack, "R B C")
      judge.expect(scene.isTabBarHidden, false)
    },
    ReportedCase(
      "B-113", .wrongTabBar, "A pop to the root under a modal: the tab bar is hidden for ever.",
      source: "lionheart/openradar-mirror#12674", breaks: [346],
      remark: "Version 7 alone: `popUnderModalKeepsTabBarHidden` has the reported value."
    ) { judge in
      for keeps in ["false", "true"] {
        let scene = try Scene(
          "R", "A", set: ["popUnderModalKeepsTabBarHidden=\(keeps)"], isInTabs: true
        ) { $0.hidesBottomBarWhenPushed = $0.name == "A" }
        scene.call { navigation in
          let modal = UIViewController()
          modal.modalPresentationStyle = .fullScreen
          navigation.present(modal, animated: false)
        }
        scene.settle()
        scene.call { _ = $0.popToRootViewController(animated: false) }
        scene.call { $0.dismiss(animated: false) }
        scene.settle()
        judge.expect(scene.stack, "R", in: keeps)
        judge.expect(scene.isTabBarHidden, keeps == "true", in: keeps)
      }
    },
    ReportedCase(
      "B-127", .wrongView, "An empty stack, and at once one with a screen: nothing is shown.",
      source: "lionheart/openradar-mirror#21004", breaks: [347],
      remark: "Where an empty stack is accepted (`emptyStack = allowed`)."
    ) { judge in
      let scene = try Scene()
      let only = scene.screen("V")
      scene.call { $0.setViewControllers([], animated: true) }
      scene.call { $0.setViewControllers([only], animated: true) }
      scene.settle()
      judge.expect([scene.stack, scene.shown], ["V", "V"])
      judge.expect(scene.log(.didShow), ["didShow V"])
    },
  ]
}

extension Scene {
  /// Whether the tab bar is hidden; false without one.
  fileprivate var isTabBarHidden: Bool { world.run { tabs?.tabBar.isHidden ?? false } }
}
