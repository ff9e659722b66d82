// Shrinker: makes a failing trace as simple as its passes can, under one total order.

/// Looks for the simplest trace that fails as a given one does.
///
/// Its passes run, cheap ones first, until none of them makes the trace any simpler. Whatever is
/// accepted is simpler in the `TotalOrder` than what it replaces, so shrinking ends, and the same
/// failure tends to end in the same trace. No trace is run twice.
public struct Shrinker<V: Vocabulary> {
  /// What the actions mean.
  public let vocabulary: V
  private let order: TotalOrder<V>
  private let alphabet: [Shape]
  private var cheapPasses: [any ShrinkPass] = ShrinkPasses.cheap
  private var dearPasses: [any ShrinkPass] = ShrinkPasses.dear

  /// Makes a shrinker.
  ///
  /// - Parameters:
  ///   - vocabulary: what the actions mean.
  ///   - alphabet: the actions that may be put in the place of others; nil for
  ///     `vocabulary.alphabet`, which is the whole.
  ///   - triesAlphabet: whether the whole alphabet is tried in many places, which takes most of the
  ///     runs; not needed if an `Explorer` looks for simpler traces afterwards.
  public init(_ vocabulary: V, alphabet: [V.Action]? = nil, triesAlphabet: Bool = true) {
    self.vocabulary = vocabulary
    let order = TotalOrder(vocabulary)
    self.order = order
    self.alphabet = (alphabet ?? vocabulary.alphabet)
      .map { vocabulary.shape(of: $0) }
      .sorted { order.forms.isSimpler($0, than: $1) }
    if !triesAlphabet { dearPasses = [] }
  }

  /// Makes a shrinker that has some passes only.
  package init(_ vocabulary: V, passes: [any ShrinkPass], alphabet: [V.Action]? = nil) {
    self.init(vocabulary, alphabet: alphabet)
    cheapPasses = passes
    dearPasses = []
  }

  /// Shrinks a failing trace.
  ///
  /// - Parameters:
  ///   - trace: a trace that fails; it is not run again.
  ///   - budget: how many traces may be run.
  ///   - paths: simplest ways to states; asking for the states of a trace counts as running it.
  ///   - stillFails: whether a trace fails as `trace` does, with the same signature; it gives the
  ///     same answer for the same trace.
  /// - Returns: `trace`, or a simpler one that fails.
  public func shrink(
    _ trace: [V.Action], budget: Int, by paths: StatePaths<V.Action>? = nil,
    stillFails: ([V.Action]) -> Bool
  ) -> ShrinkResult<V.Action> {
    withoutActuallyEscaping(stillFails) { stillFails in
      var session = ShrinkSession(
        of: trace.map { vocabulary.shape(of: $0) }, in: order.forms, alphabet: alphabet,
        budget: Budget(budget)
      ) { shapes in
        actions(of: shapes).map(stillFails)
      }
      let ways = paths.map { [replacement(by: $0)] } ?? []
      let reachedFixedPoint = session.run(cheap: ways + cheapPasses, dear: dearPasses)
      return ShrinkResult(
        // An accepted trace was made into actions before, and nil stands for the given one.
        trace: session.improvements == 0 ? trace : actions(of: session.best) ?? trace,
        executions: session.executions,
        executionsToTrace: session.executionsToBest,
        reachedFixedPoint: reachedFixedPoint)
    }
  }

  /// The pass that replaces prefixes by the simplest ways to their states.
  private func replacement(by paths: StatePaths<V.Action>) -> any ShrinkPass {
    JointStateReplacement(
      states: { shapes in actions(of: shapes).map(paths.states) ?? [] },
      simplestPath: { state in
        paths.simplestPath(state)?.map { vocabulary.shape(of: $0) }
      })
  }

  /// The trace of these forms; nil if one of them is no action.
  private func actions(of shapes: [Shape]) -> [V.Action]? {
    var actions: [V.Action] = []
    actions.reserveCapacity(shapes.count)
    for shape in shapes {
      guard let action = vocabulary.action(shape) else { return nil }
      actions.append(action)
    }
    return actions
  }
}
