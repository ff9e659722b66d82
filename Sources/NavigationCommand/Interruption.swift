// Interruption: the user's wish to stop, heard from a signal and asked for between two cases.

import Foundation
import Synchronization

/// The user's wish to stop: the first ^C asks for the summary, the second ends the process.
struct Interruption: Sendable {
  /// A signal handler sees nothing but globals; an atomic one is safe to write there.
  private static let wish = Atomic<Bool>(false)

  /// Whether ^C is listened to.
  private let isHeard: Bool

  /// Starts to listen for ^C, or does not: a test's process keeps its own signals.
  init(isHeard: Bool) {
    self.isHeard = isHeard
    guard isHeard else { return }
    signal(SIGINT) { _ in
      Interruption.wish.store(true, ordering: .relaxed)
      signal(SIGINT, SIG_DFL)
    }
  }

  /// Whether the user has asked to stop.
  var isAsked: Bool { isHeard && Self.wish.load(ordering: .relaxed) }
}
