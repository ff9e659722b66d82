// CaseRecorder: draws and plays cases as the runner does, keeps what was drawn, and repeats each part by itself.

import NavigationHarness
import NavigationModel
import NavigationSpec
import NavigationStage

/// Draws and plays cases as the runner does, keeps what was drawn, and repeats each part by itself.
@MainActor
struct CaseRecorder {
  private let stage: Stage
  private var specification: Specification
  private var generator: ActionGenerator

  /// Makes a recorder.
  init(subject: Subject, switches: Switches) {
    stage = Stage(subject: subject, switches: switches)
    var facts = subject.facts
    facts.switches = switches
    specification = Specification(facts)
    generator = ActionGenerator(facts)
  }

  /// Draws and plays a case.
  mutating func record(seed: UInt64, case index: Int, stepCount: Int) -> RecordedCase {
    var recorded = RecordedCase()
    var choices = LoggedChoices(RecordedCase.choices(seed: seed, case: index))
    stage.reset()
    specification.reset()
    generator.beginCase(&choices)
    stage.withWorld {
      var isWhole = true
      while isWhole, recorded.drawnCount < stepCount {
        let outlook = specification.outlook
        recorded.outlooks.append(outlook)
        let action = generator.next(&choices, seeing: outlook)
        recorded.drawnCount += 1
        isWhole = play(action, into: &recorded)
      }
      if isWhole { close(&recorded) }
    }
    recorded.limits = choices.limits
    return recorded
  }

  /// Lifts the finger, uncovers and comes to rest, as far as there is need; then a fresh push and back.
  private mutating func close(_ recorded: inout RecordedCase) {
    var actions: [Action] = specification.isFingerDown ? [.up(velocity: 0), .settle] : [.settle]
    if specification.isSecondFingerDown { actions.insert(.secondUp(velocity: 0), at: 0) }
    if specification.isCovered { actions += [.uncover, .settle] }
    for action in actions where !play(action, into: &recorded) { return }
    specification.beginProbe()
    recorded.probeStart = recorded.actions.count
    for action in CaseRunner.probe where !play(action, into: &recorded) { return }
  }

  private mutating func play(_ action: Action, into recorded: inout RecordedCase) -> Bool {
    var isWhole = true
    specification.announce(action)
    stage.apply(action) { observation in
      isWhole = specification.accept(observation) == nil
      return isWhole
    }
    recorded.actions.append(action)
    return isWhole
  }

  // MARK: - One part by itself

  /// Draws the case again, without playing it.
  mutating func generate(_ recorded: RecordedCase, seed: UInt64, case index: Int) {
    var choices = RecordedCase.choices(seed: seed, case: index)
    generator.beginCase(&choices)
    var last = Action.settle
    for outlook in recorded.outlooks { last = generator.next(&choices, seeing: outlook) }
    precondition(last == recorded.drawn.last, "the same choices draw the same case")
  }

  /// Plays the case again, judged.
  mutating func judge(_ recorded: RecordedCase) {
    stage.reset()
    specification.reset()
    stage.withWorld {
      for step in recorded.actions.indices {
        if step == recorded.probeStart { specification.beginProbe() }
        specification.announce(recorded.actions[step])
        stage.apply(recorded.actions[step]) { specification.accept($0) == nil }
      }
    }
  }

  /// Plays the case again, judged by nobody.
  func play(_ recorded: RecordedCase) {
    stage.reset()
    stage.withWorld {
      for action in recorded.actions { stage.apply(action) { _ in true } }
    }
  }
}
