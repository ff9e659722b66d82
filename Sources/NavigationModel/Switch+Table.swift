// Switch+Table: every switch with its meaning, its values, and who can reach it.

/// What is known of one switch.
struct SwitchEntry: Sendable {
  let key: Switch
  let catalogueID: String
  let rules: [Int]
  let meaning: String
  let values: SwitchValues
  let defaultCode: UInt16
  let reach: SwitchReach

  /// A switch of words; the first is the default.
  init(
    _ key: Switch, _ catalogueID: String, _ rules: [Int], _ meaning: String, _ words: [String],
    reach: SwitchReach = .actions
  ) {
    self.key = key
    self.catalogueID = catalogueID
    self.rules = rules
    self.meaning = meaning
    self.values = .words(words)
    self.defaultCode = 0
    self.reach = reach
  }

  /// A switch that counts.
  init(
    _ key: Switch, _ catalogueID: String, _ rules: [Int], _ meaning: String,
    _ range: ClosedRange<Int>,
    _ unit: String, default standard: UInt16, reach: SwitchReach = .actions
  ) {
    self.key = key
    self.catalogueID = catalogueID
    self.rules = rules
    self.meaning = meaning
    self.values = .number(range, unit: unit)
    self.defaultCode = standard
    self.reach = reach
  }
}

extension Switch {
  /// What the table says of the switch.
  var entry: SwitchEntry { Switch.table[ordinal] }

