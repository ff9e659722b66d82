// Interruption: the user's wish to stop, heard from a signal and asked for between two cases.

import Foundation
import Synchronization

/// The user's wish to stop: the first ^C asks for the summary, the second ends the process.
struct Interruption: Sendable {
  /// A signal handler sees nothing but globals; an atomic one is safe to write there.
  private static let wish = Atomic<Bool>(false)

  /// Whether the user has asked to stop.
  var isAsked: Bool { Self.wish.load(ordering: .relaxed) }

  /// Starts to listen for ^C.
  static func watched() -> Interruption {
    signal(SIGINT) { _ in
      Interruption.wish.store(true, ordering: .relaxed)
      signal(SIGINT, SIG_DFL)
    }
    return Interruption()
  }
}
