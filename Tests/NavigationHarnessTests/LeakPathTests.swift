// LeakPathTests: a leaked screen is named with the way by which it is still held.

import HeadlessUIKit
import NavigationModel
import NavigationSpec
import NavigationStage
import Testing

@testable import NavigationHarness

@Suite("Leaks by their path") @MainActor
struct LeakPathTests {
  private func held(_ subject: Subject, _ text: String = "push; settle; pop; settle") throws
    -> String?
  {
    let trace = try Trace(inOneLine: text).actions
    var runner = CaseRunner(subject: subject, switches: Profile.ios17.switches)
    let result = runner.run(trace)
    let violation = try #require(result.violation)
    #expect(violation.rule == .leak)
    let finding = Finding(
      subject: subject.name, profile: .ios17, switches: Profile.ios17.switches, trace: trace,
      violation: violation, step: result.step,
      origin: Finding.Origin(seed: 0, index: 0, size: trace.count),
      shrinking: Finding.Shrinking(executions: 0, isComplete: true))
    let report = Report(finding, on: subject)
    #expect(report.text.contains("held"))
    return report.heldBy
  }

  @Test("a cache of a controller's own is named, also where it lies in a list")
  func cache() throws {
    let subject = Subject("caching") { CachingController() }
    #expect(
      try held(subject) == "A, by CachingController.book (PageBook).pages[0] (UIViewController)")
  }

  @Test("a weak reference is no way")
  func weakReference() throws {
    let subject = Subject(
      "weak and strong", kinds: [ScreenKind(ScreenTraits("page")) { LinkedScreen() }]
    ) {
      LinkingController()
    }
    #expect(
      try held(subject)
        == "A, by LinkingController.strong (Optional<LinkedScreen>)".replacing(
          "Optional<LinkedScreen>", with: "LinkedScreen"))
  }

  @Test("B-111: a screen that holds itself by a closure is said to be held by what cannot be seen")
  func closure() throws {
    let subject = Subject(
      "closing over", kinds: [ScreenKind(ScreenTraits("page")) { RetainingScreen() }]
    ) {
      UINavigationController()
    }
    #expect(try held(subject) == Report.unseenHolder)
  }
}

/// Keeps every page that it ever pushed.
private final class CachingController: UINavigationController {
  private let book = PageBook()

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
    if viewControllers.count > 1 { book.pages.append(viewController) }
  }
}

private final class PageBook {
  var pages: [UIViewController] = []
}

/// Knows the last page weakly, under a name that comes first, and strongly.
private final class LinkingController: UINavigationController {
  private weak var last: LinkedScreen?
  private var strong: LinkedScreen?

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
    guard viewControllers.count > 1 else { return }
    last = viewController as? LinkedScreen
    strong = last
  }
}

private final class LinkedScreen: UIViewController {}

/// Holds itself by a closure.
private final class RetainingScreen: UIViewController {
  private var onClose: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    onClose = { self.title = "closed" }
  }
}
