// UIPresentationController: what presents a controller, and whom it tells when the user dismisses it.

/// What presents a controller, and whom it tells when the user dismisses it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private let presentedAnchor: Anchor<UIViewController>
  /// Holds a card and takes the touches beside it; a modal that covers has none.
  private(set) var storedContainer: UIView?
  private var interaction: SheetInteraction?

  /// Hears of what the user does to dismiss the controller, not of what code does.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Makes what would present a controller.
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    presentedAnchor = presentedViewController.anchor
    super.init()
  }

  /// The controller that is presented, or would be.
  open var presentedViewController: UIViewController {
    presentedAnchor.object ?? UIViewController()
  }

  /// The controller that presents it; itself before it is presented.
  open var presentingViewController: UIViewController {
    presentedViewController.storedPresenter ?? presentedViewController
  }

  /// How the controller is presented.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// The view that holds a card; nil before it is on show, and for a modal that covers.
  open var containerView: UIView? { storedContainer?.window == nil ? nil : storedContainer }

  /// The view of the controller.
  open var presentedView: UIView? { presentedAnchor.object?.viewIfLoaded }

  /// The container, made if the style wants one.
  var containerForCard: UIView? {
    guard let presented = presentedAnchor.object, !presented.coversPresenter else { return nil }
    if let storedContainer { return storedContainer }
    let made = UIView(frame: UIScreen.main.bounds)
    storedContainer = made
    if presented.isSheet { interaction = SheetInteraction(of: presented, on: made) }
    return made
  }

  // MARK: - Delegate

  /// Whether the user may swipe the controller away; a delegate is not asked about one that is modal.
  ///
  /// - Source.
  func allowsDismissal(in world: World) -> Bool {
    guard let presented = presentedAnchor.object, presented.modal?.isModal != true else {
      return false
    }
    guard let delegate else { return true }
    world.callbackCount += 1
    return delegate.presentationControllerShouldDismiss(self)
  }

  func tellWillDismiss(in world: World) {
    tell(.dismissalAnnounced, in: world) { $0.presentationControllerWillDismiss(self) }
  }

  func tellDidDismiss(in world: World) {
    tell(.dismissalReported, in: world) { $0.presentationControllerDidDismiss(self) }
  }

  func tellDidAttemptToDismiss(in world: World) {
    tell(.dismissalAttempted, in: world) { $0.presentationControllerDidAttemptToDismiss(self) }
  }

  private func tell(
    _ kind: WorldEvent.Kind, in world: World,
    _ call: (any UIAdaptivePresentationControllerDelegate) -> Void
  ) {
    guard world.trap == nil else { return }
    let tag = presentedAnchor.object?.headlessTag ?? -1
    if tag >= 0 { world.note(kind, tag: tag, flag: delegate != nil) }
    guard let delegate else { return }
    world.callbackCount += 1
    call(delegate)
  }
}

/// What presents a card.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// Kept and never used: nothing is drawn.
  open var prefersGrabberVisible = false
}

/// Asked and told when the user dismisses a controller; each method may be left out.
///
/// - Source.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Whether the user may swipe the controller away; yes by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// The user has begun to swipe the controller away, and may yet give up.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has swiped the controller away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user has tried to swipe away a controller that stays.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Yes; counts as not implemented.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { OptionalRequirement.isLeftOut(answering: true) }

  /// Does nothing; counts as not implemented.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) { OptionalRequirement.isLeftOut(answering: ()) }

  /// Does nothing; counts as not implemented.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) { OptionalRequirement.isLeftOut(answering: ()) }

  /// Does nothing; counts as not implemented.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { OptionalRequirement.isLeftOut(answering: ()) }
}

extension UIViewController {
  /// What presents the controller, or would; made when it is first asked for.
  final var madeManager: UIPresentationController {
    let state = madeModal
    if let made = state.manager { return made }
    let made =
      isSheet
      ? UISheetPresentationController(presentedViewController: self, presenting: nil)
      : UIPresentationController(presentedViewController: self, presenting: nil)
    state.manager = made
    return made
  }

  /// What presents the controller or the ancestor of it that is presented; before that, what would present it.
  public var presentationController: UIPresentationController? { presentationRoot.madeManager }

  /// The same, if it presents a card.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// Whether the user may not swipe the controller away.
  public var isModalInPresentation: Bool {
    get { presentationRoot.modal?.isModal ?? false }
    set { if newValue || modal != nil { madeModal.isModal = newValue } }
  }

  /// Whether controllers below present in this one's place, where their style asks for it.
  public var definesPresentationContext: Bool {
    get { modal?.definesContext ?? false }
    set { if newValue || modal != nil { madeModal.definesContext = newValue } }
  }
}
