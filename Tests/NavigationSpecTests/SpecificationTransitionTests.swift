// SpecificationTransitionTests: the order of a transition's callbacks, its time, and what its finger decides.

import NavigationModel
import Testing

@testable import NavigationSpec

@Suite("Specification, transitions")
struct SpecificationTransitionTests {
  private static let root = ScreenID(0)
  private static let top = ScreenID(1)

  /// A push whose callbacks are changed, and which ends after so many milliseconds.
  private func push(
    endingAfter milliseconds: Int = 350, start: (inout [Event]) -> Void = { _ in },
    end: (inout [Event]) -> Void = { _ in }
  ) -> Paper {
    var (first, last) = (
      Paper.start(from: Self.root, to: Self.top), Paper.end(from: Self.root, to: Self.top)
    )
    start(&first)
    end(&last)
    var paper = Paper()
    paper.announce(.push(kind: 0, animated: true))
    paper.see(.afterCall) {
      $0.stack.append(Self.top)
      $0.isQuiescent = false
    }
    paper.announce(.settle)
    paper.see(.turnEnd, events: first) { $0.isInTransition = true }
    paper.see(.turnEnd, after: milliseconds, events: last) { $0.rest(showing: Self.top) }
    paper.see(.settled)
    return paper
  }

  @Test("accept a push whose callbacks come in order and in time")
  func acceptsPush() {
    #expect(push().failure == nil)
  }

  @Test("R-320 flags a parent callback that is lost", arguments: [true, false])
  func flagsLostParent(isWill: Bool) {
    let drop = { (events: inout [Event]) in
      events.removeAll { $0.kind == .willMoveToParent || $0.kind == .didMoveToParent }
    }
    let paper = isWill ? push(start: drop) : push(end: drop)
    paper.expectFailure(.unbalancedParents)
    #expect(paper.failure?.screen == Self.top)
  }

  @Test("R-320 flags a parent callback that comes twice")
  func flagsDoubledParent() {
    let paper = push(end: { $0.append(Event(.didMoveToParent, screen: Self.top)) })
    paper.expectFailure(.unbalancedParents)
  }

  @Test("R-321 flags a popped screen that does not hear that it has no parent")
  func flagsForgottenScreen() {
    var paper = Paper()
    paper.push(1)
    paper.callPop()
    var events = Paper.start(from: Self.top, to: Self.root, animated: false)
    events += Paper.end(from: Self.top, to: Self.root, animated: false)
    events.removeAll { $0.kind == .didMoveToParent }
    events.append(Event(.released, screen: Self.top))
    paper.see(.turnEnd, events: events) { $0.rest(showing: Self.root) }
    paper.expectFailure(.unbalancedParents)
    #expect(paper.failure?.screen == Self.top)
  }

  @Test("R-320 flags a screen that is on show before the other one has gone")
  func flagsOrder() {
    let paper = push(end: { $0.swapAt(0, 1) })
    paper.expectFailure(.unbalancedAppearance)
    #expect(paper.failure?.observed == .event(.didAppear))
  }

  @Test("R-320 flags a screen that appears before the other one is told that it goes")
  func flagsEarlyAppearance() {
    let paper = push(start: { $0.swapAt(2, 3) })
    paper.expectFailure(.unbalancedAppearance)
    #expect(paper.failure?.observed == .event(.willAppear))
  }

  @Test("R-325 flags a transition that the navigation delegate never hears of")
  func flagsSilence() {
    let paper = push(
      start: { $0.removeAll { $0.kind == .willShow } },
      end: { $0.removeAll { $0.kind == .didShow } })
    paper.expectFailure(.showMismatch)
    #expect(paper.failure?.expected == .event(.didShow))
  }

  @Test("flags a transition that ends too early or too late", arguments: [0, 349, 351])
  func flagsTime(milliseconds: Int) {
    let paper = push(endingAfter: milliseconds)
    paper.expectFailure(.transitionTime)
    #expect(paper.failure?.fault == .engine)
    #expect(paper.failure?.expected == .count(350))
    #expect(paper.failure?.observed == .count(milliseconds))
  }

  @Test("asks for no time of a transition that a modal cuts short")
  func permitsCover() {
    let paper = push(
      endingAfter: 100, end: { $0.append(Event(.willDisappear, screen: Self.top)) })
    #expect(paper.failure?.rule != .transitionTime)
  }

  @Test("asks for no time where calls cut into transitions")
  func permitsNesting() {
    var facts = SubjectFacts()
    facts.switches[.nestedTransitionPolicy] = "corrupt"
    var paper = Paper(facts)
    paper.announce(.push(kind: 0, animated: true))
    paper.see(.afterCall) { $0.stack.append(Self.top) }
    paper.announce(.settle)
    paper.see(.turnEnd, events: Paper.start(from: Self.root, to: Self.top)) {
      $0.isInTransition = true
      $0.isQuiescent = false
    }
    paper.see(.turnEnd, after: 20, events: Paper.end(from: Self.root, to: Self.top)) {
      $0.rest(showing: Self.top)
    }
    paper.expectNoFailure()
  }

  @Test("flags a call that was put off and is never carried out")
  func flagsForgottenCall() {
    let paper = push(start: { $0.append(Event(.deferredCall)) })
    paper.expectFailure(.lostCall)
    let drained = push(
      start: { $0.append(Event(.deferredCall)) }, end: { $0.append(Event(.drainedCall)) })
    #expect(drained.failure == nil)
  }

