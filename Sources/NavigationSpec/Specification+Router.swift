// Specification+Router: the list of screens that an app keeps beside the stack.

import NavigationModel

extension Specification {
  /// The app has asked its router for something.
  mutating func ask(_ action: RouterAction) {
    guard known.facts.hasRouter else { return }
    switch action {
    case .push: request(.push(makeScreen(kind: 0)), animated: true)
    case .back: request(.pop, animated: true)
    case .delay, .veto: break
    }
  }

  /// What an action sets that is no call.
  mutating func set(_ action: RouterAction) {
    guard known.facts.hasRouter else { return }
    switch action {
    case .push, .back: break
    case .delay: hadEffect = true
    case .veto(let isOn):
      guard known.facts.promises.contains(.keepsVeto) else { return }
      hadEffect = isOn != isVetoed
      isVetoed = isOn
      disturb()
    }
  }

  /// At rest the app's list is the stack (whatever came to it late has come by then).
  mutating func judgeRouter(of observation: borrowing Observation) -> Violation? {
    guard observation.isRouted, !isDamaged, !observation.routed.matches(stack) else { return nil }
    var failure = violation(
      .routerDiverged, expected: .stacks([stack]), observed: .stacks([observation.routed]))
    if failure.cause == nil { failure.cause = causeOfStaleRouter }
    return failure
  }

  /// What happened before that a router may have missed, the most telling first.
  private var causeOfStaleRouter: Cause? {
    if hadCancelledSwipe { return .cancelledSwipe }
    if isDelegateTaken { return .delegateTaken }
    if stackSetUnderTop { return .stackSetUnderTop }
    return hadCoveredCall ? .coveredCall : nil
  }
}
