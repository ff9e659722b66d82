// ContainerTests: roots, containers and the empty stack on the stage, and what is seen of them.

import HeadlessUIKit
import NavigationModel
import Testing

@testable import NavigationStage

@Suite("Containers on the stage") @MainActor
struct ContainerTests {
  private func numbers(_ screens: [ScreenID]) -> [Int] { screens.map { Int($0.number) } }

  @Test("another root takes the stack off the screen, and its own brings it back as it has become")
  func away() throws {
    var played = try Performance("push; settle; pop; root other; settle")
    #expect(played.last.isElsewhere)
    #expect(played.events.count { $0.kind == .released } == 1)
    try played.play("push; settle; root own; settle")
    #expect(!played.last.isCovered)
    played.expectShown(2)
  }

  @Test(
    "in each container pushes, pops and swipes go on as before",
    arguments: [RootPlace.container, .forwarding, .nested, .own])
  func homes(place: RootPlace) throws {
    var played = try Performance(
      "push; settle; root \(place); settle; push; settle; swipe full; settle")
    played.expectStack([0, 1])
    played.expectShown(1)
    try played.play("root own; settle; pop; settle")
    played.expectShown(0)
  }

  @Test("B-064: a container that takes back what it began leaves a stack that works")
  func peek() throws {
    let played = try Performance(
      "root forwarding; settle; peek on; wait 100; peek off; settle; push; settle; pop; settle")
    played.expectShown(0)
    #expect(try Performance("root container; settle; peek on").last.isElsewhere == false)
  }

  @Test("B-127: an emptied stack shows what is pushed next")
  func empty() throws {
    var played = try Performance("empty-stack; push; settle")
    played.expectStack([1])
    played.expectShown(1)
    try played.play("empty-stack unanimated; settle")
    #expect(played.last.stack == [])
    #expect(!played.last.shown.isSome)
  }
}
