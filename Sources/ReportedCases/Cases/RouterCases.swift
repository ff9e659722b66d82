// RouterCases: reports of a list that an app keeps beside the stack, and that says something else.

import HeadlessUIKit
import NavigationModel
import NavigationStage
import NavigationSubjects

extension ReportedCase {
  /// A router that is told of what the user does.
  static let routers = [
    ReportedCase(
      "B-019", .staleRouter, "The back button's menu pops several screens, and the router one.",
      source: "dotnet/maui#23892", breaks: [325],
      remark: "Decision D5: one report a screen, topmost first."
    ) { judge in
      let scene = try Scene("R", "A", "B", "C")
      let router = scene.makeRouter()
      scene.call { _ = $0.popToViewController($0.viewControllers[1], animated: true) }
      scene.settle()
      judge.expect([scene.stack, scene.names(router.list)], ["R A", "R A"])
      judge.expect(scene.names(router.removals), "C B")
      judge.expect(scene.told("A", .viewWillAppear, .viewDidAppear), ["willAppear", "didAppear"])
    },
    ReportedCase(
      "B-020", .staleRouter,
      "A pop that the router asks for comes back as a report, and counts twice.",
      source: "canopas/UIPilot#34", breaks: [326]
    ) { judge in
      let scene = try Scene("R", "A", "B")
      let router = scene.makeRouter()
      scene.call { _ in router.pop() }
      scene.settle()
      judge.expect([scene.stack, scene.names(router.list)], ["R A", "R A"])
    },
    ReportedCase(
      "B-023", .staleRouter, "A swipe never reaches the store; the next push stacks on a ghost.",
      source: "dreipol/multiplatform-redux-sample#27", breaks: [332]
    ) { judge in
      let scene = try Scene("C", "S", "Z")
      let router = scene.makeRouter()
      scene.swipe()
      scene.settle()
      judge.expect(scene.names(router.list), "C S")
      scene.push("N")
      scene.settle()
      judge.expect([scene.stack, scene.names(router.list)], ["C S N", "C S N"])
    },
    ReportedCase(
      "B-025", .staleRouter, "A swipe that is given up is reported to the store as a pop.",
      source: "heinzl/swift-composable-navigation#17", breaks: [325],
      remark: "Decision D1: with `didShowOnCancel` of either value."
    ) { judge in
      for value in ["never", "afterCancel"] {
        let scene = try Scene("R", "A", "B", set: ["didShowOnCancel=\(value)"])
        let router = scene.makeRouter()
        scene.partialSwipe()
        scene.settle()
        judge.expect([scene.stack, scene.names(router.list)], ["R A B", "R A B"], in: value)
        scene.push("C")
        scene.settle()
        judge.expect([scene.stack, scene.names(router.list)], ["R A B C", "R A B C"], in: value)
      }
    },
    ReportedCase(
      "B-028", .staleRouter, "A list is shortened when willShow comes, and the swipe is given up.",
      source: "Ramotion/navigation-stack#20", breaks: [327]
    ) { judge in
      let scene = try Scene("R", "A", "B")
      let router = scene.makeRouter()
      scene.down()
      scene.move(20)
      scene.move(17)
      judge.expect(scene.log(.willShow), ["willShow A"])
      judge.expect(router.isMoving, true)
      scene.up(velocity: -500)
      scene.settle()
      judge.expect([scene.log(.didShow), [scene.names(router.list)]], [[], ["R A B"]])
      judge.expect(router.isMoving, false)
      scene.push("C")
      scene.settle()
      judge.expect(router.list.count, 4)
    },
    ReportedCase(
      "B-032", .staleRouter, "The page below reads a stack that still holds the popped page.",
      source: "dotnet/maui#28414", breaks: [333],
      remark: "Decision D4: shortened at once, also by a swipe, and whole again after a cancel."
    ) { judge in
      for way in ["tap", "swipe", "partial swipe"] {
        var read: [String] = []
        let scene = try Scene("A", "B", "C")
        guard let lower = scene.screen(named: "B") else { return judge.note("B is not there") }
        lower.onWillAppear = { [unowned scene] _ in read.append(scene.stack) }
        switch way {
        case "tap": scene.tapBack()
        case "swipe": scene.swipe()
        default: scene.partialSwipe()
        }
        scene.settle()
        judge.expect(read, ["A B"], in: way)
        judge.expect(scene.stack, way == "partial swipe" ? "A B C" : "A B", in: way)
      }
    },
    ReportedCase(
      "B-034", .staleRouter, "Two links tapped together; afterwards the links are dead.",
      source: "swiftlang/swift#58765", breaks: [53],
      remark: "The rule here: both pushes are carried out, one after the other."
    ) { judge in
      let scene = try Scene("R")
      let router = scene.makeRouter()
      scene.push("A")
      scene.push("B")
      scene.settle()
      judge.expect([scene.stack, scene.names(router.list)], ["R A B", "R A B"])
      scene.partialSwipe()
      scene.settle()
      judge.expect([scene.stack, scene.names(router.list)], ["R A B", "R A B"])
      scene.swipe()
      scene.settle()
      judge.expect([scene.stack, scene.names(router.list)], ["R A", "R A"])
      scene.push("C")
      scene.settle()
      judge.expect(
        [scene.stack, scene.names(router.list), scene.shown], ["R A C", "R A C", "C"])
    },
    ReportedCase(
      "B-035", .staleRouter,
      "A jump back over several levels keeps one of the screens to go forward to.",
      source: "Awful/Awful.app#649", breaks: [329]
    ) { judge in
      let scene = try Scene("R", "A", "B", "C")
      let router = scene.makeRouter()
      scene.call { _ = $0.popToViewController($0.viewControllers[0], animated: true) }
      scene.settle()
      judge.expect([scene.stack, scene.names(router.forward)], ["R", "A B C"])
      for _ in 0..<3 {
        scene.call { _ in router.goForward() }
        scene.settle()
      }
      judge.expect([scene.stack, scene.names(router.list)], ["R A B C", "R A B C"])
    },
  ]

