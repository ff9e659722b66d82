// StagedCase+Containers: the window's root, and the containers that the controller moves into.

import HeadlessUIKit
import NavigationModel

extension StagedCase {
  /// Whether the window shows another root, or a container has taken the controller off the screen.
  var isElsewhere: Bool { homes.map { $0.isAway || $0.isPeeked } ?? false }

  /// Makes another controller the window's root, and moves the navigation controller there if need be.
  ///
  /// Nothing under a finger or a modal, a second time in one turn, or while a container has taken the controller away; a tab bar stays
  /// around its controller.
  func setRoot(_ place: RootPlace) {
    guard cover == nil, topModal == nil, !world.isFingerDown,
      tabBar == nil || place == .own || place == .other
    else {
      return
    }
    let homes = madeHomes()
    guard !homes.isPeeked, world.turnCount > homes.changeTurn else { return }
    homes.changeTurn = world.turnCount
    // Named before what the app's code pushes as the controller moves.
    if place == .nested { _ = homes.madeHost { name($0) } }
    if place == .other {
      homes.isAway = true
      window.rootViewController = homes.other
      return
    }
    if place != homes.home { move(to: place, homes) }
    homes.isAway = false
    window.rootViewController = root(of: place, homes)
  }

  private func move(to place: RootPlace, _ homes: HomeBook) {
    let isOnScreen = navigation.viewIfLoaded?.window != nil
    if homes.home != .own { navigation.willMove(toParent: nil) }
    if isOnScreen { navigation.beginAppearanceTransition(false, animated: false) }
    navigation.viewIfLoaded?.removeFromSuperview()
    if isOnScreen { navigation.endAppearanceTransition() }
    if homes.home != .own { navigation.removeFromParent() }
    homes.home = place
    guard let parent = parent(at: place, homes) else { return }
    parent.addChild(navigation)
    parent.view.addSubview(navigation.view)
    navigation.didMove(toParent: parent)
  }

  private func parent(at place: RootPlace, _ homes: HomeBook) -> UIViewController? {
    switch place {
    case .own, .other: nil
    case .container: homes.container
    case .forwarding: homes.forwarding
    case .nested: homes.madeHost { name($0) }
    }
  }

  private func root(of place: RootPlace, _ homes: HomeBook) -> UIViewController? {
    place == .nested ? homes.outer : parent(at: place, homes) ?? tabBar ?? navigation
  }

  /// The container by hand begins to take the controller off the screen, or takes that back.
  func peek(_ isOn: Bool) {
    guard cover == nil, topModal == nil, !world.isFingerDown, let homes, homes.home == .forwarding,
      !homes.isAway,
      homes.isPeeked != isOn, world.turnCount > homes.changeTurn
    else { return }
    homes.isPeeked = isOn
    // As a menu that is being dragged does.
    homes.forwarding.view.isUserInteractionEnabled = !isOn
    navigation.beginAppearanceTransition(!isOn, animated: true)
    if !isOn { navigation.endAppearanceTransition() }
  }

  /// The stack is set to nothing, where UIKit allows it.
  func emptyStack(animated: Bool) {
    guard rules.configuration.emptyStack == .allowed else { return }
    navigation.setViewControllers([], animated: animated)
  }

  private func madeHomes() -> HomeBook {
    if let homes { return homes }
    let made = HomeBook()
    homes = made
    return made
  }
}

/// Where the controller can live, and where it does.
@MainActor
final class HomeBook {
  var home = RootPlace.own
  /// Whether the window shows another root.
  var isAway = false
  /// Whether the container has begun to take the controller off the screen.
  var isPeeked = false
  /// The turn in which the root was last set.
  var changeTurn = -1
  /// Whether the controller is whole where it is: no container takes it away, and no root was set in the open turn.
  func isSettled(in world: World) -> Bool {
    !isPeeked && !(world.isTurnOpen && world.turnCount == changeTurn)
  }

  let other = UIViewController()
  let container = UIViewController()
  let forwarding = ForwardingContainer()
  private(set) var outer: UINavigationController?
  private var host: UIViewController?

  /// The page of the outer stack; made, and named, when it is first asked for.
  func madeHost(_ name: (UIViewController) -> Void) -> UIViewController {
    if let host { return host }
    let made = UIViewController()
    name(made)
    host = made
    outer = UINavigationController(rootViewController: made)
    return made
  }
}

/// Passes its appearance on to its children by hand.
final class ForwardingContainer: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for child in children { child.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for child in children { child.endAppearanceTransition() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for child in children { child.beginAppearanceTransition(false, animated: animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for child in children { child.endAppearanceTransition() }
  }
}
