// MainQueueFence: lets what waits on the process's real main queue run, and what that hands over in turn.

import Foundation

/// Lets what waits on the process's real main queue run, and what that hands over in turn.
///
/// Tool and tests pass the same fence, so that they refuse the same.
package enum MainQueueFence {
  /// How often work may hand over further work, and is noticed all the same; a `Task.yield()` does so too.
  package static let roundCount = 8

  /// Waits until all that waits has run, and what it handed over; what is due at a later time is not waited for.
  @MainActor
  package static func pass() async {
    for _ in 0..<roundCount {
      // An operation comes by way of another thread, later than a block; of a queue that an app holds back none comes.
      if !OperationQueue.main.isSuspended {
        await withCheckedContinuation { continuation in
          OperationQueue.main.addOperation { continuation.resume() }
        }
      }
      await leaveMainActor()
    }
  }

  /// Comes back behind what a task of another thread sends to the main actor, as far as that was ready.
  @concurrent
  private static func leaveMainActor() async {}
}
