// TotalActionTests: every action is legal in every state.

import FuzzCore
import HeadlessUIKit
import NavigationModel
import Testing

@testable import NavigationStage

@Suite("Total actions") @MainActor
struct TotalActionTests {
  /// States as far apart as traces lead.
  nonisolated static let states = [
    "", "push; settle", "push", "push; wait 100", "push; settle; pop; wait 100", "down edge",
    "push; settle; down edge; move 100", "push; settle; swipe full",
    "push; settle; swipe partial; wait 16", "push; settle; down inside; push", "cover",
    "push; settle; cover; pop", "take-delegate; bar hidden; swipe-enabled off; settle",
    "set-stack add-two unanimated; push; pop; set-stack top-alone",
    "present full", "present page; settle", "present full; settle; push; dismiss all; wait 100",
    "present page; settle; present over; settle; down inside; move 0 vertically=300",
  ]

  @Test("each action of the alphabet can be played and is seen", arguments: states)
  func legal(state: String) throws {
    for action in NavigationVocabulary(SubjectFacts(capabilities: .all)).alphabet {
      var played = try Performance(state)
      let before = played.last.instant
      let seen = played.play(action)
      #expect(!seen.isEmpty, "\(action.text) after \(state)")
      #expect(played.last.instant >= before)
      #expect(!played.last.stack.isEmpty || action.kind == .emptyStack)
      #expect(!played.events.contains { $0.kind == .trapped }, "\(action.text) after \(state)")
    }
  }

  @Test("a trap ends what is seen of its action, and later ones change nothing")
  func afterTrap() throws {
    let subject = Subject("believes", promises: [.usual, .absorbsDuplicatePush]) {
      UINavigationController()
    }
    var played = try Performance("push; settle; push-again 0", on: subject)
    #expect(played.events.last?.kind == .trapped)
    #expect(
      played.events.last?.value == TrapName.allCases.firstIndex(of: .pushedTwice).map(Int32.init))
    let stack = played.last.stack
    for action in NavigationVocabulary().alphabet { played.play(action) }
    #expect(played.last.stack == stack)
    #expect(played.events.count { $0.kind == .trapped } == 1)
  }
}
