// BrokenSubject: for each kind of fault a controller that has it, beside one that has not.

package import NavigationModel
package import NavigationSpec
package import NavigationStage
import NavigationSubjects

/// A controller with a fault of one kind, beside the right one.
package struct BrokenSubject: Sendable {
  /// What its users see.
  package let kind: FaultKind
  /// The reports that tell of the like.
  package let ids: [String]
  /// The controller that has the fault.
  package let broken: Subject
  /// The controller without it, by the same author or for the same purpose.
  package let right: Subject
  /// Where the fault shows.
  package let profile: Profile
  /// The rule that it breaks.
  package let rule: Rule
  /// What explains it, if anything does.
  package let cause: Cause?
  /// What must be drawn for it beside the base vocabulary.
  package let capabilities: Capabilities

  private init(
    _ kind: FaultKind, _ ids: [String], _ broken: Subject, right: Subject,
    in profile: Profile = .ios17, _ rule: Rule, _ cause: Cause? = nil,
    drawing capabilities: Capabilities = []
  ) {
    self.kind = kind
    self.ids = ids
    self.broken = broken
    self.right = right
    self.profile = profile
    self.rule = rule
    self.cause = cause
    self.capabilities = capabilities
  }

  /// One a kind.
  package static let all = [
    BrokenSubject(
      .freeze, ["B-001", "B-005", "B-010", "B-014"], .delegateSelf, right: .recommendedGuard,
      .freeze, .swipeAtRoot),
    BrokenSubject(
      .staleRouter, ["B-025", "B-028"], .routerFromWillShow, right: .syncedRouter,
      .routerDiverged, .cancelledSwipe, drawing: .router),
    BrokenSubject(
      .wrongBar, ["B-041", "B-046"], .fullscreenPopWithoutHook, right: .recommendedGuardQueue,
      in: .ios9, .barState, .cancelledSwipe),
    BrokenSubject(
      .gestureConflict, ["B-052"], .shownScreenGuardScrollBoth, right: .recommendedGuard,
      .bothMoved),
    BrokenSubject(
      .stackCorruption, ["B-017"], .latePush(waits: true), right: .latePush(waits: false),
      .stackDiverged),
    BrokenSubject(
      .lostCallback, ["B-074", "B-077"], .busyFlag(clearsOnCancel: false),
      right: .busyFlag(clearsOnCancel: true), .lostCall, .cancelledSwipe),
    BrokenSubject(
      .deadGesture, ["B-082"], .stockCustomBack, right: .recommendedGuard, .deadSwipe),
    BrokenSubject(
      .duplicatePush, ["B-088"], .fullscreenPopWithoutContains, right: .fullscreenPop, .trap),
    BrokenSubject(
      .danglingDelegate, ["B-092"], .screenAsDelegate, right: .recommendedGuardQueue, in: .ios7,
      .deadObject),
    BrokenSubject(
      .leak, ["B-098"], .flows(holdScreens: true), right: .flows(holdScreens: false), .leak),
    BrokenSubject(
      .crash, ["B-107"], .home(asksStack: false), right: .home(asksStack: true), .trap),
    BrokenSubject(
      .wrongTabBar, ["B-112"], .childCountGuardTabBar, right: .recommendedGuard, .tabBarState),
    BrokenSubject(
      .doublePop, ["B-115", "B-116"], .backHandler(popsToo: true),
      right: .backHandler(popsToo: false), .doublePop),
    BrokenSubject(
      .appearanceImbalance, ["B-064", "B-122"], .appearanceHelper(sendsCallbacks: true),
      right: .appearanceHelper(sendsCallbacks: false), .unbalancedAppearance),
    BrokenSubject(
      .wrongView, ["B-125"], .tearDown(asksForCancel: false), right: .tearDown(asksForCancel: true),
      .wrongScreen),
  ]

  /// The controller of a name among them, right or broken; nil if there is none.
  package static func subject(named name: String) -> Subject? {
    all.lazy.flatMap { [$0.broken, $0.right] }.first { $0.name == name }
  }
}
