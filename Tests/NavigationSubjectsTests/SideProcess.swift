// SideProcess: how a test runs beside the others, in a process of its own.

import Foundation

/// How a test runs beside the others, in a process of its own.
///
/// The engine keeps to the main actor, so that one process uses one core. Tests that need much and share nothing run as exit tests,
/// from a function that no actor holds back, and so on the core that is left.
enum SideProcess {
  /// Lets the process of the other tests go first: they are the longer chain.
  static func giveWay() { _ = nice(10) }
}
