// Turnstile: one test that fuzzes at a time, so that stray work is blamed on the right subject.

/// Lets one caller through at a time, in the order of their coming.
///
/// Tests on the main actor take turns at each `await`. What a subject left on the real main queue
/// runs in such a pause; without the turnstile another subject's test would find it.
/// It is a class because all tests share one.
@MainActor
final class Turnstile {
  /// The one that all tests of the process pass.
  static let shared = Turnstile()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits for one's turn.
  func enter() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Lets the next one through.
  func leave() {
    guard !waiting.isEmpty else {
      isTaken = false
      return
    }
    waiting.removeFirst().resume()
  }
}
