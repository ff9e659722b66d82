// LostPushTests: a push that a controller drops is one bug, whatever else happened before it.

import HeadlessUIKit
import NavigationModel
import NavigationSpec
import NavigationStage
import Testing

@testable import NavigationHarness

/// A controller that takes one page above the root, and drops what is pushed on it.
private final class ShallowNavigationController: UINavigationController {
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard viewControllers.count < 2 else { return }
    super.pushViewController(viewController, animated: animated)
  }
}

@Suite("Lost pushes") @MainActor
struct LostPushTests {
  private static let shallow = Subject("shallow") { ShallowNavigationController() }

  private func violation(of text: String) throws -> Violation? {
    try CaseRunner.result(of: text, on: Self.shallow).violation
  }

  @Test("at rest are lost calls")
  func atRest() throws {
    let found = try #require(try violation(of: "push; settle; push; settle"))
    #expect(found.signature == Violation.Signature(rule: .lostCall))
  }

  @Test(
    "have no cause in what happened besides",
    arguments: [
      "push; settle; take-delegate; push; settle", "push; settle; cover; uncover; settle; push",
      "push; settle; set-stack insert-under-top; settle; push; settle",
      "push; settle; swipe partial; settle; push; settle",
      "down edge; push; move 40; move 40; up 0; settle; push; settle",
    ])
  func cause(text: String) throws {
    let found = try #require(try violation(of: text))
    #expect([.lostCall, .freeze].contains(found.rule))
    #expect(found.cause == nil)
  }

  @Test(
    "are told as such where the way back follows in the same turn",
    arguments: [
      (Profile.ios7, "push; settle; push; back-tap"),
      (.ios11, "push unanimated; wait 20; push unanimated; pop unanimated"),
      (.ios17, "push unanimated; wait 20; push unanimated; pop unanimated"),
      (.ios26, "push unanimated; wait 20; push unanimated; pop unanimated"),
    ])
  func wayBack(profile: Profile, text: String) throws {
    let found = try #require(
      try CaseRunner.result(of: text, on: Self.shallow, profile).violation)
    #expect(found.signature == Violation.Signature(rule: .lostCall))
    #expect(found.expected == .stacks([[ScreenID(0), ScreenID(1)]]))
    #expect(found.observed == .stacks([[ScreenID(0)]]))
  }
}
