// InterruptionRuleTests: what the system does to an app that it lays itself over, rule by rule.

import HeadlessUIKit
import Testing

@Suite("Rules of interruptions") @MainActor
struct InterruptionRuleTests {
  @Test("R-852: what makes the app inactive takes the finger away, and the swipe is given up")
  func takesFinger() {
    let rig = NavigationRig("R", "A")
    rig.down()
    rig.move(20)
    rig.move(167)
    #expect(rig.stack == ["R"])
    rig.world.run { rig.world.resignActive() }
    #expect(!rig.world.isFingerDown)
    rig.settle()
    #expect(rig.stack == ["R", "A"])
    #expect(rig.shown == "A")
    rig.world.run { rig.world.becomeActive() }
    #expect(rig.probe())
  }

  @Test("R-852: an inactive app goes on: turns run, and what moves comes to its end in its time")
  func goesOn() {
    let rig = NavigationRig("R")
    rig.push("A")
    rig.wait(100)
    _ = rig.takeCallbacks()
    rig.world.run { rig.world.resignActive() }
    #expect(rig.moments("didShow").isEmpty)
    rig.wait(rig.world.configuration.pushPopDuration - 101)
    #expect(rig.moments("didShow").isEmpty)
    rig.wait(1)
    #expect(rig.moments("didShow") == ["didShow(A)"])
    #expect(!rig.world.isInBackground)
    rig.world.run { rig.world.becomeActive() }
    #expect(rig.probe())
  }

  @Test("R-852: no finger reaches an app that is not active, and one does when it is active again")
  func keepsFingersAway() {
    let rig = NavigationRig("R", "A")
    rig.world.run { rig.world.resignActive() }
    rig.down()
    #expect(!rig.world.isFingerDown)
    rig.world.run { rig.world.becomeActive() }
    rig.down()
    #expect(rig.world.isFingerDown)
  }

  @Test("the app hears once of each way, and reads where it is")
  func announces() {
    let rig = NavigationRig("R")
    var heard: [String] = []
    rig.world.run {
      for (name, word) in [
        (UIApplication.willResignActiveNotification, "resigns"),
        (UIApplication.didBecomeActiveNotification, "becomes"),
        (UIApplication.didEnterBackgroundNotification, "leaves"),
        (UIApplication.willEnterForegroundNotification, "returns"),
      ] {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          heard.append("\(word) \(UIApplication.shared.applicationState)")
        }
      }
      rig.world.resignActive()
      rig.world.resignActive()
      #expect(UIApplication.shared.applicationState == .inactive)
      rig.world.becomeActive()
      rig.world.becomeActive()
      #expect(UIApplication.shared.applicationState == .active)
    }
    #expect(heard == ["resigns active", "becomes active"])
    heard = []
    rig.world.run {
      rig.world.resignActive()
      rig.world.enterBackground()
      rig.world.becomeActive()
      rig.world.enterForeground()
    }
    #expect(
      heard == ["resigns active", "leaves background", "returns background", "becomes active"])
  }
}
