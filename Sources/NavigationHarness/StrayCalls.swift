// StrayCalls: what a subject calls while no case runs, most likely from the real main queue.

import HeadlessUIKit

/// What a subject calls while no case runs.
///
/// In a file that imports Foundation by name, `DispatchQueue` is the real one. Its blocks run after
/// the case, when there is no UIKit any more: they are refused by name and not silently lost.
@MainActor
package enum StrayCalls {
  /// The calls that are noted so far: whoever runs cases asks before, so that it takes none of another's.
  package static var count: Int { World.strayCalls.count }

  /// The first of the calls noted since there were so many, if there is one; forgets those.
  package static func take(after count: Int = 0) -> String? {
    let own = World.strayCalls.dropFirst(count)
    defer { World.strayCalls.removeLast(own.count) }
    return own.first
  }

  /// What is wrong with a call, and what to do.
  package nonisolated static func words(for call: String) -> String {
    "it called \(call), most likely from a block on the real main queue; use HeadlessUIKit's "
      + "DispatchQueue, in files that import neither Foundation nor Dispatch by name"
  }
}