  /// A router whose reports are late.
  static let lateRouters = [
    ReportedCase(
      "B-017", .staleRouter,
      "Of two quick swipes the first is reported late, and its screen comes back.",
      source: "software-mansion/react-native-screens#2559", breaks: [330],
      remark: "Where transitions can be interrupted both swipes count, else the second is refused."
    ) { judge in
      let scene = try Scene("A", "B", "C", set: Setting.interruptible)
      let router = scene.makeRouter(delay: 80)
      scene.flick()
      scene.wait(30)
      scene.flick()
      scene.settle()
      judge.expect([scene.stack, scene.names(router.list), scene.shown], ["A", "A", "A"])
      judge.expect(scene.log(.didShow), ["didShow B", "didShow A"])
      judge.expect(scene.told("B", .viewWillAppear), ["willAppear"])
      let calm = try Scene(
        "A", "B", "C", gate: .system, navigation: Subject.recommendedGuard.makeController())
      let calmRouter = calm.makeRouter(delay: 80)
      calm.flick()
      calm.wait(30)
      calm.flick()
      calm.settle()
      judge.expect([calm.stack, calm.names(calmRouter.list)], ["A B", "A B"])
      judge.expect(calm.log(.didShow), ["didShow B"])
    },
    ReportedCase(
      "B-031", .staleRouter,
      "A swipe that is reported while the router is busy is dropped for good.",
      source: "ionic-team/ionic-framework#26310", breaks: [331],
      remark:
        "The second swipe is refused; the third comes at rest, for a swipe let go at 0.7 of the width "
        + "needs 105 ms more. Where transitions can be interrupted all three count."
    ) { judge in
      for delay in [80, 200] {
        let scene = try Scene("R", "A", "B", "C", set: Setting.interruptible)
        let router = scene.makeRouter(delay: delay)
        for _ in 0..<3 {
          scene.swipe()
          scene.wait(40)
        }
        scene.settle()
        judge.expect([scene.stack, scene.names(router.list)], ["R", "R"], in: "\(delay) ms")
        judge.expect(scene.names(router.removals), "C B A", in: "\(delay) ms")
        scene.push("D")
        scene.settle()
        judge.expect([scene.stack, scene.names(router.list)], ["R D", "R D"], in: "\(delay) ms")
      }
      let calm = try Scene(
        "R", "A", "B", "C", gate: .system, navigation: Subject.recommendedGuard.makeController())
      let calmRouter = calm.makeRouter(delay: 80)
      for _ in 0..<3 {
        calm.swipe()
        calm.wait(40)
      }
      calm.settle()
      calm.push("D")
      calm.settle()
      judge.expect([calm.stack, calm.names(calmRouter.list)], ["R A D", "R A D"])
    },
  ]
}

extension Scene {
  /// An app's router that follows the scene's controller.
  func makeRouter(delay: Int = 0) -> Router { world.run { Router(navigation, delay: delay) } }
}
