// OwnSwipeNavigationController: a swipe of the app's own with an own animator, and three ways in which it goes wrong.

import HeadlessUIKit
import NavigationModel
public import NavigationStage

/// A right one: the driver lives as long as its finger, each end of the pan is an end of the transition, and the animator says so.
final class OwnSwipeNavigationController: OwnSwipeBase {}

/// Keeps the driver of a swipe that was given up: the next pop, by whoever, waits for a finger that is not there (B-002).
final class OwnSwipeKeptNavigationController: OwnSwipeBase {
  override func letGo(isFinishing: Bool) {
    if isFinishing {
      driver?.finish()
      driver = nil
    } else {
      driver?.cancel()
    }
  }
}

/// Knows only `ended`: a touch that the system takes away leaves a transition without end (R-853, B-004).
final class OwnSwipeEndedOnlyNavigationController: OwnSwipeBase {
  override func cancelled() {}
}

/// Has an animator that ends its transition only if it was finished.
final class OwnSwipeUnendedNavigationController: OwnSwipeBase {
  /// Says nothing about a transition that was taken back.
  private final class ForgetfulAnimator: SlideAnimator {
    override func finish(_ transitionContext: any UIViewControllerContextTransitioning) {
      guard !transitionContext.transitionWasCancelled else { return }
      transitionContext.completeTransition(true)
    }
  }

  override func makeAnimator(_ operation: UINavigationController.Operation) -> SlideAnimator {
    ForgetfulAnimator(operation)
  }
}

extension Subject {
  /// A swipe of the app's own, with an own animator and driver.
  public static let ownSwipe = ownSwipe(
    "own-swipe", "navfuzz", "an own edge pan drives an own animator"
  ) { OwnSwipeNavigationController() }

  /// The driver of a cancelled swipe is kept.
  public static let ownSwipeKept = ownSwipe(
    "own-swipe-kept", "Signal-iOS 5057", "an own edge pan; the driver of a cancelled swipe is kept"
  ) { OwnSwipeKeptNavigationController() }

  /// A cancelled touch ends nothing.
  public static let ownSwipeEndedOnly = ownSwipe(
    "own-swipe-ended-only", "SloppySwiper 11", "an own edge pan; a cancelled touch ends nothing"
  ) { OwnSwipeEndedOnlyNavigationController() }

  /// A transition that goes back is never completed.
  public static let ownSwipeUnended = ownSwipe(
    "own-swipe-unended", "navfuzz",
    "an own edge pan; the animator completes no cancelled transition"
  ) { OwnSwipeUnendedNavigationController() }

  private static func ownSwipe(
    _ name: String, _ source: String, _ summary: String,
    makeController: @escaping @MainActor @Sendable () -> UINavigationController
  ) -> Subject {
    Subject(
      name, source: source, summary: summary, kinds: [.plain],
      promises: [.usual, .swipeBackWithHiddenBar], swipeFollowsSystemSwitch: false,
      swipesByOwnPan: true, excludedActions: ["animator", "drive", "take-hold"],
      // An animator's operation follows from its transition.
      fingerprint: { ($0 as? OwnSwipeBase)?.isTouchFresh == true ? [1] : [] },
      storedObjects: { [($0 as? OwnSwipeBase)?.driver] }, blocksAreAlike: true,
      makeController: makeController
    ).withTestedClaims
  }
}
