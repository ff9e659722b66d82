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

  /// The switch of a name as it is written after `--set`.
  ///
  /// - Throws: `SwitchError.unknownSwitch`, with the nearest name.
  package init(named name: some StringProtocol) throws(SwitchError) {
    guard let found = Switch(rawValue: String(name)) else {
      throw .unknownSwitch(
        Excerpt.of(name), nearest: NearestWord.to(name, among: Switch.allCases.map(\.rawValue)))
    }
    self = found
  }

  /// The place in the order of the cases, from 0.
  ///
  /// The tag of an enum without payloads counts its cases; a test holds this to `allCases`. A search through `allCases`
  /// would cost more than all the rest of reading a switch.
  package var ordinal: Int {
    unsafe Int(unsafeBitCast(self, to: UInt8.self))
  }

  /// The row of the catalogue, or "gap" where the catalogue has none.
  package var catalogueID: String { entry.catalogueID }

  /// The numbers of the rules of UIKit's behaviour whose doubt it carries.
  package var rules: [Int] { entry.rules }

  /// What it decides, in one line.
  package var meaning: String { entry.meaning }

  /// Which values it knows.
  package var values: SwitchValues { entry.values }

  /// The value that the catalogue recommends for a modern system.
  package var defaultValue: String { entry.values.word(ofCode: entry.defaultCode) }

  /// Who can make a case in which two values differ.
  package var reach: SwitchReach { entry.reach }

  /// Whether the switch knows the value.
  package func accepts(_ word: String) -> Bool { entry.values.code(ofWord: word) != nil }
}

/// The values that a switch knows.
package enum SwitchValues: Hashable, Sendable {
  /// One of these words; the first is the default.
  case words([String])
  /// A number of the range; the unit is a plural word.
  case number(ClosedRange<Int>, unit: String)

  /// How a value is stored: the index of a word, or the number itself.
  package func code(ofWord word: String) -> UInt16? {
    switch self {
    case .words(let words): words.firstIndex(of: word).map(UInt16.init)
    case .number(let range, _): Int(word).flatMap { range.contains($0) ? UInt16($0) : nil }
    }
  }

  /// The text of a stored value.
  package func word(ofCode code: UInt16) -> String {
    switch self {
    case .words(let words): words[Int(code)]
    case .number: String(code)
    }
  }
}

/// Who can make a case in which two values of a switch differ.
package enum SwitchReach: String, CaseIterable, Hashable, Sendable {
  /// The actions of a trace, on some built-in subject.
  case actions
  /// Only code of a subject: a return value that it reads, a call that no action makes.
  case subjectCode = "subject code"
  /// Nothing of the base vocabulary: it needs a second finger, a rotation, the background, a chain of modals.
  case nothing
}
