// StateGraph: the states that short traces of one subject lead to, explored once for all its findings.

package import FuzzCore
package import NavigationModel
package import NavigationSpec
package import NavigationStage

/// The states that short traces of one subject in one profile lead to, and how they fail.
///
/// It is explored on demand, simplest traces first, and shared by all findings: a class, because each of them takes it further. It
/// gives the simplest trace to a state, the simplest that fails in a certain way, and the proof that none is simpler.
///
/// The whole alphabet grows twentyfold and more with each action, so it is searched up to three actions; longer traces are compared
/// with those over the usual actions and their own.
@MainActor
package final class StateGraph {
  /// Transitions that may be explored in all over the whole alphabet, unless told otherwise.
  package nonisolated static let usualLimit = 45_000
  /// How many times as many may be explored over a part of it: what is said of longer traces rests on that part alone.
  nonisolated private static let partFactor = 3
  /// The length of the ways that shrinking puts in the place of longer ones.
  ///
  /// A fixed one, so that what a case comes to does not depend on how far earlier findings took the graph.
  package nonisolated static let pathLength = 2
  /// The length up to which all traces of the whole alphabet are searched.
  ///
  /// Fixed for the same reason; a fourth layer has some million transitions.
  nonisolated private static let wholeLength = 3

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
  private let excluded: [String]
  private let usual: [Action]
  private let whole: AlphabetGraph
  // Parts of the whole alphabet, each explored once.
  private var parts: [[Action]: AlphabetGraph] = [:]

  /// Makes a graph of which nothing is explored.
  ///
  /// - Parameters:
  ///   - subject: whose cases are played.
  ///   - switches: how UIKit behaves.
  ///   - limit: transitions that may be explored in all over the whole alphabet; over a part of it three times as many.
  package init(subject: Subject, switches: Switches, limit: Int = usualLimit) {
    self.subject = subject
    self.switches = switches
    self.limit = limit
    var facts = subject.facts
    facts.switches = switches
    vocabulary = NavigationVocabulary(facts)
    order = TotalOrder(vocabulary)
    excluded = ActionKind.names.filter(facts.excludedActions.contains)
    usual = CheckAlphabet.usual.letters(for: facts)
    whole = AlphabetGraph(
      subject: subject, switches: switches, vocabulary: vocabulary,
      alphabet: CheckAlphabet.whole.letters(for: facts), limit: limit)
  }

  // MARK: - Ways

  /// The states of traces, and the simplest short ways to states, for shrinking.
  package var paths: StatePaths<Action> {
    whole.explore(to: Self.pathLength)
    return StatePaths { [self] trace in
      whole.states(of: trace)
    } simplestPath: { [self] state in
      path(to: state)
    }
  }

  /// The simplest short way to a state, as far as the graph was explored.
  func path(to state: Fingerprint) -> [Action]? {
    guard let path = whole.path(to: state), path.count <= Self.pathLength else { return nil }
    return path
  }

  /// The simplest short trace that fails in a certain way; nil if none does.
  package func shortTrace(failing signature: Violation.Signature) -> [Action]? {
    whole.explore(to: Self.pathLength)
    guard let trace = whole.simplest(failing: signature), trace.count <= Self.pathLength else {
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
    if let simpler = simpler(than: trace, signature, in: whole, to: Self.wholeLength) {
      return .found(simpler)
    }
    if trace.count <= Self.wholeLength, whole.isExplored(below: trace, for: signature) {
      return .none(certificate(of: trace, signature, in: whole))
    }
    let part = part(with: trace)
    if let simpler = simpler(than: trace, signature, in: part) { return .found(simpler) }
    return .none(certificate(of: trace, signature, in: part))
  }

  private func simpler(
    than trace: [Action], _ signature: Violation.Signature, in graph: AlphabetGraph,
    to length: Int = .max
  ) -> [Action]? {
    if graph.simplest(failing: signature) == nil {
      graph.explore(below: trace, for: signature, to: length)
    }
    guard let simplest = graph.simplest(failing: signature), order.isSimpler(simplest, than: trace)
    else { return nil }
    return simplest
  }

  /// The graph over the usual actions and those of a trace.
  private func part(with trace: [Action]) -> AlphabetGraph {
    var alphabet = usual
    for action in trace where !alphabet.contains(action) { alphabet.append(action) }
    if let part = parts[alphabet] { return part }
    let part = AlphabetGraph(
      subject: subject, switches: switches, vocabulary: vocabulary, alphabet: alphabet,
      limit: Self.partFactor * limit)
    parts[alphabet] = part
    return part
  }

  private func certificate(
    of trace: [Action], _ signature: Violation.Signature, in graph: AlphabetGraph
  ) -> Certificate {
    // What a trace seemed to show it may show on another way to the same state.
    let isProven =
      graph.isExplored(below: trace, for: signature) && !graph.isDoubtful(signature)
    let shorter = shorter(than: trace, in: graph)
    let figures = graph.progress(at: shorter)
    var certificate = Certificate(
      isProven ? .proven : .local(length: shorter), letterCount: graph.alphabet.count,
      states: figures.states, transitions: figures.transitions)
    if graph !== whole {
      certificate.whole = Certificate.Whole(
        letterCount: whole.alphabet.count, length: self.shorter(than: trace, in: whole))
    }
    certificate.excluded = excluded
    if !isProven { certificate.unseen = Array(graph.unseen.prefix(3)) }
    return certificate
  }

  /// Up to which length all traces were judged that are shorter than one.
  private func shorter(than trace: [Action], in graph: AlphabetGraph) -> Int {
    max(0, min(graph.completedDepth, trace.count - 1))
  }
}
