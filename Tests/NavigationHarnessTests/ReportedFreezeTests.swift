// ReportedFreezeTests: public reports of frozen apps: right guards survive them, and the usual cures do not.

import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

@Suite("Reported cases: freezes under guards") @MainActor
struct ReportedFreezeTests {
  @Test(
    "B-001, B-044: a root swipe starts nothing, and a push comes through", arguments: Ground.right)
  func rootSwipe(ground: Ground) throws {
    let story = try Story("swipe full; settle | push; settle", on: ground.subject, ground.profile)
    #expect(story.stacks == ["R", "R A"])
    #expect(story.calls(.swipeBegan, .willShow, .didShow) == ["willShow A", "didShow A"])
    #expect(story.signature == nil)
  }

  @Test(
    "B-001, B-010, B-014: without a guard a root swipe freezes what follows",
    arguments: [
      "swipe full; settle; push; settle", "swipe full; settle; push; settle; swipe partial; settle",
      "push; settle; swipe full; settle; swipe full; settle",
    ])
  func rootSwipeFreezes(text: String) throws {
    for subject in [Subject.delegateSelf, .delegateNil] {
      let story = try Story(text, on: subject, .ios17)
      #expect(story.signature == "freeze, swipe-at-root")
    }
    let harmless = try Story(text, on: .delegateSelf, .ios17, set: ["rootSwipeOutcome=noop"])
    #expect(harmless.signature == "latent-swipe, swipe-at-root")
  }

  @Test("B-005: popped by a swipe, swiped once more at the root, pushed", arguments: Ground.right)
  func swipedTwice(ground: Ground) throws {
    let story = try Story(
      "push; settle; swipe full; settle | swipe full; settle | push; settle",
      on: ground.subject, ground.profile)
    #expect(story.stacks == ["R", "R", "R B"])
    #expect(story.signature == nil)
  }

  @Test("B-007: a stack set to its top alone refuses the swipe", arguments: Ground.right)
  func setToTop(ground: Ground) throws {
    let story = try Story(
      "push; settle | set-stack top-alone; settle; swipe full; settle | push; settle",
      on: ground.subject, ground.profile)
    #expect(story.stacks == ["R A", "A", "A B"])
    #expect(story.calls(.swipeBegan) == [])
    #expect(story.calls(.didShow) == ["didShow A", "didShow B"])
    #expect(story.signature == nil)
  }

  @Test("B-007: the guard that remembers what was shown is fooled by it")
  func setToTopFreezes() throws {
    let story = try Story(
      "push; settle; set-stack top-alone; settle; swipe full; settle; push; settle",
      on: .shownScreenGuard, .ios17)
    #expect(story.signature == "freeze, swipe-at-root")
  }

  @Test("B-008: a swipe while a push runs is refused", arguments: Ground.right)
  func duringPush(ground: Ground) throws {
    let story = try Story(
      "push; wait 100; swipe full; settle", on: ground.subject, ground.profile)
    #expect(story.stacks == ["R A"])
    #expect(story.calls(.swipeBegan, .didShow) == ["didShow A"])
    #expect(story.signature == nil)
  }

  @Test(
    "B-008: guards that count screens, or none at all, freeze in it",
    arguments: [Ground(.delegateSelf, .ios17), Ground(.childCountGuard, .ios17)])
  func duringPushFreezes(ground: Ground) throws {
    let story = try Story(
      "push; wait 100; swipe full; settle", on: ground.subject, ground.profile)
    #expect(story.signature == "freeze, swipe-during-push")
  }

  @Test("B-010: nothing of a root swipe surfaces at a second swipe", arguments: Ground.right)
  func secondSwipe(ground: Ground) throws {
    let story = try Story(
      "swipe full; settle | push; settle | swipe partial; settle",
      on: ground.subject, ground.profile)
    #expect(story.stacks == ["R", "R A", "R A"])
    #expect(story.calls(.swipeBegan).count == 1)
    #expect(story.signature == nil)
  }

  @Test("B-013: a finished swipe, another push, a given-up swipe", arguments: Ground.right)
  func finishedThenGivenUp(ground: Ground) throws {
    let story = try Story(
      "push; settle; swipe full; settle | push; settle; swipe partial; settle",
      on: ground.subject, ground.profile)
    #expect(story.stacks == ["R", "R B"])
    #expect(story.signature == nil)
  }

  @Test("B-014: two full swipes, one after the other, down to the root", arguments: Ground.right)
  func downToRoot(ground: Ground) throws {
    let story = try Story(
      "push; settle; swipe full; settle | swipe full; settle", on: ground.subject, ground.profile)
    #expect(story.stacks == ["R", "R"])
    #expect(story.signature == nil)
  }

  @Test("B-106: a drag with one screen starts nothing", arguments: Ground.right + Ground.queued)
  func oneScreen(ground: Ground) throws {
    let story = try Story(
      "down edge; move 113; up 500; settle", on: ground.subject, ground.profile)
    #expect(story.stacks == ["R"])
    #expect(story.events == [])
    #expect(story.signature == nil)
  }
}
