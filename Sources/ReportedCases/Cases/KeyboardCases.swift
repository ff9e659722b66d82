// KeyboardCases: reports of a swipe or a push while something has the keyboard, or hides the bars.

import HeadlessUIKit
import NavigationModel

extension ReportedCase {
  /// The first responder, the search, and bars that a drag hides.
  static let keyboards = [
    ReportedCase(
      "B-011", .freeze, "With the keyboard up a swipe back sticks between the two pages.",
      source: "software-mansion/react-native-screens#726", breaks: [365]
    ) { judge in
      let scene = try Scene("R", "A")
      let field = scene.world.run {
        UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
      }
      scene.call { $0.topViewController?.view.addSubview(field) }
      judge.expect(scene.call { _ in field.becomeFirstResponder() }, true)
      scene.settle()
      judge.expect(scene.world.isKeyboardUp, true)
      scene.partialSwipe()
      scene.settle()
      judge.expect([scene.stack, scene.shown], ["R A", "A"])
      scene.call { _ in _ = field.becomeFirstResponder() }
      scene.settle()
      scene.swipe()
      scene.settle()
      judge.expect([scene.stack, scene.shown], ["R", "R"])
      judge.expect([scene.world.hasFirstResponder, scene.world.isKeyboardUp], [false, false])
      judge.expect(scene.probe(), true)
    },
    ReportedCase(
      "B-104", .crash, "Back to a screen whose search is active; the fourth time the app ends.",
      source: "quran/quran-ios#995", breaks: [365],
      remark: "The search keeps its term, and gives the keyboard back when its screen leaves."
    ) { judge in
      let scene = try Scene("S")
      let search = scene.world.run { UISearchController(searchResultsController: nil) }
      scene.call { navigation in
        guard let screen = navigation.topViewController else { return }
        screen.navigationItem.searchController = search
        screen.view.addSubview(search.searchBar)
        search.isActive = true
        search.searchBar.text = "term"
      }
      scene.settle()
      for time in 1...4 {
        scene.push("Q")
        scene.settle()
        judge.expect([scene.stack, scene.shown], ["S Q", "Q"], in: "time \(time)")
        judge.expect(scene.world.hasFirstResponder, false, in: "time \(time)")
        scene.tapBack()
        scene.settle()
        judge.expect(
          [scene.stack, scene.shown, scene.barTitles], ["S", "S", "S"], in: "time \(time)")
        judge.expect(search.searchBar.text, "term", in: "time \(time)")
        scene.call { _ in _ = search.searchBar.searchTextField.becomeFirstResponder() }
        scene.settle()
      }
      judge.expect(scene.world.trap, nil)
    },
    ReportedCase(
      "B-109", .crash, "A drag that hides the bars is cancelled after its animation has ended.",
      source: "lionheart/openradar-mirror#9224", breaks: [109]
    ) { judge in
      let scene = try Scene("R")
      scene.call { $0.hidesBarsOnSwipe = true }
      scene.settle()
      scene.down(x: 200)
      scene.world.run { scene.world.touchMoved(by: 0, -60) }
      scene.wait(16)
      scene.world.run { scene.world.touchMoved(by: 0, -60) }
      scene.wait(16)
      judge.expect(scene.navigation.isNavigationBarHidden, true)
      let made = scene.screen("A")
      made.onWillAppear = { $0.navigationController?.setNavigationBarHidden(false, animated: true) }
      scene.call { $0.pushViewController(made, animated: true) }
      scene.wait(300)
      scene.cancelTouch()
      scene.settle()
      judge.expect([scene.stack, scene.shown, scene.barTitles], ["R A", "A", "R A"])
      judge.expect(scene.navigation.isNavigationBarHidden, false)
      judge.expect(scene.world.trap, nil)
    },
  ]
}
