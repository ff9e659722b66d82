// CoverageTests: which transitions and pairs of situations count as reached.

import FuzzCore
import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

@Suite("Coverage") @MainActor
struct CoverageTests {
  private func coverage(of cells: [Int]) -> Coverage {
    var map = CoverageMap(cellCount: Cell.count)
    for cell in cells { map.hit(cell) }
    return Coverage(map)
  }

  @Test("a transition is told by its phases and its action, whatever the finger does")
  func transition() {
    let pushing = Int(Phase.pushing.rawValue) * 4
    let popping = Int(Phase.popping.rawValue) * 4
    let one = coverage(of: [
      Cell.transition(pushing, .pop, popping), Cell.transition(pushing + 3, .pop, popping + 2),
      Cell.transition(pushing, .pop, 0),
    ])
    #expect(one.transitionCount == 2)
    #expect(one.pairCount == 0)
    let missed = one.missedStarts().map(\.description)
    #expect(missed.count == ActionKind.allCases.count * Phase.allCases.count - 1)
    #expect(!missed.contains("pop while pushing"))
    #expect(missed.contains("pop while popping"))
    #expect(one.missedStarts(excluding: ActionKind.allCases) == [])
  }

  @Test("a pair is two situations of one case, in either order")
  func pair() {
    let one = Situation.cancelledSwipe.rawValue
    let other = Situation.rootSwipe.rawValue
    let reached = coverage(of: [
      Cell.pair(one, other), Cell.pair(other, one), Cell.pair(one, one),
    ])
    #expect(reached.pairCount == 1)
    let missed = reached.missedPairs(with: .all)
    #expect(missed.count == Coverage.pairCount(with: .all) - 1)
    let count = Situation.reachable(with: []).count
    #expect(Coverage.pairCount(with: []) == count * (count - 1) / 2)
    #expect(!missed.map(\.description).contains("cancelled-swipe with root-swipe"))
    #expect(reached.transitionCount == 0)
  }

  @Test("what two runs reach adds up")
  func union() {
    let left = coverage(of: [Cell.transition(0, .push, 4), Cell.transition(0, .pop, 8)])
    let right = coverage(of: [Cell.transition(0, .push, 4), Cell.pair(0, 1)])
    var both = left
    both.formUnion(right)
    #expect(both.transitionCount == 2)
    #expect(both.pairCount == 1)
  }

  @Test("a hundred cases try most actions in most phases")
  func sample() {
    for strategy in Strategy.allCases {
      var plan = Campaign.Plan(seed: 3, caseCount: 100)
      plan.strategy = strategy
      var campaign = Campaign(
        subject: .recommendedGuard, profile: .ios17, switches: Profile.ios17.switches, plan: plan)
      let reached = campaign.run().coverage
      let others = ActionKind.allCases.filter { $0.capability != nil }
      #expect(reached.missedStarts(excluding: others).count < 46)
      #expect(reached.transitionCount > 120)
      #expect(reached.pairCount > 80)
    }
  }
}
