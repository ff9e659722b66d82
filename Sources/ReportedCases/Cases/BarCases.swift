// BarCases: reports of a navigation bar that shows something else than its screens ask for.

import HeadlessUIKit
import NavigationModel
import NavigationSubjects

extension ReportedCase {
  /// The navigation bar.
  static let bars = [
    ReportedCase(
      "B-043", .wrongBar,
      "After a cancel with the bar hidden, each push falls back to an old item.",
      source: "lionheart/openradar-mirror#7549", breaks: [114]
    ) { judge in
      let trace = """
        push; settle; bar hidden; push; settle | swipe partial; settle | pop; settle \
        | bar shown; push; settle
        """
      try judge.play(trace, on: Ground.guarded, ends: "R A B | R A B | R A | R A C")
      let scene = try Scene("R")
      scene.push("A")
      scene.settle()
      scene.call { $0.setNavigationBarHidden(true, animated: true) }
      scene.push("B")
      scene.settle()
      scene.partialSwipe()
      scene.settle()
      scene.pop()
      scene.settle()
      scene.call { $0.setNavigationBarHidden(false, animated: true) }
      scene.push("C")
      scene.settle()
      judge.expect([scene.stack, scene.barTitles], ["R A C", "R A C"])
      judge.expect(scene.navigation.navigationBar.isHidden, false)
    },
    ReportedCase(
      "B-046", .wrongBar, "A flick between two screens without a bar, then one with it: no bar.",
      source: "forkingdog/FDFullscreenPopGesture#194", breaks: [109]
    ) { judge in
      // Kind 1 hides the bar, and so does the root; kind 0 shows it.
      for profile in [Profile.ios9, .ios11, .ios17] {
        try judge.play(
          "push kind=1; settle | swipe flick; wait 50; settle | push; settle",
          on: [Ground(.fullscreenPop, profile)], ends: "R A | R | R B")
      }
      let scene = try Scene("A", "B") { screen in
        screen.onWillAppear = {
          $0.navigationController?.setNavigationBarHidden(true, animated: true)
        }
        screen.onWillDisappear = {
          $0.navigationController?.setNavigationBarHidden(false, animated: true)
        }
      }
      judge.expect(scene.navigation.isNavigationBarHidden, true)
      scene.flick()
      scene.wait(50)
      scene.push("C")
      scene.settle()
      judge.expect([scene.stack, scene.barTitles], ["A C", "A C"])
      judge.expect(scene.navigation.isNavigationBarHidden, false)
    },
  ]
}
