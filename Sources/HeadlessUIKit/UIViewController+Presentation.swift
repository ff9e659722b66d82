// UIViewController+Presentation: who presents whom, and which calls may change that.

/// What a controller knows of its own presentation; few controllers have it.
@preconcurrency @MainActor
final class ModalState {
  /// Whether the user may not swipe the controller away.
  var isModal = false
  /// Whether controllers below present in its place and not in the root's.
  var definesContext = false
  /// What presents it; made when it is first asked for.
  var manager: UIPresentationController?
  /// The movement that brings the controller or takes it away; the world keeps it.
  weak var movement: Presentation?
}

extension UIViewController {
  /// Whether the controller takes its presenter's view out of the window.
  final var coversPresenter: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
  }

  /// Whether the controller is a card that the user can swipe away.
  final var isSheet: Bool {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: true
    default: false
    }
  }

  /// What is known of the controller's presentation, made if need be.
  final var madeModal: ModalState {
    if let modal { return modal }
    let made = ModalState()
    modal = made
    return made
  }

  /// Whether a presentation or dismissal of the controller is under way: asked for, and not at its end.
  final var isPresentationMoving: Bool { modal?.movement?.isOver == false }

  /// The modal on its way that the controller presents, or is; nil for one that takes no time.
  final var ownPresentation: Presentation? {
    guard World.current?.presentations.isEmpty == false else { return nil }
    return longMovement ?? storedPresented?.longMovement
  }

  /// The controller's own way in or out, while it takes time and is not over.
  private final var longMovement: Presentation? {
    guard let movement = modal?.movement, movement.isLong, !movement.isOver else { return nil }
    return movement
  }

  /// The modal on its way over the controller, or over an ancestor of it; nil for one that takes no time.
  final var presentationAbove: Presentation? {
    guard World.current?.presentations.isEmpty == false else { return nil }
    var holder: UIViewController? = self
    while let candidate = holder {
      if let movement = candidate.storedPresented?.longMovement { return movement }
      holder = candidate.storedParent
    }
    return nil
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

  /// The ancestor that presents a controller: the root, unless its style asks for the nearest context.
  private func findHolder(of controller: UIViewController) -> UIViewController {
    let style = controller.modalPresentationStyle
    guard style == .currentContext || style == .overCurrentContext else { return presentationRoot }
    var holder = self
    while holder.modal?.definesContext != true, let parent = holder.storedParent {
      holder = parent
    }
    return holder
  }

  /// The controllers above this one, lowest first: what it presents, what that presents, and so on.
  final var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = storedPresented
    while let controller = next {
      chain.append(controller)
      next = controller.storedPresented
    }
    return chain
  }

  /// Starts a presentation; one that cannot be is logged and ignored.
  ///
  /// - Source.
  final func startPresenting(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard let world = World.forCall("present") else { return }
    let holder = findHolder(of: controller)
    if let refusal = holder.refusal(of: controller) {
      world.note(.presentationRefused, tag: controller.headlessTag, value: refusal.rawValue)
      return
    }
    holder.storedPresented = controller
    controller.storedPresenter = holder
    world.presentedCount += 1
    Presentation(
      from: holder, of: [controller], direction: .in, animated: animated, completion: completion
    ).begin(in: world)
  }

  /// Why a controller cannot be presented now; nil if it can.
  ///
  /// - Source: R-855.
  private func refusal(of controller: UIViewController) -> PresentationRefusal? {
    if controller.storedPresenter != nil || controller.storedParent != nil { return .isInUse }
    if let present = storedPresented {
      return present.isPresentationMoving ? .inProgress : .alreadyPresents
    }
    if isPresentationMoving { return .inProgress }
    return appearance == .appeared ? nil : .notInHierarchy
  }

  /// Starts the end of a presentation: of what the controller presents with all above it, or else of itself.
  ///
  /// One that comes while any of them still moves is logged and ignored.
  ///
  /// - Source.
  final func startDismissing(animated: Bool, completion: (() -> Void)?) {
    guard let world = World.forCall("dismiss") else { return }
    let root = presentationRoot
    let first = findPresented()
    guard let presenter = first?.storedPresenter ?? root.storedPresenter else {
      completion?()
      return
    }
    let chain = presenter.presentedChain
    guard !chain.contains(where: \.isPresentationMoving) else {
      world.note(
        .presentationRefused, tag: chain.last?.headlessTag ?? -1,
        value: PresentationRefusal.dismissInProgress.rawValue)
      return
    }
    Presentation(
      from: presenter, of: chain, direction: .out, animated: animated, completion: completion
    ).begin(in: world)
  }
}

/// Why UIKit logs and ignores a presentation or a dismissal.
///
/// - Source.
public enum PresentationRefusal: Int32, CaseIterable, Sendable {
  /// "… while a presentation is in progress".
  case inProgress
  /// "… which is already presenting".
  case alreadyPresents
  /// "… whose view is not in the window hierarchy".
  case notInHierarchy
  /// The controller is presented already, or a child of another one.
  case isInUse
  /// A dismissal "while a presentation or dismiss is in progress".
  case dismissInProgress
}
