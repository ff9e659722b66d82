// Presentation: one modal on its way in, or some on their way out, from the call to the last callback.

import Foundation

/// One modal on its way in, or a chain of them on its way out, from the call to the last callback.
///
/// App code meets it as the transition coordinator of those who take part, while it takes time.
@preconcurrency @MainActor
final class Presentation: LayoutParticipant {
  enum Direction {
    case `in`, out
  }

  /// What becomes of a dismissal that a finger drives.
  enum Decision: UInt8 {
    case open, finishes, cancels
  }

  /// Who presents; nil once it is over.
  private(set) var presenter: UIViewController?
  /// Who comes or goes, lowest first; empty once it is over.
  ///
  /// Only the last one is animated.
  private(set) var chain: [UIViewController]
  let direction: Direction
  let isAnimated: Bool
  /// Whether a finger drives it, or drove it.
  let initiallyInteractive: Bool
  private let completion: (() -> Void)?
  /// Names the completion among the blocks that wait; 0 without one.
  let completionNumber: Int
  /// Whether the presenter's view leaves the window, or comes back.
  let covers: Bool
  var decision = Decision.open
  /// The finger has decided before the first callbacks were called.
  var earlyDecision: Decision?
  /// Points that a finger has moved the card down.
  var offset = 0
  /// The first callbacks were called.
  private(set) var isUnderWay = false
  /// The last callbacks are being called, or were.
  private(set) var isOver = false
  /// Navigation controllers with calls that wait for the end.
  private(set) var waiting: [UINavigationController] = []
  var handlers = TransitionHandlers()

  /// The one on top: who is animated.
  var presented: UIViewController? { chain.last }

  /// Whether it takes time, so that calls and touches meet it.
  var isLong: Bool { isAnimated || initiallyInteractive }

  init(
    from presenter: UIViewController, of chain: [UIViewController], direction: Direction,
    animated: Bool, isInteractive: Bool = false, completion: (() -> Void)?
  ) {
    self.presenter = presenter
    self.chain = chain
    self.direction = direction
    isAnimated = animated
    initiallyInteractive = isInteractive
    self.completion = completion
    covers = chain[0].coversPresenter
    completionNumber = completion == nil ? 0 : World.current?.numberForBlock() ?? 0
  }

  /// Asks for the layout in which it starts; fingers that are down below a modal that comes are taken away.
  func begin(in world: World) {
    for controller in chain { controller.madeModal.movement = self }
    world.presentations.append(self)
    if direction == .in { world.takeTouchesAway() }
    world.setNeedsLayout(self)
  }

  /// Keeps a navigation controller whose calls wait for the end.
  func remember(_ navigation: UINavigationController) {
    for known in waiting where known === navigation { return }
    waiting.append(navigation)
  }

  /// The first half, in the layout phase.
  ///
  /// - Source: R-856 (order of the callbacks), R-881.
  func layOut(in world: World) {
    guard !isUnderWay, !isOver, let presenter, let presented else { return }
    isUnderWay = true
    note(.presentationStarted, flag: direction == .out, in: world)
    switch direction {
    case .in: startPresenting(presented, from: presenter, in: world)
    case .out: startDismissing(presented, from: presenter, in: world)
    }
    guard world.trap == nil else { return }
    run(handlers.takeAnimations(), in: world)
    if let earlyDecision {
      decide(earlyDecision, in: world)
    } else if !isLong {
      end(in: world)
    } else if !initiallyInteractive {
      end(after: world.configuration.pushPopDuration, in: world)
    }
  }

  private func startPresenting(
    _ presented: UIViewController, from presenter: UIViewController, in world: World
  ) {
    presented.mountOver(presenter)
    presented.deliverWillAppear(isAnimated, in: world)
    if covers { presenter.deliverWillDisappear(isAnimated, in: world) }
  }

  private func startDismissing(
    _ presented: UIViewController, from presenter: UIViewController, in world: World
  ) {
    if covers {
      if let window = presented.storedView?.window, let view = presenter.storedView {
        window.insertSubview(view, at: 0)
      }
      presenter.deliverWillAppear(isAnimated, in: world)
    }
    for controller in chain.reversed() where controller.appearance == .appeared {
      controller.deliverWillDisappear(isAnimated && controller === presented, in: world)
    }
  }

