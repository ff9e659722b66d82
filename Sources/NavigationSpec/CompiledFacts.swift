// CompiledFacts: a subject's facts, looked up once so that no step reads a word or a table.

import NavigationModel

/// A subject's facts, looked up once.
struct CompiledFacts: Hashable, Sendable {
  let facts: SubjectFacts
  /// The kinds of screens without their names, which are retained at each look.
  let kinds: [CompiledKind]
  /// Whether calls nest and corrupt.
  let nestingCorrupts: Bool
  /// Whether delegates are weak, so that one may die (R-601, Z-23).
  let hasWeakDelegates: Bool
  /// Whether transitions can be interrupted by input.
  let isInterruptible: Bool
  /// Whether each transition is told to the end and in its own time: no call cuts into another one, and none is silent.
  let isOrderly: Bool
  /// Points that a finger moves at least before the system's swipe begins.
  let leastDistance: Int
  /// Whether a cancelled set leaves the old top on the new stack (R-305, Z-17).
  let restoresPopsOnly: Bool
  /// Whether the system has a swipe from anywhere on the content besides (R-560, Z-34).
  let contentPops: Bool
  /// Whether a swipe's way counts from where it began (Z-37).
  let countsFromBegin: Bool
  /// Whether a stack may be set to nothing (Z-19).
  let allowsEmptyStack: Bool
  /// Whether recognisers tell their targets in the turn of the touch (Z-31).
  let actsInSameTurn: Bool
  /// Whether transitions start within the call, so that one without animation is over there (Z-2).
  let startsInCall: Bool
  /// Milliseconds of a push or a pop.
  let duration: Int
  /// Whether pushing an instance twice is really made.
  let makesDuplicatePush: Bool
  /// Whether the first element reads as the departing top until the layout.
  let readsDepartingFirst: Bool
  /// Whether only the top's flag counts for the tab bar (Z-27).
  let tabBarByTopOnly: Bool
  /// Whether a didShow may follow a cancelled swipe.
  let reportsCancel: Bool
  /// Whether the system itself loses an item of the bar on a cancel.
  let losesBarItem: Bool
  /// Whether the system itself leaves the tab bar hidden after some pops.
  let keepsTabBarHidden: Bool
  /// Points that a drag must have moved before a swipe is missed.
  let unmistakableDistance: Int
  /// Whether a bar that the app's code hid may take the swipe along.
  let hiddenBarMayBlockSwipe: Bool
  /// Whether every kind declares what it does with the bar.
  let isDeclared: Bool
  /// Whether a swipe must begin at rest above the root.
  let swipesBackWhenIdle: Bool
  /// Whether a drag must move the page or the scroll view, never both.
  let movesOnlyOne: Bool
  /// Whether the bar must show a left item above the root.
  let carriesLeftItem: Bool
  /// Whether the tab bar must be hidden above the root.
  let hidesTabBar: Bool

  init(_ facts: SubjectFacts) {
    self.facts = facts
    kinds = facts.kinds.map(CompiledKind.init)
    let switches = facts.switches
    nestingCorrupts = switches[.nestedTransitionPolicy] == "corrupt"
    hasWeakDelegates = switches[.delegateOwnership] == "weak"
    isInterruptible = switches[.nestedTransitionPolicy] == "interrupt"
    isOrderly =
      switches[.nestedTransitionPolicy] == "queue" && switches[.offscreenCallbacks] == "deferred"
    leastDistance = min(switches.number(.edgeHysteresis), switches.number(.panHysteresis))
    restoresPopsOnly = switches[.cancelRestoresStack] == "popOnly"
    contentPops = switches[.contentPopRecognizer] == "present"
    countsFromBegin = switches[.translationOrigin] == "begin"
    allowsEmptyStack = switches[.emptyStack] == "allowed"
    actsInSameTurn = switches[.gestureActionSlot] == "sameTurn"
    startsInCall = switches[.transitionStart] == "synchronousWhenVisible"
    duration = switches.number(.pushPopDuration)
    makesDuplicatePush =
      facts.promises.contains(.absorbsDuplicatePush) || switches[.duplicatePush] == "ignore"
    readsDepartingFirst = switches[.multiLevelPopRead] == "departingFirstUntilLayout"
    tabBarByTopOnly = switches[.bottomBarRule] == "topOnly"
    reportsCancel = switches[.didShowOnCancel] == "afterCancel"
    losesBarItem = switches[.cancelLosesBarItem] == "true"
    keepsTabBarHidden =
      switches[.multiLevelPopKeepsTabBarHidden] == "true"
      || switches[.popUnderModalKeepsTabBarHidden] == "true"
    unmistakableDistance =
      max(switches.number(.edgeHysteresis), switches.number(.panHysteresis)) + 20
    hiddenBarMayBlockSwipe =
      switches[.hiddenBarBlocksPop] == "true" && !facts.promises.contains(.swipeBackWithHiddenBar)
    isDeclared = facts.kinds.allSatisfy { $0.bar != .undeclared }
    swipesBackWhenIdle = facts.promises.contains(.swipeBackWhenIdle)
    movesOnlyOne = facts.promises.contains(.onlyOneMoves)
    carriesLeftItem = facts.promises.contains(.pushedScreensCarryLeftItem)
    hidesTabBar = facts.promises.contains(.hidesTabBarWhenPushed)
  }
}

/// What the oracle asks of a kind of screen.
struct CompiledKind: Hashable, Sendable {
  let bar: ScreenTraits.BarPreference
  /// Whether it declares that it hides or shows the bar as it comes.
  let asksForBar: Bool
  let hasLeftItem: Bool
  let hidesTabBar: Bool
  let swipeIsOff: Bool
  let choosesStatusBar: Bool

  init(_ traits: ScreenTraits) {
    bar = traits.bar
    asksForBar = traits.bar == .shown || traits.bar == .hidden
    hasLeftItem = traits.hasLeftItem
    hidesTabBar = traits.hidesTabBar
    swipeIsOff = traits.swipeIsOff
    choosesStatusBar = traits.choosesStatusBar
  }
}
