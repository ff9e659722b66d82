// MainQueueProbe: cases that are held where they end, to see whether the real main queue changes them.

import FuzzCore
import HeadlessUIKit
package import NavigationModel
package import NavigationStage

/// Cases that are held where they end, to see whether the process's real main queue changes them.
///
/// What waits on that queue runs after the case. A block with `[weak self]` then finds nobody, calls nothing, and leaves no
/// trace: the flag that it should clear is never cleared, and the blame falls on the controller. So some cases are kept alive;
/// whoever makes the probe lets the queue run, and asks for the verdict. What a block changes of what controllers and screens store
/// is noticed; what it changes elsewhere, and what is due later, is not.
@MainActor
package struct MainQueueProbe {
  private let held: [(stage: Stage, walk: StateWalk, before: State)]
  private let strayCount = StrayCalls.count

  private struct State: Hashable {
    let high: UInt64
    let low: UInt64
  }

  /// Plays traces and holds the cases where each ends, or breaks; two usual ones are played besides.
  ///
  /// - Parameters:
  ///   - traces: what was found; so that the probe takes no longer than a few cases, the first three are played.
  ///   - subject: what is fuzzed.
  ///   - switches: how UIKit behaves.
  ///   - drawnCount: cases that are drawn and held besides, always the same ones.
  package init(
    _ traces: [[Action]] = [], on subject: Subject, _ switches: Switches,
    drawing drawnCount: Int = 0
  ) {
    let drawn = (0..<drawnCount).map { index in
      var runner = CaseRunner(subject: subject, switches: switches)
      var choices = RandomChoices(seed: 1, case: index)
      var trace: [Action] = []
      _ = runner.run(drawing: &choices, stepCount: 50, into: &trace)
      return trace
    }
    let walks = (Self.usual + traces.prefix(3) + drawn).map { trace in
      var runner = CaseRunner(subject: subject, switches: switches)
      let stage = runner.hold(trace)
      return (stage, stage.makeWalk())
    }
    // Not before all are played: what they share, one of them changes for the others.
    held = walks.map { stage, walk in (stage, walk, Self.read(stage, by: walk)) }
  }

  /// What the real main queue did to the cases, if anything; it has run since they are held.
  package func verdict() -> StrayWork? {
    defer {
      // What the cases leave goes in their own worlds.
      for one in held { one.stage.reset() }
    }
    if let call = StrayCalls.take(after: strayCount) { return .call(call) }
    let changes = held.contains { Self.read($0.stage, by: $0.walk) != $0.before }
    return changes ? .change : nil
  }

  private static func read(_ stage: Stage, by walk: StateWalk) -> State {
    stage.withWorld { stage.writeDown(by: walk) }
    return State(high: walk.hash.high, low: walk.hash.low)
  }

  /// How many cases a whole run draws for it.
  package static let usualDrawnCount = 8

  /// A push that has just begun, and some of everything that guards look at.
  private static let usual: [[Action]] = [
    [.push(kind: 0, animated: true)],
    [
      .push(kind: 0, animated: true), .settle, .swipe(.interrupted, from: .edge), .settle,
      .pop(animated: true), .settle, .push(kind: 0, animated: true),
    ],
  ]
}

extension CaseRunner {
  /// Plays a trace without its closing probe, keeping what is needed to write its state down.
  ///
  /// - Returns: the stage, where the case stays as it is.
  fileprivate mutating func hold(_ trace: [Action]) -> Stage {
    stage.keepsState = true
    var result = CaseResult()
    begin()
    stage.withWorld {
      for (step, action) in trace.enumerated() {
        guard play(action, step, &result, nil) else { return }
      }
    }
    return stage
  }
}
