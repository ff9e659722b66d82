// World+StrayCalls: calls that need a world while none is installed, noted by name.

extension World {
  /// The installed world; without one the call is noted in ``strayCalls``.
  static func currentOrStray(_ name: String) -> World? {
    if let current { return current }
    if strayCalls.count < 64 { strayCalls.append("\(name) outside a run") }
    return nil
  }
}
