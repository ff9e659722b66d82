// OwnSubjectFuzzTests: an app's own controllers, each fuzzed in one call: right ones and broken ones.

import NavigationTesting
import Testing

@testable import NavigationSubjects

/// Broken: against double taps it drops every push until the last one has been shown.
private final class DroppingController: UINavigationController, UINavigationControllerDelegate {
  private var isPushing = false

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !isPushing else { return }
    isPushing = true
    super.pushViewController(viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    isPushing = false
  }
}

/// Broken: it keeps each page that it ever pushed, to use it again.
private final class CachingController: UINavigationController {
  private var cache: [UIViewController] = []

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    cache.append(viewController)
    super.pushViewController(viewController, animated: animated)
  }
}

@Suite("An app's own controller", .tags(.fuzz)) @MainActor
struct OwnSubjectFuzzTests {
  @Test("that guards well is left in peace")
  func right() async {
    await fuzz(
      Subject("restful") {
        RecommendedGuardNavigationController(rootViewController: UIViewController())
      },
      profiles: [.ios11, .ios17], runs: 100)
  }

  @Test("that is UIKit's own is left in peace, also where a trace has hidden the bar")
  func plain() async {
    await fuzz(
      Subject("plain") { UINavigationController(rootViewController: UIViewController()) },
      profiles: [.ios11], runs: 100)
  }

  @Test("that drops pushes is told of the push that was lost")
  func dropping() async {
    let subject = Subject("dropping", excludedActions: ["bar"]) {
      DroppingController(rootViewController: UIViewController())
    }
    await expectReports(of: subject, holding: ["lost-call", "freeze", "stack-diverged"])
  }

  @Test("that keeps its pages is told of the leak")
  func caching() async {
    let subject = Subject("caching", excludedActions: ["bar"]) {
      CachingController(rootViewController: UIViewController())
    }
    await expectReports(of: subject, holding: ["leak"])
  }

  /// Fuzzes a broken controller, and expects each report to name one of the rules.
  private func expectReports(of subject: Subject, holding rules: [String]) async {
    await withKnownIssue {
      await fuzz(subject, profiles: [.ios11], runs: 8, stepCount: 20)
    } matching: { issue in
      issue.comments.contains { comment in
        rules.contains { comment.rawValue.contains("  rule         \($0). ") }
      }
    }
  }
}
