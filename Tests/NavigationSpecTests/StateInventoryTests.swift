// StateInventoryTests: whatever the oracle remembers is in its state, or is left out for a reason.

import NavigationModel
import Testing

@testable import NavigationSpec

@Suite("The oracle's state")
struct StateInventoryTests {
  /// What `addState` writes down, as it is or by what decides in it.
  private static let counted: Set<String> = [
    "stack", "screens", "calls", "phase", "phaseLength", "isAtRest", "isQuiescent", "isCovered",
    "settledTop", "openShow", "mayShowUnannounced", "isUncovering", "releasedCount", "touch",
    "bars", "settledStack", "wasSet", "isSettledCertain", "isCrowded", "hasOwnAnimator",
    "otherTouch",
    "isTwoFingered", "isMirrored",
    "swipe", "gesturePops", "cancelEnded", "showsWayBack", "showsLeftItem", "isDamaged",
    "isSwipeEnabled", "expectsHiddenBar", "isBarCertain", "isBarHidden", "isTabBarHidden", "noted",
    "latent", "isNotedSystems", "isLatentSystems", "startedSinceNoted", "endedSinceNoted",
    "isDelegateTaken", "isVetoed", "stackSetUnderTop", "hadCoveredCall", "hadRefusedCall",
    "hadCancelledSwipe", "callsInTurn", "isInProbe", "running", "parentedCount", "putOffCount",
    "instant", "modals", "tabs", "roots", "departing", "lifetime",
  ]

  /// What decides nothing from one action to the next.
  private static let leftOut: Set<String> = [
    // The same for the whole case.
    "known",
    // Counts for the generator only.
    "phaseStart",
    // Is set before it is read, in each action or observation.
    "action", "touchesInAction", "isTapOwed", "tapScreen", "isSecondActing", "startsInAction",
    "calledInCallback", "hasOwnCall", "hadEffect", "pageOffset",
    "scratch",
    // Tells of the past.
    "situations",
  ]

  @Test("holds every property that may decide a judgement; a new one belongs to `addState` or here")
  func specification() {
    let properties = Set(
      Mirror(reflecting: Specification(SubjectFacts())).children.compactMap(\.label))
    #expect(properties.subtracting(Self.counted).subtracting(Self.leftOut) == [])
    #expect(Self.counted.union(Self.leftOut).subtracting(properties) == [])
  }

  @Test("holds every property of the parts")
  func parts() {
    let touch = Mirror(reflecting: TouchTrack()).children.compactMap(\.label)
    #expect(
      Set(touch) == [
        "isDown", "place", "horizontal", "vertical", "horizontalOfSwipe", "lift", "liftInstant",
        "phase", "depth", "isOwedSwipe", "stackChanged", "swipeBegan", "pageMoves", "scrollBegan",
        "scrollMoved", "wasMirrored",
      ])
    let swipe = Mirror(reflecting: SwipeTrack()).children.compactMap(\.label)
    #expect(
      Set(swipe) == [
        "popped", "owesRestore", "wasDisturbed", "wasSwitchedOff", "hasSnapshot", "barWasHidden",
        "tabBarWasHidden",
        "stackBefore",
      ])
    let running = Mirror(reflecting: TransitionTrack()).children.compactMap(\.label)
    #expect(
      Set(running) == [
        "isCustom", "screen", "start", "isFree", "end", "wasShown", "goingScreen", "shownScreen",
      ])
    let call = Call(operation: .pop, isOwed: true, isAnimated: true)
    #expect(
      Set(Mirror(reflecting: call).children.compactMap(\.label)) == [
        "operation", "isOwed", "isAnimated",
      ])
  }
}
