// PeerLoops: the same work done by the generic core and by a plain loop.

package import FuzzCore

/// The work on which the generic core is measured: cases of fifty actions, each action drawn, done by engine and
/// specification, and all that is to be seen compared.
///
/// The loops stand beside the model, so that each of them is compiled with it.
package enum PeerLoops {
  /// How long a case is.
  package static let caseLength = 50

  /// Plays cases by the core: choices, a trace, machine and oracle in lockstep.
  ///
  /// - Parameters:
  ///   - cases: how many.
  ///   - seed: the seed of the choices.
  ///   - isPacked: whether a stack is a word, and not an array.
  /// - Returns: the sum of what was shown last, so that nothing is optimized away.
  package static func core(cases: Int, seed: UInt64, isPacked: Bool) -> Int {
    isPacked
      ? core(cases: cases, seed: seed, PackedStack.self)
      : core(cases: cases, seed: seed, [Int].self)
  }

  /// Plays cases in a loop that knows nothing of the core.
  ///
  /// - Parameters:
  ///   - cases: how many.
  ///   - seed: the seed of the numbers.
  ///   - isPacked: whether a stack is a word, and not an array.
  /// - Returns: the sum of what was shown last, so that nothing is optimized away.
  package static func plain(cases: Int, seed: UInt64, isPacked: Bool) -> Int {
    isPacked
      ? plain(cases: cases, seed: seed, PackedStack.self)
      : plain(cases: cases, seed: seed, [Int].self)
  }

  private static func core<Stack: PeerStack>(cases: Int, seed: UInt64, _: Stack.Type) -> Int {
    var sum = 0
    for index in 0..<cases {
      let trace = DrawnPeerActions(RandomChoices(seed: seed, case: index), count: caseLength)
      var engine = PeerEngineOf<Stack>()
      var specification = PeerSpecificationOf<Stack>()
      let divergence = lockstep(trace, on: &engine, judgedBy: &specification)
      precondition(divergence == nil, "engine and specification agree")
      sum += engine.view.shown
    }
    return sum
  }

  private static func plain<Stack: PeerStack>(cases: Int, seed: UInt64, _: Stack.Type) -> Int {
    var sum = 0
    var state = seed
    func number(below limit: UInt64) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int(((mixed >> 33) &* limit) >> 31)
    }
    for _ in 0..<cases {
      var engine = PeerEngineOf<Stack>()
      var specification = PeerSpecificationOf<Stack>()
      for _ in 0..<caseLength {
        let action: PeerAction =
          switch number(below: 8) {
          case 0: .push(animated: number(below: 2) == 1)
          case 1: .pop(animated: number(below: 2) == 1)
          case 2: .popToRoot
          case 3: .setStack(number(below: 4))
          case 4: .down
          case 5: .move(number(below: 8) + 1)
          case 6: .up(fast: number(below: 2) == 1)
          default: .tick(number(below: 8) + 1)
          }
        engine.perform(action)
        specification.announce(action)
        precondition(engine.shows(specification.view), "engine and specification agree")
      }
      sum += engine.view.shown
    }
    return sum
  }
}

/// Actions that are drawn one by one.
private struct DrawnPeerActions<Choices: ChoiceSource>: Sequence, IteratorProtocol {
  private var choices: Choices
  private var left: Int

  init(_ choices: Choices, count: Int) {
    self.choices = choices
    left = count
  }

  mutating func next() -> PeerAction? {
    guard left > 0 else { return nil }
    left -= 1
    return .drawn(by: &choices)
  }
}

extension PeerAction {
  /// Draws an action: each kind as often, and each of its numbers.
  package static func drawn(by choices: inout some ChoiceSource) -> Self {
    switch choices.choose(below: 8) {
    case 0: .push(animated: choices.choose(below: 2) == 1)
    case 1: .pop(animated: choices.choose(below: 2) == 1)
    case 2: .popToRoot
    case 3: .setStack(choices.choose(below: 4))
    case 4: .down
    case 5: .move(choices.choose(below: 8) + 1)
    case 6: .up(fast: choices.choose(below: 2) == 1)
    default: .tick(choices.choose(below: 8) + 1)
    }
  }
}
