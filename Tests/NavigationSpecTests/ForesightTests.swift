// ForesightTests: what the oracle rules out does not come, whatever it is shown.

import FuzzCore
import NavigationModel
import Testing

@testable import NavigationSpec

@Suite("Foresight")
struct ForesightTests {
  /// What random moments came to.
  private struct Tally {
    /// Actions of which the oracle said that they may break the rule, or may not.
    var mayBreak = 0, mayNot = 0
    /// How often they did.
    var broken = 0
    /// The first that did although it may not: the actions up to there.
    var refutation: [Action]?
  }

  private static let actions: [Action] = [
    .push(kind: 0, animated: true), .pop(animated: true), .setSwipe(enabled: false), .settle,
    .wait(0), .wait(16), .cover, .uncover, .down(.edge), .move(9, vertically: 0),
    .move(240, vertically: 0), .move(100, vertically: 0), .up(velocity: 0), .up(velocity: 500),
    .cancelTouch, .swipe(.partial, from: .edge), .secondDown(.edge), .secondMove(40),
    .secondUp(velocity: 0), .present(.page, animated: true), .dismiss(.top, animated: true),
    .background(0), .interruption(16), .direction(.rightToLeft), .drive(.pop, .cancel),
  ]

  private static let events: [Event.Kind] = [
    .transitionStarted, .interactionDecided, .interactionDecided, .swipeBegan, .swipeEnded,
    .dismissalAnnounced, .presentationStarted, .presentationDecided, .scrollBegan,
  ]

  private static let points: [Observation.Point] = [
    .midTurn, .afterCall, .afterTouch, .turnEnd, .noTurn, .settled,
  ]

  /// Shows the oracle one case of moments that no engine would show it.
  private func play(_ choices: inout RandomChoices, _ tally: inout Tally) {
    var paper = Paper(SubjectFacts(kinds: [ScreenTraits("plain")], start: [0, 0]))
    var actions = swipe(&paper, steps: choices.draw(in: 0...4))
    while actions.count < 10, paper.failure == nil {
      let isInProbe = choices.odds(1, in: 12)
      let action = isInProbe ? .settle : choices.pick(from: Self.actions)
      let foresight = paper.oracle.foresight
      let mayBreak =
        isInProbe
        ? foresight.mayBreakInProbe(.swipeDecision)
        : foresight.mayBreak(.swipeDecision, by: action)
      actions.append(action)
      paper.announce(action)
      for _ in 0..<choices.draw(in: 1...3) where paper.failure == nil { see(&paper, &choices) }
      tally.mayBreak += mayBreak ? 1 : 0
      tally.mayNot += mayBreak ? 0 : 1
      guard paper.failure?.rule == .swipeDecision else { continue }
      tally.broken += 1
      if !mayBreak, tally.refutation == nil { tally.refutation = actions }
    }
  }

  /// A swipe as an engine shows it, up to one of its steps.
  private func swipe(_ paper: inout Paper, steps: Int) -> [Action] {
    let (root, top) = (ScreenID(0), ScreenID(1))
    let actions: [Action] = [
      .down(.edge), .move(20, vertically: 0), .move(240, vertically: 0), .up(velocity: 0),
    ]
    let begins =
      [Event(.swipeBegan, value: 1)] + Paper.start(from: top, to: root, isInteractive: true)
    let events: [[Event]] = [[], begins, [], [Event(.interactionDecided)]]
    for step in 0..<steps {
      paper.announce(actions[step])
      paper.see(.afterTouch, after: 16, events: events[step]) {
        $0.isFingerDown = step < 3
        guard step > 0 else { return }
        $0.stack = [root]
        $0.isInTransition = true
        $0.isQuiescent = false
      }
    }
    return Array(actions.prefix(steps))
  }

  private func see(_ paper: inout Paper, _ choices: inout RandomChoices) {
    let events = (0..<choices.draw(in: 0...2)).map { _ in
      Event(
        choices.pick(from: Self.events), screen: ScreenID(choices.draw(in: 0...3)),
        flag: choices.odds(1, in: 2), value: Int32(choices.draw(in: 0...1)))
    }
    let isInTransition = choices.odds(3, in: 4)
    paper.see(
      choices.pick(from: Self.points), after: choices.pick(from: [0, 0, 0, 16, 350]),
      events: events
    ) {
      // Else another rule is broken first, mostly.
      $0.isInTransition = isInTransition
      $0.isQuiescent = false
    }
  }

  @Test(
    "no swipe is decided against a finger that is nowhere", arguments: 1...4 as ClosedRange<UInt64>)
  func swipeDecision(seed: UInt64) {
    var choices = RandomChoices(seed: seed)
    var tally = Tally()
    for _ in 0..<10_000 { play(&choices, &tally) }
    #expect(tally.refutation == nil)
    #expect(tally.broken > 200)
    #expect(tally.mayNot > 1_000)
    #expect(tally.mayBreak > 1_000)
  }

  @Test("nothing is foreseen for the other rules", arguments: Rule.allCases)
  func others(rule: Rule) {
    guard !Foresight.isOf(rule) else { return }
    var oracle = Specification(SubjectFacts())
    #expect(oracle.foresight.mayBreak(rule, by: .settle))
    #expect(oracle.foresight.mayBreakInProbe(rule))
  }
}
