// StagedCase+Lifetime: what the app holds beside the stack, and delegates and targets that come and die.

import HeadlessUIKit
import NavigationModel

extension StagedCase {
  /// Does something about the lives of screens, delegates and targets.
  func decide(_ action: LifetimeAction, _ observe: (borrowing Observation) -> Bool) {
    guard openTurn(observe) else { return }
    let lives = madeLives()
    switch action {
    case .keep(let position): keep(position, in: lives)
    case .letGo: lives.kept.removeAll()
    case .pushKept: pushKept(of: lives)
    case .extraTarget(true): addTarget(of: lives)
    case .extraTarget(false): lives.target = nil
    case .forwardDelegate: forwardDelegate(of: lives)
    case .delegateDies: loseDelegate(of: lives)
    }
    callsInTurn += 1
    callCount += 1
    show(.afterCall, observe)
  }

  /// Whether the app holds a screen.
  func keeps(_ screen: UIViewController) -> Bool {
    guard let lives else { return false }
    for held in lives.kept where held() === screen { return true }
    return false
  }

  private func keep(_ position: Int, in lives: LifeBook) {
    guard lives.kept.count < LifetimeAction.mostKept, let screen = screen(at: position),
      !keeps(screen)
    else { return }
    lives.kept.append { screen }
  }

  private func pushKept(of lives: LifeBook) {
    let stack = navigation.viewControllers
    guard wasAtRest else { return }
    let place = lives.kept.indices.last { index in !stack.contains(lives.kept[index]()) }
    guard let place else { return }
    navigation.pushViewController(lives.kept.remove(at: place)(), animated: true)
  }

  /// Whether nothing moved when something was last seen.
  private var wasAtRest: Bool {
    seen.point != .afterCall && seen.point != .midTurn && seen.isQuiescent && !seen.isFingerDown
      && !seen.isInTransition && !seen.isCovered
  }

  private func addTarget(of lives: LifeBook) {
    guard lives.target == nil else { return }
    let target = ExtraTarget()
    lives.target = target
    navigation.interactivePopGestureRecognizer?.addTarget(
      target, action: Selector(ExtraTarget.hear, name: "hear:"))
  }

  private func forwardDelegate(of lives: LifeBook) {
    guard hasOwnDelegate else { return }
    let forwarder = ForwardingDelegate(to: navigation.delegate)
    lives.holder = .forwarder
    lives.forwarder = forwarder
    replaceDelegate(by: forwarder)
  }

  /// Another object takes the delegate and dies at once; where delegates are not weak, that would end the app.
  private func loseDelegate(of lives: LifeBook) {
    guard hasOwnDelegate, rules.configuration.delegateOwnership == .weak else { return }
    lives.holder = .dead
    let mortal = StrangerDelegate()
    replaceDelegate(by: mortal)
  }

  /// Puts the delegate back whom a forwarder or a dead object replaced.
  func returnOtherDelegate() {
    guard let lives, lives.holder != .own else { return }
    if navigation.delegate == nil || navigation.delegate === lives.forwarder {
      navigation.delegate = delegateBefore
    }
    lives.holder = .own
    lives.forwarder = nil
    delegateBefore = nil
  }

  /// Writes down what decides what is seen next.
  func writeDownLives(by walk: StateWalk) {
    guard let lives else { return }
    walk.add(lives.holder.rawValue << 1 | (lives.target == nil ? 0 : 1))
    walk.add(lives.kept.count)
    for screen in lives.kept { walk.reference(screen()) }
  }

  private func madeLives() -> LifeBook {
    if let lives { return lives }
    let made = LifeBook()
    lives = made
    return made
  }
}

/// What an app holds beside the stack.
@MainActor
final class LifeBook {
  /// Closures that hold a screen each, the last one at the end.
  var kept: [@MainActor () -> UIViewController] = []
  /// A target of the swipe, which the recogniser does not hold.
  var target: ExtraTarget?
  var holder = DelegateHolder.own
  var forwarder: ForwardingDelegate?
}

/// Hears of the swipe and does nothing about it.
@MainActor
final class ExtraTarget {
  /// The swipe has done something.
  func hear(_ recognizer: UIGestureRecognizer) {}
}

/// Takes the navigation delegate, and tells whoever was there before what it hears.
final class ForwardingDelegate: NSObject, UINavigationControllerDelegate {
  private weak var original: (any UINavigationControllerDelegate)?

  init(to original: (any UINavigationControllerDelegate)?) {
    self.original = original
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    original?.navigationController?(
      navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    original?.navigationController?(
      navigationController, didShow: viewController, animated: animated)
  }
}
