// SwitchRow+Stack: scenes for the switches of calls, of their results, and of what lies off the screen.

import Testing

@testable import HeadlessUIKit

extension SwitchRow {
  static let stack = [
    SwitchRow(
      "sameTurnPush", \.sameTurnPush, [.immediate: "R A B", .afterCommit: "R A"]
    ) { set in
      let rig = NavigationRig("R", configure: set)
      let (lower, upper) = (rig.screen("A"), rig.screen("B"))
      return rig.call { navigation in
        navigation.setViewControllers([navigation.viewControllers[0], lower], animated: false)
        navigation.pushViewController(upper, animated: true)
        return rig.read
      }
    },
    SwitchRow(
      "nestedTransitionPolicy", \.nestedTransitionPolicy,
      [
        .queue: "R A, then R A B, shown A B",
        .corrupt: "R A B, then R A B, shown B",
        .interrupt: "R A B, then R A B, shown A B at 100",
        .trap: "R A, then R A, nestedTransition",
        .refuse: "R A, then R A, shown A",
      ]
    ) { set in
      let rig = NavigationRig("R", configure: set)
      rig.push("A")
      rig.wait(100)
      rig.push("B")
      let (early, firstTime) = (rig.read, rig.moments("didShow").isEmpty ? "" : " at 100")
      rig.settle()
      if let trap = rig.world.trap { return "\(early), then \(rig.read), \(trap)" }
      let shown = rig.moments("didShow").map { "\($0.dropFirst(8).dropLast())" }
      return "\(early), then \(rig.read), shown \(shown.joined(separator: " "))\(firstTime)"
    },
    SwitchRow(
      "multiLevelPopRead", \.multiLevelPopRead,
      [.exact: "R, later R", .departingFirstUntilLayout: "B R, later R"]
    ) { set in
      let rig = NavigationRig("R", "A", "B", configure: set)
      rig.call { _ = $0.popToRootViewController(animated: true) }
      let early = rig.read
      rig.endTurn()
      return "\(early), later \(rig.read)"
    },
    SwitchRow("emptyStack", \.emptyStack, [.allowed: "nothing", .trap: "emptyStack"]) { set in
      let rig = NavigationRig("R", configure: set)
      rig.call { $0.setViewControllers([], animated: false) }
      rig.settle()
      return rig.world.trap?.rawValue ?? (rig.stack.isEmpty ? "nothing" : "R")
    },
    SwitchRow("duplicatePush", \.duplicatePush, [.trap: "pushedTwice", .ignore: "R A"]) { set in
      let rig = NavigationRig("R", "A", configure: set)
      rig.call { $0.pushViewController($0.viewControllers[0], animated: true) }
      rig.settle()
      return rig.world.trap?.rawValue ?? rig.read
    },
    SwitchRow("popToRootAtRoot", \.popToRootAtRoot, [.emptyArray: "0", .nil: "nil"]) { set in
      let rig = NavigationRig("R", configure: set)
      let popped = rig.call { $0.popToRootViewController(animated: true) }
      return popped.map { "\($0.count)" } ?? "nil"
    },
    SwitchRow(
      "popDuringTransitionReturn", \.popDuringTransitionReturn, [.nil: "nil", .controller: "A"]
    ) { set in
      let rig = NavigationRig("R", configure: set)
      rig.push("A")
      rig.wait(100)
      return rig.pop() ?? "nil"
    },
    SwitchRow(
      "offscreenCallbacks", \.offscreenCallbacks,
      [.deferred: "A.load A.wA willShow(A) A.dA didShow(A)", .none: "A.load A.wA A.dA"]
    ) { set in
      let rig = covered(configure: set)
      rig.push("A")
      rig.settle()
      rig.world.clearLog()
      rig.call { $0.dismiss(animated: false) }
      rig.settle()
      return rig.callbacks.filter { $0.contains("A") && !$0.contains("M") }
        .joined(separator: " ")
    },
    SwitchRow(
      "offscreenPopReturnsNil", \.offscreenPopReturnsNil, [true: "nil", false: "A"]
    ) { set in
      covered("A", configure: set).pop() ?? "nil"
    },
    SwitchRow(
      "delegateOwnership", \.delegateOwnership, [.weak: "R A", .unsafe: "deadNavigationDelegate"]
    ) { set in
      let rig = NavigationRig("R", configure: set)
      rig.call { navigation in
        let doomed = RigDelegate()
        navigation.delegate = doomed
      }
      rig.push("A")
      rig.settle()
      return rig.world.trap?.rawValue ?? rig.read
    },
    SwitchRow(
      "visibleControllerRule", \.visibleControllerRule, [.endOfChain: "I", .firstModal: "M"]
    ) { set in
      let rig = NavigationRig("R", configure: set)
      let (modal, inner) = (rig.screen("M"), rig.screen("I"))
      rig.call { $0.present(modal, animated: false) }
      rig.settle()
      rig.call { _ in modal.present(inner, animated: false) }
      rig.settle()
      return rig.world.run { rig.navigation.visibleViewController.map(rig.name) ?? "nil" }
    },
  ]

  /// A controller with the screens of the names above a root, under a modal over the full screen.
  @MainActor
  static func covered(_ names: String..., configure: @escaping Setter) -> NavigationRig {
    let rig = NavigationRig("R", configure: configure)
    for name in names { rig.push(name, animated: false) }
    rig.settle()
    let modal = rig.screen("M")
    modal.modalPresentationStyle = .fullScreen
    rig.call { $0.present(modal, animated: false) }
    rig.settle()
    return rig
  }
}

extension NavigationRig {
  /// The stack in words.
  var read: String { stack.joined(separator: " ") }
}
