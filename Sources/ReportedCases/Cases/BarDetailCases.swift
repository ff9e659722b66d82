// BarDetailCases: reports of a bar that is moved, coloured, covered, or changed in mid-transition.

import HeadlessUIKit
import NavigationModel

extension ReportedCase {
  /// The bar's place, colour and items.
  static let barDetails = [
    ReportedCase(
      "B-037", .wrongBar, "A bar that scrolling has collapsed stays so after a swipe back.",
      source: "andreamazz/AMScrollingNavbar#89", breaks: [355]
    ) { judge in
      for way in ["tap", "swipe"] {
        let scene = try Scene("R")
        let made = scene.screen("A")
        let bar = scene.world.run { CollapsibleBar(of: made) }
        scene.call { $0.pushViewController(made, animated: true) }
        scene.settle()
        scene.call { _ in bar.collapse() }
        judge.expect(scene.navigation.navigationBar.frame.origin.y < 0, true, in: way)
        if way == "tap" { scene.tapBack() } else { scene.swipe() }
        scene.settle()
        judge.expect(scene.stack, "R", in: way)
        judge.expect(scene.navigation.navigationBar.frame.origin.y, 0, in: way)
        judge.expect(scene.navigation.isNavigationBarHidden, false, in: way)
      }
    },
    ReportedCase(
      "B-040", .wrongBar, "The screen below changes its item under the finger: both items overlay.",
      source: "Tencent/QMUI_iOS#302", breaks: [340]
    ) { judge in
      let scene = try Scene("A", "B")
      guard let lower = scene.screen(named: "A") else { return judge.note("A is not there") }
      scene.down()
      scene.move(20)
      scene.move(92)
      scene.call { _ in lower.navigationItem.rightBarButtonItem = UIBarButtonItem() }
      scene.move(150)
      scene.up(velocity: 500)
      scene.settle()
      judge.expect([scene.stack, scene.barTitles], ["A", "A"])
      judge.expect(scene.navigation.headless.isBarIntact, true)
      scene.push("C")
      scene.settle()
      judge.expect([scene.stack, scene.barTitles], ["A C", "A C"])
      judge.expect(scene.navigation.headless.isBarIntact, true)
      scene.tapBack()
      scene.settle()
      judge.expect([scene.stack, scene.barTitles], ["A", "A"])
    },
    ReportedCase(
      "B-041", .wrongBar, "Half a swipe and back: the bar keeps the colour of the screen below.",
      source: "andreamazz/AMScrollingNavbar#225", breaks: [10]
    ) { judge in
      let scene = try Scene("A", "B") { screen in
        let colour: UIColor = screen.name == "A" ? .red : .blue
        screen.onWillAppear = { $0.navigationController?.navigationBar.barTintColor = colour }
      }
      let bar = scene.navigation.navigationBar
      judge.expect(bar.barTintColor, .blue)
      scene.down()
      scene.move(20)
      scene.move(17)
      judge.expect(bar.barTintColor, .red)
      scene.up(velocity: -500)
      scene.settle()
      judge.expect(scene.stack, "A B")
      judge.expect(bar.barTintColor, .blue)
    },
    ReportedCase(
      "B-047", .wrongBar,
      "A swipe back under an overlay, and the bar is gone when the overlay goes.",
      source: "Backelite/MaryPopin#42", breaks: [356],
      remark: "The overlay takes the touches, so the swipe does not begin."
    ) { judge in
      let scene = try Scene("R", "A")
      scene.call { navigation in
        let overlay = UIViewController()
        overlay.modalPresentationStyle = .overFullScreen
        navigation.present(overlay, animated: false)
      }
      scene.settle()
      scene.swipe()
      scene.settle()
      judge.expect(scene.stack, "R A")
      judge.expect(scene.log(.swipeBegan), [])
      scene.call { $0.dismiss(animated: false) }
      scene.settle()
      judge.expect([scene.stack, scene.shown, scene.barTitles], ["R A", "A", "R A"])
      judge.expect(scene.navigation.isNavigationBarHidden, false)
      scene.swipe()
      scene.settle()
      judge.expect([scene.stack, scene.barTitles], ["R", "R"])
      judge.expect(scene.navigation.isNavigationBarHidden, false)
    },
    ReportedCase(
      "B-049", .wrongBar, "A screen without a status bar is popped: the bar shows the first item.",
      source: "lionheart/openradar-mirror#2951", breaks: [341]
    ) { judge in
      let scene = try Scene("V1", "V2")
      let bare = scene.world.run { BareScreen() }
      scene.tag(bare, "V3")
      scene.call { $0.pushViewController(bare, animated: true) }
      scene.settle()
      scene.pop()
      scene.settle()
      judge.expect([scene.stack, scene.shown, scene.barTitles], ["V1 V2", "V2", "V1 V2"])
      judge.expect(scene.navigation.navigationBar.topItem?.title, "V2")
      judge.expect(scene.navigation.headless.backController.map(scene.name), "V1")
    },
  ]
}

/// A screen that hides the status bar.
private final class BareScreen: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
}
