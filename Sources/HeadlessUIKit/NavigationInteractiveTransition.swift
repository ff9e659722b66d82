// NavigationInteractiveTransition: the system's own target and delegate of the swipe.

import Foundation

/// The target of the swipe recogniser, and its delegate until an app replaces it.
///
/// An app's own pan may be given this target too, with the action `handleNavigationTransition:`: the whole transition then
/// stays the system's.
///
/// An app may put a delegate of its own in its place: then the questions have their defaults, or its answers (R-521, R-522,
///
///
/// - Source: ....
@preconcurrency @MainActor
final class NavigationInteractiveTransition: NSObject, NamedActionResponder {
  private let ownerAnchor: Anchor<UIViewController>

  init(owner: UINavigationController) {
    ownerAnchor = owner.anchor
    super.init()
  }

  private var owner: UINavigationController? { ownerAnchor.object?.asNavigationController }

  func perform(_ name: String, with sender: AnyObject?) {
    guard name == "handleNavigationTransition:", let owner,
      let recognizer = sender as? UIPanGestureRecognizer
    else { return }
    switch recognizer.state {
    case .began: owner.swipeBegan(recognizer)
    case .changed: owner.swipeMoved(recognizer)
    case .ended: owner.swipeEnded(recognizer, isCancelled: false)
    case .cancelled: owner.swipeEnded(recognizer, isCancelled: true)
    case .possible, .failed: break
    }
  }

  /// What refuses the swipe, apart from the place of the finger and its direction; a back item of the screen below never does.
  ///
  /// - Source, Z-13, Z-14.
  private func refuses(in world: World) -> Bool {
    guard let owner else { return true }
    let configuration = world.configuration
    guard owner.stack.count > 1, let top = owner.stack.last else { return true }
    // What runs can be cut short from 26 on; what was asked for and has not started yet cannot.
    let isInterruptible = configuration.nestedTransitionPolicy == .interrupt
    if isInterruptible ? !owner.putOff.isEmpty : owner.isBusy { return true }
    if owner.request != nil { return true }
    if owner.isBarHidden, configuration.hiddenBarBlocksPop { return true }
    if let item = top.storedItem {
      if item.leftItemsReplaceBackButton { return true }
      if item.hidesBackButton, configuration.hidesBackButtonBlocksPop { return true }
    }
    return owner.delegateAnimates(in: world)
  }
}

// MARK: - UIGestureRecognizerDelegate

extension NavigationInteractiveTransition: UIGestureRecognizerDelegate {
  /// Answered when the finger is put down; never for a finger on the bar (R-517, R-518, Z-5).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let world = World.forCall("shouldReceive"), let owner else { return false }
    if let bar = owner.extras?.toolbar, touch.view?.isDescendant(of: bar) == true { return false }
    if let bar = owner.storedBar, touch.view?.isDescendant(of: bar) == true { return false }
    guard world.configuration.systemDelegateDecisionPoint == .touchDown else { return true }
    return !refuses(in: world)
  }

  /// Where it was asked at finger-down already, only the direction counts now (Z-5).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let world = World.forCall("shouldBegin") else { return false }
    if world.configuration.systemDelegateDecisionPoint == .shouldBegin, refuses(in: world) {
      return false
    }
    return true
  }

  /// Never together with another recogniser.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Every other recogniser waits, save one that an app lets go first, and the swipe of a stack within a
  /// page.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer.relations?.requires(otherGestureRecognizer) == true { return false }
    guard let own = gestureRecognizer.view, let other = otherGestureRecognizer.view, other !== own,
      other.owner?.asNavigationController?.popRecognizer === otherGestureRecognizer
    else { return true }
    return !other.isDescendant(of: own)
  }
}

extension UINavigationController {
  /// Makes the swipe recogniser with its target and delegate.
  ///
  /// - Source, Z-34; one finger is enough for it, and another one is an extra touch (Z-10).
  final func makeInteraction(on root: UIView) {
    let interaction = NavigationInteractiveTransition(owner: self)
    let recognizer = UIScreenEdgePanGestureRecognizer()
    attach(recognizer, to: interaction, on: root)
    popRecognizer = recognizer
    if World.current?.configuration.contentPopRecognizer == .present {
      let content = ContentPopGestureRecognizer()
      attach(content, to: interaction, on: root)
      contentPopRecognizer = content
    }
    self.interaction = interaction
  }

  private final func attach(
    _ recognizer: UIScreenEdgePanGestureRecognizer,
    to interaction: NavigationInteractiveTransition, on root: UIView
  ) {
    // Added as an object: the public way by `Any` took a third of the time of making the controller's view.
    recognizer.targetActions.append(
      TargetAction(responder: interaction, action: Selector("handleNavigationTransition:")))
    recognizer.edges = .left
    recognizer.followsDirection = true
    recognizer.delaysTouchesBegan = true
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = interaction
    root.addGestureRecognizer(recognizer)
  }

  /// Whether the navigation delegate has an animator of its own for pops, even one that answers nil.
  ///
  /// - Source: R-516.
  final func delegateAnimates(in world: World) -> Bool {
    guard stack.count > 1, let top = stack.last,
      let delegate = delegateSlot.asked(
        storedDelegate, of: world, dead: .deadNavigationDelegate)
    else { return false }
    let before = world.defaultsReached
    _ = delegate.navigationController(
      self, animationControllerFor: .pop, from: top, to: stack[stack.count - 2])
    return world.defaultsReached == before
  }
}
