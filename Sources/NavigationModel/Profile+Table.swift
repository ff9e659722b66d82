// Profile+Table: the complete table profile x switch, with the reason for each difference.

extension Profile {
  /// One switch's value in each profile.
  struct Row: Sendable {
    let key: Switch
    /// The value in each profile, oldest first.
    let words: [String]

    /// A value in the oldest profile and in all that follow, until a profile from which on it is another one.
    init(_ key: Switch, _ word: String, since changes: KeyValuePairs<Profile, String> = [:]) {
      self.key = key
      var current = word
      words = Profile.allCases.map { profile in
        for change in changes where change.key == profile { current = change.value }
        return current
      }
    }
  }

  /// The bundles in the order of the profiles, made once.
  static let bundles = Profile.allCases.indices.map { column in
    var switches = Switches.recommended
    for row in table { switches[row.key] = row.words[column] }
    return switches
  }

  /// The rows, in the order of the switches.
  ///
  /// What all profiles share is the catalogue's recommendation; where a profile differs, the
  /// comment above the row says why.
  static let table: [Row] = [
    Row(.willShowOrder, "afterWillAppear"),
    Row(.didShowOrder, "afterDidAppear"),
    Row(.transitionStart, "nextLayout"),
    // Seen on 17 and gone later; Z-3 brackets it as 17 and before, down to where calls wait at all.
    Row(.sameTurnPush, "immediate", since: [.ios11: "afterCommit", .ios18: "immediate"]),
    // Nested calls run at once and corrupt on 7 to 9, 10 counts as 9; they wait from 11 on,
    // and cut what runs short from 26 on.
    Row(
      .nestedTransitionPolicy, "corrupt", since: [.ios11: "queue", .ios26: "interrupt"]),
    // Answers at finger-down follow from the event question of 13.4; before, the plain reading.
    Row(.systemDelegateDecisionPoint, "shouldBegin", since: [.ios17: "touchDown"]),
    Row(.popFinishRule, "projected"),
    Row(.edgeWidth, "20"),
    Row(.edgeAngleRule, "dominantAxis"),
    Row(.panHysteresis, "10"),
    Row(.edgeHysteresis, "10"),
    Row(.extraTouchPolicy, "ignore"),
    Row(.pushPopDuration, "350"),
    Row(.barDuration, "200"),
    Row(.hidesBackButtonBlocksPop, "true"),
    Row(.hiddenBarBlocksPop, "true"),
    Row(.rootSwipeOutcome, "stallsNextTransition"),
    // One report has the departing screen first on 10 to 16; no profile rests on it, it is set by itself.
    Row(.multiLevelPopRead, "exact"),
    // Reported for 7.0 alone.
    Row(.cancelRestoresStack, "popOnly", since: [.ios9: "always"]),
    Row(.disableDuringBegin, "orphansTopView"),
    Row(.emptyStack, "allowed"),
    Row(.duplicatePush, "trap"),
    Row(.popToRootAtRoot, "emptyArray"),
    Row(.offscreenCallbacks, "deferred"),
    // One report, 13 and 14: between the profiles.
    Row(.offscreenPopReturnsNil, "false"),
    // `assign` in the headers up to SDK 8, `weak` from 9 on.
    Row(.delegateOwnership, "unsafe", since: [.ios9: "weak"]),
    Row(.recognizerOrder, "deepestFirst"),
    // Reported before 11, gone at 11.
    Row(.barHiddenOnCancel, "lost", since: [.ios11: "honoured"]),
    Row(.scrollPanAxes, "scrollable"),
    Row(.bottomBarRule, "anyInStack"),
    Row(.bottomBarFlagRead, "atPush"),
    Row(.cancelParentCallbacks, "none"),
    Row(.rotationDuringSwipe, "cancelFirst"),
    Row(.backgroundDuringAnimation, "complete"),
    Row(.gestureActionSlot, "sameTurn"),
    Row(.translationOrigin, "begin"),
    Row(.gestureReset, "endOfSequence"),
    // A property of the SDK of 26.
    Row(.contentPopRecognizer, "absent", since: [.ios26: "present"]),
    // Back can be tapped again and again while a transition runs on 26.
    Row(.contentTouchesDuringTransition, "blocked", since: [.ios26: "delivered"]),
    Row(.shouldBeginOrder, "viewFirst"),
    // One fork saw zero on 8 to 11: single report, set by itself.
    Row(.shouldBeginTranslation, "sinceTouchDown"),
    Row(.popDuringTransitionReturn, "nil"),
    Row(.cancelRestoreTime, "atAnimationEnd"),
    Row(.cancelCallbackTime, "atAnimationEnd"),
    Row(.visibleControllerRule, "endOfChain"),
    Row(.gestureInTransition, "stalls"),
    // Never, until a device says otherwise.
    Row(.didShowOnCancel, "never"),
    // 14.0 alone: between the profiles.
    Row(.multiLevelPopKeepsTabBarHidden, "false"),
    // Reported for 8 to 10; `ios7` is named for 7.
    Row(.cancelLosesBarItem, "false", since: [.ios9: "true", .ios11: "false"]),
    // Reported for 7 alone.
    Row(.popUnderModalKeepsTabBarHidden, "true", since: [.ios9: "false"]),
  ]
}
