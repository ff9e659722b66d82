// LookCaseTests: colour and place of the bar and the status bar are judged, and each wrong way to keep them is found.

import HeadlessUIKit
import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

@Suite("Cases of how bars look") @MainActor
struct LookCaseTests {
  @Test(
    "a right controller breaks nothing, and what counts is counted",
    arguments: [
      ("style tinted; push; settle; swipe partial; settle", Situation.styleRestored),
      ("push; settle; style tinted; swipe partial; settle; swipe full", .styleRestored),
      ("push; settle; collapse-bar; swipe partial; settle; push", .barMovedSwipe),
      ("push; settle; collapse-bar; swipe full; settle", .barMovedSwipe),
      ("push; settle; status-bar hidden; settle; swipe partial; settle", .statusBarHidden),
    ])
  func right(text: String, situation: Situation) throws {
    for profile in Profile.allCases {
      let result = try CaseRunner.result(of: text, on: .recommendedGuard, profile)
      #expect(result.violation == nil, "\(profile)")
      #expect(result.situations.contains(situation), "\(profile)")
    }
  }

  @Test(
    "B-041: a controller that takes the colour off as soon as it pops is found out by half a swipe")
  func colourTakenOff() throws {
    let broken = Self.subject { TintlessPopController() }
    let text = "push; settle; style tinted; settle; "
    let cancelled = try CaseRunner.result(of: text + "swipe partial; settle", on: broken)
    #expect(cancelled.violation?.rule == .barStyle)
    #expect(cancelled.violation?.cause == .cancelledSwipe)
    #expect(try CaseRunner.result(of: text + "swipe full; settle", on: broken).violation == nil)
  }

  @Test("B-037: a controller that shows pages under a bar that is out of the way is found")
  func barLeftAway() throws {
    let broken = Self.subject { CollapsingController() }
    let text = "push; settle; collapse-bar; settle; pop; settle"
    #expect(try CaseRunner.result(of: text, on: broken).violation?.rule == .barPlace)
  }

  @Test("B-049: a controller that speaks for its pages is found once a page wants no status bar")
  func statusBarKept() throws {
    let broken = Self.subject { SpeakingController() }
    let result = try CaseRunner.result(of: "status-bar hidden; settle", on: broken)
    #expect(result.violation?.rule == .statusBarState)
    #expect(try CaseRunner.result(of: "status-bar shown; settle", on: broken).violation == nil)
  }

  private static func subject(
    _ make: @escaping @MainActor @Sendable () -> UINavigationController
  ) -> Subject {
    Subject("broken", kinds: Subject.stock.kinds, makeController: make)
  }
}

/// Takes the bar's colour off half a second after each pop, when it must be over.
private final class TintlessPopController: UINavigationController {
  override func popViewController(animated: Bool) -> UIViewController? {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
      self?.navigationBar.barTintColor = nil
    }
    return super.popViewController(animated: animated)
  }
}

/// Moves the bar away with each pop, as a bar that follows scrolling may.
private final class CollapsingController: UINavigationController {
  override func popViewController(animated: Bool) -> UIViewController? {
    defer { navigationBar.frame.origin.y = -navigationBar.frame.height }
    return super.popViewController(animated: animated)
  }
}

/// Says by itself whether there is a status bar.
private final class SpeakingController: UINavigationController {
  override var childForStatusBarHidden: UIViewController? { nil }
}
