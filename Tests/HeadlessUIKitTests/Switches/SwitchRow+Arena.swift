// SwitchRow+Arena: scenes for the switches of the content's swipe and of the background.

import Testing

@testable import HeadlessUIKit

extension SwitchRow {
  static let arena = [
    SwitchRow(
      "backgroundDuringAnimation", \.backgroundDuringAnimation,
      [.complete: "didShow(A) | ", .completeOnReturn: " | didShow(A)"]
    ) { set in
      let rig = NavigationRig("R", configure: set)
      rig.push("A")
      rig.wait(100)
      rig.world.clearLog()
      rig.world.run { rig.world.enterBackground() }
      let away = rig.moments("didShow").joined()
      rig.world.clearLog()
      rig.world.run { rig.world.enterForeground() }
      return away + " | " + rig.moments("didShow").joined()
    },
    SwitchRow(
      "contentPopRecognizer", \.contentPopRecognizer, [.absent: "R A", .present: "R"]
    ) { set in
      let rig = NavigationRig("R", "A", configure: set)
      rig.down(x: 150)
      rig.move(20)
      rig.move(242)
      rig.up(velocity: 800)
      rig.settle()
      return rig.read
    },
  ]
}
