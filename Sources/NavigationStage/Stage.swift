// Stage: plays actions on the headless engine with a subject, and collects what is seen.

import FuzzCore
import HeadlessUIKit
package import NavigationModel

/// Plays actions on the headless engine with a subject, and collects what is seen.
///
/// One stage plays many cases, one after the other: `reset()` makes a new world and a new controller.
@MainActor
package final class Stage: Machine {
  package typealias Action = NavigationModel.Action
  package typealias Observation = NavigationModel.Observation

  /// Virtual milliseconds after which `settle` gives up.
  package static let settleBound = 60_000

  let subject: Subject
  let configuration: Configuration
  let absorbsDuplicatePush: Bool

  var world: World
  var window: UIWindow
  var navigation: UINavigationController
  var tabBar: UITabBarController?
  var cover: UIViewController?
  /// Screens that the case made so far.
  var screenCount = 0
  /// The delegate that `takeDelegate` put aside.
  var delegateBefore: (any UINavigationControllerDelegate)?
  let stranger = StrangerDelegate()
  var callsInTurn = 0

  /// What was last seen; filled again and again.
  package var observation = Observation()

  /// Makes a stage; the first case begins with `reset()`.
  package init(subject: Subject, switches: Switches) {
    self.subject = subject
    configuration = Configuration(switches)
    absorbsDuplicatePush =
      subject.facts.promises.contains(.absorbsDuplicatePush)
      || switches[.duplicatePush] == "ignore"
    world = World(configuration: configuration)
    (window, navigation) = world.run { (UIWindow(), UINavigationController()) }
  }

  /// Runs a body with the stage's world installed; cases are played within.
  package func withWorld<Result>(_ body: () -> Result) -> Result { world.run(body) }

  // MARK: - The start of a case

  /// Throws away the world and begins a new case with the subject's start stack, at rest.
  package func reset() {
    tearDown()
    world = World(configuration: configuration)
    world.run {
      window = UIWindow(
        frame: CGRect(x: 0, y: 0, width: ScreenSize.width, height: ScreenSize.height))
      navigation = subject.makeController()
      screenCount = 0
      callsInTurn = 0
      for (position, screen) in navigation.viewControllers.enumerated() {
        world.identify(screen, as: Int32(position))
        screenCount += 1
      }
      for kind in subject.facts.start.dropFirst(screenCount) {
        navigation.pushViewController(makeScreen(kind: kind), animated: false)
      }
      if subject.facts.hasTabBar {
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        tabBar = tabs
      }
      window.rootViewController = tabBar ?? navigation
      window.makeKeyAndVisible()
      settle { _ in true }
      world.clearLog()
    }
    observation = Observation()
    world.run { fill(.settled) }
    observation.events.removeAll(keepingCapacity: true)
  }

  private func tearDown() {
    delegateBefore = nil
    cover = nil
    tabBar = nil
  }

  /// Makes the next screen of the case.
  func makeScreen(kind: Int) -> UIViewController {
    let kinds = subject.kinds
    let screen = kinds[kind % kinds.count].make()
    world.identify(screen, as: Int32(screenCount))
    screenCount += 1
    return screen
  }

  // MARK: - Machine

  package func apply(_ action: Action, observe: (borrowing Observation) -> Bool) {
    switch action {
    case .push, .pop, .popToRoot, .popTo, .setStack, .pushAgain, .setBar, .setSwipe, .takeDelegate,
      .returnDelegate, .cover, .uncover:
      makeCall(action, observe)
    case .backTap: tapBack(observe)
    case .down(let place): play(.down(place), observe)
    case .move(let horizontal, let vertical):
      play(.move(horizontal, vertically: vertical), observe)
    case .up(let velocity): play(.up(velocity: velocity), observe)
    case .cancelTouch: play(.cancel, observe)
    case .swipe(let form, let place):
      guard !isFingerDown else { return nothing(observe) }
      swipe(form, from: place, observe)
    case .doubleSwipe(let gap):
      guard !isFingerDown, cover == nil else { return nothing(observe) }
      if swipe(.full, from: .edge, observe), pass(gap, observe) {
        swipe(.full, from: .edge, observe)
      }
    case .swipeDuring(let request, let delay):
      // Without a transition to cut into it is nothing, so that it is no wait in disguise.
      guard !isFingerDown, cover == nil, request == .push || navigation.viewControllers.count > 1
      else { return nothing(observe) }
      makeCall(request == .push ? .push(kind: 0, animated: true) : .pop(animated: true), observe)
      if world.trap == nil, delay == 0 || pass(delay, observe) {
        swipe(.full, from: .edge, observe)
      }
    case .settle: settle(observe)
    case .wait(let milliseconds): pass(milliseconds, observe)
    }
  }

  /// An action that does nothing is seen all the same.
  func nothing(_ observe: (borrowing Observation) -> Bool) {
    fill(world.isTurnOpen ? .midTurn : .noTurn)
    _ = observe(observation)
  }

  var isFingerDown: Bool { world.isFingerDown }
}

/// Takes the navigation delegate and does nothing with it.
final class StrangerDelegate: NSObject, UINavigationControllerDelegate {}
