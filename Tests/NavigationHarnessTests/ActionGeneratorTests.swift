// ActionGeneratorTests: what is drawn depends on the choices and on the oracle's state, and on nothing else.

import FuzzCore
import HeadlessUIKit
import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

@Suite("Action generator") @MainActor
struct ActionGeneratorTests {
  /// The cases of a seed, drawn one after the other by one runner.
  private static func traces(
    of subject: Subject, _ profile: Profile = .ios11, seed: UInt64 = 1, cases: Range<Int>
  ) -> [[Action]] {
    var runner = CaseRunner(subject: subject, switches: profile.switches)
    var trace: [Action] = []
    return cases.map { index in
      var choices = RandomChoices(seed: seed, case: index)
      _ = runner.run(drawing: &choices, stepCount: 50, into: &trace)
      return trace
    }
  }

  @Test("the same choices give the same case, whatever was drawn before")
  func repeats() {
    let all = Self.traces(of: .stock, cases: 0..<12)
    #expect(all == Self.traces(of: .stock, cases: 0..<12))
    #expect(Array(all[7...]) == Self.traces(of: .stock, cases: 7..<12))
    #expect(all != Self.traces(of: .stock, seed: 2, cases: 0..<12))
    #expect(Set(all).count == all.count)
  }

  @Test("a controller that behaves alike is given the same case, whatever its name")
  func readsNoSubject() {
    var other = Subject.stock
    other.name = "other"
    #expect(Self.traces(of: .stock, cases: 0..<8) == Self.traces(of: other, cases: 0..<8))
  }

  @Test("recorded choices draw a case as random ones do, with no engine in sight")
  func recorded() {
    func draw() -> [Action] {
      var choices = RecordedChoices([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4])
      var generator = ActionGenerator(SubjectFacts())
      generator.beginCase(&choices)
      var oracle = Specification(SubjectFacts())
      return (0..<8).map { _ in generator.next(&choices, seeing: oracle.outlook) }
    }
    #expect(draw() == draw())
    #expect(draw().count == 8)
  }

  @Test("every kind that the subject allows is drawn within 300 cases")
  func everyKind() {
    let kinds = Set(Self.traces(of: .stock, cases: 0..<300).joined().map(\.kind))
    let wanted = ActionKind.allCases.filter { $0 != .setBar && $0.capability == nil }
    #expect(wanted.filter { !kinds.contains($0) } == [])
    #expect(kinds.allSatisfy { $0.capability == nil })
  }

  @Test(
    "every kind of a capability is drawn when the run is asked for it",
    arguments: Capability.allCases)
  func everyKind(of capability: Capability) {
    let plain =
      switch capability {
      case .router: Subject.syncedRouter
      case .tabs: Subject.childCountGuardTabBar
      default: Subject.stock
      }
    let subject = plain.drawing(Capabilities(capability))
    let kinds = Set(Self.traces(of: subject, cases: 0..<60).joined().map(\.kind))
    #expect(capability.kinds.filter { !kinds.contains($0) } == [])
    #expect(kinds.allSatisfy { $0.capability == nil || $0.capability == capability })
  }

  @Test("a kind that the subject excludes is never drawn", arguments: ActionKind.allCases)
  func excluded(kind: ActionKind) {
    let subject = Subject("without", excludedActions: [kind.name]) { UINavigationController() }
    let drawn = Self.traces(of: subject.drawing(.all), cases: 0..<12).joined()
    #expect(!drawn.isEmpty)
    #expect(!drawn.contains { $0.kind == kind })
  }

  @Test(
    "what is drawn lies in the ranges of the vocabulary, for every subject that draws otherwise")
  func inRange() {
    for subject in [Subject.stock, .fullscreenPop, .childCountGuardTabBar, .screenAsDelegate] {
      let vocabulary = NavigationVocabulary(subject.facts)
      for action in Self.traces(of: subject, cases: 0..<20).joined() {
        #expect(vocabulary.action(vocabulary.shape(of: action)) == action, "\(action.text)")
      }
    }
  }

  @Test("at most 30 of 100 actions have no effect")
  func effect() {
    var plan = Campaign.Plan(seed: 1, caseCount: 50)
    plan.shrinkBudget = 1
    plan.searchLimit = 1
    var campaign = Campaign(
      subject: .shownScreenGuard, profile: .ios17, switches: Profile.ios17.switches, plan: plan)
    let outcome = campaign.run()
    #expect(outcome.actionCount > 2_000)
    #expect(outcome.idleActionCount * 100 <= outcome.actionCount * 30)
  }
}