  @Test("flags content that takes no touches at rest")
  func flagsDeadContent() {
    var paper = Paper()
    paper.announce(.wait(16))
    paper.see(.turnEnd, after: 16, events: [Event(.viewDidLoad, screen: Self.root)]) {
      $0.takesTouches = false
    }
    paper.expectFailure(.freeze)
  }

  // MARK: - The finger

  /// A swipe by single touches, from rest on two screens, that has begun.
  private func begun(
    firstMove: Int = 20, isSystems: Bool = true, facts: SubjectFacts = SubjectFacts()
  ) -> Paper {
    var paper = Paper(facts)
    paper.push(1)
    paper.announce(.down(.edge))
    paper.see(.afterTouch, after: 16) { $0.isFingerDown = true }
    paper.announce(.move(firstMove, vertically: 0))
    let began = Event(.swipeBegan, value: isSystems ? 1 : 0)
    paper.see(
      .afterTouch, after: 16,
      events: [began] + Paper.start(from: Self.top, to: Self.root, isInteractive: true)
    ) {
      $0.stack = [Self.root]
      $0.isInTransition = true
      $0.isQuiescent = false
    }
    return paper
  }

  /// A swipe up to its decision.
  private func swipe(
    by distance: Int, end: Action, decision: Bool, firstMove: Int = 20, isSystems: Bool = true
  ) -> Paper {
    var paper = begun(firstMove: firstMove, isSystems: isSystems)
    paper.announce(.move(distance, vertically: 0))
    paper.see(.afterTouch, after: 16) { $0.pageOffset = distance }
    paper.announce(end)
    paper.see(.afterTouch, after: 16, events: [Event(.interactionDecided, flag: decision)]) {
      $0.isFingerDown = false
    }
    return paper
  }

  @Test(
    "R-210 flags a decision against an unmistakable finger",
    arguments: [
      (240, Action.up(velocity: 500), true), (240, .up(velocity: 0), true),
      (100, .up(velocity: 0), false), (100, .up(velocity: -200), false), (240, .cancelTouch, false),
    ])
  func flagsDecision(distance: Int, end: Action, decision: Bool) {
    let paper = swipe(by: distance, end: end, decision: decision)
    paper.expectFailure(.swipeDecision)
    #expect(paper.failure?.observed == .flag(!decision))
    #expect(swipe(by: distance, end: end, decision: !decision).failure == nil)
  }

  @Test(
    "permits either decision where the rules about it differ",
    arguments: [
      (100, Action.up(velocity: 1000)), (195, .up(velocity: 0)), (240, .up(velocity: -200)),
    ])
  func permitsEither(distance: Int, end: Action) {
    #expect(swipe(by: distance, end: end, decision: true).failure == nil)
    #expect(swipe(by: distance, end: end, decision: false).failure == nil)
  }

  /// A swipe that is switched off under the finger, and what is seen of it when the turn ends.
  private func switchedOff(
    _ decision: Event? = nil, _ facts: SubjectFacts = SubjectFacts()
  ) -> Paper {
    var paper = begun(facts: facts)
    paper.announce(.setSwipe(enabled: false))
    paper.see(.afterCall)
    paper.announce(.wait(0))
    paper.see(.turnEnd, events: decision.map { [$0] } ?? [])
    return paper
  }

  @Test("R-109 flags a swipe that is switched off and finishes, or goes on")
  func flagsSwitchedOff() {
    #expect(switchedOff(Event(.interactionDecided, flag: true)).failure == nil)
    #expect(
      switchedOff(Event(.interactionDecided, flag: false)).failure?.rule == .swipeDecision)
    #expect(switchedOff().failure?.rule == .swipeDecision)
    // Where another recogniser moves the page, the system's switch says nothing.
    #expect(switchedOff(nil, SubjectFacts(swipeFollowsSystemSwitch: false)).failure == nil)
    #expect(switchedOff(nil, SubjectFacts(swipesByOwnPan: true)).failure == nil)
  }

  @Test("R-108 a finger that was taken away holds no transition up")
  func flagsHeldTransition() {
    var held = begun()
    held.announce(.settle)
    held.see(.settled, after: 10_000)
    #expect(held.failure == nil)
    held.announce(.cancelTouch)
    held.see(.afterTouch)
    held.announce(.settle)
    held.see(.settled, after: 10_000)
    held.expectFailure(.freeze)
  }

  @Test("flags a swipe of the system's that begins before the hysteresis")
  func flagsEarlyBegin() {
    let early = swipe(by: 240, end: .up(velocity: 500), decision: false, firstMove: 9)
    #expect(early.failure?.rule == .swipeDecision)
    #expect(early.failure?.expected == .count(10))
    let ours = swipe(
      by: 240, end: .up(velocity: 500), decision: false, firstMove: 9, isSystems: false)
    #expect(ours.failure == nil)
  }

  @Test(
    "R-214 flags a swipe whose animation takes another share of the duration than is left",
    arguments: [(126, true), (350, false), (16, false)])
  func flagsRemainder(milliseconds: Int, isRight: Bool) {
    var paper = swipe(by: 240, end: .up(velocity: 500), decision: false)
    paper.announce(.settle)
    var events = Paper.end(from: Self.top, to: Self.root)
    events.append(Event(.released, screen: Self.top))
    paper.see(.turnEnd, after: milliseconds, events: events) { $0.rest(showing: Self.root) }
    #expect(paper.failure?.rule == (isRight ? nil : .transitionTime))
  }
}
