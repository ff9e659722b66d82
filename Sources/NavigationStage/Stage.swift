// Stage: plays actions on the headless engine with a subject, and collects what is seen.

import FuzzCore
import HeadlessUIKit
package import NavigationModel

/// Plays actions on the headless engine with a subject, and collects what is seen.
///
/// One stage plays many cases, one after the other: `reset()` makes a new world and a new controller.
@MainActor
package final class Stage: Machine {
  package typealias Action = NavigationModel.Action
  package typealias Observation = NavigationModel.Observation

  /// Virtual milliseconds after which `settle` gives up, where a transition takes no longer than usual.
  package static let settleBound = 60_000

  let rules: StageRules
  private var staged: StagedCase?

  /// What was last seen.
  package var observation: Observation { present.seen }

  /// Makes a stage; the first case begins with `reset()`.
  package init(subject: Subject, switches: Switches) {
    rules = StageRules(
      subject: subject, configuration: Configuration(switches),
      absorbsDuplicatePush: subject.facts.promises.contains(.absorbsDuplicatePush)
        || switches[.duplicatePush] == "ignore")
  }

  /// Runs a body with the stage's world installed; cases are played within.
  package func withWorld<Result>(_ body: () -> Result) -> Result { present.world.run(body) }

  /// Throws away the world and begins a new case with the subject's start stack, at rest.
  package func reset() {
    guard let world = staged?.world else {
      staged = StagedCase(by: rules, after: nil)
      return
    }
    // What the last case leaves goes in its own world, so that nothing that it does in `deinit` reaches the next.
    world.abandonTouches()
    world.run { staged = StagedCase(by: rules, after: staged) }
  }

  package func apply(_ action: Action, observe: (borrowing Observation) -> Bool) {
    guard let staged else { preconditionFailure("a case begins with reset()") }
    staged.apply(action, observe)
  }

  var present: StagedCase {
    guard let staged else { preconditionFailure("a case begins with reset()") }
    return staged
  }
}

/// What holds for all cases on a stage; a class, so that a case takes it over without copying the subject.
@MainActor
final class StageRules {
  let subject: Subject
  let configuration: Configuration
  /// Whether a push of an instance that is in the stack is really made.
  let absorbsDuplicatePush: Bool
  /// Whether each case keeps what is needed to write its state down.
  var keepsState = false

  init(subject: Subject, configuration: Configuration, absorbsDuplicatePush: Bool) {
    self.subject = subject
    self.configuration = configuration
    self.absorbsDuplicatePush = absorbsDuplicatePush
  }
}
