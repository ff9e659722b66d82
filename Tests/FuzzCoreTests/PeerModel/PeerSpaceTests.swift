// PeerSpaceTests: all states of the peer model, and the proven minima of its faults.

import FuzzCore
import PeerModel
import Testing

@Suite("States of the peer model")
struct PeerSpaceTests {
  @Test("without a fault the fixed point is reached, and nothing fails")
  func fixedPoint() {
    var space = PeerSpace()
    var explorer = Explorer(PeerVocabulary(), of: PeerSpace.self)
    let end = explorer.explore(&space)
    #expect(end == .fixedPoint)
    #expect(explorer.progress.states == 1_412)
    #expect(explorer.progress.transitions == 39_536)
    #expect(explorer.progress.transitionsToKnownStates == 39_536 - 1_411)
    #expect(explorer.failures == [])
  }

  @Test("the first failing trace is the minimum", arguments: PeerMinimum.all)
  func minimum(of minimum: PeerMinimum) {
    var space = PeerSpace(fault: minimum.fault)
    var explorer = Explorer(PeerVocabulary(), of: PeerSpace.self)
    let end = explorer.explore(&space)
    #expect(end == .failure)
    #expect(explorer.failures.map { PeerAction.text(of: $0.trace) } == [minimum.text])
  }
}
