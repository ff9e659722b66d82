// World+Controllers: what controllers need of a world, and how a driver names them.

extension World {
  /// The world that a call by app code acts on.
  ///
  /// - Parameter name: the call, for the list of stray calls.
  /// - Returns: nil while no world runs and after a trap, when calls do nothing and call nobody.
  @inline(__always)
  static func forCall(_ name: StaticString) -> World? {
    guard let world = current else {
      noteStray(name)
      return nil
    }
    return world.trap == nil ? world : nil
  }

  private static func noteStray(_ name: StaticString) {
    _ = currentOrStray(name.description)
  }

  /// Gives a controller the tag that it bears in the log, and has its deallocation reported.
  ///
  /// - Parameters:
  ///   - controller: told apart from all others by the tag from now on.
  ///   - tag: not negative; -1 is for controllers that nobody named.
  public func identify(_ controller: UIViewController, as tag: Int32) {
    controller.storedTag = tag
    controller.reportEnd(as: tag, to: life)
    if remembersControllers { identified.append(controller.anchor) }
  }
}
