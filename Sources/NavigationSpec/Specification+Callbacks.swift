// Specification+Callbacks: calls that the app's code makes from within callbacks.

import NavigationModel

extension Specification {
  /// The app's code has made a call from within a callback.
  ///
  /// It is a call within whatever runs at that moment: carried out, put off or refused, and never owed.
  ///
  /// - Source.
  mutating func makeScriptedCall(_ value: Int32) {
    let moments = ScriptMoment.allCases
    let scripted = ScriptedCall.allCases
    let moment = moments[min(Int(value >> 8), moments.count - 1)]
    let call = scripted[min(Int(value & 0xFF), scripted.count - 1)]
    situations.insert(Self.situation(of: moment))
    calledInCallback = true
    // The row may be gone when the finger is lifted.
    isTapOwed = false
    let outer = action
    let wasAtRest = isAtRest
    (action, isAtRest) = (call.action, false)
    let count = calls.count
    makeCall()
    (action, isAtRest) = (outer, wasAtRest)
    // what runs is completed before the call of the action takes effect, and so is what its callbacks call.
    if known.isInterruptible, hasOwnCall, calls.count == count + 1 {
      calls.swapAt(count - 1, count)
    }
    // what a callback takes back at once may never be seen.
    if known.isInterruptible, calls.count > count, calls[calls.count - 1].canRemove {
      for index in 0..<count { calls[index].isOwed = false }
    }
    switch call {
    case .hideBar, .showBar: isBarCertain = false
    case .swipeOff where phase == .swiping:
      // whatever guards the swipe, it hangs when its recogniser is switched off within its begin.
      note(.swipeOffInCallback, isLatent: false, isSystems: true)
    default: break
    }
  }

  private static func situation(of moment: ScriptMoment) -> Situation {
    switch moment {
    case .didLoad, .willAppear, .didAppear: .callInAppearance
    case .willDisappear, .didDisappear: .callInDisappearance
    case .willJoin, .didJoin, .willLeave, .didLeave: .callInParentCallback
    case .willShow: .callInWillShow
    case .didShow: .callInDidShow
    case .shouldReceive, .shouldBegin: .callInGestureQuestion
    }
  }

  /// The last callbacks before an exception, the last one at the end.
  static func lastCallbacks(in observation: borrowing Observation) -> [Event] {
    var last: [Event] = []
    var index = observation.events.count
    while index > 0, last.count < 6 {
      index -= 1
      let event = observation.events[index]
      switch event.kind {
      case .viewDidLoad, .willAppear, .didAppear, .willDisappear, .didDisappear, .willMoveToParent,
        .didMoveToParent, .willShow, .didShow:
        last.append(event)
      default: continue
      }
    }
    return last.reversed()
  }

  /// An app that does not come to rest: it hangs, or it goes on and on.
  ///
  /// - Source: R-444.
  mutating func unrest() -> Violation {
    violation(startsInAction > Self.mostStarts ? .runaway : .freeze)
  }

  /// Transitions that one action may start, by far: what starts more has no end.
  private static let mostStarts = 64
}
