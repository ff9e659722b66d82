// LifetimeTests: what is let go of is seen, what is kept is not, and calls outside of a case are noted.

import HeadlessUIKit
import NavigationModel
import Testing

@testable import NavigationStage

@Suite("Lifetimes") @MainActor
struct LifetimeTests {
  /// Keeps every page that was ever pushed.
  private final class HoardingController: UINavigationController {
    private var hoard: [UIViewController] = []

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      hoard.append(viewController)
      super.pushViewController(viewController, animated: animated)
    }
  }

  private func released(_ played: Performance) -> [ScreenID] {
    played.events.filter { $0.kind == .released }.map(\.screen)
  }

  @Test(
    "a page that left the stack is let go of by the next rest, and no other is",
    arguments: [
      ("push; settle; pop; settle", [1]), ("push; settle; swipe full; settle", [1]),
      ("push; settle; swipe partial; settle", []), ("push; pop; settle", [1]),
      ("push unanimated; push unanimated; settle; pop-to-root unanimated; settle", [1, 2]),
      ("push; settle; set-stack new-alone; settle", [0, 1]),
      ("push; settle; set-stack replace-top unanimated; settle", [1]),
    ])
  func released(text: String, screens: [Int]) throws {
    let played = try Performance(text)
    #expect(Set(released(played)) == Set(screens.map { ScreenID($0) }))
    #expect(released(played).count == screens.count)
  }

  @Test("a page that somebody keeps is not seen to go")
  func hoarded() throws {
    let subject = Subject("hoarding") { HoardingController() }
    let played = try Performance("push; settle; pop; settle", on: subject)
    #expect(released(played) == [])
    #expect(played.last.stack == [ScreenID(0)])
  }

  @Test("the pages of an ended case say nothing in the next one")
  func nextCase() throws {
    var played = try Performance("push; settle; push; wait 100; down edge")
    played.stage.reset()
    let first = played.play(.settle)
    #expect(first.flatMap(\.events) == [])
  }

  @Test("a call of UIKit outside of a case is noted by its name")
  func strayCall() {
    let before = World.strayCalls.count
    DispatchQueue.main.async {}
    #expect(World.strayCalls.dropFirst(before) == ["DispatchQueue.main.async outside a run"])
    World.strayCalls.removeLast(World.strayCalls.count - before)
  }

  @Test("a whole case makes no stray call")
  func noStrayCall() throws {
    let before = World.strayCalls
    _ = try Performance("push; settle; swipe full; settle; bar hidden; settle; cover; uncover")
    #expect(World.strayCalls == before)
  }
}
