// Explorer: visits all states that short traces lead to, shortest traces first.

/// Explores a state space breadth first, one layer of equally long traces after the other.
///
/// Traces come in the `TotalOrder`, so the first trace that reaches a state is the simplest that does,
/// and the first that fails is the simplest that fails. States with equal fingerprints are explored
/// once: whatever follows the simplest trace to a state is simpler than what follows another.
///
/// An exploration that was interrupted goes on where it was when it is called again.
public struct Explorer<Space: StateSpace> {
  /// The actions, in the total order.
  public let letters: [Space.Action]
  /// How far the exploration has come.
  @inlinable public var progress: ExplorationProgress { counts }
  /// The simplest trace of each failure that was met, in the total order.
  @inlinable public var failures: [FailingTrace<Space.Action, Space.Failure>] { simplestFailures }

  @usableFromInline var counts = ExplorationProgress()
  @usableFromInline var simplestFailures: [FailingTrace<Space.Action, Space.Failure>] = []
  // The letters of each kind.
  @usableFromInline let kinds: [Range<Int>]
  @usableFromInline var store = StateStore()
  @usableFromInline var layer = Frontier<Space.Snapshot>()
  @usableFromInline var nextLayer = Frontier<Space.Snapshot>()
  @usableFromInline var cursor = LayerCursor()
  @usableFromInline var knownFailures: Set<Space.Failure> = []
  // The simplest trace to a state, and which state it is; kept between transitions.
  @usableFromInline var trace: [Space.Action] = []
  @usableFromInline var tracedState = 0
  @usableFromInline var letterBuffer: [Int] = []

  /// Makes an explorer that has explored nothing.
  ///
  /// - Parameters:
  ///   - vocabulary: what the actions mean.
  ///   - alphabet: the actions to make traces of; nil for `vocabulary.alphabet`, which is the whole.
  ///   - space: the type of what is explored.
  public init<V: Vocabulary>(
    _ vocabulary: V, alphabet: [V.Action]? = nil, of space: Space.Type = Space.self
  ) where V.Action == Space.Action {
    let order = TotalOrder(vocabulary)
    precondition(alphabet?.isEmpty != true, "there is an action to make traces of")
    letters = (alphabet ?? vocabulary.alphabet).sorted { order.isSimpler([$0], than: [$1]) }
    let kindOfLetter = letters.map { vocabulary.shape(of: $0).kind }
    var kinds: [Range<Int>] = []
    for (letter, kind) in kindOfLetter.enumerated() {
      if let last = kinds.last, kindOfLetter[last.lowerBound] == kind {
        kinds[kinds.count - 1] = last.lowerBound..<letter + 1
      } else {
        kinds.append(letter..<letter + 1)
      }
    }
    self.kinds = kinds
  }

  /// How many bytes are set aside for the states that are stored, the frontier left out.
  @inlinable
  public var storedBytes: Int { store.byteCount }

  /// Whether a state is stored.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func isKnown(_ fingerprint: Fingerprint) -> Bool {
    store.state(with: fingerprint) != nil
  }

  /// The groups of the layer that is explored next, whose traces have the same kinds of actions, in the total order.
  ///
  /// - Parameter body: takes the first trace of a group and how many it has; a `false` stops.
  @inlinable
  public func forEachGroup(_ body: ([Space.Action], Int) -> Bool) {
    var path: [Int] = []
    for group in layer.groups.indices {
      let places = layer.places(ofGroup: group)
      path.removeAll(keepingCapacity: true)
      store.appendLetters(to: Int(layer.states[places.lowerBound]), onto: &path)
      guard body(path.reversed().map { letters[$0] }, places.count) else { return }
    }
  }

  /// The simplest trace to a state.
  ///
  /// - Returns: nil if no state with this fingerprint is stored.
  /// - Complexity: O(*n*) in the length of the trace.
  @inlinable
  public func shortestPath(to fingerprint: Fingerprint) -> [Space.Action]? {
    guard let state = store.state(with: fingerprint) else { return nil }
    var path: [Int] = []
    store.appendLetters(to: state, onto: &path)
    return path.reversed().map { letters[$0] }
  }

  /// Explores until a bound is reached, or there is nothing more.
  ///
  /// - Parameters:
  ///   - space: what is explored; the same each time.
  ///   - bounds: how far to go, counted from the start of the exploration.
  ///   - goesOn: asked before each transition; a `false` stops.
  /// - Returns: what ended it. After an end but `fixedPoint` it can go on with wider bounds.
  @inlinable
  public mutating func explore(
    _ space: inout Space, within bounds: ExplorationBounds = ExplorationBounds(),
    goesOn: (ExplorationProgress) -> Bool = { _ in true }
  ) -> ExplorationEnd {
    if counts.completedDepth < 0 {
      start(&space)
      if bounds.stopsAtFailure, !simplestFailures.isEmpty { return .failure }
    }
    while true {
      guard !layer.states.isEmpty else { return .fixedPoint }
      guard counts.completedDepth < bounds.depth else { return .depth }
      if let end = exploreLayer(&space, within: bounds, goesOn: goesOn) { return end }
      counts.completedDepth += 1
      layer = nextLayer
      nextLayer = Frontier()
      counts.waitingStates = 0
      cursor = LayerCursor()
    }
  }
}
