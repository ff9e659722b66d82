// Configuration+Switches: the engine's configuration for a value of every switch.

package import HeadlessUIKit
package import NavigationModel

extension Configuration {
  /// The engine's configuration for a value of every switch.
  ///
  /// It reads some fifty words: made once for a subject, not once for a case.
  package init(_ switches: Switches) {
    self.init()
    setTransitions(from: switches)
    setGestures(from: switches)
    setBars(from: switches)
  }

  private mutating func setTransitions(from switches: Switches) {
    willShowOrder = switches.value(.willShowOrder)
    didShowOrder = switches.value(.didShowOrder)
    transitionStart = switches.value(.transitionStart)
    sameTurnPush = switches.value(.sameTurnPush)
    nestedTransitionPolicy = switches.value(.nestedTransitionPolicy)
    pushPopDuration = switches.number(.pushPopDuration)
    rootSwipeOutcome = switches.value(.rootSwipeOutcome)
    multiLevelPopRead = switches.value(.multiLevelPopRead)
    cancelRestoresStack = switches.value(.cancelRestoresStack)
    emptyStack = switches.value(.emptyStack)
    duplicatePush = switches.value(.duplicatePush)
    popToRootAtRoot = switches.value(.popToRootAtRoot)
    offscreenCallbacks = switches.value(.offscreenCallbacks)
    offscreenPopReturnsNil = switches.is(.offscreenPopReturnsNil, "true")
    delegateOwnership = switches.value(.delegateOwnership)
    cancelParentCallbacks = switches.value(.cancelParentCallbacks)
    popDuringTransitionReturn = switches.value(.popDuringTransitionReturn)
    cancelRestoreTime = switches.value(.cancelRestoreTime)
    cancelCallbackTime = switches.value(.cancelCallbackTime)
    didShowOnCancel = switches.value(.didShowOnCancel)
    visibleControllerRule = switches.value(.visibleControllerRule)
    rotationDuringSwipe = switches.value(.rotationDuringSwipe)
  }

  private mutating func setGestures(from switches: Switches) {
    systemDelegateDecisionPoint = switches.value(.systemDelegateDecisionPoint)
    popFinishRule = switches.value(.popFinishRule)
    edgeWidth = switches.number(.edgeWidth)
    edgeAngleRule = switches.value(.edgeAngleRule)
    panHysteresis = switches.number(.panHysteresis)
    edgeHysteresis = switches.number(.edgeHysteresis)
    extraTouchPolicy = switches.value(.extraTouchPolicy)
    hidesBackButtonBlocksPop = switches.is(.hidesBackButtonBlocksPop, "true")
    hiddenBarBlocksPop = switches.is(.hiddenBarBlocksPop, "true")
    disableDuringBegin = switches.value(.disableDuringBegin)
    recognizerOrder = switches.value(.recognizerOrder)
    scrollPanAxes = switches.value(.scrollPanAxes)
    gestureActionSlot = switches.value(.gestureActionSlot)
    translationOrigin = switches.value(.translationOrigin)
    gestureReset = switches.value(.gestureReset)
    contentTouchesDuringTransition = switches.value(.contentTouchesDuringTransition)
    shouldBeginOrder = switches.value(.shouldBeginOrder)
    shouldBeginTranslation = switches.value(.shouldBeginTranslation)
    gestureInTransition = switches.value(.gestureInTransition)
    backgroundDuringAnimation = switches.value(.backgroundDuringAnimation)
    contentPopRecognizer = switches.value(.contentPopRecognizer)
  }

  private mutating func setBars(from switches: Switches) {
    barDuration = switches.number(.barDuration)
    barHiddenOnCancel = switches.value(.barHiddenOnCancel)
    bottomBarRule = switches.value(.bottomBarRule)
    bottomBarFlagRead = switches.value(.bottomBarFlagRead)
    multiLevelPopKeepsTabBarHidden = switches.is(.multiLevelPopKeepsTabBarHidden, "true")
    cancelLosesBarItem = switches.is(.cancelLosesBarItem, "true")
    popUnderModalKeepsTabBarHidden = switches.is(.popUnderModalKeepsTabBarHidden, "true")
  }
}

extension Switches {
  /// The engine's value for a switch of words; both sides spell it alike, which a test holds them to.
  fileprivate func value<Value: RawRepresentable<String>>(_ key: Switch) -> Value {
    guard let value = Value(rawValue: self[key]) else {
      preconditionFailure("the engine knows the value \(self[key]) of \(key.rawValue)")
    }
    return value
  }
}
