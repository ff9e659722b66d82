// TapCases: reports of taps that come while a push still runs.

import HeadlessUIKit
import NavigationModel
import NavigationSubjects

extension ReportedCase {
  /// Taps on the content.
  static let taps = [
    ReportedCase(
      "B-089", .duplicatePush,
      "The second tap of a double tap hits the button of the screen that comes.",
      source: "wordpress-mobile/WordPress-iOS#25057", breaks: [343],
      remark: "Decision D2: before 26 the second tap is ignored, from 26 on it counts."
    ) { judge in
      try judge.play("tap row; wait 100; tap row; settle", on: Ground.right, ends: "R A")
      try judge.play(
        "tap row; wait 100; tap row; settle", on: [Ground(.stock, .ios26)], ends: "R A B")
      for isDelivered in [false, true] {
        let scene = try Scene(set: isDelivered ? Setting.interruptible : [])
        var step = 0
        let steps = StepMaker(scene) { step += 1 }
        scene.call { $0.setViewControllers([steps.make()], animated: false) }
        scene.settle()
        scene.tap(x: 100, y: 150)
        scene.wait(100)
        scene.tap(x: 100, y: 150)
        scene.settle()
        let wanted = isDelivered ? "S1 S2 S3" : "S1 S2"
        judge.expect(scene.stack, wanted, in: "delivered: \(isDelivered)")
        judge.expect(step, isDelivered ? 3 : 2, in: "delivered: \(isDelivered)")
        judge.expect(scene.world.trap, nil, in: "delivered: \(isDelivered)")
      }
    },
    ReportedCase(
      "B-091", .duplicatePush, "Fast taps on a row push its route several times.",
      source: "expo/expo#38484", breaks: [350],
      remark: "Where taps are delivered the row's own lock decides: one copy with it, two without."
    ) { judge in
      for (settings, hasLock, wanted) in [
        ([], false, "R A1"), (Setting.interruptible, true, "R A1"),
        (Setting.interruptible, false, "R A1 A2"),
      ] {
        let scene = try Scene(set: settings)
        var count = 0
        let root = scene.world.run {
          RowScreen(waitsForTransitions: hasLock) {
            count += 1
            return scene.screen("A\(count)")
          }
        }
        scene.tag(root, "R")
        scene.call { $0.setViewControllers([root], animated: false) }
        scene.settle()
        scene.tap(x: 100, y: 150)
        scene.wait(60)
        // Where taps are delivered, this one hits the row that has not gone yet: here pages do not slide.
        if settings.isEmpty { scene.tap(x: 100, y: 150) } else { scene.call { _ in root.open() } }
        scene.settle()
        judge.expect(scene.stack, wanted, in: "lock: \(hasLock)")
        for _ in 0..<2 {
          scene.tapBack()
          scene.settle()
        }
        judge.expect([scene.stack, scene.shown], ["R", "R"], in: "lock: \(hasLock)")
      }
    },
  ]
}

/// Makes the steps of a wizard, each with a row that pushes the next one.
@MainActor
private final class StepMaker {
  private let scene: Scene
  private let count: () -> Void
  private var made = 0

  init(_ scene: Scene, count: @escaping () -> Void) {
    self.scene = scene
    self.count = count
  }

  func make() -> UIViewController {
    made += 1
    count()
    let step = RowScreen { [unowned self] in make() }
    scene.tag(step, "S\(made)")
    return step
  }
}
