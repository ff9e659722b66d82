// BaseVocabularyTests: a run without capabilities draws the same, whatever capabilities there are.

import FuzzCore
import NavigationModel
import NavigationSpec
import NavigationStage
import Testing

@testable import NavigationHarness

@Suite("Base vocabulary") @MainActor
struct BaseVocabularyTests {
  /// The hash of what is drawn in many cases, in which the state of the oracle is drawn too.
  ///
  /// No engine takes part, so that only a change of the generator changes it.
  private static func hash(_ facts: SubjectFacts) -> UInt64 {
    var hash = StableHash()
    var generator = ActionGenerator(facts)
    var oracle = Specification(facts)
    var outlook = oracle.outlook
    for index in 0..<300 {
      var choices = RandomChoices(seed: 1, case: index)
      generator.beginCase(&choices)
      for _ in 0..<40 {
        outlook.depth = choices.draw(in: 1...8)
        outlook.timeToPhaseEnd = choices.odds(1, in: 2) ? choices.draw(in: 1...350) : nil
        outlook.isFingerDown = choices.odds(1, in: 4)
        outlook.isCovered = choices.odds(1, in: 9)
        outlook.isInTransition = choices.odds(1, in: 3)
        outlook.isSwipeEnabled = choices.odds(8, in: 9)
        outlook.isAtRest = choices.odds(1, in: 2)
        hash.add(generator.next(&choices, seeing: outlook).text)
      }
    }
    return hash.value
  }

  @Test("the generator draws what it always drew")
  func plain() { #expect(Self.hash(SubjectFacts()) == 12_648_313_067_767_098_052) }

  @Test(
    "the generator draws what it always drew for a subject with exclusions, where calls corrupt")
  func corrupting() throws {
    let facts = SubjectFacts(
      kinds: [ScreenTraits("plain"), ScreenTraits("other")], excludedActions: ["bar", "settle"],
      switches: Profile.ios7.switches)
    #expect(Self.hash(facts) == 13_098_808_292_018_614_918)
  }

  @Test("the whole alphabet without capabilities has no action of one")
  func alphabet() {
    let letters = CheckAlphabet.whole.letters(for: SubjectFacts())
    #expect(letters.allSatisfy { $0.kind.capability == nil })
    for capability in Capability.allCases {
      let more = CheckAlphabet.usual.letters(
        for: SubjectFacts(capabilities: Capabilities(capability), hasRouter: true))
      let kinds = Set(more.map(\.kind))
      #expect(capability.kinds.filter { !kinds.contains($0) } == [])
    }
  }
}
