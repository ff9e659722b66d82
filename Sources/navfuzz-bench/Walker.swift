// Walker: plays actions by calling UIKit directly, as somebody would write it by hand without any harness.

import HeadlessUIKit
import NavigationModel
import NavigationStage

/// Plays actions by calling UIKit directly, without observation, judgement or trace: the least that a case can cost.
@MainActor
struct Walker {
  private let configuration: Configuration
  private let subject: Subject
  /// The world of the case before, whose storage the next one goes on with, as on the stage.
  private var last: World?

  /// Makes a walker.
  init(subject: Subject, switches: Switches) {
    precondition(!subject.facts.hasTabBar, "the walker knows no tab bar")
    configuration = Configuration(switches)
    self.subject = subject
  }

  /// Plays a case in a world of its own.
  ///
  /// - Returns: how many turns were closed.
  @discardableResult
  mutating func walk(_ actions: [Action]) -> Int {
    let world = World(configuration: configuration)
    if let last { world.takeStorage(of: last) }
    last = world
    world.run {
      var walk = Walk(subject, in: world)
      for action in actions { walk.take(action) }
    }
    return world.turnCount
  }
}

/// One case of a walker.
@MainActor
private struct Walk {
  private let subject: Subject
  private let world: World
  private let navigation: UINavigationController
  private let window: UIWindow
  private var screenCount: Int32 = 0
  private var cover: UIViewController?
  private var stranger: Stranger?
  private var delegateBefore: (any UINavigationControllerDelegate)?
  private var callsInTurn = 0

  init(_ subject: Subject, in world: World) {
    self.subject = subject
    self.world = world
    navigation = subject.makeController()
    window = UIWindow(
      frame: CGRect(x: 0, y: 0, width: ScreenSize.width, height: ScreenSize.height))
    for screen in navigation.viewControllers { name(screen) }
    for kind in subject.facts.start.dropFirst(Int(screenCount)) {
      navigation.pushViewController(screen(kind), animated: false)
    }
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    settle()
    world.clearLog()
  }

  mutating func take(_ action: Action) {
    switch action {
    case .push, .pop, .popToRoot, .popTo, .setStack, .pushAgain, .setBar, .setSwipe, .takeDelegate,
      .returnDelegate, .cover, .uncover:
      call(action)
    case .settle: settle()
    case .wait(let time): pass(time)
    case .backTap: tapBack()
    case .down(let place): touch(.down(place))
    case .move(let x, let y): touch(.move(x, vertically: y))
    case .up(let velocity): touch(.up(velocity: velocity))
    case .cancelTouch: touch(.cancel)
    case .swipe(let form, let place): if !world.isFingerDown { swipe(form, from: place) }
    case .doubleSwipe(let gap):
      guard !world.isFingerDown, cover == nil else { return }
      swipe(.full, from: .edge)
      pass(gap)
      swipe(.full, from: .edge)
    case .swipeDuring(let request, let delay):
      guard !world.isFingerDown, cover == nil,
        request == .push || navigation.viewControllers.count > 1
      else { return }
      call(request == .push ? .push(kind: 0, animated: true) : .pop(animated: true))
      if delay > 0 { pass(delay) }
      swipe(.full, from: .edge)
    // Only the base vocabulary is measured against it.
    default: break
    }
    if world.logCount > 64 { world.clearLog() }
  }

  // MARK: - Calls

  private mutating func call(_ action: Action) {
    openTurn()
    switch action {
    case .push(let kind, let animated):
      navigation.pushViewController(screen(kind), animated: animated)
    case .pop(let animated): navigation.popViewController(animated: animated)
    case .popToRoot(let animated): navigation.popToRootViewController(animated: animated)
    case .popTo(let position, let animated):
      let stack = navigation.viewControllers
      if position < stack.count {
        navigation.popToViewController(stack[position], animated: animated)
      }
    case .setStack(let recipe, let animated):
      let screens = recipe.applied(to: navigation.viewControllers, new: { screen(0) })
      if let screens { navigation.setViewControllers(screens, animated: animated) }
    case .setBar(let hidden, let animated):
      navigation.setNavigationBarHidden(hidden, animated: animated)
    case .setSwipe(let enabled): navigation.interactivePopGestureRecognizer?.isEnabled = enabled
    default: change(action)
    }
    callsInTurn += 1
  }

  private mutating func change(_ action: Action) {
    switch action {
    case .takeDelegate where stranger == nil || navigation.delegate !== stranger:
      let other = stranger ?? Stranger()
      stranger = other
      delegateBefore = navigation.delegate
      navigation.delegate = other
    case .returnDelegate where stranger != nil && navigation.delegate === stranger:
      navigation.delegate = delegateBefore
      delegateBefore = nil
    case .cover:
      guard cover == nil, callsInTurn == 0, !world.isFingerDown,
        navigation.transitionCoordinator == nil
      else { return }
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      cover = modal
      navigation.present(modal, animated: false)
    case .uncover where cover != nil && callsInTurn == 0:
      cover = nil
      navigation.dismiss(animated: false)
    default: break
    }
  }

  private mutating func screen(_ kind: Int) -> UIViewController {
    let screen = subject.kinds[kind % subject.kinds.count].make()
    name(screen)
    return screen
  }

  private mutating func name(_ screen: UIViewController) {
    world.identify(screen, as: screenCount)
    screenCount += 1
  }

  // MARK: - Touches

  private mutating func swipe(_ form: SwipeForm, from place: Place) {
    guard cover == nil else { return }
    for index in 0..<SwipeForm.touchCount {
      let step = form.touch(index, from: place)
      if step.delay > 0 { pass(step.delay) }
      touch(step.touch)
    }
  }

  private mutating func touch(_ touch: TouchStep.Touch) {
    var isDown = false
    if case .down = touch { isDown = true }
    guard isDown != world.isFingerDown, !isDown || cover == nil else { return }
    openTurn()
    switch touch {
    case .down(let place): world.touchDown(at: point(of: place), in: window)
    case .move(let x, let y): world.touchMoved(by: CGFloat(x), CGFloat(y))
    case .up(let velocity): world.touchUp(velocity: CGVector(dx: CGFloat(velocity), dy: 0))
    case .cancel: world.cancelTouches()
    }
    world.closeTurn()
  }

  private mutating func tapBack() {
    guard !world.isFingerDown, cover == nil else { return }
    openTurn()
    navigation.headless.tapBack()
    world.closeTurn()
  }

  private func point(of place: Place) -> CGPoint {
    switch place {
    case .edge: CGPoint(x: 2, y: 300)
    case .inside: CGPoint(x: 150, y: 300)
    case .rightEdge: CGPoint(x: ScreenSize.width - 2, y: 300)
    case .bar: CGPoint(x: 2, y: 30)
    }
  }

  // MARK: - Time

  private mutating func openTurn() {
    guard !world.isTurnOpen else { return }
    callsInTurn = 0
    world.openTurn()
  }

  private func pass(_ time: Int) {
    world.closeTurn()
    let target = world.now + time
    while time > 0, let next = world.nextInstant(), next <= target { runTurn(at: next) }
    world.advance(to: target)
  }

  private func settle() {
    world.closeTurn()
    let bound = world.now + Stage.settleBound
    while let next = world.nextInstant(countingRepeating: false), next <= bound {
      runTurn(at: next)
    }
  }

  private func runTurn(at instant: Int) {
    world.advance(to: instant)
    world.openTurn()
    world.closeTurn()
  }
}

/// Takes the navigation delegate and does nothing with it.
private final class Stranger: NSObject, UINavigationControllerDelegate {}
