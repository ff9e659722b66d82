// TurnTests: which actions share a turn of the run loop, and which end one.

import NavigationModel
import Testing

@testable import NavigationStage

@Suite("Turns") @MainActor
struct TurnTests {
  @Test(
    "requests share a turn, a touch ends it, and a wait of 0 closes it",
    arguments: [
      ("push", 0), ("push; push", 0), ("push; wait 0", 1), ("push; push; wait 0", 1),
      ("push; down edge", 1), ("down edge", 1), ("down edge; push", 1),
      ("down edge; push; wait 0", 2), ("down edge; move 40", 2), ("push; down edge; move 40", 2),
      ("push; back-tap", 1), ("wait 0", 0), ("push; wait 0; wait 0", 1),
      ("bar hidden; push; take-delegate; wait 0", 1),
    ])
  func count(text: String, turns: Int) throws {
    let played = try Performance(text)
    #expect(played.turnCount == turns)
    #expect(played.last.instant == 0)
  }

  @Test("a request is seen right after its call, while its turn is open")
  func afterCall() throws {
    var played = Performance()
    let seen = played.play(.push(kind: 0, animated: true))
    #expect(seen.map(\.point) == [.afterCall])
    #expect(seen.last?.stack == [ScreenID(0), ScreenID(1)])
    #expect(seen.last?.isQuiescent == false)
    #expect(seen.last?.isInTransition == false)
    #expect(played.play(.wait(0)).map(\.point) == [.turnEnd])
    #expect(played.last.isInTransition)
  }

  @Test("a touch is seen at the end of its turn")
  func afterTouch() throws {
    var played = Performance()
    #expect(played.play(.down(.edge)).map(\.point) == [.afterTouch])
    #expect(played.last.isFingerDown)
    #expect(played.play(.up(velocity: 0)).map(\.point) == [.afterTouch])
    #expect(!played.last.isFingerDown)
  }

  @Test(
    "a deadline that equals the end of a wait is reached",
    arguments: [(349, true), (350, false), (351, false)])
  func deadline(wait: Int, isInTransition: Bool) throws {
    let played = try Performance("push; wait \(wait)")
    #expect(played.last.instant == wait)
    #expect(played.last.isInTransition == isInTransition)
    #expect(played.events.contains { $0.kind == .didShow } == !isInTransition)
  }

  @Test("waiting in parts comes to the same as waiting at once")
  func parts() throws {
    let whole = try Performance("push; wait 400")
    let parts = try Performance("push; wait 1; wait 199; wait 0; wait 200")
    #expect(whole.events == parts.events)
    #expect(whole.last.stack == parts.last.stack)
    #expect(whole.last.instant == parts.last.instant)
    #expect(whole.turnCount == parts.turnCount)
  }

  @Test("turns run at due deadlines only, however long the wait")
  func noTick() throws {
    let short = try Performance("push; settle")
    let long = try Performance("push; settle; wait 10000; wait 10000")
    #expect(long.turnCount == short.turnCount)
    #expect(long.last.instant == short.last.instant + 20_000)
  }

  @Test("a new case begins at instant 0 with the start stack and nothing to tell")
  func begins() throws {
    let played = try Performance("push; down edge; move 40; take-delegate; wait 100")
    played.stage.reset()
    let first = played.stage.observation
    let fresh = Performance().stage.observation
    #expect(first == fresh)
    #expect(first.stack == [ScreenID(0)])
    #expect(first.shown == ScreenID(0))
    #expect(first.events == [])
    #expect(!first.isFingerDown)
  }
}
