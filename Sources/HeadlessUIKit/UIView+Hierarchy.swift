// UIView+Hierarchy: adding, ordering and removing subviews.

extension UIView {
  /// Adds a view just behind another one.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    guard view !== sibling else { return }
    insert(view, at: position(of: sibling, without: view) ?? children.count)
  }

  /// Adds a view just in front of another one.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard view !== sibling else { return }
    insert(view, at: position(of: sibling, without: view).map { $0 + 1 } ?? children.count)
  }

  /// Moves a subview in front of all others.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = children.position(of: view) else { return }
    children.append(children.remove(at: index))
  }

  /// Moves a subview behind all others.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = children.position(of: view) else { return }
    children.insert(children.remove(at: index), at: 0)
  }

  func leaveSuperview() {
    guard let old = parentView else { return }
    let isMute = isMute
    World.current?.bury(self)
    old.willRemoveSubview(self)
    if !isMute {
      willMove(toSuperview: nil)
      if isInWindow { announce(window: nil) }
    }
    detach(from: old)
    if isInWindow { adopt(window: nil) }
    if !isMute { didMoveToSuperview() }
  }

  /// Whether no app code hears of what becomes of the view: it is the engine's own, and nothing lies in it.
  private var isMute: Bool { type(of: self) == UIView.self && children.isEmpty }

  /// Whether the view is the other one or lies in it, however deep.
  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let present = ancestor {
      if present === view { return true }
      ancestor = present.parentView
    }
    return false
  }

  /// The view with the number: this one or one in it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func position(of sibling: UIView, without view: UIView) -> Int? {
    guard let index = children.position(of: sibling) else { return nil }
    let own = children.position(of: view)
    return own.map { $0 < index } == true ? index - 1 : index
  }

  /// Adds a view; the index counts without the view itself.
  ///
  /// - Source: R-421 for a view that would lie in itself.
  func insert(_ view: UIView, at index: Int) {
    if view === self || (!view.children.isEmpty && isDescendant(of: view)) {
      World.current?.raise(.corruptedViewTree)
      return
    }
    let old = view.parentView
    if old === self {
      children.remove(view)
      children.insert(view, at: min(index, children.count))
      return
    }
    if old == nil, view.isMute, !view.isInWindow {
      // The usual page: only the container may hear of it.
      place(view, at: index)
      if isInWindow { view.enterWindow() }
    } else {
      move(view, from: old, to: index)
    }
    didAddSubview(view)
    setNeedsLayout()
  }

  private func move(_ view: UIView, from old: UIView?, to index: Int) {
    let newWindow = isInWindow ? window : nil
    let changesWindow =
      view.isInWindow != isInWindow || (isInWindow && view.window !== newWindow)
    old?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    if changesWindow { view.announce(window: newWindow) }
    if let old { view.detach(from: old) }
    place(view, at: index)
    if changesWindow { view.adopt(window: newWindow) }
    view.didMoveToSuperview()
  }

  private func place(_ view: UIView, at index: Int) {
    if index >= children.count { children.append(view) } else { children.insert(view, at: index) }
    view.parentView = self
  }

  private func enterWindow() {
    isInWindow = true
    if needsLayout { queueLayout() }
  }

  private func detach(from old: UIView) {
    old.children.remove(self)
    parentView = nil
  }

  private func announce(window: UIWindow?) {
    willMove(toWindow: window)
    for child in children { child.announce(window: window) }
  }

  private func adopt(window: UIWindow?) {
    if isInWindow, let world = World.current {
      world.arena.forget(self)
      if window == nil { world.forgetResponder(self) }
    }
    isInWindow = window != nil
    if needsLayout { queueLayout() }
    for child in children { child.adopt(window: window) }
    didMoveToWindow()
  }
}
