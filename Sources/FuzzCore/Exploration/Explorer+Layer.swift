// Explorer+Layer: plays the transitions of one layer, and keeps what is new.

extension Explorer {
  /// Judges the empty trace and stores the start.
  @inlinable
  mutating func start(_ space: inout Space) {
    counts.completedDepth = 0
    switch space.start() {
    case .state(let fingerprint): keep(fingerprint, group: 0, &space)
    case .noEffect: preconditionFailure("no action led to the start")
    case .deadEnd: break
    case .fails(let failure): note(failure)
    }
    layer = nextLayer
    nextLayer = Frontier()
    counts.waitingStates = 0
  }

  /// Plays the transitions of the layer that were not played.
  ///
  /// - Returns: what ended it before the layer was done; nil if it is done.
  @inlinable
  mutating func exploreLayer(
    _ space: inout Space, within bounds: ExplorationBounds,
    goesOn: (ExplorationProgress) -> Bool
  ) -> ExplorationEnd? {
    while !cursor.isAtEnd(of: layer) {
      guard goesOn(counts) else { return .stopped }
      traceParent()
      trace.append(letters[cursor.letter])
      defer { trace.removeLast() }
      let failureCount = simplestFailures.count
      let arrival = space.play(trace, after: layer.snapshots[cursor.place])
      guard settle(arrival, within: bounds, &space) else { return .states }
      cursor.advance(in: layer, kinds: kinds)
      if bounds.stopsAtFailure, simplestFailures.count > failureCount { return .failure }
    }
    return nil
  }

  /// Makes `trace` the simplest one to the state that the cursor is at.
  @inlinable
  mutating func traceParent() {
    let state = Int(layer.states[cursor.place])
    guard state != tracedState else { return }
    tracedState = state
    trace.removeAll(keepingCapacity: true)
    letterBuffer.removeAll(keepingCapacity: true)
    store.appendLetters(to: state, onto: &letterBuffer)
    for letter in letterBuffer.reversed() { trace.append(letters[letter]) }
  }

  /// Counts a transition and keeps the state that it led to, if that is new.
  ///
  /// - Returns: false if there is no room for the state; then nothing has changed.
  @inlinable
  mutating func settle(
    _ arrival: Arrival<Space.Failure>, within bounds: ExplorationBounds, _ space: inout Space
  ) -> Bool {
    switch arrival {
    case .noEffect: counts.transitionsToKnownStates += 1
    case .deadEnd: counts.deadEnds += 1
    case .fails(let failure):
      counts.failedTransitions += 1
      note(failure)
    case .state(let fingerprint):
      if let fingerprint, isKnown(fingerprint) {
        counts.transitionsToKnownStates += 1
      } else {
        guard counts.states < bounds.states else { return false }
        keep(fingerprint, group: cursor.group * kinds.count + cursor.kind, &space)
      }
    }
    counts.transitions += 1
    return true
  }

  /// Stores the state that the space is in, has it inspected, and puts it into the next layer.
  @inlinable
  mutating func keep(_ fingerprint: Fingerprint?, group: Int, _ space: inout Space) {
    let isStart = counts.states == 0
    store.append(
      fingerprint, parent: isStart ? 0 : tracedState, letter: isStart ? 0 : cursor.letter)
    nextLayer.append(counts.states, space.snapshot(), group: group)
    counts.states += 1
    counts.waitingStates += 1
    if fingerprint == nil { counts.statesWithoutFingerprint += 1 }
    if let failure = space.inspect() { note(failure) }
  }

  /// Keeps a failure with the trace that has just been played, if it is new.
  @inlinable
  mutating func note(_ failure: Space.Failure) {
    guard knownFailures.insert(failure).inserted else { return }
    simplestFailures.append(FailingTrace(trace: trace, failure: failure))
  }

  /// The transitions of the layer that is explored next, in their order; they are not played, and nothing is kept of them.
  ///
  /// - Parameter body: takes the trace that a transition completes and what was kept of the state before its last action; a `false`
  ///   stops.
  /// - Complexity: O(*n*) in the transitions.
  @inlinable
  public func forEachTransition(
    _ body: ([Space.Action], borrowing Space.Snapshot) -> Bool
  ) {
    var next = LayerCursor()
    var trace: [Space.Action] = []
    var path: [Int] = []
    var traced = -1
    while !next.isAtEnd(of: layer) {
      let state = Int(layer.states[next.place])
      if state != traced {
        traced = state
        path.removeAll(keepingCapacity: true)
        store.appendLetters(to: state, onto: &path)
        trace.removeAll(keepingCapacity: true)
        for letter in path.reversed() { trace.append(letters[letter]) }
      }
      trace.append(letters[next.letter])
      guard body(trace, layer.snapshots[next.place]) else { return }
      trace.removeLast()
      next.advance(in: layer, kinds: kinds)
    }
  }
}
