// StrayWork: work that a subject puts on the real main queue, where no case can see it.

import Foundation
import NavigationHarness
import NavigationStage
import Testing

/// Work that a subject puts on the real main queue instead of HeadlessUIKit's.
@MainActor
enum StrayWork {
  /// Lets all that waits on the real main queue run, and forgets what it did.
  static func settle() async {
    await passFence()
    _ = StrayCalls.take()
  }

  /// Lets all that waits on the real main queue run, and records an issue if it called UIKit.
  static func report(of subject: Subject, sourceLocation: SourceLocation) async {
    await passFence()
    guard let call = StrayCalls.take() else { return }
    Issue.record(
      "\(subject.name): \(StrayCalls.words(for: call))", sourceLocation: sourceLocation)
  }

  private static func passFence() async {
    await withCheckedContinuation { continuation in
      OperationQueue.main.addOperation { continuation.resume() }
    }
  }
}
