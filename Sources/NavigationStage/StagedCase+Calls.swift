// StagedCase+Calls: what the app's code calls.

import HeadlessUIKit
import NavigationModel

extension StagedCase {
  /// Makes a call in phase 2 of the open turn, and shows what can be read right after it.
  func makeCall(_ action: Action, _ observe: (borrowing Observation) -> Bool) {
    guard openTurn(observe) else { return }
    perform(action)
    callsInTurn += 1
    callCount += 1
    show(.afterCall, observe)
  }

  /// Makes a call in whatever state the controller is.
  func perform(_ action: Action) {
    switch action {
    case .push(let kind, let animated):
      navigation.pushViewController(makeScreen(kind: kind), animated: animated)
    case .pop(let animated): navigation.popViewController(animated: animated)
    case .popToRoot(let animated): navigation.popToRootViewController(animated: animated)
    case .popTo(let position, let animated):
      guard let screen = screen(at: position) else { return }
      navigation.popToViewController(screen, animated: animated)
    case .setStack(let recipe, let animated):
      guard let screens = recipe.applied(to: stack, new: { makeScreen(kind: 0) }) else { return }
      navigation.setViewControllers(screens, animated: animated)
    case .pushAgain(let position):
      guard rules.absorbsDuplicatePush, let screen = screen(at: position) else { return }
      navigation.pushViewController(screen, animated: true)
    case .setBar(let hidden, let animated):
      navigation.setNavigationBarHidden(hidden, animated: animated)
    case .setSwipe(let enabled): navigation.interactivePopGestureRecognizer?.isEnabled = enabled
    case .takeDelegate: takeDelegate()
    case .returnDelegate: returnDelegate()
    case .toolbar, .changeItem, .hidesBarsOnSwipe, .search, .focus, .unfocus: performBars(action)
    case .style, .collapseBar, .statusBar: performLooks(action)
    case .animator(let choice): setAnimator(choice)
    case .direction(let direction): setDirection(direction)
    case .setRoot(let place): setRoot(place)
    case .peek(let isOn): peek(isOn)
    case .emptyStack(let animated): emptyStack(animated: animated)
    case .selectTab(let index): selectTab(index)
    case .present(let style, let animated): present(style, animated: animated)
    case .dismiss(let part, let animated): dismiss(part, animated: animated)
    case .cover: coverAll()
    case .uncover: uncoverAll()
    default: break
    }
  }

  /// The stack by which actions name screens: as it reads, but for a top that has gone and reads first, so that a trace
  /// means the same under every switch.
  var stack: [UIViewController] {
    headless.readsDepartingFirst
      ? Array(navigation.viewControllers.dropFirst()) : navigation.viewControllers
  }

  /// One screen of the stack, counted from the root; the stack itself is let go at once, so that the call need not copy it.
  func screen(at position: Int) -> UIViewController? {
    let stack = stack
    return stack.indices.contains(position) ? stack[position] : nil
  }

  /// Whether no action has put another object in the place of the navigation delegate.
  var hasOwnDelegate: Bool {
    navigation.delegate !== stranger && (lives?.holder ?? .own) == .own
  }

  /// Puts another object in the place of the navigation delegate, and remembers whom it replaces.
  func replaceDelegate(by other: any UINavigationControllerDelegate) {
    delegateBefore = navigation.delegate
    navigation.delegate = other
  }

  private func takeDelegate() {
    guard hasOwnDelegate else { return }
    replaceDelegate(by: stranger)
  }

  private func returnDelegate() {
    guard navigation.delegate === stranger else { return returnOtherDelegate() }
    navigation.delegate = delegateBefore
    delegateBefore = nil
  }

  /// Presents a full-screen modal; within a transition, or after a call in the same turn, that is nothing.
  private func coverAll() {
    guard cover == nil, topModal == nil, !isInOtherTab, !isElsewhere, callsInTurn == 0,
      !world.isFingerDown,
      navigation.transitionCoordinator == nil
    else { return }
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    cover = modal
    navigation.present(modal, animated: false)
  }

  private func uncoverAll() {
    guard cover != nil, callsInTurn == 0 else { return }
    cover = nil
    navigation.dismiss(animated: false)
  }
}
