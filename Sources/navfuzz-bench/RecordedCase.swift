// RecordedCase: a case that was drawn once, to be played again without the parts that drew it.

import NavigationHarness
import NavigationModel
import NavigationSpec
import NavigationStage

/// A case that was drawn once.
struct RecordedCase {
  /// What was played, up to the first broken rule.
  let trace: [Action]
  /// Whether a rule broke, so that no closing probe followed.
  let isBroken: Bool
  /// What was seen at each action, in order; the closing probe is left out.
  var observations: [[Observation]] = []

  /// Plays the case on a stage that nobody judges.
  @MainActor
  func play(on stage: Stage) {
    stage.reset()
    stage.withWorld {
      for action in trace { stage.apply(action) { _ in true } }
      guard !isBroken else { return }
      for action in Self.closing { stage.apply(action) { _ in true } }
    }
  }

  /// Has a specification judge what was seen.
  ///
  /// - Returns: whether all of it was accepted.
  func judge(by specification: inout Specification) -> Bool {
    specification.reset()
    for (action, seen) in zip(trace, observations) {
      specification.announce(action)
      for observation in seen where specification.accept(observation) != nil { return false }
    }
    return true
  }

  /// Lifts the finger, uncovers and comes to rest, and the closing probe; what there is no need for does nothing.
  @MainActor private static let closing: [Action] =
    [.up(velocity: 0), .settle, .uncover, .settle] + CaseRunner.probe
}
