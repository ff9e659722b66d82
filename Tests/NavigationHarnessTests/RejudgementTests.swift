// RejudgementTests: a finding says under which values of the switches, and in which profiles, it holds.

import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

@Suite("Rejudgement") @MainActor
struct RejudgementTests {
  /// The finding of a trace, with its windows, played under other settings.
  private func rejudgement(
    of text: String, on subject: Subject, _ profile: Profile = .ios17, set: [String] = []
  ) throws -> Rejudgement {
    let switches = try profile.switches.setting(all: set)
    let trace = try Trace(inOneLine: text).actions
    var runner = CaseRunner(subject: subject, switches: switches)
    let result = runner.run(trace)
    let violation = try #require(result.violation)
    var finding = Finding(
      subject: subject.name, profile: profile, switches: switches, trace: trace,
      violation: violation, step: result.step,
      origin: Finding.Origin(seed: 1, index: 0, size: trace.count),
      shrinking: Finding.Shrinking(executions: 0, isComplete: true))
    finding.leeway = runner.leeway(of: trace, signature: violation.signature)
    return try #require(finding.rejudged(on: subject).rejudgement)
  }

  @Test("a swipe at the root freezes the app in every profile, unless such a swipe is nothing")
  func rootSwipe() throws {
    let made = try rejudgement(of: "swipe full", on: .delegateSelf)
    #expect(
      made.switchWords == """
        only under rootSwipeOutcome = stallsNextTransition, stallsImmediately \
        (noop: latent-swipe by swipe-at-root)
        """)
    #expect(made.profileWords == "in every profile")
    #expect(made.trialCount > 80)
  }

  @Test("a dead swipe rests on no switch that nobody knows the value of")
  func deadSwipe() throws {
    let made = try rejudgement(of: "push; settle; swipe full", on: .stockCustomBack)
    #expect(made.switchWords == "under every value of every switch, one at a time")
    #expect(made.profileWords == "in every profile")
  }

  @Test("a second swipe meets the root where it cuts into the first, or the first is over")
  func nested() throws {
    let made = try rejudgement(of: "push unanimated; double-swipe 0", on: .delegateSelf)
    #expect(
      made.switchWords == """
        only under nestedTransitionPolicy = queue, corrupt, trap, refuse (interrupt: freeze by \
        transition-touch-at-root); pushPopDuration = 48 to 5000 (1 to 47: freeze by \
        transition-touch-at-root); rootSwipeOutcome = stallsNextTransition, stallsImmediately \
        (noop: latent-swipe by swipe-during-finish); gestureInTransition = stalls \
        (refusedAtBegin: latent-swipe by swipe-during-finish)
        """)
    #expect(
      made.profileWords == """
        in ios7, ios9, ios11, ios17 and ios18; in ios26 as freeze by transition-touch-at-root
        """)
  }

  @Test("a number that is just enough is not taken for a switch that matters")
  func sturdy() throws {
    let made = try rejudgement(of: "push; settle; down edge; pop; move 10", on: .stock)
    #expect(
      made.dependences.map(\.key) == [
        .nestedTransitionPolicy, .systemDelegateDecisionPoint, .rootSwipeOutcome,
        .gestureInTransition,
      ])
    #expect(
      made.profileWords == """
        in ios17 and ios18; in ios26 as freeze by stale-touch-at-root; not in ios7, ios9 and ios11
        """)
  }

  @Test("switches that the run had set are set in the other profiles too")
  func settings() throws {
    let made = try rejudgement(
      of: "swipe full", on: .delegateSelf, .ios11, set: ["rootSwipeOutcome=stallsImmediately"])
    #expect(made.profileWords == "in every profile")
  }

  @Test("values are tried with what they cannot do without, and numbers around their ends")
  func values() throws {
    let made = try rejudgement(of: "swipe full", on: .delegateSelf)
    let root = try #require(made.dependences.first)
    #expect(root.key == .rootSwipeOutcome)
    #expect(
      root.trials.map(\.outcome) == [.same, .otherwise(.latentSwipe, .swipeAtRoot), .same])
  }

  @Test("what does not always come out the same is put into words")
  func words() {
    let made = Rejudgement(
      dependences: [
        Rejudgement.Dependence(
          key: .nestedTransitionPolicy,
          trials: [
            Rejudgement.Trial(word: "queue", outcome: .same),
            Rejudgement.Trial(word: "corrupt", outcome: .otherwise(.showMismatch, nil)),
            Rejudgement.Trial(word: "interrupt", outcome: .passes),
          ]),
        Rejudgement.Dependence(
          key: .edgeWidth,
          trials: [
            Rejudgement.Trial(word: "6", outcome: .passes),
            Rejudgement.Trial(word: "20", outcome: .same),
            Rejudgement.Trial(word: "21", outcome: .same),
          ]),
      ], trialCount: 7,
      versions: [
        Rejudgement.Version(profile: .ios7, outcome: .otherwise(.showMismatch, nil)),
        Rejudgement.Version(profile: .ios9, outcome: .otherwise(.showMismatch, nil)),
        Rejudgement.Version(profile: .ios11, outcome: .same),
        Rejudgement.Version(profile: .ios17, outcome: .same),
        Rejudgement.Version(profile: .ios18, outcome: .same),
        Rejudgement.Version(profile: .ios26, outcome: .passes),
      ])
    #expect(
      made.switchWords
        == "only under nestedTransitionPolicy = queue (corrupt: show-mismatch); edgeWidth = 20 to 21"
    )
    #expect(
      made.profileWords
        == "in ios11, ios17 and ios18; in ios7 and ios9 as show-mismatch; not in ios26")
  }
}
