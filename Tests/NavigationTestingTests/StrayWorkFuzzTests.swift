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
}
