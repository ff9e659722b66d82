// CaseRunner+State: plays a trace up to its end, says which state that is, and closes the case only if asked.

package import FuzzCore
package import NavigationModel
package import NavigationSpec
import NavigationStage

extension CaseRunner {
  /// A reader of the states of this runner's cases.
  package func makeReader(remembering memory: Specification.Memory = .causes) -> StateReader {
    StateReader(stage, remembering: memory)
  }

  /// Plays a trace, and says in which state it leaves oracle, engine and subject.
  ///
  /// - Parameters:
  ///   - trace: what is played.
  ///   - reader: reads the state; it is one of this runner's own.
  /// - Returns: what became of the trace, its closing probe included; and the state after its last action, before the probe, which is
  ///   nil if the trace broke a rule before its end. Causes are not checked for being needed, as `run(_:watch:)` does.
  package mutating func explore(
    _ trace: [Action], by reader: inout StateReader
  ) -> (result: CaseResult, state: Fingerprint?) {
    var result = CaseResult()
    let state = playOpen(trace, &result, by: &reader)
    finishOpen(after: trace.count, &result)
    return (result, state)
  }

  /// Plays a trace without its closing probe; the case stays where it ends.
  ///
  /// - Parameters:
  ///   - trace: what is played.
  ///   - parent: the state before the last action, if it is known: where the case before was left in it, this one goes on from there.
  ///   - result: what became of it.
  ///   - reader: reads the state; it is one of this runner's own.
  /// - Returns: the state, or nil if the trace broke a rule.
  mutating func playOpen(
    _ trace: [Action], after parent: Fingerprint? = nil, _ result: inout CaseResult,
    by reader: inout StateReader
  ) -> Fingerprint? {
    let before = result
    // Equal states have the same future, whatever led to them; one in eight actions changes nothing that counts.
    let isAtParent =
      parent != nil && parent == openState && !trace.isEmpty && !reader.tracksBlocks
    let goesOn = isAtParent || goHome(by: &reader)
    hasGoneOn = hasGoneOn || goesOn
    if !goesOn {
      reader.begin(trace)
      begin()
    }
    let start = isAtParent ? trace.count - 1 : 0
    let state: Fingerprint? = stage.withWorld {
      for step in start..<trace.count {
        reader.mark(trace[step], at: step, stage, &specification)
        guard play(trace[step], step, &result, nil) else { break }
      }
      return result.violation == nil ? reader.read(stage, &specification) : nil
    }
    openState = reader.sawEverything ? state : nil
    if trace.isEmpty, !goesOn { reader.rests.start = openState }
    // What fails is told from the start, and so is what hands over blocks for the first time.
    guard state == nil ? goesOn : reader.needsHistory() else { return state }
    result = before
    openState = nil
    return playOpen(trace, &result, by: &reader)
  }

  /// Takes the case that was left at rest back to the state in which cases begin, which is cheaper than a new one.
  ///
  /// - Returns: whether it is in that state.
  private mutating func goHome(by reader: inout StateReader) -> Bool {
    guard let rest = openState, homecomings < Self.mostHomecomings, reader.mergesRests,
      specification.isAtRest, stage.isStill, Self.wayHome.allSatisfy({ allows($0.kind) })
    else { return false }
    let known = reader.rests.leadsHome(from: rest)
    guard known != false else { return false }
    homecomings += 1
    openState = nil
    if rest != reader.rests.start {
      let isThere: Bool = stage.withWorld {
        for action in Self.wayHome where advance(action, 0, nil) != nil { return false }
        guard known == nil else { return true }
        let end = reader.readRest(stage, &specification)
        reader.rests.note(end, from: rest)
        return end == reader.rests.start
      }
      guard isThere else { return false }
    }
    specification.forgetSituations()
    return true
  }

  private static let wayHome: [Action] = [.popToRoot(animated: false), .settle]

  /// Plays the closing probe of the case that `playOpen` left, unless it broke already, and sums up.
  mutating func finishOpen(after count: Int, _ result: inout CaseResult) {
    openState = nil
    stage.withWorld { finish(after: count, &result, nil) }
  }

  /// Plays as much of the closing probe of the case that `playOpen` left as decides whether it breaks, and sums up.
  ///
  /// What comes to rest where another case did before it goes on as that did: a push and back work there too.
  mutating func finishOpen(
    after trace: [Action], _ result: inout CaseResult, by reader: inout StateReader
  ) {
    openState = nil
    let isNew = !hasGoneOn
    stage.withWorld {
      comeToRest(after: trace.count, &result, nil)
      let rest = result.violation == nil ? reader.readRest(stage, &specification) : nil
      if let rest, reader.rests.hasPassed(rest) {
        openState = rest
      } else {
        probe(&result, nil)
        if let rest, result.violation == nil { reader.rests.notePassed(rest) }
      }
      sumUp(&result)
    }
    // What fails is told from the start.
    guard result.violation != nil, !isNew else { return }
    result = CaseResult()
    playWhole(trace, &result) { _ in true }
  }

  /// Plays a trace from the start, and its closing probe if that is wanted.
  ///
  /// - Parameters:
  ///   - trace: what is played.
  ///   - result: what became of it.
  ///   - needsProbe: asked at the end of a trace that broke nothing, with what the oracle foresees there.
  mutating func playWhole(
    _ trace: [Action], _ result: inout CaseResult, needsProbe: (Foresight) -> Bool
  ) {
    begin()
    stage.withWorld {
      for (step, action) in trace.enumerated() {
        guard play(action, step, &result, nil) else { return }
      }
      if needsProbe(specification.foresight) { finish(after: trace.count, &result, nil) }
    }
  }
}
