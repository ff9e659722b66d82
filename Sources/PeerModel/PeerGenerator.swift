// PeerGenerator: failing traces of the peer model, strays and swipes mixed.

package import FuzzCore

/// No trace of a seed failed.
package struct NoFailure: Error {
  /// Makes the error.
  package init() {}
}

/// The first failing trace of a seed, cut after the action that fails.
///
/// Most of what is drawn are swipes: random letters alone do not find the deepest fault.
package func failingPeerTrace(fault: Int, seed: UInt64) throws -> [PeerAction] {
  let alphabet = PeerVocabulary().alphabet
  for index in 0..<20_000 {
    var choices = RandomChoices(seed: seed, case: index)
    var trace: [PeerAction] = []
    while trace.count < 50 {
      let swipe: [PeerAction] = [
        .down, .move(choices.draw(in: 1...8)), .up(fast: choices.odds(1, in: 2)),
        .tick(choices.draw(in: 1...8)),
      ]
      for action in swipe {
        trace.append(action)
        if choices.odds(1, in: 4) { trace.append(choices.pick(from: alphabet)) }
      }
    }
    if let divergence = divergence(of: trace, fault: fault) {
      return Array(trace[...divergence.step])
    }
  }
  throw NoFailure()
}

/// Runs the peer model's engine against its specification.
package func divergence(of trace: [PeerAction], fault: Int) -> Divergence<String>? {
  var engine = PeerEngine(fault: fault)
  var specification = PeerSpecification()
  return lockstep(trace, on: &engine, judgedBy: &specification)
}
