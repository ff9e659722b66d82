// LifetimeCases: reports of objects that are asked after their end, or that never end.

import HeadlessUIKit
import NavigationModel
import NavigationSubjects

extension ReportedCase {
  /// Objects that die too early, or too late.
  static let lifetimes = [
    ReportedCase(
      "B-092", .danglingDelegate, "The swipe's delegate is a screen that was popped.",
      source: "AppLozic/Applozic-iOS-SDK#228", breaks: [344],
      remark: "Where delegates are not weak (`ios7`) the next touch messages freed memory (R-604)."
    ) { judge in
      for ownership in ["weak", "unsafe"] {
        let scene = try Scene("R", gate: .system, set: ["delegateOwnership=\(ownership)"])
        let questions = Questions()
        weak var asked = scene.pushAsked(questions) { asked, navigation in
          navigation.interactivePopGestureRecognizer?.delegate = asked
        }
        scene.tapBack()
        scene.settle()
        judge.expect(asked == nil, true, in: ownership)
        scene.push("B")
        scene.settle()
        scene.releaseDrag()
        judge.expect(questions.count, 0, in: ownership)
        let isWeak = ownership == "weak"
        judge.expect(scene.world.trap, isWeak ? nil : .deadGestureDelegate, in: ownership)
        if isWeak { judge.expect(scene.stack, "R") }
      }
      try judge.play(
        "push; settle; pop unanimated; settle; swipe full", on: [Ground(.screenAsDelegate, .ios7)],
        finds: "dead-object, deadGestureDelegate")
    },
    ReportedCase(
      "B-094", .danglingDelegate, "The navigation delegate is a screen that was popped.",
      source: "aplus.rs/2013/beware-a-crashing-bug-lurks-with-uinavigationcontroller-transitions",
      breaks: [344],
      remark:
        "Where delegates are not weak (`ios7`) the next transition messages freed memory (R-605)."
    ) { judge in
      for ownership in ["weak", "unsafe"] {
        let scene = try Scene("L", "S", set: ["delegateOwnership=\(ownership)"])
        let questions = Questions()
        weak var asked = scene.pushAsked(questions) { asked, navigation in
          navigation.delegate = asked
        }
        scene.tapBack()
        scene.settle()
        judge.expect(asked == nil, true, in: ownership)
        let heard = questions.count
        scene.tapBack()
        scene.settle()
        judge.expect(questions.count, heard, in: ownership)
        let isWeak = ownership == "weak"
        judge.expect(scene.world.trap, isWeak ? nil : .deadNavigationDelegate, in: ownership)
        if isWeak { judge.expect([scene.stack, scene.shown], ["L", "L"]) }
      }
    },
    ReportedCase(
      "B-095", .danglingDelegate, "A wrapper answers for a delegate that has died since.",
      source: "rickytan/RTRootNavigationController#280", breaks: [351]
    ) { judge in
      let scene = try Scene("R", "A")
      let questions = Questions()
      var wrapper: ForwardingDelegate?
      weak var asked = scene.pushAsked(questions) { asked, navigation in
        wrapper = ForwardingDelegate(navigation, to: asked)
        navigation.interactivePopGestureRecognizer?.delegate = wrapper
      }
      scene.call { _ = $0.popToRootViewController(animated: true) }
      scene.settle()
      judge.expect(asked == nil, true)
      scene.push("C")
      scene.settle()
      scene.releaseDrag()
      judge.expect([scene.stack, scene.shown], ["R", "R"])
      judge.expect(questions.count, 0)
      judge.expect(wrapper != nil, true)
    },
    ReportedCase(
      "B-097", .danglingDelegate, "An alert saves the swipe's delegate, and puts a dead one back.",
      source: "dogo/SCLAlertView#137", breaks: [352]
    ) { judge in
      let scene = try Scene("R", gate: .system)
      let questions = Questions()
      weak var asked = scene.pushAsked(questions) { asked, navigation in
        navigation.interactivePopGestureRecognizer?.delegate = asked
      }
      let alert = scene.world.run { QuietAlert() }
      guard let swipe = scene.navigation.interactivePopGestureRecognizer else {
        return judge.note("there is no swipe")
      }
      scene.call { navigation in
        alert.modalPresentationStyle = .overFullScreen
        alert.silence(swipe)
        navigation.present(alert, animated: false)
      }
      scene.settle()
      scene.pop(animated: false)
      scene.settle()
      judge.expect(asked == nil, true)
      scene.call { navigation in
        navigation.dismiss(animated: false)
        alert.restore(swipe)
      }
      scene.settle()
      judge.expect(swipe.isEnabled, true)
      judge.expect(swipe.delegate == nil, true)
      scene.push("B")
      scene.settle()
      scene.releaseDrag()
      judge.expect(questions.count, 0)
      judge.expect(scene.stack, "R")
    },
    ReportedCase(
      "B-101", .leak, "A pop, and the whole controller replaced in the same turn: the page stays.",
      source: "lionheart/openradar-mirror#3886", breaks: [33, 49]
    ) { judge in
      for animated in [false, true] {
        let scene = try Scene("R", "A")
        weak let upper = scene.screen(named: "A")
        weak let page = upper?.view
        judge.expect(page != nil, true, in: "animated: \(animated)")
        let other = scene.screen("X")
        scene.call { navigation in
          _ = navigation.popViewController(animated: animated)
          scene.window.rootViewController = other
        }
        scene.settle()
        judge.expect([upper == nil, page == nil], [true, true], in: "animated: \(animated)")
      }
    },
  ]
}

extension Scene {
  /// Pushes a screen that can be a delegate, and comes to rest.
  ///
  /// - Parameters:
  ///   - questions: counts what it is asked.
  ///   - install: makes it a delegate.
  /// - Returns: the screen, which nobody but the stack holds.
  fileprivate func pushAsked(
    _ questions: Questions, install: (AskedScreen, UINavigationController) -> Void
  ) -> AskedScreen? {
    let asked = world.run { AskedScreen(questions) }
    tag(asked, "D")
    call { $0.pushViewController(asked, animated: true) }
    settle()
    call { install(asked, $0) }
    settle()
    return asked
  }

  /// A fifth of the width, lifted fast, which finishes.
  fileprivate func releaseDrag() {
    down()
    move(20)
    move(75)
    up(velocity: 1000)
    settle()
  }
}
