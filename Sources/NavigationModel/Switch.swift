// Switch: one point at which versions of UIKit differ or sources are silent.

/// One point at which versions of UIKit differ or sources are silent, by the name of the rule catalogue.
public enum Switch: String, CaseIterable, Hashable, Sendable {
  case willShowOrder, didShowOrder, transitionStart, sameTurnPush, nestedTransitionPolicy
  case systemDelegateDecisionPoint, popFinishRule, edgeWidth, edgeAngleRule, panHysteresis
  case edgeHysteresis, extraTouchPolicy, pushPopDuration, barDuration, hidesBackButtonBlocksPop
  case hiddenBarBlocksPop, rootSwipeOutcome, multiLevelPopRead, cancelRestoresStack
  case disableDuringBegin, emptyStack, duplicatePush, popToRootAtRoot, offscreenCallbacks
  case offscreenPopReturnsNil, delegateOwnership, recognizerOrder, barHiddenOnCancel, scrollPanAxes
  case bottomBarRule, bottomBarFlagRead, cancelParentCallbacks, rotationDuringSwipe
  case backgroundDuringAnimation, gestureActionSlot, translationOrigin, gestureReset
  case contentPopRecognizer, contentTouchesDuringTransition, shouldBeginOrder
  case shouldBeginTranslation, popDuringTransitionReturn, cancelRestoreTime, cancelCallbackTime
  case visibleControllerRule
  // Gaps of the catalogue, each inferred.
  case gestureInTransition, didShowOnCancel, multiLevelPopKeepsTabBarHidden, cancelLosesBarItem
  case popUnderModalKeepsTabBarHidden
}

/// A value for every switch.
public struct Switches: Hashable, Sendable {
  /// The word of each switch's value, or its number in digits.
  private var words: [Switch: String]

  /// The values of the profile `ios17`.
  public init() { self = Profile.ios17.switches }

  /// Values by switch; each switch has one.
  package init(words: [Switch: String]) {
    precondition(words.count == Switch.allCases.count, "every switch has a value")
    self.words = words
  }

  /// The word of a switch's value; setting a word that the switch does not know is a programmer's slip.
  public subscript(key: Switch) -> String {
    get { words[key] ?? "" }
    set {
      precondition(key.accepts(newValue), "\(key.rawValue) knows the value \(newValue)")
      words[key] = newValue
    }
  }

  /// The value of a switch that counts points or milliseconds; 0 for one that does not.
  public func number(_ key: Switch) -> Int { Int(self[key]) ?? 0 }
}
