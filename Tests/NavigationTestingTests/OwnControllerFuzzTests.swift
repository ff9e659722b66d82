// OwnControllerFuzzTests: a user's own controller, fuzzed in one call.

import NavigationTesting
import Testing

/// The cure that many apps copy: the swipe's delegate is the controller, which guards nothing.
private final class UnguardedController: UINavigationController, UIGestureRecognizerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }
}

@Suite("An own controller", .tags(.fuzz))
@MainActor
struct OwnControllerFuzzTests {
  /// In a process of its own, on the core that the other tests leave.
  @Test("that guards nothing is found to freeze, and the issue holds the whole report")
  nonisolated func freezes() async {
    await #expect(processExitsWith: .success) { await OwnControllerFuzzTests.fuzzUnguarded() }
  }

  private static func fuzzUnguarded() async {
    let subject = Subject("unguarded") {
      UnguardedController(rootViewController: UIViewController())
    }
    await withKnownIssue {
      await fuzz(subject, runs: 2, stepCount: 20)
    } matching: { issue in
      issue.comments.contains { comment in
        comment.rawValue.contains("unguarded, ios17")
          && comment.rawValue.contains("Show it again:")
      }
    }
  }
}
