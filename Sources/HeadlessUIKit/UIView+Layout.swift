// UIView+Layout: asking for a layout and having it done.

extension UIView {
  /// Asks for a layout in phase 6 of the turn; off screen it waits for a window.
  ///
  /// - Source: R-876.
  public func setNeedsLayout() {
    guard !needsLayout else { return }
    // A plain view without a controller has nothing to lay out.
    if owner == nil, type(of: self) == UIView.self { return }
    needsLayout = true
    if isInWindow { queueLayout() }
  }

  /// Does now what was asked for, in this view and in what is in it.
  public func layoutIfNeeded() {
    if needsLayout { layOutNow() }
    for child in children { child.layoutIfNeeded() }
  }

  func queueLayout() {
    guard !isLayoutQueued, let world = World.current else { return }
    isLayoutQueued = true
    world.layoutQueue.append(self)
  }

  func layOut(in world: World) {
    isLayoutQueued = false
    guard isInWindow else { return }
    layoutIfNeeded()
  }

  private func layOutNow() {
    needsLayout = false
    guard World.current?.trap == nil else { return }
    let observer = owner as? any LayoutObserver
    observer?.viewWillLayOut()
    layoutSubviews()
    observer?.viewDidLayOut()
  }
}

/// A controller that hears of its view's layouts.
@preconcurrency @MainActor
protocol LayoutObserver: AnyObject {
  func viewWillLayOut()
  func viewDidLayOut()
}
