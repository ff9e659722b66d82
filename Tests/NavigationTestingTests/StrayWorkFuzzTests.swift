// StrayWorkFuzzTests: work on the real main queue is refused by name.

import Foundation
import NavigationTesting
import Testing

/// A controller in a file that imports Foundation by name, so that its queue is the real one.
private final class StrayController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Foundation.DispatchQueue.main.async { [weak self] in
      self?.setNavigationBarHidden(true, animated: false)
      _ = UIScreen.main.bounds
    }
  }
}

/// A right guard, but for the queue that clears its flag: the real one, long after the case.
private final class FlagController: UINavigationController, UIGestureRecognizerDelegate {
  private var isBusy = false

  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    isBusy = true
    super.pushViewController(viewController, animated: animated)
    Foundation.DispatchQueue.main.async { [weak self] in self?.isBusy = false }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !isBusy && viewControllers.count > 1 && transitionCoordinator == nil
  }
}

@Suite("Work on the real main queue", .tags(.fuzz))
@MainActor
struct StrayWorkFuzzTests {
  @Test("is refused by name, and not silently lost")
  func refused() async {
    let subject = Subject("stray", excludedActions: ["bar"]) {
      StrayController(rootViewController: UIViewController())
    }
    await withKnownIssue {
      await fuzz(subject, profiles: [.ios11], runs: 150)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("stray: it called setNavigationBarHidden") }
    }
  }

  @Test("is refused where a block calls nothing and only clears a flag, and each finding says so")
  func refusedForAFlag() async {
    let subject = Subject("flagged") {
      FlagController(rootViewController: UIViewController())
    }
    await withKnownIssue {
      await fuzz(subject, runs: 20)
    } matching: { issue in
      issue.comments.contains {
        let words = $0.rawValue.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.contains("flagged: what it stores changes once the real main queue runs")
          || words.contains("refused what it stores changes once the real main queue runs")
      }
    }
  }
}
