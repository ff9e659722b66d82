// UIViewController+Containment: parents and children, and the callbacks about them.

extension UIViewController {
  /// Calls `willMove(toParent:)`.
  final func sendWillMove(to parent: UIViewController?, in world: World) {
    guard world.trap == nil else { return }
    world.note(.willMoveToParent, tag: headlessTag, flag: parent == nil)
    world.callbackCount += 1
    willMove(toParent: parent)
    world.reach(parent == nil ? .willLeave : .willJoin, of: self)
  }

  /// Calls `didMove(toParent:)`.
  final func sendDidMove(to parent: UIViewController?, in world: World) {
    guard world.trap == nil else { return }
    world.note(.didMoveToParent, tag: headlessTag, flag: parent == nil)
    world.callbackCount += 1
    didMove(toParent: parent)
    world.reach(parent == nil ? .didLeave : .didJoin, of: self)
  }

  /// Takes a child in, as `addChild` does: `willMove` is called, `didMove` is the container's own matter.
  final func adopt(_ child: UIViewController) {
    guard let world = World.forCall("addChild") else { return }
    guard child.storedParent !== self else { return }
    if child.storedParent != nil { child.leaveParent() }
    child.sendWillMove(to: self, in: world)
    child.storedParent = self
    storedChildren.append(child)
  }

  /// Leaves the parent, as `removeFromParent` does.
  ///
  /// A controller in a navigation stack stays there: its parent alone takes it out.
  final func leaveParent() {
    guard let world = World.forCall("removeFromParent") else { return }
    guard let parent = storedParent, membership == .none else { return }
    parent.storedChildren.remove(self)
    storedParent = nil
    world.bury(self)
    sendDidMove(to: nil, in: world)
  }
}
