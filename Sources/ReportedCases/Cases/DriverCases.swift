// DriverCases: reports of transitions that an app drives by itself, and of two fingers that drive one.

import HeadlessUIKit
import NavigationModel
import NavigationSubjects

extension ReportedCase {
  /// Who drives a transition.
  static let drivers = [
    ReportedCase(
      "B-002", .freeze,
      "A driver is kept from a swipe given up, and the next tap on Back waits for it.",
      source: "signalapp/Signal-iOS#5057", breaks: [360]
    ) { judge in
      let scene = try Scene("R", "A", gate: .system)
      let driver = scene.world.run { SwipeDriver(scene.navigation) }
      scene.call { _ in driver.begin { $0.popViewController(animated: true) } }
      scene.wait(16)
      scene.call { _ in driver.move(to: 0.3) }
      scene.wait(16)
      scene.call { _ in driver.end(isCancelled: true) }
      scene.settle()
      judge.expect([scene.stack, scene.shown], ["R A", "A"])
      scene.tapBack()
      scene.settle()
      judge.expect([scene.stack, scene.shown], ["R", "R"])
      judge.expect(scene.log(.didShow), ["didShow R"])
      judge.expect(scene.probe(), true)
    },
    ReportedCase(
      "B-016", .freeze, "Two fingers feed two recognisers that both pop.",
      source: "christianselig/apollo-bugs#887", breaks: [363],
      remark: "The system's edge and content recognisers of version 26, with a finger each."
    ) { judge in
      let trace = """
        push; settle | down edge; second-down inside; move 20; second-move 20; move 205; \
        second-move 205; up 500; second-up 500; settle
        """
      for play in try judge.play(
        trace, on: [Ground(.stock, .ios26), Ground(.recommendedGuard, .ios26)], ends: "R A | R")
      {
        judge.expect(
          play.calls(.willShow, .didShow, from: 2), ["willShow R", "didShow R"], in: play.name)
      }
      // With the usual cure on both recognisers it is for the system to let one finger drive (R-145).
      let scene = try Scene("R", "A", "B", profile: .ios26)
      scene.navigation.interactiveContentPopGestureRecognizer?.delegate =
        scene.navigation.interactivePopGestureRecognizer?.delegate
      scene.down()
      scene.down(x: 150, finger: 1)
      for distance in [20, 205] {
        scene.move(distance)
        scene.move(distance, finger: 1)
      }
      scene.up(velocity: 500)
      scene.up(velocity: 500, finger: 1)
      scene.settle()
      judge.expect([scene.stack, scene.shown], ["R A", "A"])
      judge.expect(scene.log(.willShow, .didShow), ["willShow A", "didShow A"])
      judge.expect(scene.probe(), true)
    },
    ReportedCase(
      "B-050", .gestureConflict, "With a layout from right to left the swipe is on the wrong side.",
      source: "rickytan/RTRootNavigationController#311", breaks: [362]
    ) { judge in
      let trace = """
        push; settle; direction right-to-left; settle | swipe full; settle \
        | swipe full from=right-edge; settle
        """
      try judge.play(trace, on: Ground.right, ends: "R A | R A | R")
    },
    ReportedCase(
      "B-061", .stackCorruption, "A stack that is set by a gesture and given up grows by one.",
      source: "lionheart/openradar-mirror#13382", breaks: [361],
      remark: "Version 7.0 alone: `cancelRestoresStack = popOnly` has the reported value."
    ) { judge in
      for restores in ["always", "popOnly"] {
        let scene = try Scene("A", gate: .system, set: ["cancelRestoresStack=\(restores)"])
        let driver = scene.world.run { SwipeDriver(scene.navigation) }
        scene.call { _ in
          driver.begin { $0.setViewControllers([scene.screen("B")], animated: true) }
        }
        scene.wait(16)
        scene.call { _ in driver.move(to: 0.3) }
        scene.wait(16)
        scene.call { _ in driver.end(isCancelled: true) }
        scene.settle()
        judge.expect(scene.stack, restores == "always" ? "A" : "B A", in: restores)
        judge.expect(scene.shown, "A", in: restores)
        judge.expect(scene.log(.released).count, restores == "always" ? 1 : 0, in: restores)
      }
    },
    ReportedCase(
      "B-100", .leak, "Each screen whose interactive arrival is given up stays alive.",
      source: "lionheart/openradar-mirror#6910", breaks: [364],
      remark: "Reported of a modal; retold with pushes, because an app cannot drive modals here."
    ) { judge in
      let scene = try Scene("R", gate: .system)
      let driver = scene.world.run { SwipeDriver(scene.navigation) }
      for name in ["M1", "M2", "M3"] {
        scene.call { _ in
          driver.begin { $0.pushViewController(scene.screen(name), animated: true) }
        }
        scene.wait(16)
        scene.call { _ in driver.move(to: 0.3) }
        scene.wait(16)
        scene.call { _ in driver.end(isCancelled: true) }
        scene.settle()
        judge.expect([scene.stack, scene.shown], ["R", "R"], in: name)
      }
      judge.expect(scene.log(.released), ["released M1", "released M2", "released M3"])
    },
    ReportedCase(
      "B-118", .doublePop, "A swipe is held, and another finger taps Back: both pop.",
      source: "flutter/flutter#39989", breaks: [312]
    ) { judge in
      let trace =
        "push; settle; push; settle | down edge; move 20; move 93; tap back; move 150; up 500; settle"
      for play in try judge.play(trace, on: Ground.right, ends: "R A B | R A") {
        judge.expect(play.calls(.didShow, from: 4), ["didShow A"], in: play.name)
      }
      let scene = try Scene("R", "A", "B")
      scene.down()
      scene.move(20)
      scene.move(93)
      scene.tapBack()
      scene.move(150)
      scene.up(velocity: 500)
      scene.settle()
      judge.expect([scene.stack, scene.shown], ["R A", "A"])
      judge.expect(scene.probe(), true)
    },
  ]
}
