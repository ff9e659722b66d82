// ChoiceTests: the streams of choices, number by number.

import FuzzCore
import Testing

@Suite("Choices")
struct ChoiceTests {
  @Test("SplitMix64 gives the published numbers")
  func splitMix() {
    var generator = SplitMix64(seed: 1_234_567)
    let numbers = (0..<5).map { _ in generator.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test("exhaustive choices walk through every sequence once")
  func exhaustive() {
    var choices = ExhaustiveChoices()
    var walks: [[Int]] = []
    repeat {
      var walk = [choices.choose(below: 2)]
      if walk[0] == 1 { walk.append(choices.choose(weights: [3, 0, 1])) }
      walk.append(choices.odds(1, in: 100) ? 1 : 0)
      walks.append(walk)
    } while choices.advance()
    #expect(walks == [[0, 0], [0, 1], [1, 0, 0], [1, 0, 1], [1, 2, 0], [1, 2, 1]])
  }
}
