// CaseRunner+Closing: ends a case: comes to rest, and sees whether a fresh push and back still work.

package import NavigationModel
import NavigationSpec
import NavigationStage

extension CaseRunner {
  /// Plays the closing probe, unless the case broke already, and sums up.
  mutating func finish(
    after count: Int, _ result: inout CaseResult,
    _ watch: ((Int, borrowing Observation, borrowing Specification) -> Void)?
  ) {
    comeToRest(after: count, &result, watch)
    probe(&result, watch)
    sumUp(&result)
  }

  /// Sums up what a case that has ended came to.
  func sumUp(_ result: inout CaseResult) {
    result.situations = specification.situations
    result.turnCount = stage.observation.turnCount
    result.callbackCount = stage.observation.callbackCount
  }

  /// Uncovers, lifts the fingers and comes to rest in the screens that the case began in, unless it broke already.
  ///
  /// The step of the result becomes that of the last action.
  mutating func comeToRest(
    after count: Int, _ result: inout CaseResult,
    _ watch: ((Int, borrowing Observation, borrowing Specification) -> Void)?
  ) {
    guard result.violation == nil else { return }
    result.step = count
    stage.endScripts()
    if specification.isFingerDown {
      result.violation = advance(.up(velocity: 0), result.step, watch)
    }
    if result.violation == nil, specification.isSecondFingerDown {
      result.violation = advance(.secondUp(velocity: 0), result.step, watch)
    }
    if result.violation == nil { result.violation = advance(.settle, result.step, watch) }
    if specification.isUnderModal { goHome(by: .dismiss(.all, animated: false), &result, watch) }
    for way in specification.waysHome { goHome(by: way, &result, watch) }
    if specification.isInOtherTab { goHome(by: .selectTab(0), &result, watch) }
    if specification.isCovered { goHome(by: .uncover, &result, watch) }
  }

  /// Takes one of the ways to the screens that the case began in, and waits for its end.
  private mutating func goHome(
    by way: Action, _ result: inout CaseResult,
    _ watch: ((Int, borrowing Observation, borrowing Specification) -> Void)?
  ) {
    guard result.violation == nil else { return }
    result.step += 1
    result.violation = advance(way, result.step, watch)
    if result.violation == nil { result.violation = advance(.settle, result.step, watch) }
  }

  /// Pushes a fresh screen and goes back, unless the case broke already: both must work.
  mutating func probe(
    _ result: inout CaseResult,
    _ watch: ((Int, borrowing Observation, borrowing Specification) -> Void)?
  ) {
    guard result.violation == nil else { return }
    specification.beginProbe()
    for action in Self.probe {
      result.step += 1
      result.violation = advance(action, result.step, watch)
      if result.violation != nil { return }
    }
    result.violation = specification.conclude()
  }

  /// The closing probe: a fresh push and back.
  package static let probe: [Action] = [
    .push(kind: 0, animated: true), .settle, .pop(animated: true), .settle,
  ]
}
