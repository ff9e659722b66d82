// SwitchRow+Transitions: scenes for the switches of transitions, and of swipes that are cancelled.

import Testing

@testable import HeadlessUIKit

extension SwitchRow {
  static let transitions = [
    SwitchRow(
      "willShowOrder", \.willShowOrder,
      [.afterWillAppear: "A.wA willShow(A)", .beforeWillAppear: "willShow(A) A.wA"]
    ) { set in
      let rig = NavigationRig("R", configure: set)
      rig.push("A")
      rig.settle()
      return rig.callbacks.filter { $0 == "A.wA" || $0 == "willShow(A)" }.joined(separator: " ")
    },
    SwitchRow(
      "didShowOrder", \.didShowOrder,
      [.afterDidAppear: "A.dA A.dM didShow(A)", .beforeDidAppear: "didShow(A) A.dA A.dM"]
    ) { set in
      let rig = NavigationRig("R", configure: set)
      rig.push("A")
      rig.settle()
      return rig.callbacks.suffix(3).joined(separator: " ")
    },
    SwitchRow(
      "transitionStart", \.transitionStart,
      [.nextLayout: "asked for", .synchronousWhenVisible: "runs"]
    ) { set in
      let rig = NavigationRig("R", configure: set)
      rig.push("A")
      return rig.navigation.headless.isInTransition ? "runs" : "asked for"
    },
    SwitchRow(
      "pushPopDuration", \.pushPopDuration, [1: "1", 350: "350", 5000: "5000"]
    ) { set in
      let rig = NavigationRig("R", configure: set)
      rig.push("A")
      rig.settle()
      return "\(rig.world.now)"
    },
    SwitchRow(
      "rootSwipeOutcome", \.rootSwipeOutcome,
      [
        .stallsNextTransition: "rests, then hangs", .noop: "rests, then rests",
        .stallsImmediately: "hangs, then hangs",
      ]
    ) { set in
      let rig = NavigationRig("R", gate: .always, configure: set)
      rig.swipe()
      rig.settle()
      let early = rig.activity
      rig.push("A")
      rig.settle()
      return "\(early), then \(rig.activity)"
    },
    SwitchRow(
      "gestureInTransition", \.gestureInTransition,
      [.stalls: "R, hangs", .refusedAtBegin: "R A, rests"]
    ) { set in
      let rig = NavigationRig("R", gate: .always, configure: set)
      rig.push("A")
      rig.wait(100)
      rig.swipe()
      rig.settle()
      return "\(rig.read), \(rig.activity)"
    },
    SwitchRow(
      "cancelRestoresStack", \.cancelRestoresStack, [.always: "R A B", .popOnly: "A B"]
    ) { set in
      let rig = NavigationRig("R", "A", "B", navigation: SettingNavigation(), configure: set)
      rig.partialSwipe()
      rig.settle()
      return rig.read
    },
    SwitchRow(
      "disableDuringBegin", \.disableDuringBegin,
      [.orphansTopView: "R, hangs", .cleanCancel: "R A, rests"]
    ) { set in
      let rig = NavigationRig("R", "A", configure: set) { screen in
        guard screen.name == "R" else { return }
        screen.onWillAppear = {
          $0.navigationController?.interactivePopGestureRecognizer?.isEnabled = false
        }
      }
      rig.swipe()
      rig.settle()
      return "\(rig.read), \(rig.activity)"
    },
    SwitchRow(
      "cancelParentCallbacks", \.cancelParentCallbacks,
      [
        .none: "A.wM(nil)", .willMoveBack: "A.wM(nil) A.wM",
        .willAndDidMoveBack: "A.wM(nil) A.wM A.dM",
      ]
    ) { set in
      let rig = NavigationRig("R", "A", configure: set)
      rig.partialSwipe()
      rig.settle()
      return rig.callbacks.filter { $0.hasPrefix("A.wM") || $0.hasPrefix("A.dM") }
        .joined(separator: " ")
    },
    SwitchRow(
      "cancelRestoreTime", \.cancelRestoreTime,
      [.atAnimationEnd: "R, then R A", .atDecision: "R A, then R A"]
    ) { set in
      let rig = NavigationRig("R", "A", configure: set)
      rig.partialSwipe()
      let early = rig.read
      rig.settle()
      return "\(early), then \(rig.read)"
    },
    SwitchRow(
      "cancelCallbackTime", \.cancelCallbackTime,
      [
        .atAnimationEnd: ", then R.wD R.dD A.wA A.dA",
        .willAtDecision: "R.wD A.wA, then R.dD A.dA",
      ]
    ) { set in
      let rig = NavigationRig("R", "A") {
        $0.cancelRestoreTime = .atDecision
        set(&$0)
      }
      rig.down()
      rig.move(20)
      rig.move(17)
      rig.world.clearLog()
      rig.up(velocity: -500)
      let early = rig.takeCallbacks().joined(separator: " ")
      rig.settle()
      return "\(early), then \(rig.callbacks.joined(separator: " "))"
    },
    SwitchRow(
      "didShowOnCancel", \.didShowOnCancel, [.never: "", .afterCancel: "didShow(A)"]
    ) { set in
      let rig = NavigationRig("R", "A", configure: set)
      rig.partialSwipe()
      rig.settle()
      return rig.moments("didShow").joined(separator: " ")
    },
    SwitchRow(
      "rotationDuringSwipe", \.rotationDuringSwipe,
      [
        .cancelFirst: "upright, then R A turned", .deferRotation: "upright, then R turned",
      ]
    ) { set in
      let rig = NavigationRig("R", "A", configure: set)
      rig.down()
      rig.move(20)
      rig.move(242)
      rig.turn(to: .landscapeLeft)
      let early = rig.orientation
      rig.up(velocity: 800)
      rig.settle()
      return "\(early), then \(rig.read) \(rig.orientation)"
    },
  ]
}

extension NavigationRig {
  /// Whether a transition runs, where none should.
  var activity: String { navigation.headless.isInTransition ? "hangs" : "rests" }

  /// Which way the interface is.
  var orientation: String {
    let size = world.run { UIScreen.main.bounds.size }
    #expect(window.frame.size == size)
    return size.width > size.height ? "turned" : "upright"
  }

  /// The device is turned.
  func turn(to orientation: UIInterfaceOrientation) {
    world.run { world.rotate(window, to: orientation) }
    wait(0)
  }
}

/// Pops by setting the stack, without its first screen.
private final class SettingNavigation: UINavigationController {
  override func popViewController(animated: Bool) -> UIViewController? {
    let top = topViewController
    setViewControllers(Array(viewControllers.dropLast().suffix(1)), animated: animated)
    return top
  }
}
