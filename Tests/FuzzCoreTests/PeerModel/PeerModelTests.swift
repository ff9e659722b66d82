// PeerModelTests: pins the peer model's engine and specification, apart and in step.

import FuzzCore
import PeerModel
import Testing

@Suite("Peer model")
struct PeerModelTests {
  @Test("engine and specification show what was recorded", arguments: PeerRecord.all)
  func record(of record: PeerRecord) {
    expect(record, of: [Int].self)
  }

  @Test("with packed stacks the same is shown", arguments: PeerRecord.all)
  func packed(record: PeerRecord) {
    expect(record, of: PackedStack.self)
  }

  private func expect<Stack: PeerStack>(_ record: PeerRecord, of: Stack.Type) {
    var engine = PeerEngineOf<Stack>(fault: record.fault)
    var specification = PeerSpecificationOf<Stack>()
    var engineHash: UInt32 = 2_166_136_261
    var specificationHash = engineHash
    for action in record.trace {
      engine.apply(action) { _ in true }
      specification.announce(action)
      fold(engine.view, into: &engineHash)
      fold(specification.view, into: &specificationHash)
    }
    #expect(engineHash == record.engineHash)
    #expect(specificationHash == record.specificationHash)
  }

  @Test("lockstep stops at the first difference", arguments: PeerRecord.all)
  func lockstepStops(at record: PeerRecord) {
    let divergence = divergence(of: record.trace, fault: record.fault)
    #expect((divergence?.step ?? -1) == record.firstDifference)
  }

  @Test("the letters of the alphabet come in the total order")
  func alphabet() {
    let order = TotalOrder(PeerVocabulary())
    let alphabet = PeerVocabulary().alphabet
    #expect(alphabet.count == 28)
    for (letter, next) in zip(alphabet, alphabet.dropFirst()) {
      #expect(order.isSimpler([letter], than: [next]))
    }
  }

  private func fold(_ view: PeerViewOf<some PeerStack>, into hash: inout UInt32) {
    let numbers = [
      view.transition.rawValue, view.remaining, view.progress, view.shown, view.shows,
      view.crashed ? 1 : 0,
    ]
    let stack = (0..<view.stack.count).map { view.stack[$0] }
    for number in [stack.count] + stack + numbers {
      hash = (hash ^ UInt32(truncatingIfNeeded: number)) &* 16_777_619
    }
  }
}
