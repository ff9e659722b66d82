// PeerSpace: the peer model's engine and specification in step, as a state space.

package import FuzzCore

/// Engine and specification, as they are after a trace.
package struct PeerPair: Hashable {
  var engine: PeerEngine
  var specification = PeerSpecification()

  /// Both at the start.
  package init(fault: Int = 0) {
    engine = PeerEngine(fault: fault)
  }

  /// Both do an action.
  ///
  /// - Returns: whether they show the same.
  package mutating func apply(_ action: PeerAction) -> Bool {
    lockstep(CollectionOfOne(action), on: &engine, judgedBy: &specification) == nil
  }

  /// All that decides the future, the same for controllers of other numbers.
  package var fingerprint: Fingerprint {
    var numbers = PeerNumbers()
    engine.add(to: &numbers)
    specification.add(to: &numbers)
    return numbers.fingerprint
  }

  /// The states after each prefix of a trace, up to where it fails.
  package static func states(of trace: [PeerAction], fault: Int) -> [Fingerprint?] {
    var pair = Self(fault: fault)
    var states: [Fingerprint?] = [pair.fingerprint]
    for action in trace {
      guard pair.apply(action) else { break }
      states.append(pair.fingerprint)
    }
    return states
  }
}

/// The states of the peer model with one of its faults, or none.
package struct PeerSpace: StateSpace {
  private let origin: PeerPair
  private var pair: PeerPair

  /// Makes the space of a fault, 1 to 7; 0 for none.
  package init(fault: Int = 0) {
    origin = PeerPair(fault: fault)
    pair = origin
  }

  package mutating func start() -> Arrival<Int> {
    pair = origin
    return .state(pair.fingerprint)
  }

  package mutating func play(
    _ trace: [PeerAction], after snapshot: borrowing PeerPair
  ) -> Arrival<Int> {
    pair = copy snapshot
    return pair.apply(trace[trace.count - 1]) ? .state(pair.fingerprint) : .fails(pair.engine.fault)
  }

  package func snapshot() -> PeerPair { pair }
}

/// A fingerprint in which controllers are numbered as they are met.
struct PeerNumbers {
  private(set) var fingerprint = Fingerprint()
  private var met: [Int] = []

  mutating func add(_ number: Int) { fingerprint.add(number) }

  /// Adds a controller.
  mutating func add(controller: Int) {
    if let number = met.firstIndex(of: controller) {
      add(number)
    } else {
      add(met.count)
      met.append(controller)
    }
  }
}
