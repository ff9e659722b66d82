// StateReader: which joint state of oracle, engine and subject a case is in, as a fingerprint.

import FuzzCore
package import HeadlessUIKit
import NavigationModel
package import NavigationSpec
package import NavigationStage

/// Reads which joint state of oracle, engine and subject a case is in.
///
/// Two cases with equal fingerprints have the same future: whatever is done next, both are seen to do the same and break the same
/// rule, the closing probe included. It holds but for two things: equality by accident (128 bits), and what `unseen` names.
@MainActor
package struct StateReader {
  /// Whether the causes that broken rules will be given count.
  package let memory: Specification.Memory
  /// What of the subject's own state cannot be seen, in words.
  package var unseen: [String] { walk.unseen }
  /// Whether the last state was read whole: if not, an equal fingerprint does not make another state the same.
  package var sawEverything: Bool { walk.sawEverything }
  /// How much of the past counts, because the subject asks for it.
  package var countedPast: AskedPast {
    get { walk.countedPast }
    set { walk.countedPast = newValue }
  }

  /// What is known of the states at rest that were read.
  var rests = KnownRests()

  private let isStateCertain: Bool
  private let walk: StateWalk
  private var numbering = ScreenNumbering()
  private var numbers: [Int] = []

  // Where blocks come from; only kept for a subject that hands some over.
  private(set) var tracksBlocks = false
  private var marks: [WalkMark] = []
  private var markedActions: [Action] = []
  // What was read before the last action that was marked: its siblings in the tree of traces start there too.
  private var reading: Reading?

  private struct Reading {
    let step: Int
    let key: Fingerprint
    let tags: [Int32]
  }

  /// Makes a reader for the cases of a stage, which keeps its state from now on.
  package init(_ stage: Stage, remembering memory: Specification.Memory) {
    self.memory = memory
    stage.keepsState = true
    isStateCertain = stage.isStateCertain
    walk = stage.makeWalk()
    numbers.reserveCapacity(128)
  }

  /// Reads the state between two actions; the stage's world is installed.
  mutating func read(_ stage: Stage, _ specification: inout Specification) -> Fingerprint {
    stage.writeDown(by: walk)
    numbering.begin(withTags: walk.tags)
    numbers.removeAll(keepingCapacity: true)
    specification.addState(
      remembering: memory, isTouchWatched: walk.isTouchWatched, by: &numbering, to: &numbers)
    var fingerprint = Fingerprint(high: walk.hash.high, low: walk.hash.low)
    for number in numbers { fingerprint.add(number) }
    fingerprint.add(numbers.count)
    return fingerprint
  }

  /// Whether cases that come to rest in one state may go on as one, from there and from the start.
  ///
  /// Where blocks come from is noted for a trace alone. And what an author forgot to declare shows when states go on by themselves.
  var mergesRests: Bool { isStateCertain && !tracksBlocks }

  /// Reads a state at rest; nil where it cannot be told from others.
  mutating func readRest(_ stage: Stage, _ specification: inout Specification) -> Fingerprint? {
    guard mergesRests else { return nil }
    let state = read(stage, &specification)
    return sawEverything && !walk.metBlocks ? state : nil
  }

  /// The living screens of the state that was read last, by their number in it.
  package var lastTags: [Int32] { walk.tags }

  // MARK: - Where blocks come from

  /// Whether blocks wait whose origin nobody noted; the trace has to be played again, and is noted then.
  mutating func needsHistory() -> Bool {
    guard walk.metBlocks, !tracksBlocks else { return false }
    tracksBlocks = true
    return true
  }

  /// Says that a trace is played from the start; what is known of its beginning is kept.
  mutating func begin(_ trace: [Action]) {
    guard tracksBlocks else { return }
    var common = 0
    while common < trace.count, common < markedActions.count, trace[common] == markedActions[common]
    {
      common += 1
    }
    if let reading, reading.step > common { self.reading = nil }
    marks.removeSubrange(min(common, marks.count)...)
    markedActions.removeSubrange(common...)
    walk.history = [.start] + marks
  }

  /// Says that an action is played next.
  mutating func mark(
    _ action: Action, at step: Int, _ stage: Stage, _ specification: inout Specification
  ) {
    guard tracksBlocks, step == marks.count else { return }
    let before: Reading
    if let reading, reading.step == step {
      before = reading
    } else {
      before = Reading(step: step, key: read(stage, &specification), tags: walk.tags)
      reading = before
    }
    var key = before.key
    key.add(action.kind.rawValue)
    for number in action.numbers { key.add(number) }
    let mark = stage.mark(
      (Int(truncatingIfNeeded: key.high), Int(truncatingIfNeeded: key.low)), tags: before.tags)
    marks.append(mark)
    markedActions.append(action)
    walk.history.append(mark)
  }
}
