// UIViewController+Presentation: full-screen modals, as far as they cover a navigation controller.

extension UIViewController {
  /// Whether the controller takes its presenter's view out of the window.
  final var coversPresenter: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
  }

  /// The uppermost ancestor, which presents for all below it.
  final var presentationRoot: UIViewController {
    var root = self
    while let parent = root.storedParent { root = parent }
    return root
  }

  final func findPresented() -> UIViewController? {
    var holder: UIViewController? = self
    while let candidate = holder {
      if let presented = candidate.storedPresented { return presented }
      holder = candidate.storedParent
    }
    return nil
  }

  final func findPresenter() -> UIViewController? { presentationRoot.storedPresenter }

  /// Starts a presentation; one that cannot be is refused.
  ///
  /// - Source.
  final func startPresenting(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard let world = World.forCall("present") else { return }
    let root = presentationRoot
    guard root.storedPresented == nil, controller.storedPresenter == nil,
      controller.storedParent == nil, root.appearance == .appeared
    else {
      world.note(.refusedCall, tag: controller.headlessTag)
      return
    }
    root.storedPresented = controller
    controller.storedPresenter = root
    world.setNeedsLayout(
      Presentation(
        presenter: root, presented: controller, direction: .in, animated: animated,
        completion: completion))
  }

  /// Starts the end of a presentation: of what the controller presents, or else of itself.
  ///
  /// - Source: R-856.
  final func startDismissing(animated: Bool, completion: (() -> Void)?) {
    guard let world = World.forCall("dismiss") else { return }
    let root = presentationRoot
    guard let presenter = findPresented() == nil ? root.storedPresenter : root,
      let presented = presenter.storedPresented, !presented.isPresentationMoving
    else {
      completion?()
      return
    }
    presented.isPresentationMoving = true
    world.setNeedsLayout(
      Presentation(
        presenter: presenter, presented: presented, direction: .out, animated: animated,
        completion: completion))
  }
}

/// One presentation, or its end, from the call to the last callback.
@preconcurrency @MainActor
final class Presentation: LayoutParticipant {
  enum Direction {
    case `in`, out
  }

  let presenter: UIViewController
  let presented: UIViewController
  let direction: Direction
  let isAnimated: Bool
  private let completion: (() -> Void)?
  /// Names the completion among the blocks that wait; 0 without one.
  let completionNumber: Int
  private let covers: Bool

  init(
    presenter: UIViewController, presented: UIViewController, direction: Direction, animated: Bool,
    completion: (() -> Void)?
  ) {
    self.presenter = presenter
    self.presented = presented
    self.direction = direction
    isAnimated = animated
    self.completion = completion
    covers = presented.coversPresenter
    completionNumber = completion == nil ? 0 : World.current?.numberForBlock() ?? 0
  }

  /// The first half, in the layout phase.
  ///
  /// - Source: R-856 (order of the callbacks).
  func layOut(in world: World) {
    presented.isPresentationMoving = true
    switch direction {
    case .in:
      if let window = presenter.storedView?.window { window.addSubview(presented.view) }
      presented.deliverWillAppear(isAnimated, in: world)
      if covers { presenter.deliverWillDisappear(isAnimated, in: world) }
    case .out:
      if covers {
        if let window = presented.storedView?.window, let view = presenter.storedView {
          window.insertSubview(view, at: 0)
        }
        presenter.deliverWillAppear(isAnimated, in: world)
      }
      presented.deliverWillDisappear(isAnimated, in: world)
    }
    guard isAnimated else {
      finish(in: world)
      return
    }
    world.schedule(after: world.configuration.pushPopDuration) { self.finish(in: world) }
  }

  private func finish(in world: World) {
    switch direction {
    case .in:
      presented.deliverDidAppear(isAnimated, in: world)
      if covers {
        presenter.storedView?.removeFromSuperview()
        presenter.deliverDidDisappear(isAnimated, in: world)
      }
    case .out:
      if covers { presenter.deliverDidAppear(isAnimated, in: world) }
      presented.storedView?.removeFromSuperview()
      presented.deliverDidDisappear(isAnimated, in: world)
      presenter.storedPresented = nil
      presented.storedPresenter = nil
      world.bury(presented)
    }
    presented.isPresentationMoving = false
    guard world.trap == nil, let completion else { return }
    world.callbackCount += 1
    completion()
  }
}
