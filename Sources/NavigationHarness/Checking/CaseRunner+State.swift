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
  mutating func playOpen(
    _ trace: [Action], _ result: inout CaseResult, by reader: inout StateReader
  ) -> Fingerprint? {
    let before = result
    reader.begin(trace)
    begin()
    let state: Fingerprint? = stage.withWorld {
      for (step, action) in trace.enumerated() {
        reader.mark(action, at: step, stage, &specification)
        guard play(action, step, &result, nil) else { break }
      }
      return result.violation == nil ? reader.read(stage, &specification) : nil
    }
    guard state != nil, reader.needsHistory() else { return state }
    result = before
    return playOpen(trace, &result, by: &reader)
  }

  /// Plays the closing probe of the case that `playOpen` left, unless it broke already, and sums up.
  mutating func finishOpen(after count: Int, _ result: inout CaseResult) {
    stage.withWorld { finish(after: count, &result, nil) }
  }
}
