// ReportedCallbackTests: public reports of lost callbacks and dead swipes, as traces with their right ends.

import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

@Suite("Reported cases: callbacks under guards") @MainActor
struct ReportedCallbackTests {
  @Test(
    "B-074, B-121: a given-up swipe takes back what both screens were told",
    arguments: Ground.right, [1, 3])
  func givenUp(ground: Ground, times: Int) throws {
    let swipes = Array(repeating: "swipe partial; settle", count: times).joined(separator: "; ")
    let story = try Story(
      "push; settle; \(swipes) | push; settle", on: ground.subject, ground.profile)
    let calls = story.calls(.willAppear, .didAppear, .willDisappear, .didDisappear, from: 2)
    func told(_ screen: String) -> [String] {
      calls.filter { $0.hasSuffix(" " + screen) }.map { String($0.dropLast(2)) }
    }
    let upper = ["willDisappear", "willAppear", "didAppear"]
    let lower = ["willAppear", "willDisappear", "didDisappear"]
    let left = ["willDisappear", "didDisappear"]
    #expect(told("A") == Array(repeating: upper, count: times).flatMap(\.self) + left)
    #expect(told("R") == Array(repeating: lower, count: times).flatMap(\.self))
    #expect(story.stacks == ["R A", "R A B"])
    #expect(story.signature == nil)
  }

  @Test("B-077: willShow is closed by a transition that ends cancelled", arguments: Ground.right)
  func silentCancel(ground: Ground) throws {
    let story = try Story("push; settle; swipe partial; settle", on: ground.subject, ground.profile)
    #expect(
      story.calls(.willShow, .didShow, .transitionEnded, from: 2)
        == ["willShow R", "transitionEnded A"])
    #expect(story.events.last { $0.kind == .transitionEnded }?.flag == true)
    #expect(story.stacks == ["R A"])
    #expect(story.signature == nil)
  }

  @Test("B-080: a finger that goes back to zero still holds the gesture", arguments: Ground.right)
  func backToZero(ground: Ground) throws {
    let story = try Story(
      "push; settle | down edge; move 20; move 130; move -150; wait 30 | move 262; up 500; settle",
      on: ground.subject, ground.profile)
    #expect(story.stacks == ["R A", "R", "R"])
    #expect(story.calls(.swipeBegan, .swipeEnded).count == 2)
    #expect(story.calls(.swipeEnded, from: 8).count == 1)
    #expect(story.calls(.didShow, from: 2) == ["didShow R"])
    #expect(story.signature == nil)
  }

  @Test("B-083: a held finger holds the transition open", arguments: Ground.right)
  func held(ground: Ground) throws {
    let story = try Story(
      "push; settle | down edge; move 113; wait 1000 | up 0; settle",
      on: ground.subject, ground.profile)
    #expect(story.stacks == ["R A", "R", "R A"])
    let held = try #require(story.timeline.entries.first { $0.step == 4 })
    #expect(held.phase == .swiping)
    #expect(story.calls(.didShow, .transitionEnded, from: 2) == ["transitionEnded A"])
    #expect(story.signature == nil)
  }

  @Test(
    "B-085, B-086: after the root is reached or the stack is new, the swipe is alive",
    arguments: ["pop-to-root", "set-stack new-alone", "set-stack new-alone unanimated"],
    Ground.right)
  func aliveAfterReset(call: String, ground: Ground) throws {
    let story = try Story(
      "push; settle; \(call); settle | push; settle; swipe full; settle",
      on: ground.subject, ground.profile)
    #expect(story.calls(.swipeBegan).count == 1)
    #expect(story.stacks == (call == "pop-to-root" ? ["R", "R"] : ["B", "B"]))
    #expect(story.signature == nil)
  }

  @Test("B-122: a pop tells each screen its pair, once", arguments: Ground.right + Ground.queued)
  func pop(ground: Ground) throws {
    let story = try Story("push; settle; pop; settle", on: ground.subject, ground.profile)
    #expect(
      story.calls(.willAppear, .didAppear, .willDisappear, .didDisappear, from: 2).sorted()
        == ["didAppear R", "didDisappear A", "willAppear R", "willDisappear A"])
    #expect(story.stacks == ["R"])
    #expect(story.signature == nil)
  }
}
