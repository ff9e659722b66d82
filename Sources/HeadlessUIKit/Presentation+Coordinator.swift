// Presentation+Coordinator: what app code may ask of a modal on its way, and the blocks that it hands over.

import Foundation

/// The blocks that app code has handed to a transition.
@preconcurrency @MainActor
struct TransitionHandlers {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var decisions: [Handler] = []
  /// Names the handlers that wait among all blocks that wait: animations, completions, and those for the finger's decision.
  private(set) var numbers: [[Int]] = [[], [], []]

  mutating func add(animation: Handler?, completion: Handler?) {
    if let animation {
      animations.append(animation)
      numbers[0].append(World.current?.numberForBlock() ?? 0)
    }
    if let completion {
      completions.append(completion)
      numbers[1].append(World.current?.numberForBlock() ?? 0)
    }
  }

  mutating func add(decision: @escaping Handler) {
    decisions.append(decision)
    numbers[2].append(World.current?.numberForBlock() ?? 0)
  }

  mutating func takeAnimations() -> [Handler] {
    numbers[0].removeAll()
    return Self.take(&animations)
  }

  mutating func takeCompletions() -> [Handler] {
    numbers[1].removeAll()
    return Self.take(&completions)
  }

  mutating func takeDecisions() -> [Handler] {
    numbers[2].removeAll()
    return Self.take(&decisions)
  }

  private static func take(_ list: inout [Handler]) -> [Handler] {
    var taken: [Handler] = []
    swap(&taken, &list)
    return taken
  }
}

extension Presentation: UIViewControllerTransitionCoordinator {
  typealias Handler = TransitionHandlers.Handler

  var presentationStyle: UIModalPresentationStyle { presented?.modalPresentationStyle ?? .none }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { initiallyInteractive && decision == .open }
  var isCancelled: Bool { decision == .cancels }
  var transitionDuration: TimeInterval {
    guard isLong, let world = World.current else { return 0 }
    return TimeInterval(world.configuration.pushPopDuration) / 1000
  }
  var percentComplete: CGFloat { CGFloat(offset) / CGFloat(SheetInteraction.height) }
  var completionVelocity: CGFloat { 1 }
  var containerView: UIView {
    presented?.modal?.manager?.storedContainer ?? presented?.storedView?.superview ?? UIView()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    let comes = direction == .in ? presented : presenter
    let goes = direction == .in ? presenter : presented
    return key == .from ? goes : key == .to ? comes : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let name: UITransitionContextViewControllerKey = key == .from ? .from : .to
    return key == .from || key == .to ? viewController(forKey: name)?.storedView : nil
  }

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    guard !isOver else { return false }
    handlers.add(animation: animation, completion: completion)
    if isUnderWay, let world = World.forCall("animate") {
      run(handlers.takeAnimations(), in: world)
    }
    return true
  }

  /// Runs blocks of app code.
  func run(_ blocks: [Handler], in world: World) {
    for block in blocks {
      guard world.trap == nil else { return }
      world.callbackCount += 1
      block(self)
    }
  }

  func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?)
    -> Bool
  {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Handler) { handlers.add(decision: handler) }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    notifyWhenInteractionEnds(handler)
  }
}
