// HeldScreenTests: what an app holds on the stage, and delegates and targets that come and die.

import HeadlessUIKit
import NavigationModel
import Testing

@testable import NavigationStage

/// Counts what the navigation delegate hears.
private final class CountingController: UINavigationController, UINavigationControllerDelegate {
  var shownCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    shownCount += 1
  }
}

@Suite("Held screens on the stage") @MainActor
struct HeldScreenTests {
  private func released(_ played: Performance) -> [Int] {
    played.events.filter { $0.kind == .released }.map { Int($0.screen.number) }
  }

  private func stack(_ played: Performance) -> [Int] { played.last.stack.map { Int($0.number) } }

  private static let counting = Subject(
    "counting", kinds: [ScreenKind(ScreenTraits("plain", bar: .leftAlone))]
  ) { CountingController() }

  /// How often the delegate hears that a page is on show.
  private func shownCount(after text: String) throws -> Int {
    var played = Performance(Self.counting)
    let controller = try #require(played.stage.present.navigation as? CountingController)
    controller.shownCount = 0
    try played.play(text)
    return controller.shownCount
  }

  @Test("a held screen lives after its pop, and goes when it is let go")
  func keep() throws {
    var played = try Performance("push; settle; keep 1; pop; settle")
    #expect(released(played) == [])
    try played.play("let-go; settle")
    #expect(released(played) == [1])
  }

  @Test("at most so many are held, each once, and none that is not there")
  func limits() throws {
    var played = try Performance("keep 7; push; settle; keep 1; keep 1")
    #expect(played.stage.present.lives?.kept.count == 1)
    for _ in 0...LifetimeAction.mostKept {
      try played.play("push unanimated; settle; keep \(played.last.stack.count)")
      try played.play("keep \(played.last.stack.count - 1)")
    }
    #expect(played.stage.present.lives?.kept.count == LifetimeAction.mostKept)
  }

  @Test("the screen that left last is pushed again as the same one, and is held no more")
  func pushKept() throws {
    var played = try Performance("push; settle; keep 1; pop; settle; push-kept; settle")
    #expect(stack(played) == [0, 1])
    try played.play("push-kept; settle; pop; settle")
    #expect(stack(played) == [0])
    #expect(released(played) == [1])
  }

  @Test("nothing is pushed again while anything moves, or that is there")
  func pushKeptInTransition() throws {
    var played = try Performance("push; settle; keep 1; push-kept; settle")
    #expect(stack(played) == [0, 1])
    try played.play("pop; push-kept; settle")
    #expect(stack(played) == [0])
    try played.play("down edge; push-kept; up 0; settle")
    #expect(stack(played) == [0])
    try played.play("push-kept; settle")
    #expect(stack(played) == [0, 1])
  }

  @Test("R-602: an object that passes on changes nothing, one that dies leaves nobody behind")
  func delegates() throws {
    #expect(try shownCount(after: "push; settle") == 1)
    #expect(try shownCount(after: "forward-delegate; push; settle") == 1)
    #expect(try shownCount(after: "delegate-dies; push; settle") == 0)
    #expect(try shownCount(after: "delegate-dies; push; settle; return-delegate; pop; settle") == 1)
    #expect(
      try shownCount(after: "forward-delegate; return-delegate; delegate-dies; pop; push; settle")
        == 0)
    // Whoever took it first keeps it.
    #expect(try shownCount(after: "forward-delegate; take-delegate; push; settle") == 1)
    #expect(try shownCount(after: "take-delegate; forward-delegate; push; settle") == 0)
  }

  @Test("R-605: where delegates are not weak, none is let die")
  func unsafeDelegates() throws {
    let played = try Performance("delegate-dies; push; settle; pop; settle", profile: .ios7)
    #expect(!played.events.contains { $0.kind == .trapped })
  }

  @Test("R-152: a target of the app's own hears of the swipe, and dies when it is let go")
  func extraTarget() throws {
    var played = try Performance("push; settle; extra-target on; swipe full; settle")
    #expect(stack(played) == [0])
    let lives = try #require(played.stage.present.lives)
    weak let target = lives.target
    #expect(target != nil)
    try played.play("extra-target off; push; settle; swipe full; settle")
    #expect(target == nil)
    #expect(stack(played) == [0])
  }
}
