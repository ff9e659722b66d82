// Profile+Table: the complete table profile x switch, with the reason for each difference.

extension Profile {
  /// One switch's value in each profile.
  struct Row: Sendable {
    let key: Switch
    let ios7: String
    let ios9: String
    let ios11: String
    let ios17: String

    /// A value that every profile shares.
    init(_ key: Switch, _ word: String) {
      self.init(key, ios7: word, ios9: word, ios11: word, ios17: word)
    }

    /// A value that differs.
    init(_ key: Switch, ios7: String, ios9: String, ios11: String, ios17: String) {
      self.key = key
      self.ios7 = ios7
      self.ios9 = ios9
      self.ios11 = ios11
      self.ios17 = ios17
    }
  }

  /// The bundles, made once.
  static let bundles = (
    ios7: bundle(\.ios7), ios9: bundle(\.ios9), ios11: bundle(\.ios11), ios17: bundle(\.ios17)
  )

  private static func bundle(_ column: KeyPath<Row, String>) -> Switches {
    var switches = Switches.recommended
    for row in table {
      switches[row.key] = row[keyPath: column]
    }
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
    // Seen on 17; Z-3 brackets it as 17 and before, down to where calls wait at all.
    Row(
      .sameTurnPush, ios7: "immediate", ios9: "immediate", ios11: "afterCommit",
      ios17: "afterCommit"),
    // Nested calls run at once and corrupt on 7 to 9, 10 counts as 9; they wait from 11 on.
    Row(.nestedTransitionPolicy, ios7: "corrupt", ios9: "corrupt", ios11: "queue", ios17: "queue"),
    // Answers at finger-down follow from the event question of 13.4; before, the plain reading.
    Row(
      .systemDelegateDecisionPoint, ios7: "shouldBegin", ios9: "shouldBegin", ios11: "shouldBegin",
      ios17: "touchDown"),
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
    Row(.cancelRestoresStack, ios7: "popOnly", ios9: "always", ios11: "always", ios17: "always"),
    Row(.disableDuringBegin, "orphansTopView"),
    Row(.emptyStack, "allowed"),
    Row(.duplicatePush, "trap"),
    Row(.popToRootAtRoot, "emptyArray"),
    Row(.offscreenCallbacks, "deferred"),
    // One report, 13 and 14: between the profiles.
    Row(.offscreenPopReturnsNil, "false"),
    // `assign` in the headers up to SDK 8, `weak` from 9 on.
    Row(.delegateOwnership, ios7: "unsafe", ios9: "weak", ios11: "weak", ios17: "weak"),
    Row(.recognizerOrder, "deepestFirst"),
    // Reported before 11, gone at 11.
    Row(.barHiddenOnCancel, ios7: "lost", ios9: "lost", ios11: "honoured", ios17: "honoured"),
    Row(.scrollPanAxes, "scrollable"),
    Row(.bottomBarRule, "anyInStack"),
    Row(.bottomBarFlagRead, "atPush"),
    Row(.cancelParentCallbacks, "none"),
    Row(.rotationDuringSwipe, "cancelFirst"),
    Row(.backgroundDuringAnimation, "complete"),
    Row(.gestureActionSlot, "sameTurn"),
    Row(.translationOrigin, "begin"),
    Row(.gestureReset, "endOfSequence"),
    // Both come with 26, which is no profile yet.
    Row(.contentPopRecognizer, "absent"),
    Row(.contentTouchesDuringTransition, "blocked"),
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
    Row(.cancelLosesBarItem, ios7: "false", ios9: "true", ios11: "false", ios17: "false"),
    // Reported for 7 alone.
    Row(
      .popUnderModalKeepsTabBarHidden, ios7: "true", ios9: "false", ios11: "false", ios17: "false"),
  ]
}
