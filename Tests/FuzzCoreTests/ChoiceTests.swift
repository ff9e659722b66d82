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

  @Test("a seed gives the same numbers everywhere")
  func xoshiro() {
    var choices = RandomChoices(seed: 42)
    let numbers = (0..<4).map { _ in choices.next() }
    #expect(
      numbers == [
        1_546_998_764_402_558_742, 6_990_951_692_964_543_102, 12_544_586_762_248_559_009,
        17_057_574_109_182_124_193,
      ])
  }

  @Test("choices below a small limit are the high bits of the numbers")
  func smallLimit() {
    var choices = RandomChoices(seed: 42)
    let outcomes = (0..<16).map { _ in choices.choose(below: 10) }
    #expect(outcomes == [0, 3, 6, 9, 9, 7, 7, 8, 7, 5, 6, 2, 8, 3, 7, 8])
  }

  @Test("numbers that would make some outcomes too frequent are thrown away")
  func largeLimit() {
    var choices = RandomChoices(seed: 7)
    let outcomes = (0..<6).map { _ in choices.choose(below: 3 << 61) }
    #expect(
      outcomes == [
        4_846_258_151_560_678_497, 1_928_269_721_375_543_502, 5_808_147_339_934_739_864,
        6_037_439_055_838_090_395, 420_254_273_381_114_143, 722_437_603_611_755_698,
      ])
  }

  @Test(
    "a case of a seed has a stream of its own",
    arguments: [
      (42, 0, [238, 525, 925, 172, 344, 212, 711, 226]),
      (42, 1, [803, 141, 914, 207, 677, 14, 983, 137]),
      (43, 0, [920, 699, 21, 688, 536, 88, 976, 6]),
    ] as [(UInt64, Int, [Int])])
  func cases(seed: UInt64, index: Int, expected: [Int]) {
    var choices = RandomChoices(seed: seed, case: index)
    #expect((0..<8).map { _ in choices.choose(below: 1_000) } == expected)
  }

  @Test("all cases of a seed start differently")
  func casesDiffer() {
    let starts = (0..<10_000).map { index in
      var choices = RandomChoices(seed: 1, case: index)
      return choices.next()
    }
    #expect(Set(starts).count == starts.count)
  }

  @Test("draws stay in their range and reach both ends")
  func draws() {
    var choices = RandomChoices(seed: 1)
    let numbers = (0..<1_000).map { _ in choices.draw(in: -3...4) }
    #expect(numbers.min() == -3)
    #expect(numbers.max() == 4)
  }

  @Test("odds and weights come as often as they say")
  func chances() {
    var choices = RandomChoices(seed: 1)
    let yes = (0..<10_000).count { _ in choices.odds(1, in: 4) }
    #expect((2_350...2_650).contains(yes))
    let indices = (0..<10_000).map { _ in choices.choose(weights: [1, 0, 3]) }
    #expect((2_350...2_650).contains(indices.count { $0 == 0 }))
    #expect(!indices.contains(1))
  }

  @Test("odds of never and always make no choice")
  func certainOdds() {
    var choices = RecordedChoices([1, 1])
    let answers = [choices.odds(0, in: 3), choices.odds(3, in: 3)]
    #expect(answers == [false, true])
    #expect(choices.drawn == [])
  }

  @Test("recorded choices replay a list, answer 0 beyond it, and say what they answered")
  func recorded() {
    var choices = RecordedChoices([2, 9, -1, 1, 1])
    let numbers = (0..<3).map { _ in choices.choose(below: 5) }
    #expect(numbers == [2, 4, 0])
    let isYes = choices.odds(1, in: 100)
    #expect(isYes)
    let index = choices.choose(weights: [0, 7, 0, 1])
    #expect(index == 3)
    let word = choices.pick(from: ["first", "second"])
    #expect(word == "first")
    #expect(choices.drawn == [2, 4, 0, 1, 1, 0])
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

  @Test("after the last walk the first comes again")
  func exhaustiveAgain() {
    var choices = ExhaustiveChoices()
    var answers: [Int] = []
    var advances: [Bool] = []
    for _ in 0..<3 {
      answers.append(choices.draw(in: 5...6))
      advances.append(choices.advance())
    }
    #expect(answers == [5, 6, 5])
    #expect(advances == [true, false, true])
  }
}