  /// The rows, in the order of the cases.
  ///
  /// Numbers stay clear of the places where fingers go down (edge 5, inside 60 and more)
  /// and of a swipe's first move (20), which has to be past every hysteresis.
  static let table: [SwitchEntry] = [
    SwitchEntry(
      .willShowOrder, "Z-1", [325], "where willShow comes among the appearance callbacks",
      ["afterWillAppear", "beforeWillAppear"]),
    SwitchEntry(
      .didShowOrder, "Z-1", [325], "where didShow comes among the appearance callbacks",
      ["afterDidAppear", "beforeDidAppear"]),
    SwitchEntry(
      .transitionStart, "Z-2", [401, 405], "when a requested transition starts",
      ["nextLayout", "synchronousWhenVisible"]),
    SwitchEntry(
      .sameTurnPush, "Z-3", [410],
      "when a push after a set without animation in the same turn is seen",
      ["immediate", "afterCommit"]),
    SwitchEntry(
      .nestedTransitionPolicy, "Z-4", [402, 403, 420, 426],
      "what a push or pop during a running transition does",
      ["queue", "corrupt", "interrupt", "trap", "refuse"]),
    SwitchEntry(
      .systemDelegateDecisionPoint, "Z-5", [518],
      "when the system's gesture delegate makes up its mind",
      ["touchDown", "shouldBegin"]),
    SwitchEntry(
      .popFinishRule, "Z-6", [210], "what decides between finish and cancel of a released swipe",
      ["projected", "halfWidth", "velocitySign"]),
    SwitchEntry(
      .edgeWidth, "Z-7", [203], "how wide the edge region is", 6...59, "points", default: 20,
      reach: .nothing),
    SwitchEntry(
      .edgeAngleRule, "Z-8", [204], "whether a mostly vertical drag fails the edge swipe",
      ["dominantAxis", "any"]),
    SwitchEntry(
      .panHysteresis, "Z-9", [206], "how far a finger moves before a plain pan begins", 1...19,
      "points",
      default: 10),
    SwitchEntry(
      .edgeHysteresis, "Z-9", [206], "how far a finger moves before the edge swipe begins", 1...19,
      "points", default: 10),
    SwitchEntry(
      .extraTouchPolicy, "Z-10", [142], "what a second finger does to a pan that has not begun",
      ["ignore", "failBeforeBegin"], reach: .nothing),
    SwitchEntry(
      .pushPopDuration, "Z-11", [212], "how long a push or pop animates", 1...5000, "milliseconds",
      default: 350),
    SwitchEntry(
      .barDuration, "Z-12", [213], "how long the bar takes to hide or show", 1...5000,
      "milliseconds",
      default: 200),
    SwitchEntry(
      .hidesBackButtonBlocksPop, "Z-13", [515], "whether hidesBackButton switches the swipe off",
      ["true", "false"], reach: .subjectCode),
    SwitchEntry(
      .hiddenBarBlocksPop, "Z-14", [512], "whether a hidden bar switches the swipe off",
      ["true", "false"]),
    SwitchEntry(
      .rootSwipeOutcome, "Z-15", [525], "what a swipe that begins at the root leads to",
      ["stallsNextTransition", "noop", "stallsImmediately"]),
    SwitchEntry(
      .multiLevelPopRead, "Z-16", [307], "what the stack reads right after a pop of several levels",
      ["exact", "departingFirstUntilLayout"]),
    SwitchEntry(
      .cancelRestoresStack, "Z-17", [305], "whether a cancelled interactive set restores the stack",
      ["always", "popOnly"], reach: .subjectCode),
    SwitchEntry(
      .disableDuringBegin, "Z-18", [530],
      "what switching the swipe off while it begins leaves behind",
      ["orphansTopView", "cleanCancel"], reach: .subjectCode),
    SwitchEntry(
      .emptyStack, "Z-19", [442], "whether an empty stack may be set", ["allowed", "trap"],
      reach: .subjectCode),
    SwitchEntry(
      .duplicatePush, "Z-20", [435], "what pushing an instance of the stack does",
      ["trap", "ignore"]),
    SwitchEntry(
      .popToRootAtRoot, "Z-21", [431], "what popToRoot returns at the root", ["emptyArray", "nil"],
      reach: .subjectCode),
    SwitchEntry(
      .offscreenCallbacks, "Z-22", [331], "whether callbacks of a covered controller come later",
      ["deferred", "none"]),
    SwitchEntry(
      .offscreenPopReturnsNil, "Z-22", [332], "whether a pop returns nil while covered",
      ["false", "true"], reach: .subjectCode),
    SwitchEntry(
      .delegateOwnership, "Z-23", [603, 607], "whether delegates are weak or dangle",
      ["weak", "unsafe"]),
    SwitchEntry(
      .recognizerOrder, "Z-24", [114], "in which order recognisers see a touch",
      ["deepestFirst", "shallowestFirst"]),
    SwitchEntry(
      .barHiddenOnCancel, "Z-25", [714, 719],
      "whether a bar request made while a swipe cancels takes effect",
      ["honoured", "lost"]),
    SwitchEntry(
      .scrollPanAxes, "Z-26", [807], "in which directions a scroll view's pan begins",
      ["scrollable", "any"]),
    SwitchEntry(
      .bottomBarRule, "Z-27", [825], "which screens of the stack can hide the tab bar",
      ["anyInStack", "topOnly"]),
    SwitchEntry(
      .bottomBarFlagRead, "Z-27", [827], "when hidesBottomBarWhenPushed is read",
      ["atPush", "live"],
      reach: .subjectCode),
    SwitchEntry(
      .cancelParentCallbacks, "Z-28", [323], "which parent callbacks a cancelled swipe sends",
      ["none", "willMoveBack", "willAndDidMoveBack"]),
    SwitchEntry(
      .rotationDuringSwipe, "Z-29", [851], "what a rotation during a swipe does",
      ["cancelFirst", "deferRotation"], reach: .nothing),
    SwitchEntry(
      .backgroundDuringAnimation, "Z-30", [854],
      "when an animation ends that the background cuts short",
      ["complete", "completeOnReturn"], reach: .nothing),
    SwitchEntry(
      .gestureActionSlot, "Z-31", [105], "in which turn gesture actions are sent",
      ["sameTurn", "nextTurn"]),
    SwitchEntry(
      .translationOrigin, "Z-32", [133], "from where a recogniser that had to wait counts",
      ["begin", "touchDown"]),
    SwitchEntry(
      .gestureReset, "Z-33", [106], "when a recogniser that is done may begin again",
      ["endOfSequence", "immediately"]),
    SwitchEntry(
      .contentPopRecognizer, "Z-34", [561, 562],
      "whether a second system recogniser covers the content",
      ["absent", "present"]),
    SwitchEntry(
      .contentTouchesDuringTransition, "Z-35", [425],
      "whether the content hears touches in transitions",
      ["blocked", "delivered"]),
    SwitchEntry(
      .shouldBeginOrder, "Z-36", [123], "who is asked first whether a gesture may begin",
      ["viewFirst", "delegateFirst"], reach: .subjectCode),
    SwitchEntry(
      .shouldBeginTranslation, "Z-37", [125], "what translation a gesture reads while it is asked",
      ["sinceTouchDown", "zero"]),
    SwitchEntry(
      .popDuringTransitionReturn, "Z-38", [403], "what a pop returns during a transition",
      ["nil", "controller"]),
    SwitchEntry(
      .cancelRestoreTime, "Z-40", [340], "when a cancelled swipe restores the stack",
      ["atAnimationEnd", "atDecision"]),
    SwitchEntry(
      .cancelCallbackTime, "Z-40", [340], "when a cancelled swipe sends the callbacks that undo it",
      ["atAnimationEnd", "willAtDecision"]),
    SwitchEntry(
      .visibleControllerRule, "Z-39", [306], "which of several modals is the visible controller",
      ["endOfChain", "firstModal"], reach: .nothing),
    SwitchEntry(
      .gestureInTransition, "gap", [526],
      "what a swipe does that begins while calls wait their turn",
      ["stalls", "refusedAtBegin"]),
    SwitchEntry(
      .didShowOnCancel, "gap", [324], "whether didShow follows a cancelled swipe",
      ["never", "afterCancel"]),
    SwitchEntry(
      .multiLevelPopKeepsTabBarHidden, "gap", [308],
      "whether a pop of several levels loses the tab bar",
      ["false", "true"]),
    SwitchEntry(
      .cancelLosesBarItem, "gap", [813],
      "whether a swipe cancelled under a hidden bar loses an item",
      ["false", "true"]),
    SwitchEntry(
      .popUnderModalKeepsTabBarHidden, "gap", [829],
      "whether a pop under a modal loses the tab bar",
      ["false", "true"]),
  ]
}
