// SwitchRow+Gestures: scenes for the switches of recognisers, and of who may begin.

import Testing

@testable import HeadlessUIKit

extension SwitchRow {
  static let gestures = questions + movements + order

  /// What is asked, of whom, and when.
  private static let questions = [
    SwitchRow(
      "systemDelegateDecisionPoint", \.systemDelegateDecisionPoint,
      [.touchDown: "R", .shouldBegin: "R A"]
    ) { set in
      let rig = NavigationRig("R", "A", configure: set)
      rig.down()
      rig.call { $0.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem() }
      rig.move(20)
      rig.move(242)
      rig.up(velocity: 800)
      rig.settle()
      return rig.read
    },
    SwitchRow(
      "hidesBackButtonBlocksPop", \.hidesBackButtonBlocksPop, [true: "R A", false: "R"]
    ) { set in
      let rig = NavigationRig("R", "A", configure: set)
      rig.call { $0.topViewController?.navigationItem.hidesBackButton = true }
      rig.swipe()
      rig.settle()
      return rig.read
    },
    SwitchRow("hiddenBarBlocksPop", \.hiddenBarBlocksPop, [true: "R A", false: "R"]) { set in
      let rig = NavigationRig("R", "A", configure: set)
      rig.call { $0.setNavigationBarHidden(true, animated: false) }
      rig.swipe()
      rig.settle()
      return rig.read
    },
    SwitchRow(
      "shouldBeginOrder", \.shouldBeginOrder,
      [.viewFirst: "view? begin", .delegateFirst: "edge? begin view? begin"]
    ) { set in
      let scene = GestureScene(set)
      let view = AskedView(frame: UIScreen.main.bounds)
      view.journal = scene.journal
      scene.world.run { scene.inner.addSubview(view) }
      let oracle = Oracle("edge", scene.journal)
      scene.attachEdgePan().delegate = oracle
      scene.down(5)
      scene.journal.lines = []
      scene.move(20)
      return scene.said
    },
    SwitchRow(
      "shouldBeginTranslation", \.shouldBeginTranslation, [.sinceTouchDown: "20", .zero: "0"]
    ) { set in
      let scene = GestureScene(set)
      let pan = scene.attachEdgePan()
      let oracle = Oracle("edge", Journal())
      var seen = ""
      oracle.onBegin = { _ in seen = "\(Int(pan.translation(in: nil).x))" }
      pan.delegate = oracle
      scene.down(5)
      scene.move(20)
      return seen
    },
  ]

  /// How far, from where, and which way.
  private static let movements = [
    SwitchRow(
      "popFinishRule", \.popFinishRule,
      [
        .projected: "goes goes stays", .halfWidth: "stays goes stays",
        .velocitySign: "goes stays goes",
      ]
    ) { set in
      let releases = [(112, 1000), (225, -30), (30, 20)]
      return releases.map { distance, velocity in
        let rig = NavigationRig("R", "A", configure: set)
        rig.down()
        rig.move(20)
        rig.move(distance)
        rig.up(velocity: velocity)
        rig.settle()
        return rig.read == "R" ? "goes" : "stays"
      }.joined(separator: " ")
    },
    SwitchRow("edgeWidth", \.edgeWidth, [6: "6", 7: "6 7", 20: "6 7 20", 59: "6 7 20 21 59"]) {
      set in
      [6, 7, 20, 21, 59, 60].filter { place in
        let rig = NavigationRig("R", "A", configure: set)
        rig.down(x: place)
        rig.move(20)
        return rig.read == "R"
      }.map { "\($0)" }.joined(separator: " ")
    },
    SwitchRow("edgeAngleRule", \.edgeAngleRule, [.dominantAxis: "", .any: "edge began"]) { set in
      let scene = GestureScene(set)
      scene.attachEdgePan()
      scene.down(5)
      scene.move(12, 20)
      return scene.said
    },
    SwitchRow("panHysteresis", \.panHysteresis, [1: "1", 10: "10", 19: "19"]) { set in
      let scene = GestureScene(set)
      scene.attach(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
      return scene.distanceUntilHeard
    },
    SwitchRow("edgeHysteresis", \.edgeHysteresis, [1: "1", 10: "10", 19: "19"]) { set in
      let scene = GestureScene(set)
      scene.attachEdgePan()
      return scene.distanceUntilHeard
    },
    SwitchRow(
      "translationOrigin", \.translationOrigin, [.begin: "0 0", .touchDown: "9 15"]
    ) { set in
      let scene = GestureScene(set)
      let edge = scene.attachEdgePan()
      let pan = scene.attach(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
      pan.require(toFail: edge)
      scene.down(5)
      scene.move(9)
      scene.move(0, 15)
      let translation = pan.translation(in: nil)
      return "\(Int(translation.x)) \(Int(translation.y))"
    },
    SwitchRow(
      "scrollPanAxes", \.scrollPanAxes, [.scrollable: "possible", .any: "began"]
    ) { set in
      let scene = GestureScene(set)
      let scrollView = UIScrollView(frame: UIScreen.main.bounds)
      scrollView.contentSize = CGSize(width: 1000, height: 100)
      scene.world.run { scene.inner.addSubview(scrollView) }
      scene.down(200)
      scene.move(0, 30)
      return "\(scrollView.panGestureRecognizer.state)"
    },
  ]

  /// Who comes first, and in which turn.
  private static let order = [
    SwitchRow(
      "extraTouchPolicy", \.extraTouchPolicy, [.ignore: "pan began", .failBeforeBegin: ""]
    ) { set in
      let scene = GestureScene(set)
      let pan = scene.attach(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
      pan.maximumNumberOfTouches = 1
      scene.down(200)
      SecondFinger(x: 100).join(pan, in: scene)
      scene.move(40)
      return scene.said
    },
    SwitchRow(
      "recognizerOrder", \.recognizerOrder,
      [.deepestFirst: "pan began", .shallowestFirst: "edge began"]
    ) { set in
      let scene = GestureScene(set)
      scene.attachEdgePan()
      scene.attach(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
      scene.down(5)
      scene.move(20)
      return scene.said
    },
    SwitchRow(
      "gestureActionSlot", \.gestureActionSlot, [.sameTurn: "edge began", .nextTurn: ""]
    ) { set in
      let scene = GestureScene(set)
      scene.attachEdgePan()
      scene.down(5)
      scene.move(20)
      return scene.said
    },
    SwitchRow(
      "gestureReset", \.gestureReset, [.endOfSequence: "failed", .immediately: "possible"]
    ) { set in
      let scene = GestureScene(set)
      let pan = scene.attachEdgePan()
      scene.down(60)
      return "\(pan.state)"
    },
    SwitchRow(
      "contentTouchesDuringTransition", \.contentTouchesDuringTransition,
      [.blocked: "the controller", .delivered: "the page"]
    ) { set in
      let rig = NavigationRig("R", configure: set)
      let page = rig.push("A")
      rig.wait(100)
      return rig.world.run {
        let hit = rig.window.hitTest(CGPoint(x: 200, y: 300), with: nil)
        return hit === page.view ? "the page" : "the controller"
      }
    },
  ]
}

extension GestureScene {
  /// All that the journal holds.
  var said: String { journal.lines.joined(separator: " ") }

  /// How many points a finger moves from the edge until something is heard.
  var distanceUntilHeard: String {
    down(5)
    for distance in 1...40 {
      move(1)
      if !journal.lines.isEmpty { return "\(distance)" }
    }
    return "never"
  }
}

/// Writes down that it is asked, and refuses.
private final class AskedView: UIView {
  var journal: Journal?

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    journal?.lines.append("view? begin")
    return false
  }
}
