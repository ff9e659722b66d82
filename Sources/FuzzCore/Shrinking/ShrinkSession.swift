// ShrinkSession: the simplest trace so far, and the one way to a simpler one.

/// The state of one shrinking.
///
/// Passes see forms only, so none of them is generic. `accepts` is the only way to run a trace and
/// to change the best one.
package struct ShrinkSession {
  /// The order that decides what is simpler.
  let order: FormOrder
  /// The actions that may replace others, simplest first.
  let alphabet: [Shape]
  /// The simplest failing trace so far.
  private(set) var best: [Shape]
  /// How often the best trace was replaced.
  private(set) var improvements = 0
  /// How many traces had been run when the best one was found.
  private(set) var executionsToBest = 0
  private var budget: Budget
  private var tried = FingerprintSet()
  private let fails: ([Shape]) -> Bool?

  /// Starts with a failing trace.
  ///
  /// - Parameters:
  ///   - trace: a trace that fails.
  ///   - order: decides what is simpler.
  ///   - alphabet: the actions that may replace others, simplest first.
  ///   - budget: how many traces may be run.
  ///   - fails: runs a trace; nil if it cannot be, because a form is no action.
  init(
    of trace: [Shape], in order: FormOrder, alphabet: [Shape], budget: Budget,
    fails: @escaping ([Shape]) -> Bool?
  ) {
    best = trace
    self.order = order
    self.alphabet = alphabet
    self.budget = budget
    self.fails = fails
  }

  /// How many traces were run.
  var executions: Int { budget.spent }

  /// Runs the passes to their common fixed point.
  ///
  /// The cheap ones run round by round until none of them helps, from the start again whenever the
  /// trace has become shorter; only then a dear one, and after one that helped the cheap ones again.
  ///
  /// - Returns: false if the budget ran out.
  mutating func run(cheap: [any ShrinkPass], dear: [any ShrinkPass]) -> Bool {
    do throws(OutOfBudget) {
      repeat {
        while try makesSimpler(cheap, stopsWhen: .shorter) {}
      } while try makesSimpler(dear, stopsWhen: .simpler)
      return true
    } catch {
      return false
    }
  }

  private enum Progress {
    case shorter
    case simpler
  }

  /// Runs passes one after the other, not all of them if one makes a certain progress.
  ///
  /// - Returns: whether the best trace is another one now.
  private mutating func makesSimpler(
    _ passes: [any ShrinkPass], stopsWhen progress: Progress
  ) throws(OutOfBudget) -> Bool {
    let improvementsBefore = improvements
    for (index, pass) in passes.enumerated() {
      let lengthBefore = best.count
      try pass.run(&self)
      if improvements == improvementsBefore { continue }
      if progress == .simpler { return true }
      // The first pass is the one to start again with.
      if index > 0, best.count < lengthBefore { return true }
    }
    return improvements > improvementsBefore
  }

  /// Takes a candidate as the best trace if it is simpler and still fails.
  ///
  /// - Parameter candidate: nil is never accepted.
  /// - Returns: whether it was taken.
  /// - Throws: `OutOfBudget` if the candidate would have to be run.
  mutating func accepts(_ candidate: [Shape]?) throws(OutOfBudget) -> Bool {
    guard let candidate, order.isSimpler(candidate, than: best),
      tried.insert(Self.fingerprint(of: candidate))
    else { return false }
    guard !budget.isExhausted else { throw OutOfBudget() }
    guard let fails = fails(candidate) else { return false }
    _ = budget.spend()
    guard fails else { return false }
    best = candidate
    improvements += 1
    executionsToBest = executions
    return true
  }

  /// Plays the best trace for something else than its verdict, and counts it as a run.
  ///
  /// - Throws: `OutOfBudget` if the trace cannot be run.
  mutating func playBest<Result>(
    _ body: ([Shape]) -> Result
  ) throws(OutOfBudget) -> Result {
    guard budget.spend() else { throw OutOfBudget() }
    return body(best)
  }

  private static func fingerprint(of trace: [Shape]) -> Fingerprint {
    var fingerprint = Fingerprint()
    for shape in trace {
      fingerprint.add(shape.kind)
      for value in shape.values {
        fingerprint.add(value)
      }
    }
    return fingerprint
  }
}
