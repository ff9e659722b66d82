// StateGraph: the states that short traces of one subject lead to, explored once for all its findings.

package import FuzzCore
package import NavigationModel
package import NavigationSpec
package import NavigationStage

/// The states that short traces of one subject in one profile lead to, and how they fail.
///
/// It is explored on demand, simplest traces first, and shared by all findings: a class, because each of them takes it further. It
/// gives the simplest trace to a state, the simplest that fails in a certain way, and the proof that none is simpler.
@MainActor
package final class StateGraph {
  /// Transitions that may be explored in all, unless told otherwise.
  package nonisolated static let usualLimit = 60_000
  /// The length of the ways that shrinking puts in the place of longer ones.
  ///
  /// A fixed one, so that what a case comes to does not depend on how far earlier findings took the graph.
  package nonisolated static let pathLength = 2

  /// What a search for simpler traces came to.
  package enum Search: Hashable, Sendable {
    /// This one fails in the same way.
    case found([Action])
    /// None was found, in this sense.
    case none(Certificate)
  }

  private let subject: Subject
  private let switches: Switches
  private let limit: Int
  private let vocabulary: NavigationVocabulary
  private let order: TotalOrder<NavigationVocabulary>
  private let alphabet: [Action]
  private let excluded: [String]
  private var countsPast = false
  private var isAtFixedPoint = false
  private var space: GraphSpace
  private var explorer: Explorer<GraphSpace>

  /// Makes a graph of which nothing is explored.
  ///
  /// - Parameters:
  ///   - subject: whose cases are played.
  ///   - switches: how UIKit behaves.
  ///   - limit: transitions that may be explored in all.
  package init(subject: Subject, switches: Switches, limit: Int = usualLimit) {
    self.subject = subject
    self.switches = switches
    self.limit = limit
    var facts = subject.facts
    facts.switches = switches
    vocabulary = NavigationVocabulary(facts)
    order = TotalOrder(vocabulary)
    alphabet = CheckAlphabet.whole.letters(for: facts)
    excluded = ActionKind.names.filter(facts.excludedActions.contains)
    space = GraphSpace(
      subject: subject, switches: switches, countsPast: false, mark: GraphMark(vocabulary))
    explorer = Explorer(vocabulary, alphabet: alphabet, of: GraphSpace.self)
  }

  // MARK: - Ways

  /// The states of traces, and the simplest short ways to states, for shrinking.
  package var paths: StatePaths<Action> {
    explore(to: Self.pathLength)
    return StatePaths { [self] trace in
      space.states(of: trace)
    } simplestPath: { [self] state in
      path(to: state)
    }
  }

  /// The simplest short way to a state, as far as the graph was explored.
  func path(to state: Fingerprint) -> [Action]? {
    guard let path = explorer.shortestPath(to: state), path.count <= Self.pathLength else {
      return nil
    }
    return path
  }

  /// The simplest short trace that fails in a certain way; nil if none does.
  package func shortTrace(failing signature: Violation.Signature) -> [Action]? {
    explore(to: Self.pathLength)
    guard let trace = simplest(failing: signature), trace.count <= Self.pathLength else {
      return nil
    }
    return trace
  }

  // MARK: - Certificates

  /// Looks for a simpler trace that fails in the same way.
  ///
  /// - Parameters:
  ///   - trace: fails with the signature.
  ///   - signature: what must break for a trace to fail in the same way.
  /// - Returns: the simplest such trace; or that there is none, as far as was searched.
  package func search(below trace: [Action], signature: Violation.Signature) -> Search {
    if simplest(failing: signature) == nil { explore(below: trace, for: signature) }
    if let simpler = simplest(failing: signature), order.isSimpler(simpler, than: trace) {
      return .found(simpler)
    }
    return .none(certificate(of: trace, signature))
  }

  private func simplest(failing signature: Violation.Signature) -> [Action]? {
    explorer.failures.first { $0.failure == signature }?.trace
  }

  private func certificate(
    of trace: [Action], _ signature: Violation.Signature
  ) -> Certificate {
    let depth = explorer.progress.completedDepth
    let isSearched = isExplored(below: trace)
    // What a trace seemed to show it may show on another way to the same state.
    let isSure = space.unseen.isEmpty && !space.doubtful.contains(signature)
    let shorter = max(0, min(depth, trace.count - 1))
    let layers = space.mark.layers
    let figures = layers.indices.contains(shorter) ? layers[shorter] : explorer.progress
    var certificate = Certificate(
      isSearched && isSure ? .proven : .local(length: shorter), letterCount: alphabet.count,
      states: figures.states, transitions: figures.transitions)
    certificate.excluded = excluded
    certificate.unseen = Array(space.unseen.prefix(3))
    return certificate
  }

  // MARK: - Exploring

  private func isExplored(below trace: [Action]) -> Bool {
    space.mark.bound = trace
    return explorer.progress.completedDepth >= trace.count || space.mark.isAtBound
      || isAtFixedPoint
  }

  private func explore(to depth: Int) {
    guard explorer.progress.completedDepth < depth else { return }
    explore(within: depth) { _ in true }
  }

  /// Explores what is simpler than a trace, up to the first that fails in a certain way.
  private func explore(below trace: [Action], for signature: Violation.Signature) {
    guard !isExplored(below: trace) else { return }
    space.mark.wanted = signature
    space.mark.isFound = false
    explore(within: trace.count) { mark in !mark.isAtBound && !mark.isFound }
  }

  /// Explores to a depth, or until the limit or the caller stops it.
  private func explore(within depth: Int, goesOn: (GraphMark) -> Bool) {
    let bounds = ExplorationBounds(depth: depth, stopsAtFailure: false)
    while true {
      let mark = space.mark
      let limit = limit
      let end = explorer.explore(&space, within: bounds) { progress in
        mark.note(progress)
        return progress.transitions < limit && goesOn(mark)
      }
      mark.note(explorer.progress)
      isAtFixedPoint = end == .fixedPoint
      guard space.readsPast, !countsPast else { return }
      // What the subject asked for counts from now on: the states that differ in it alone were taken for one.
      countsPast = true
      space = GraphSpace(
        subject: subject, switches: switches, countsPast: true, mark: GraphMark(vocabulary))
      space.mark.bound = mark.bound
      space.mark.wanted = mark.wanted
      explorer = Explorer(vocabulary, alphabet: alphabet, of: GraphSpace.self)
    }
  }
}
