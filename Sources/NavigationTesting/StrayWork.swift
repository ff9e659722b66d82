// StrayWork: work that a subject puts on the real main queue, where no case can see it.

import Foundation
import HeadlessUIKit
import NavigationStage
import Testing

/// Work that a subject puts on the real main queue instead of HeadlessUIKit's.
///
/// In a file that imports Foundation by name, `DispatchQueue` is the real one. Its blocks run after
/// the case, when there is no UIKit any more: they are refused by name and not silently lost.
@MainActor
enum StrayWork {
  /// Lets all that waits on the real main queue run, and forgets what it did.
  static func settle() async {
    await passFence()
    World.strayCalls.removeAll()
  }

  /// Lets all that waits on the real main queue run, and records an issue if it called UIKit.
  static func report(of subject: Subject, sourceLocation: SourceLocation) async {
    await passFence()
    guard let first = World.strayCalls.first else { return }
    World.strayCalls.removeAll()
    Issue.record(
      """
      \(subject.name): it called \(first), most likely from a block on the real main queue. \
      Use HeadlessUIKit's DispatchQueue: do not import Foundation or Dispatch by name in its files.
      """, sourceLocation: sourceLocation)
  }

  private static func passFence() async {
    await withCheckedContinuation { continuation in
      OperationQueue.main.addOperation { continuation.resume() }
    }
  }
}