  private func end(after delay: Int, in world: World) {
    _ = world.deadlines.add(at: world.now + delay, .endOfPresentation(self))
  }

  /// The finger has decided: what is left of the way takes its share of the time.
  ///
  /// - Source.
  func decide(_ decision: Decision, in world: World) {
    guard isUnderWay else {
      earlyDecision = decision
      return
    }
    guard self.decision == .open, !isOver else { return }
    self.decision = decision
    let height = SheetInteraction.height
    let way = decision == .cancels ? offset : height - offset
    note(.presentationDecided, flag: decision == .cancels, in: world)
    run(handlers.takeDecisions(), in: world)
    end(after: max(16, world.configuration.pushPopDuration * way / height), in: world)
  }

  /// The second half: what the controllers are to each other changes first, so that their callbacks may present anew.
  func end(in world: World) {
    guard !isOver, let presenter, let presented else { return }
    isOver = true
    switch (direction, decision) {
    case (.in, _): endPresenting(presented, from: presenter, in: world)
    case (.out, .cancels): endCancelled(presented, in: world)
    case (.out, _): endDismissing(presented, from: presenter, in: world)
    }
    for controller in chain where controller.modal?.movement === self {
      controller.modal?.movement = nil
    }
    note(.presentationEnded, flag: decision == .cancels, in: world)
    run(handlers.takeCompletions(), in: world)
    self.presenter = nil
    chain = []
    world.presentations.removeAll { $0 === self }
    if world.trap == nil, let completion {
      world.callbackCount += 1
      completion()
    }
    var navigations: [UINavigationController] = []
    swap(&navigations, &waiting)
    for navigation in navigations { navigation.drain(in: world) }
  }

  private func endPresenting(
    _ presented: UIViewController, from presenter: UIViewController, in world: World
  ) {
    presented.deliverDidAppear(isAnimated, in: world)
    guard covers else { return }
    presenter.storedView?.removeFromSuperview()
    presenter.deliverDidDisappear(isAnimated, in: world)
  }

  /// - Source.
  private func endDismissing(
    _ presented: UIViewController, from presenter: UIViewController, in world: World
  ) {
    world.presentedCount -= chain.count
    for controller in chain {
      controller.storedPresenter?.storedPresented = nil
      controller.storedPresenter = nil
    }
    if covers { presenter.deliverDidAppear(isAnimated, in: world) }
    for controller in chain.reversed() {
      controller.unmount()
      if controller.appearance == .disappearing {
        controller.deliverDidDisappear(isAnimated && controller === presented, in: world)
      }
      world.bury(controller)
    }
    guard initiallyInteractive else { return }
    presented.modal?.manager?.tellDidDismiss(in: world)
  }

  /// The card goes back: its callbacks are taken back, and nobody is told that it has gone.
  private func endCancelled(_ presented: UIViewController, in world: World) {
    offset = 0
    presented.deliverWillAppear(isAnimated, in: world)
    presented.deliverDidAppear(isAnimated, in: world)
  }

  /// Writes an event about a controller with a name; the others make none.
  private func note(_ kind: WorldEvent.Kind, flag: Bool, in world: World) {
    guard let tag = presented?.headlessTag, tag >= 0 else { return }
    world.note(kind, tag: tag, flag: flag, value: initiallyInteractive ? 1 : 0)
  }
}

extension UIViewController {
  /// Puts the view into the presenter's window: alone if it covers, else in a container that takes the touches beside it.
  fileprivate func mountOver(_ presenter: UIViewController) {
    guard let window = presenter.storedView?.window else { return }
    guard let container = madeManager.containerForCard else {
      window.addSubview(view)
      return
    }
    container.addSubview(view)
    window.addSubview(container)
  }

  /// Takes the view out of the window.
  func unmount() {
    storedView?.removeFromSuperview()
    modal?.manager?.storedContainer?.removeFromSuperview()
  }
}
