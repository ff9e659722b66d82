// UIWindow+Root: the window's controller, and its appearance.

extension UIWindow {
  /// Makes another controller the window's own.
  final func changeRoot(to controller: UIViewController?) {
    guard storedRoot !== controller else { return }
    storedRoot = controller
    guard let world = World.forCall("rootViewController") else { return }
    world.setNeedsLayout(RootExchange(window: self))
  }

  /// The old root goes, the new one comes, without animation.
  ///
  /// An old root that has found another parent meanwhile has gone already, or stays where it is. One that the new root takes in
  /// as it loads goes first, and comes again with it.
  ///
  /// - Source.
  final func exchangeRoot(in world: World) {
    // The same one may have been taken out of the window, and put back.
    let isBack =
      storedRoot?.appearance == .disappeared && storedRoot?.storedView?.superview !== self
    guard shownRoot !== storedRoot || isBack else { return }
    let old = shownRoot === storedRoot ? nil : shownRoot
    shownRoot = storedRoot
    let new = shownRoot
    let goes = old.map { $0.storedParent == nil && $0.appearance == .appeared } ?? false
    if goes { old?.deliverWillDisappear(false, in: world) }
    let view = new?.view
    let isTakenIn = goes && old?.storedParent != nil
    if isTakenIn { old?.deliverDidDisappear(false, in: world) }
    if let view { insertSubview(view, at: 0) }
    new?.deliverWillAppear(false, in: world)
    if old?.storedView?.superview === self { old?.storedView?.removeFromSuperview() }
    if goes, !isTakenIn { old?.deliverDidDisappear(false, in: world) }
    if let old { world.bury(old) }
    new?.deliverDidAppear(false, in: world)
  }
}

/// The exchange of a window's root in the layout phase.
///
/// A view takes part in layouts already, for its own sake.
@preconcurrency @MainActor
private final class RootExchange: LayoutParticipant {
  private let window: UIWindow

  init(window: UIWindow) {
    self.window = window
  }

  func layOut(in world: World) {
    window.exchangeRoot(in: world)
  }
}
