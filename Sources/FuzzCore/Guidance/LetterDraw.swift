// LetterDraw: actions drawn from an alphabet, plainly, by swarm or in phrases.

/// Draws the actions of cases from an alphabet in one of several ways.
///
/// Plain drawing finds shallow faults; swarm finds what one kind of action keeps hiding; phrases
/// find what takes many actions in a row that random drawing hardly ever puts together. No way is
/// the best everywhere: mix them.
public struct LetterDraw<Action: Sendable>: Sendable {
  /// How the actions of a case are drawn.
  public enum Way: Hashable, Sendable {
    /// Each kind is as likely.
    case plain
    /// Each kind is there or not, for the whole case; those that are there are as likely.
    case swarm
    /// Half of the draws begin a phrase, and one in four within a phrase is a stray.
    case phrases
    /// As phrases, but each case has its own odds of beginning one, and of strays.
    case moody
  }

  /// The letters of each kind.
  private let letters: [[Action]]
  /// Kinds in a row that make sense together.
  private let phrases: [[Int]]
  /// The kinds that this case uses.
  private var kinds: [Int]
  /// In how many of eight draws a phrase is begun.
  private var phraseOdds = 0
  /// In how many of eight draws within a phrase a stray comes instead.
  private var strayOdds = 0
  private var phrase: [Int] = []
  /// How much of the phrase was drawn; all of it when none is under way.
  private var beat = 0

  /// Draws from a vocabulary's alphabet.
  ///
  /// - Parameters:
  ///   - vocabulary: each of its kinds has letters.
  ///   - phrases: kinds in a row that make sense together; one that is listed twice is drawn twice
  ///     as often. None of them is empty.
  public init<V: Vocabulary<Action>>(_ vocabulary: V, phrases: [[Int]] = []) {
    var letters: [[Action]] = Array(repeating: [], count: vocabulary.kindCount)
    for letter in vocabulary.alphabet {
      letters[vocabulary.shape(of: letter).kind].append(letter)
    }
    precondition(letters.allSatisfy { !$0.isEmpty }, "each kind has a letter")
    precondition(phrases.allSatisfy { !$0.isEmpty }, "each phrase says something")
    self.letters = letters
    self.phrases = phrases
    kinds = Array(letters.indices)
  }

  /// Begins a case.
  public mutating func beginCase(_ way: Way, _ choices: inout some ChoiceSource) {
    kinds = Array(letters.indices)
    phrase = []
    beat = 0
    (phraseOdds, strayOdds) = (0, 0)
    switch way {
    case .plain: break
    case .swarm:
      let chosen = kinds.filter { _ in choices.odds(1, in: 2) }
      if !chosen.isEmpty { kinds = chosen }
    case .phrases: (phraseOdds, strayOdds) = (4, 2)
    case .moody:
      phraseOdds = choices.draw(in: 2...7)
      strayOdds = choices.pick(from: [0, 1, 2, 4])
    }
    if phrases.isEmpty { phraseOdds = 0 }
  }

  /// Draws the next action.
  public mutating func next(_ choices: inout some ChoiceSource) -> Action {
    if beat < phrase.count {
      if !choices.odds(strayOdds, in: 8) { return nextOfPhrase(&choices) }
    } else if choices.odds(phraseOdds, in: 8) {
      phrase = choices.pick(from: phrases)
      beat = 0
      return nextOfPhrase(&choices)
    }
    return choices.pick(from: letters[choices.pick(from: kinds)])
  }

  private mutating func nextOfPhrase(_ choices: inout some ChoiceSource) -> Action {
    defer { beat += 1 }
    return choices.pick(from: letters[phrase[beat]])
  }
}
