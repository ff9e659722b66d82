// AlphabetGraph: the states that short traces over one alphabet lead to, explored on demand.

import FuzzCore
import HeadlessUIKit
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
  private var countedPast = AskedPast.nothing
  private var isAtFixedPoint = false
  private var space: GraphSpace
  private var explorer: Explorer<GraphSpace>
  private let order: TotalOrder<NavigationVocabulary>
  // What last layers came to that were not kept, by the failure that was looked for.
  private var lastLayers: [Violation.Signature: LastLayer] = [:]

  private struct LastLayer {
    /// Everything that is as long as this trace and simpler was judged.
    let bound: [Action]
    /// The simplest of it that fails.
    let found: [Action]?
  }

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
    order = TotalOrder(vocabulary)
    space = GraphSpace(
      subject: subject, switches: switches, countedPast: .nothing, mark: GraphMark(vocabulary))
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
    explorer.failures.first { $0.failure == signature }?.trace ?? lastLayers[signature]?.found
  }

  /// Whether all traces over the alphabet that are simpler than one were judged, as far as they may fail in a certain way.
  func isExplored(below trace: [Action], for signature: Violation.Signature) -> Bool {
    space.mark.bound = trace
    if completedDepth >= trace.count || space.mark.isAtBound || isAtFixedPoint { return true }
    guard let last = lastLayers[signature], last.bound.count == trace.count else { return false }
    return !order.isSimpler(last.bound, than: trace)
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
    while completedDepth < length, !isExplored(below: trace, for: signature), !space.mark.isFound {
      if completedDepth + 1 == trace.count, Foresight.isOf(signature.rule) {
        if exploreLast(below: trace, for: signature) { return }
        continue
      }
      guard hasRoom(below: trace) else { return }
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
      guard beganAnew() else { return }
    }
  }

  /// Forgets what was explored if the subject has asked for what did not count; from now on it does.
  ///
  /// - Returns: whether that is so: the states that differ in it alone were taken for one.
  private func beganAnew() -> Bool {
    guard space.askedPast > countedPast else { return false }
    let mark = space.mark
    countedPast = space.askedPast
    space = GraphSpace(
      subject: subject, switches: switches, countedPast: countedPast, mark: GraphMark(vocabulary))
    space.mark.bound = mark.bound
    space.mark.wanted = mark.wanted
    explorer = Explorer(vocabulary, alphabet: alphabet, of: GraphSpace.self)
    lastLayers = [:]
    return true
  }

  // MARK: - The last layer of a proof

  /// Plays what is as long as a trace and simpler, as far as it may break the rule that is looked for; nothing of it is kept.
  ///
  /// Everything shorter was judged, so that of what the oracle rules out nothing fails in this way. If the wanted part does not fit
  /// into the limit it is not begun.
  ///
  /// - Returns: false if all has to be explored anew.
  private func exploreLast(below bound: [Action], for signature: Violation.Signature) -> Bool {
    var count = progress(at: completedDepth).transitions
    forEachTransition(below: bound, breaking: signature.rule) { _ in
      count += 1
      return count <= limit
    }
    guard count <= limit else { return true }
    var found: [Action]?
    forEachTransition(below: bound, breaking: signature.rule) { trace in
      if space.failure(of: trace, wanted: signature.rule) == signature { found = trace }
      return found == nil
    }
    if beganAnew() { return false }
    lastLayers[signature] = LastLayer(bound: bound, found: found)
    return true
  }

  /// The traces that are as long as one and simpler and that may break a rule, in the total order, up to a `false`.
  private func forEachTransition(
    below bound: [Action], breaking rule: Rule, _ body: ([Action]) -> Bool
  ) {
    let kinds = bound.map(\.kind.rawValue)
    explorer.forEachTransition { trace, glance in
      guard GraphSpace.mayBreak(rule, by: trace, after: glance) else { return true }
      // The kinds decide first.
      let isSame = trace.elementsEqual(kinds) { $0.kind.rawValue == $1 }
      let isBelow =
        isSame
        ? order.isSimpler(trace, than: bound)
        : trace.lazy.map(\.kind.rawValue).lexicographicallyPrecedes(kinds)
      return isBelow && body(trace)
    }
  }
}
