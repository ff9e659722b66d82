// UIView+Layout: asking for a layout and having it done.

extension UIView {
  func askForLayout() {
    guard !needsLayout else { return }
    // A plain view without a controller has nothing to lay out.
    if owner == nil, type(of: self) == UIView.self { return }
    needsLayout = true
    if isInWindow { queueLayout() }
  }

  func layOutWhatNeedsIt() {
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
    let owner = owner
    owner?.willLayOutView()
    layoutSubviews()
    owner?.didLayOutView()
  }
}
