// MainQueuePump: lets the process's real main queue run from code that does not wait.

import Foundation
import NavigationHarness

/// Lets the process's real main queue run from code that does not wait.
///
/// It is a class because it keeps in mind that the queue cannot run: within one of its own blocks, as in `async` code of the
/// main actor, it never does.
@MainActor
final class MainQueuePump {
  /// How long nothing may run before the queue is said not to run.
  private static let idleLimit = Duration.milliseconds(200)
  /// How long all of it may take: a run leaves a block for each push of its cases.
  private static let limit = Duration.seconds(60)

  private let complain: () -> Void
  private var isStuck = false
  private var hasRun = false
  private var passedCount = 0

  /// Makes a pump.
  ///
  /// - Parameter complain: called once, if the queue does not run, or not to its end.
  init(complain: @escaping () -> Void) { self.complain = complain }

  /// Runs all that waits, and what that hands over in turn.
  func run() {
    guard !isStuck else { return }
    let wanted = passedCount + 1
    Task {
      self.hasRun = true
      await MainQueueFence.pass()
      self.passedCount += 1
    }
    let clock = ContinuousClock()
    let start = clock.now
    repeat {
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
    } while passedCount < wanted
      && start.duration(to: clock.now) < (hasRun ? Self.limit : Self.idleLimit)
    isStuck = passedCount < wanted
    if isStuck { complain() }
  }
}
