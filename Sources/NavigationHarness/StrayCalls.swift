// StrayCalls: what a subject calls while no case runs, most likely from the real main queue.

import HeadlessUIKit

/// What a subject calls while no case runs.
///
/// In a file that imports Foundation by name, `DispatchQueue` is the real one. Its blocks run after
/// the case, when there is no UIKit any more: they are refused by name and not silently lost.
@MainActor
package enum StrayCalls {
  /// The first call since the last time, if there was one; forgets them all.
  package static func take() -> String? {
    defer { World.strayCalls.removeAll() }
    return World.strayCalls.first
  }

  /// What is wrong with a call, and what to do.
  package nonisolated static func words(for call: String) -> String {
    "it called \(call), most likely from a block on the real main queue; use HeadlessUIKit's "
      + "DispatchQueue, in files that import neither Foundation nor Dispatch by name"
  }
}
