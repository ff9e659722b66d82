// Configuration: the engine's own switches for behaviour that is unknown or differs by version.

/// How the engine behaves where versions of UIKit differ or sources are silent.
///
/// The defaults are a modern system's.
///
/// - Source: Z-1 ... Z-40 of the rule catalogue; the last group closes gaps of the catalogue (inferred).
public struct Configuration: Hashable, Sendable {
  /// Z-1.
  public enum WillShowOrder: String, CaseIterable, Sendable {
    case afterWillAppear, beforeWillAppear
  }
  /// Z-1.
  public enum DidShowOrder: String, CaseIterable, Sendable { case afterDidAppear, beforeDidAppear }
  /// Z-2.
  public enum TransitionStart: String, CaseIterable, Sendable {
    case nextLayout, synchronousWhenVisible
  }
  /// Z-3.
  public enum SameTurnPush: String, CaseIterable, Sendable { case immediate, afterCommit }
  /// Z-4.
  public enum NestedTransitionPolicy: String, CaseIterable, Sendable {
    case queue, corrupt, interrupt, trap, refuse
  }
  /// Z-5.
  public enum SystemDelegateDecisionPoint: String, CaseIterable, Sendable {
    case touchDown, shouldBegin
  }
  /// Z-6.
  public enum PopFinishRule: String, CaseIterable, Sendable {
    case projected, halfWidth, velocitySign
  }
  /// Z-8.
  public enum EdgeAngleRule: String, CaseIterable, Sendable { case dominantAxis, any }
  /// Z-10.
  public enum ExtraTouchPolicy: String, CaseIterable, Sendable { case ignore, failBeforeBegin }
  /// Z-15.
  public enum RootSwipeOutcome: String, CaseIterable, Sendable {
    case stallsNextTransition, noop, stallsImmediately
  }
  /// Z-16.
  public enum MultiLevelPopRead: String, CaseIterable, Sendable {
    case exact, departingFirstUntilLayout
  }
  /// Z-17.
  public enum CancelRestoresStack: String, CaseIterable, Sendable { case always, popOnly }
  /// Z-18.
  public enum DisableDuringBegin: String, CaseIterable, Sendable {
    case orphansTopView, cleanCancel
  }
  /// Z-19.
  public enum EmptyStack: String, CaseIterable, Sendable { case allowed, trap }
  /// Z-20.
  public enum DuplicatePush: String, CaseIterable, Sendable { case trap, ignore }
  /// Z-21.
  public enum PopToRootAtRoot: String, CaseIterable, Sendable { case emptyArray, `nil` }
  /// Z-22.
  public enum OffscreenCallbacks: String, CaseIterable, Sendable { case deferred, none }
  /// Z-23.
  public enum DelegateOwnership: String, CaseIterable, Sendable { case weak, unsafe }
  /// Z-24.
  public enum RecognizerOrder: String, CaseIterable, Sendable { case deepestFirst, shallowestFirst }
  /// Z-25.
  public enum BarHiddenOnCancel: String, CaseIterable, Sendable { case honoured, lost }
  /// Z-26.
  public enum ScrollPanAxes: String, CaseIterable, Sendable { case scrollable, any }
  /// Z-27.
  public enum BottomBarRule: String, CaseIterable, Sendable { case anyInStack, topOnly }
  /// Z-27.
  public enum BottomBarFlagRead: String, CaseIterable, Sendable { case atPush, live }
  /// Z-28.
  public enum CancelParentCallbacks: String, CaseIterable, Sendable {
    case none, willMoveBack, willAndDidMoveBack
  }
  /// Z-29.
  public enum RotationDuringSwipe: String, CaseIterable, Sendable {
    case cancelFirst, deferRotation
  }
  /// Z-30.
  public enum BackgroundDuringAnimation: String, CaseIterable, Sendable {
    case complete, completeOnReturn
  }
  /// Z-31.
  public enum GestureActionSlot: String, CaseIterable, Sendable { case sameTurn, nextTurn }
  /// Z-32.
  public enum TranslationOrigin: String, CaseIterable, Sendable { case begin, touchDown }
  /// Z-33.
  public enum GestureReset: String, CaseIterable, Sendable { case endOfSequence, immediately }
  /// Z-34.
  public enum ContentPopRecognizer: String, CaseIterable, Sendable { case absent, present }
  /// Z-35.
  public enum ContentTouches: String, CaseIterable, Sendable { case blocked, delivered }
  /// Z-36.
  public enum ShouldBeginOrder: String, CaseIterable, Sendable { case viewFirst, delegateFirst }
  /// Z-37.
  public enum ShouldBeginTranslation: String, CaseIterable, Sendable { case sinceTouchDown, zero }
  /// Z-38.
  public enum PopDuringTransitionReturn: String, CaseIterable, Sendable { case `nil`, controller }
  /// Z-40.
  public enum CancelRestoreTime: String, CaseIterable, Sendable { case atAnimationEnd, atDecision }
  /// Z-40.
  public enum CancelCallbackTime: String, CaseIterable, Sendable {
    case atAnimationEnd, willAtDecision
  }
  /// Z-39.
  public enum VisibleControllerRule: String, CaseIterable, Sendable { case endOfChain, firstModal }
  /// A gesture begun inside a transition while calls are queued (inferred).
  public enum GestureInTransition: String, CaseIterable, Sendable { case stalls, refusedAtBegin }
  /// Whether didShow follows a cancelled swipe (open).
  public enum DidShowOnCancel: String, CaseIterable, Sendable { case never, afterCancel }

