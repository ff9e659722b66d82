// RotationRuleTests: what turning the device does to a swipe, and who is asked about it, rule by rule.

import Testing

@testable import HeadlessUIKit

@Suite("Rules: rotation") @MainActor
struct RotationRuleTests {
  @Test("R-851: a swipe is cancelled first, and the interface turns when that has ended")
  func cancelsFirst() {
    let rig = NavigationRig("R", "A")
    rig.down()
    rig.move(20)
    rig.move(100)
    rig.turn(to: .landscapeRight)
    rig.expectOrientation("upright")
    #expect(!rig.world.isFingerDown)
    rig.settle()
    rig.expectOrientation("turned")
    rig.expectStack("R", "A")
    rig.expectMoments("didShow", [])
    rig.expectProbe()
  }

  @Test("R-851: or the swipe goes on, and the interface turns after its end")
  func deferred() {
    let rig = NavigationRig("R", "A", configure: { $0.rotationDuringSwipe = .deferRotation })
    rig.down()
    rig.move(20)
    rig.move(242)
    rig.turn(to: .landscapeRight)
    rig.turn(to: .landscapeLeft)
    rig.up(velocity: 800)
    rig.expectOrientation("upright")
    rig.settle()
    rig.expectOrientation("turned")
    #expect(rig.world.interfaceOrientation == .landscapeLeft)
    rig.expectStack("R")
    rig.expectProbe()
  }

  @Test("at rest the interface turns at once, with all that fills the window, and back")
  func atRest() {
    let rig = NavigationRig("R", "A", isInTabs: true)
    rig.turn(to: .landscapeLeft)
    rig.expectOrientation("turned")
    let page = rig.navigation.topViewController?.view
    #expect(page?.frame.size == CGSize(width: 667, height: 375))
    #expect(rig.navigation.navigationBar.frame.width == 667)
    let tabBar = rig.navigation.tabBarController?.tabBar.frame
    #expect(tabBar?.width == 667)
    #expect(tabBar?.maxY == 375)
    rig.turn(to: .portrait)
    rig.expectOrientation("upright")
    #expect(page?.frame.size == CGSize(width: 375, height: 667))
  }

  @Test("a swipe that hangs at the root does not hold the interface back")
  func stalled() {
    let rig = NavigationRig("R", gate: .always)
    rig.swipe()
    rig.push("A")
    rig.settle()
    #expect(rig.activity == "hangs")
    rig.turn(to: .landscapeLeft)
    rig.expectOrientation("turned")
  }

  @Test("R-861: the controller, or its delegate, says whether the interface turns")
  func support() {
    let upright = NavigationRig("R", navigation: UprightNavigation())
    upright.turn(to: .landscapeLeft)
    #expect(upright.orientation == "upright")

    let rig = NavigationRig("R")
    let delegate = UprightDelegate()
    rig.call { $0.delegate = delegate }
    rig.turn(to: .landscapeLeft)
    rig.expectOrientation("upright")
    rig.call { $0.delegate = nil }
    rig.turn(to: .landscapeLeft)
    rig.expectOrientation("turned")
    rig.turn(to: .portraitUpsideDown)
    #expect(rig.world.interfaceOrientation == .landscapeLeft)
  }
}

private final class UprightNavigation: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

private final class UprightDelegate: NSObject, UINavigationControllerDelegate {
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .portrait }
}
