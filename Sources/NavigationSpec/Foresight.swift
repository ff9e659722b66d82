// Foresight: which rules what comes next cannot break, whatever the engine does.

package import NavigationModel

/// What the oracle's state says of the rules that may be broken next.
///
/// A no is a proof: whatever events and sights come next, the rule is not found broken by them. A yes says nothing. It is read off the
/// places that judge the rule; a test feeds the oracle with events that no engine would send.
///
/// `swipeDecision` is judged where a recogniser begins under a finger that is down, where a swipe is decided in the very instant in
/// which its finger was lifted, where one goes on though it was switched off under a finger that was down, and where a modal is
/// swiped away. So it takes a finger that is down, that was lifted just now or that comes with the action, or a modal. About any
/// other rule nothing is known.
package struct Foresight: Hashable, Sendable {
  /// Whether a decision about a swipe may be judged though nobody touches the screen any more.
  private let isFingerConcerned: Bool

  /// What is foreseen where nothing is known.
  package static let nothing = Foresight(isFingerConcerned: true)

  init(isFingerConcerned: Bool) { self.isFingerConcerned = isFingerConcerned }

  /// Whether anything is ever ruled out for a rule.
  package static func isOf(_ rule: Rule) -> Bool { rule == .swipeDecision }

  /// Whether a rule may be broken by what one more action brings, its closing probe left out.
  package func mayBreak(_ rule: Rule, by action: Action) -> Bool {
    guard Self.isOf(rule) else { return true }
    return isFingerConcerned || action.kind.bringsFinger
  }

  /// Whether a rule may be broken by the closing probe of a case that ends now.
  ///
  /// The probe lifts the fingers that are down, and puts none on the screen.
  package func mayBreakInProbe(_ rule: Rule) -> Bool { !Self.isOf(rule) || isFingerConcerned }
}

extension Specification {
  /// Which rules what comes next cannot break.
  ///
  /// It is mutating, and changes nothing: for the call of a method that only reads, the whole oracle is copied.
  package var foresight: Foresight {
    mutating get {
      let isLifted = [touch, otherTouch].contains { $0.lift != nil && $0.liftInstant == instant }
      let hasModal = !modals.chain.isEmpty || modals.movement != .none
      return Foresight(
        isFingerConcerned: touch.isDown || otherTouch.isDown || isLifted || hasModal
          || swipe.wasSwitchedOff)
    }
  }
}

extension ActionKind {
  /// Whether an action of the kind may put a finger on the screen or bring a modal, or move or lift a finger though none is down.
  ///
  /// A kind does so unless it is known not to: whoever adds one need not think of this.
  fileprivate var bringsFinger: Bool {
    switch self {
    case .push, .pop, .popToRoot, .popTo, .setStack, .setBar, .setSwipe, .takeDelegate,
      .returnDelegate, .cover, .uncover, .pushAgain, .animator, .direction, .settle, .wait,
      .background, .interruption:
      false
    default: true
    }
  }
}
