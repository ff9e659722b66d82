// ReportedStackTests: public reports of stacks in disorder, as traces with their right ends.

import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

@Suite("Reported cases: stacks under guards") @MainActor
struct ReportedStackTests {
  @Test("B-043: the bar follows a given-up swipe, a pop and a push", arguments: Ground.hidingBar)
  func barItem(ground: Ground) throws {
    let story = try Story(
      """
      push; settle; bar hidden; push; settle | swipe partial; settle | pop; settle \
      | bar shown; push; settle
      """, on: ground.subject, ground.profile)
    #expect(story.stacks == ["R A B", "R A B", "R A", "R A C"])
    #expect(story.signature == nil)
  }

  @Test(
    "B-046: a flick between two screens without a bar, then a push of one with it",
    arguments: [Profile.ios9, .ios11, .ios17])
  func flick(profile: Profile) throws {
    // Kind 1 hides the bar, and so does the root; kind 0 shows it.
    let story = try Story(
      "push kind=1; settle | swipe flick; wait 50; settle | push; settle", on: .fullscreenPop,
      profile)
    #expect(story.stacks == ["R A", "R", "R B"])
    #expect(story.signature == nil)
  }

  @Test(
    "B-058: a push 0.3 s after another one, then two taps on Back",
    arguments: Ground.right + Ground.queued)
  func quickPushes(ground: Ground) throws {
    let story = try Story(
      "push; wait 300; push; settle | back-tap; settle | back-tap; settle",
      on: ground.subject, ground.profile)
    #expect(story.stacks == ["R A B", "R A", "R"])
    #expect(story.signature == nil)
  }

  @Test(
    "B-058: where calls nest, it is the platform that breaks", arguments: [Profile.ios7, .ios9])
  func quickPushesNest(profile: Profile) throws {
    let story = try Story(
      "push; wait 300; push; settle; back-tap; settle; back-tap; settle", on: .recommendedGuard,
      profile)
    let violation = try #require(story.violation)
    #expect(violation.fault == .platform)
    #expect(violation.cause == .nestedCalls)
  }

  @Test("B-059: of two quick swipes, several screens deep, one counts", arguments: Ground.right)
  func quickSwipes(ground: Ground) throws {
    let story = try Story(
      "push; settle; push; settle | swipe full; wait 20; swipe full; settle",
      on: ground.subject, ground.profile)
    #expect(story.stacks == ["R A B", "R A"])
    #expect(story.calls(.swipeBegan).count == 1)
    #expect(story.signature == nil)
  }

  @Test("B-059: without a guard both begin, and the app freezes")
  func quickSwipesFreeze() throws {
    let story = try Story(
      "push; settle; push; settle; swipe full; wait 20; swipe full; settle", on: .delegateSelf,
      .ios17)
    #expect(story.signature == "freeze, swipe-during-finish")
  }

  @Test(
    "B-062, B-070: calls that pop while a finger holds the page come when it is done",
    arguments: ["pop", "pop-to-root"], Ground.right)
  func popUnderFinger(call: String, ground: Ground) throws {
    let story = try Story(
      "push; settle | down edge; move 150; \(call); move 75; up 500; settle",
      on: ground.subject, ground.profile)
    #expect(story.stacks == ["R A", "R"])
    #expect(story.calls(.released) == ["released A"])
    #expect(story.signature == nil)
  }

  @Test("B-070: pop to root in the middle of a swipe, two levels up", arguments: Ground.right)
  func popToRootUnderFinger(ground: Ground) throws {
    let story = try Story(
      """
      push; settle; push; settle | down edge; move 113; pop-to-root; move 75; up 500; settle
      """, on: ground.subject, ground.profile)
    #expect(story.stacks == ["R A B", "R"])
    #expect(Set(story.calls(.released)) == ["released A", "released B"])
    #expect(story.calls(.released).count == 2)
    #expect(story.signature == nil)
  }

  @Test("B-067: push and swipe at once leave the chain of the bar whole", arguments: Ground.right)
  func pushAndSwipe(ground: Ground) throws {
    let story = try Story(
      "push; wait 30; down edge; move 188; up 500; settle | push; settle | back-tap; settle",
      on: ground.subject, ground.profile)
    #expect(story.stacks == ["R A", "R A B", "R A"])
    #expect(story.signature == nil)
  }

  @Test("B-088: a page that is pushed twice in a turn is shown once, by who absorbs it")
  func pushedTwice() throws {
    let story = try Story("push; push-again 1; settle", on: .fullscreenPop, .ios17)
    #expect(story.stacks == ["R A"])
    #expect(story.calls(.didShow) == ["didShow A"])
    #expect(story.signature == nil)
  }

  @Test("B-088: and is refused by name at the call, not later, by who does not")
  func pushedTwiceTraps() throws {
    let story = try Story("push; push-again 1; settle", on: .fullscreenPopWithoutContains, .ios17)
    #expect(story.signature == "trap, pushedTwice")
    #expect(story.timeline.result.step == 1)
  }

  @Test("B-103: a pop at the root is nothing", arguments: Ground.right + Ground.queued)
  func popAtRoot(ground: Ground) throws {
    let story = try Story("pop; settle", on: ground.subject, ground.profile)
    #expect(story.stacks == ["R"])
    #expect(story.events == [])
    #expect(story.signature == nil)
  }

  @Test(
    "B-107: a plain pop and a plain way to the root work", arguments: Ground.right + Ground.queued)
  func plainPops(ground: Ground) throws {
    let story = try Story(
      "push; settle; push; settle | pop unanimated; settle | pop-to 0 unanimated; settle",
      on: ground.subject, ground.profile)
    #expect(story.stacks == ["R A B", "R A", "R"])
    #expect(story.signature == nil)
  }

  @Test("B-116: a double tap on Back takes one level", arguments: Ground.right)
  func doubleTap(ground: Ground) throws {
    let two = try Story(
      "push; settle; back-tap; wait 30; back-tap; settle", on: ground.subject, ground.profile)
    #expect(two.stacks == ["R"])
    #expect(two.signature == nil)
    let three = try Story(
      "push; settle; push; settle; back-tap; wait 30; back-tap; settle",
      on: ground.subject, ground.profile)
    #expect(three.stacks == ["R A"])
    #expect(three.signature == nil)
  }
}

extension Ground {
  /// Controllers whose swipe lives on while the bar is hidden.
  static let hidingBar = [
    Ground(.recommendedGuard, .ios11), Ground(.recommendedGuard, .ios17),
    Ground(.shownScreenGuard, .ios11), Ground(.shownScreenGuard, .ios17),
  ]
}
