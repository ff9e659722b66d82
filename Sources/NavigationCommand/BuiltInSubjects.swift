// BuiltInSubjects: the list of the subjects that navfuzz carries, and how one is found by its name.

package import NavigationStage
import NavigationSubjects

/// The subjects that navfuzz carries.
package enum BuiltInSubjects {
  /// All of them, in the order in which tables and lists show them.
  package static let all: [Subject] = [
    .stock, .stockCustomBack, .stockBackItem, .stockHiddenBar,
    .delegateNil, .delegateSelf, .screenAsDelegate,
    .shownScreenGuard, .shownScreenGuardScrollFail, .shownScreenGuardScrollBoth,
    .shownScreenGuardScrollNone,
    .childCountGuard, .childCountGuardTabBar,
    .fullscreenPop, .fullscreenPopWithoutHook, .fullscreenPopWithoutContains,
    .pushFlagGuard, .pushFlagGuardCleared,
    .lockDrop, .lockDropUntilShown, .lockQueueUntilShown,
    .recommendedGuard, .recommendedGuardQueue,
    .ownSwipe, .ownSwipeKept, .ownSwipeEndedOnly, .ownSwipeUnended,
    .routerFromWillShow, .routerFromDidShow, .routerFromDisappear, .routerFromOverrides,
    .routerWithEcho, .syncedRouter,
  ]

  /// The subject of a name as it is written after `--subject`; nil if there is none.
  package static func named(_ name: some StringProtocol) -> Subject? {
    all.first { $0.name == name }
  }
}
