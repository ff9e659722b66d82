// AlphabetGraph: the states that short traces over one alphabet lead to, explored on demand.

import FuzzCore
import NavigationModel
import NavigationSpec
import NavigationStage

/// The states that short traces over one alphabet lead to, and how they fail; explored on demand, simplest traces first.
@MainActor
final class AlphabetGraph {
  /// The actions of which traces are made.
  let alphabet: [Action]

  private let subject: Subject
  private let switches: Switches
  private let limit: Int
  private let vocabulary: NavigationVocabulary
  private var countsPast = false
  private var isAtFixedPoint = false
  private var space: GraphSpace
  private var explorer: Explorer<GraphSpace>

  /// Makes a graph of which nothing is explored.
  ///
  /// - Parameters:
  ///   - subject: whose cases are played.
  ///   - switches: how UIKit behaves.
  ///   - vocabulary: what the actions mean for the subject.
  ///   - alphabet: the actions of which traces are made.
  ///   - limit: transitions that may be explored in all.
  init(
    subject: Subject, switches: Switches, vocabulary: NavigationVocabulary, alphabet: [Action],
    limit: Int
  ) {
    self.subject = subject
    self.switches = switches
    self.vocabulary = vocabulary
    self.alphabet = alphabet
    self.limit = limit
    space = GraphSpace(
      subject: subject, switches: switches, countsPast: false, mark: GraphMark(vocabulary))
    explorer = Explorer(vocabulary, alphabet: alphabet, of: GraphSpace.self)
  }

  // MARK: - What was explored

  /// All traces up to this length were judged.
  var completedDepth: Int { explorer.progress.completedDepth }

  /// What of the subject's own state could not be seen, in words.
  var unseen: [String] { space.unseen }

  /// Whether some trace seemed to fail so and did not: on another way to the same state one may.
  func isDoubtful(_ signature: Violation.Signature) -> Bool { space.doubtful.contains(signature) }

  /// What was explored when all traces up to a length were.
  func progress(at length: Int) -> ExplorationProgress {
    let layers = space.mark.layers
    return layers.indices.contains(length) ? layers[length] : explorer.progress
  }

  /// The states of a trace, as far as nothing breaks; nil where one cannot be seen whole.
  func states(of trace: [Action]) -> [Fingerprint?] { space.states(of: trace) }

  /// The simplest trace to a state, as far as was explored.
  func path(to state: Fingerprint) -> [Action]? { explorer.shortestPath(to: state) }

  /// The simplest trace that fails in a certain way, as far as was explored.
  func simplest(failing signature: Violation.Signature) -> [Action]? {
    explorer.failures.first { $0.failure == signature }?.trace
  }

  /// Whether all traces over the alphabet that are simpler than one were judged.
  func isExplored(below trace: [Action]) -> Bool {
    space.mark.bound = trace
    return completedDepth >= trace.count || space.mark.isAtBound || isAtFixedPoint
  }

  // MARK: - Exploring

  /// Explores all traces up to a length, as far as the limit goes.
  func explore(to depth: Int) {
    guard completedDepth < depth else { return }
    explore(within: depth) { _ in true }
  }

  /// Explores what is simpler than a trace, up to the first that fails in a certain way.
  ///
  /// A layer of which the wanted part does not fit into what is left is not begun: what is searched of it would say nothing.
  func explore(below trace: [Action], for signature: Violation.Signature, to length: Int = .max) {
    space.mark.wanted = signature
    space.mark.isFound = false
    while completedDepth < length, !isExplored(below: trace), !space.mark.isFound,
      hasRoom(below: trace)
    {
      let before = explorer.progress
      explore(within: completedDepth + 1) { mark in !mark.isAtBound && !mark.isFound }
      guard explorer.progress != before else { return }
    }
  }

  /// Whether the layer that comes next fits into the limit, as far as it is simpler than a trace.
  private func hasRoom(below trace: [Action]) -> Bool {
    guard completedDepth >= 0 else { return true }
    let kinds = trace.map(\.kind.rawValue)
    var transitions = progress(at: completedDepth).transitions
    explorer.forEachGroup { first, count in
      // Longer traces are not simpler; of equally long ones the kinds decide first.
      guard first.count + 1 == kinds.count else {
        transitions += count * alphabet.count
        return true
      }
      let group = first.map(\.kind.rawValue)
      if kinds.starts(with: group), let last = kinds.last {
        transitions += count * alphabet.count { $0.kind.rawValue <= last }
        return false
      }
      guard group.lexicographicallyPrecedes(kinds) else { return false }
      transitions += count * alphabet.count
      return true
    }
    return transitions <= limit
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
