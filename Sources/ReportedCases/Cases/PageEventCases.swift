// PageEventCases: reports of pages that are not told, or not asked, when the user leaves them.

import HeadlessUIKit
import NavigationModel

extension ReportedCase {
  /// What pages are told and asked.
  static let pageEvents = [
    ReportedCase(
      "B-022", .staleRouter, "A screen says that it has closed before the swipe has gone through.",
      source: "AlphaWallet/alpha-wallet-ios#5146", breaks: [324]
    ) { judge in
      let flow = Flow()
      let scene = try Scene("R")
      let made = scene.screen("A")
      weak let child = flow.start(made)
      var wasLeaving: [Bool] = []
      scene.call { $0.pushViewController(made, animated: true) }
      scene.settle()
      let drops = made.onWillDisappear
      made.onWillDisappear = {
        drops?($0)
        wasLeaving.append($0.isMovingFromParent)
      }
      scene.partialSwipe()
      scene.settle()
      judge.expect(scene.stack, "R A")
      judge.expect(wasLeaving, [true])
      judge.expect(child != nil, true)
      scene.swipe()
      scene.settle()
      judge.expect(scene.stack, "R")
      judge.expect(child == nil, true)
    },
    ReportedCase(
      "B-071", .lostCallback, "Leaving and arriving is told for the button and not for the swipe.",
      source: "dotnet/maui#26216", breaks: [334]
    ) { judge in
      for way in ["tap", "swipe", "pop"] {
        let scene = try Scene("R", "A")
        let events = scene.world.run { PageEvents(scene.navigation) }
        switch way {
        case "tap": scene.tapBack()
        case "swipe": scene.swipe()
        default: scene.pop()
        }
        scene.settle()
        judge.expect(events.list, ["A.left", "R.arrived"], in: way)
      }
      let scene = try Scene("R", "A")
      let events = scene.world.run { PageEvents(scene.navigation) }
      scene.partialSwipe()
      scene.settle()
      judge.expect(events.list, [])
    },
    ReportedCase(
      "B-076", .lostCallback, "With the bar hidden nobody is told that the user has arrived.",
      source: "dotnet/maui#27143", breaks: [335]
    ) { judge in
      for isHidden in [true, false] {
        let scene = try Scene("R", "A")
        scene.call { $0.setNavigationBarHidden(isHidden, animated: false) }
        scene.settle()
        let events = scene.world.run { PageEvents(scene.navigation) }
        scene.swipe()
        scene.settle()
        judge.expect(events.list, ["A.left", "R.arrived"], in: "hidden: \(isHidden)")
      }
    },
    ReportedCase(
      "B-029", .staleRouter,
      "A swipe from a page with a veto: the page goes, and the router keeps it.",
      source: "software-mansion/react-native-screens#3885", breaks: [322]
    ) { judge in
      let veto = try VetoScene()
      let router = veto.scene.makeRouter()
      veto.scene.swipe()
      veto.scene.settle()
      judge.expect([veto.scene.stack, veto.scene.names(router.list)], ["R A", "R A"])
      judge.expect(veto.scene.shown, "A")
      judge.expect(veto.controller.questionCount, 1)
      judge.expect(veto.scene.probe(), true)
    },
    ReportedCase(
      "B-073", .lostCallback, "The veto of a page works for the button, and the swipe ignores it.",
      source: "react-navigation/react-navigation#12966", breaks: [322, 336]
    ) { judge in
      let veto = try VetoScene()
      for (way, count) in [("swipe", 1), ("tap", 2)] {
        if way == "swipe" { veto.scene.swipe() } else { veto.scene.tapBack() }
        veto.scene.settle()
        judge.expect([veto.scene.stack, veto.scene.shown], ["R A", "A"], in: way)
        judge.expect(veto.controller.questionCount, count, in: way)
        judge.expect(veto.scene.navigation.headless.pageOffset, 0, in: way)
      }
      veto.controller.vetoes = []
      veto.scene.swipe()
      veto.scene.settle()
      judge.expect(veto.scene.stack, "R")
    },
    ReportedCase(
      "B-026", .staleRouter,
      "With animations off a full swipe hides the page, and the stack keeps it.",
      source: "ionic-team/ionic-framework#20910", breaks: [337]
    ) { judge in
      let scene = try Scene("R", "A")
      let router = scene.makeRouter()
      guard let upper = scene.screen(named: "A") else { return judge.note("A is not there") }
      scene.call { _ in UIView.setAnimationsEnabled(false) }
      scene.swipe()
      scene.settle()
      judge.expect([scene.stack, scene.names(router.list)], ["R", "R"])
      judge.expect(
        scene.told("A", .viewWillDisappear, .viewDidDisappear), ["willDisappear", "didDisappear"])
      scene.call { $0.pushViewController(upper, animated: true) }
      scene.settle()
      judge.expect([scene.stack, scene.names(router.list), scene.shown], ["R A", "R A", "A"])
    },
    ReportedCase(
      "B-079", .lostCallback, "A pop to the root names one screen too few, and does not tell it.",
      source: "bfolder/BFNavigationController#4", breaks: [40, 338],
      remark: "Decision D7: the popped screens are returned lowest first."
    ) { judge in
      for animated in [false, true] {
        let scene = try Scene("R", "A", "B", "C")
        let popped = scene.call {
          $0.popToRootViewController(animated: animated).map(scene.names)
        }
        scene.settle()
        judge.expect([popped, scene.stack], ["A B C", "R"], in: "animated: \(animated)")
        judge.expect(
          scene.log(.didMoveToParent).sorted(),
          ["didMoveToParent! A", "didMoveToParent! B", "didMoveToParent! C"],
          in: "animated: \(animated)")
      }
    },
    ReportedCase(
      "B-098", .leak, "The coordinator of a popped screen stays alive.",
      source: "QuickBirdEng/XCoordinator#57", breaks: [323]
    ) { judge in
      for way in ["tap", "swipe", "partial swipe"] {
        let flow = Flow()
        let scene = try Scene("R")
        let made = scene.screen("A")
        weak let child = flow.start(made)
        scene.call { $0.pushViewController(made, animated: true) }
        scene.settle()
        switch way {
        case "tap": scene.tapBack()
        case "swipe": scene.swipe()
        default: scene.partialSwipe()
        }
        scene.settle()
        judge.expect(child == nil, way != "partial swipe", in: way)
      }
    },
  ]
}

/// A scene whose upper page must not be left.
@MainActor
private struct VetoScene {
  let scene: Scene
  let controller: VetoNavigationController

  init() throws {
    var made: VetoNavigationController?
    func make() -> VetoNavigationController {
      let controller = VetoNavigationController()
      controller.vetoes = ["A"]
      made = controller
      return controller
    }
    scene = try Scene("R", "A", gate: .system, navigation: make())
    guard let made else { preconditionFailure("a scene makes its controller") }
    controller = made
  }
}