  /// Z-1.
  public var willShowOrder = WillShowOrder.afterWillAppear
  /// Z-1.
  public var didShowOrder = DidShowOrder.afterDidAppear
  /// Z-2.
  public var transitionStart = TransitionStart.nextLayout
  /// Z-3.
  public var sameTurnPush = SameTurnPush.immediate
  /// Z-4.
  public var nestedTransitionPolicy = NestedTransitionPolicy.queue
  /// Z-5.
  public var systemDelegateDecisionPoint = SystemDelegateDecisionPoint.touchDown
  /// Z-6.
  public var popFinishRule = PopFinishRule.projected
  /// Points (Z-7).
  public var edgeWidth = 20
  /// Z-8.
  public var edgeAngleRule = EdgeAngleRule.dominantAxis
  /// Points (Z-9).
  public var panHysteresis = 10
  /// Points (Z-9).
  public var edgeHysteresis = 10
  /// Z-10.
  public var extraTouchPolicy = ExtraTouchPolicy.ignore
  /// Milliseconds (R-212, Z-11).
  public var pushPopDuration = 350
  /// Milliseconds (Z-12).
  public var barDuration = 200
  /// Z-13.
  public var hidesBackButtonBlocksPop = true
  /// Z-14.
  public var hiddenBarBlocksPop = true
  /// Z-15.
  public var rootSwipeOutcome = RootSwipeOutcome.stallsNextTransition
  /// Z-16.
  public var multiLevelPopRead = MultiLevelPopRead.exact
  /// Z-17.
  public var cancelRestoresStack = CancelRestoresStack.always
  /// Z-18.
  public var disableDuringBegin = DisableDuringBegin.orphansTopView
  /// Z-19.
  public var emptyStack = EmptyStack.allowed
  /// Z-20.
  public var duplicatePush = DuplicatePush.trap
  /// Z-21.
  public var popToRootAtRoot = PopToRootAtRoot.emptyArray
  /// Z-22.
  public var offscreenCallbacks = OffscreenCallbacks.deferred
  /// Z-22.
  public var offscreenPopReturnsNil = false
  /// Z-23.
  public var delegateOwnership = DelegateOwnership.weak
  /// Z-24.
  public var recognizerOrder = RecognizerOrder.deepestFirst
  /// Z-25.
  public var barHiddenOnCancel = BarHiddenOnCancel.honoured
  /// Z-26.
  public var scrollPanAxes = ScrollPanAxes.scrollable
  /// Z-27.
  public var bottomBarRule = BottomBarRule.anyInStack
  /// Z-27.
  public var bottomBarFlagRead = BottomBarFlagRead.atPush
  /// Z-28.
  public var cancelParentCallbacks = CancelParentCallbacks.none
  /// Z-29.
  public var rotationDuringSwipe = RotationDuringSwipe.cancelFirst
  /// Z-30.
  public var backgroundDuringAnimation = BackgroundDuringAnimation.complete
  /// Z-31.
  public var gestureActionSlot = GestureActionSlot.sameTurn
  /// Z-32.
  public var translationOrigin = TranslationOrigin.begin
  /// Z-33.
  public var gestureReset = GestureReset.endOfSequence
  /// Z-34.
  public var contentPopRecognizer = ContentPopRecognizer.absent
  /// Z-35.
  public var contentTouchesDuringTransition = ContentTouches.blocked
  /// Z-36.
  public var shouldBeginOrder = ShouldBeginOrder.viewFirst
  /// Z-37.
  public var shouldBeginTranslation = ShouldBeginTranslation.sinceTouchDown
  /// Z-38.
  public var popDuringTransitionReturn = PopDuringTransitionReturn.nil
  /// Z-40.
  public var cancelRestoreTime = CancelRestoreTime.atAnimationEnd
  /// Z-40.
  public var cancelCallbackTime = CancelCallbackTime.atAnimationEnd
  /// Z-39.
  public var visibleControllerRule = VisibleControllerRule.endOfChain
  /// A gesture begun inside a transition while calls are queued (inferred).
  public var gestureInTransition = GestureInTransition.stalls
  /// Whether didShow follows a cancelled swipe (open).
  public var didShowOnCancel = DidShowOnCancel.never
  ///
  public var multiLevelPopKeepsTabBarHidden = false
  ///
  public var cancelLosesBarItem = false
  ///
  public var popUnderModalKeepsTabBarHidden = false

  /// The switches of a modern system.
  public init() {}
}
