// InterruptionTests: what the system does to the app on the stage when it lays itself over it.

import NavigationModel
import Testing

@testable import NavigationStage

@Suite("Interruptions on the stage") @MainActor
struct InterruptionTests {
  @Test("take the fingers away, so that a swipe goes back as far as it came")
  func takesFingers() throws {
    var played = try Performance("push; settle; down edge; move 20; move 150; second-down inside")
    let seen = played.play(.interruption(0))
    #expect(seen.first?.point == .afterTouch)
    #expect(!played.stage.isFingerDown)
    #expect(!played.stage.isSecondFingerDown)
    let decisions = seen.flatMap(\.events).filter { $0.kind == .interactionDecided }
    #expect(decisions.map(\.flag) == [true])
    try played.play("settle")
    #expect(played.last.stack.count == 2)
  }

  @Test("let transitions come to their end meanwhile, and time pass")
  func goesOn() throws {
    var played = try Performance("push; wait 100")
    let start = played.last.instant
    let seen = played.play(.interruption(1000))
    let end = seen.first { $0.events.contains { $0.kind == .didShow } }
    #expect(end.map { $0.instant - start } == 250)
    #expect(played.last.instant - start == 1000)
    #expect(played.last.isQuiescent)
  }

  @Test("that are over at once leave what is at rest as it was")
  func atRest() throws {
    var played = try Performance("push; settle")
    let before = played.last.stack
    played.play(.interruption(0))
    #expect(played.last.stack == before)
    #expect(played.events.filter { $0.kind == .transitionStarted }.count == 1)
  }
}
