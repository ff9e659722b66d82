// StagedCase+Router: what the app asks of its router.

import HeadlessUIKit
import NavigationModel

extension StagedCase {
  /// Asks the router for something; without one that is nothing.
  func ask(_ action: RouterAction, _ observe: (borrowing Observation) -> Bool) {
    guard let router else { return nothing(observe) }
    switch action {
    case .delay(let milliseconds):
      router.reportDelay = milliseconds
      return nothing(observe)
    case .veto(let isOn):
      router.refusesToLeave = isOn
      return nothing(observe)
    case .push, .back: break
    }
    guard openTurn(observe) else { return }
    if action == .push { router.route(to: makeScreen(kind: 0)) } else { router.routeBack() }
    callsInTurn += 1
    show(.afterCall, observe)
  }
}
