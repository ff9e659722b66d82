// RunResult+TwoOutcomes: how to see a case with two outcomes again, tried before it is said.

import NavigationHarness

extension RunResult.TwoOutcomes {
  /// Most cases that are run a second time only to try a command.
  private static let mostTried = 10_000

  /// Tries which command shows the case again: the case alone, then its subject's cases up to it.
  ///
  /// What an app keeps from case to case decides it often, and then the case alone shows nothing.
  ///
  /// - Parameters:
  ///   - command: names the case.
  ///   - fresh: a process of its own; nil if none can be had.
  @MainActor
  mutating func find(_ command: ReproductionCommand, in fresh: FreshProcess?) {
    guard let fresh, fresh.triesCommands else { return }
    var command = command
    for needsCasesBefore in [false, true] {
      guard !needsCasesBefore || command.index < Self.mostTried else { return }
      command.needsCasesBefore = needsCasesBefore
      // What did not answer shows nothing, and rules out nothing either.
      guard let code = fresh.code(of: command.arguments) else { return }
      guard code == .twoVerdicts else { continue }
      again = .command(command.text)
      return
    }
    again = .wholeRun
  }
}

extension RunResult.TwoOutcomes.Again {
  /// How to see it again, as a clause.
  var words: String {
    switch self {
    case .command(let text): "show it again with \(text)"
    case .wholeRun:
      "neither this case alone shows it again nor its subject's cases up to it: repeat the whole "
        + "run, with the seed in the first line"
    case .untried:
      "state may be kept between cases, so repeat the run with the seed in the first line: the "
        + "case alone need not show it"
    }
  }
}
