// UIViewController+Appearance: how the engine calls a controller's appearance callbacks.

/// One of the four appearance callbacks.
enum AppearanceCallback {
  case willAppear, didAppear, willDisappear, didDisappear
}

/// Each callback is logged where the engine calls it, so that a subclass that does not call `super` is seen as well.
extension UIViewController {
  /// Calls a callback, and passes it on to the children.
  final func deliver(_ callback: AppearanceCallback, animated: Bool, in world: World) {
    switch callback {
    case .willAppear: deliverWillAppear(animated, in: world)
    case .didAppear: deliverDidAppear(animated, in: world)
    case .willDisappear: deliverWillDisappear(animated, in: world)
    case .didDisappear: deliverDidDisappear(animated, in: world)
    }
  }

  final func deliverWillAppear(_ animated: Bool, in world: World) {
    guard world.trap == nil else { return }
    loadViewIfNeeded()
    enter(.appearing, event: .viewWillAppear, animated, in: world)
    viewWillAppear(animated)
    world.reach(.willAppear, of: self)
    forward(.willAppear, animated: animated, in: world)
  }

  final func deliverDidAppear(_ animated: Bool, in world: World) {
    guard world.trap == nil else { return }
    enter(.appeared, event: .viewDidAppear, animated, in: world)
    viewDidAppear(animated)
    world.reach(.didAppear, of: self)
    forward(.didAppear, animated: animated, in: world)
  }

  final func deliverWillDisappear(_ animated: Bool, in world: World) {
    guard world.trap == nil else { return }
    enter(.disappearing, event: .viewWillDisappear, animated, in: world)
    viewWillDisappear(animated)
    world.reach(.willDisappear, of: self)
    forward(.willDisappear, animated: animated, in: world)
  }

  final func deliverDidDisappear(_ animated: Bool, in world: World) {
    guard world.trap == nil else { return }
    enter(.disappeared, event: .viewDidDisappear, animated, in: world)
    viewDidDisappear(animated)
    world.reach(.didDisappear, of: self)
    forward(.didDisappear, animated: animated, in: world)
  }

  /// What is noted before each of the four; inlined, so that it costs nothing.
  @inline(__always)
  private func enter(
    _ state: Appearance, event: WorldEvent.Kind, _ animated: Bool, in world: World
  ) {
    appearance = state
    world.note(event, tag: headlessTag, flag: animated)
    world.callbackCount += 1
  }
}
