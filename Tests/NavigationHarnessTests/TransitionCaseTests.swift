// TransitionCaseTests: traces of an app's own transitions, bars and swipes: once false alarms, and one that must be an alarm.

import HeadlessUIKit
import NavigationModel
import NavigationSpec
import NavigationStage
import NavigationSubjects
import Testing

@testable import NavigationHarness

@Suite("Cases of the app's own transitions") @MainActor
struct TransitionCaseTests {
  nonisolated private static let clean = [
    CleanTrace(.recommendedGuard, .ios7, "animator fade; back-tap; drive set cancel"),
    CleanTrace(.stock, .ios11, "push; animator interruptible; back-tap; take-hold cancel"),
    CleanTrace(
      .stock, .ios11, "push; animator interruptible; swipe-during push 0; take-hold cancel"),
    CleanTrace(
      .stock, .ios11,
      "push unanimated; swipe full; animator interruptible; swipe-during push 76; "
        + "take-hold cancel; take-hold finish"),
    CleanTrace(
      .stock, .ios17,
      "push unanimated; animator interruptible; wait 0; push; pop unanimated; push; down edge; "
        + "take-hold cancel; wait 1; take-hold cancel"),
    CleanTrace(.stock, .ios26, "animator fade; back-tap; drive push cancel; pop-to 1"),
    CleanTrace(
      .recommendedGuard, .ios11,
      "push; hides-bars-on-swipe on; drag up; toolbar hidden; hides-bars-on-swipe off"),
    CleanTrace(.ownSwipe, .ios7, "push; pop-to 1; back-tap"),
    CleanTrace(.ownSwipe, .ios11, "push; push; pop-to-root; background 0"),
    CleanTrace(.ownSwipe, .ios11, "push; swipe-enabled on; settle; swipe full"),
    CleanTrace(.ownSwipe, .ios26, "push; swipe-enabled on; take-delegate; settle; swipe full"),
    CleanTrace(.ownSwipe, .ios26, "push unanimated; down edge; move 10; push"),
    // Screens that were exchanged lie as before after a cancel, also where the animator came in between.
    CleanTrace(
      .lockDrop, .ios17,
      "push; settle; set-stack swap-top; animator interruptible; back-tap; take-hold cancel"),
    CleanTrace(
      .stock, .ios17,
      "push; settle; push; set-stack swap-top; animator interruptible; wait 0; take-hold cancel"),
    // What was called before the set, in its turn, is no part of the stack that a cancel brings back.
    CleanTrace(
      .stock, .ios11,
      "push unanimated; set-stack top-alone; animator interruptible; back-tap; take-hold cancel"),
    // Two fingers swipe in one millisecond, and one of them is taken away.
    CleanTrace(
      .ownSwipe, .ios26,
      "push unanimated; swipe full; push unanimated; second-down edge; second-move 10; background 0"
    ),
    // A cancel is reported where an own animator ran as well.
    CleanTrace(
      .stock, .ios17, set: ["didShowOnCancel=afterCancel"],
      "animator fade; settle; drive push cancel; settle"),
    CleanTrace(
      .stock, .ios11, set: ["didShowOnCancel=afterCancel"],
      "push; settle; animator fade; settle; drive pop cancel; settle"),
    // An own pan that is heard a turn later pops a turn later.
    CleanTrace(
      .ownSwipe, .ios17, set: ["gestureActionSlot=nextTurn"], "push unanimated; swipe full"),
    // The screen of a cancelled push is brought back by the call that waited for the cancel.
    CleanTrace(
      .recommendedGuardQueue, .ios17,
      "animator fade; back-tap; when did-appear push; drive push cancel; set-stack top-alone; "
        + "root container"),
  ]

  @Test("break no rule", arguments: clean)
  func clean(example: CleanTrace) throws {
    #expect(try example.violation == nil)
  }

  @Test("a set that is taken back by half is the system's fault")
  func halfRestored() throws {
    let violation = try CaseRunner.result(
      of: "set-stack root-and-new; animator interruptible; wait 0; take-hold cancel", on: .stock,
      .ios7
    ).violation
    #expect(violation?.rule == .wrongScreen)
    #expect(violation?.fault == .platform)
  }

  @Test(
    "what the system's swipe does with a push from its own question, within a pop, is its own fault",
    arguments: [
      "when should-begin push-unanimated after=1; double-swipe 0",
      "when should-begin push after=1; swipe full; swipe partial",
    ])
  func askedWithin(swipes: String) throws {
    let violation = try CaseRunner.result(
      of: "set-stack add-two unanimated; swipe-enabled on; take-delegate; " + swipes,
      on: .ownSwipe, .ios26
    ).violation
    #expect(violation?.fault == .platform)
  }

  @Test(
    "a transition that hangs when its driver has let go is a freeze, also at the end of a case",
    arguments: ["drive pop cancel", "drive pop cancel; drive pop finish", "drive pop cancel; push"])
  func hanging(end: String) throws {
    let subject = Subject("hanging") {
      HangingController(rootViewController: UIViewController())
    }
    for profile in [Profile.ios11, .ios17] {
      let violation = try CaseRunner.result(
        of: "push unanimated; animator fade; wait 0; " + end, on: subject, profile
      ).violation
      #expect(violation?.rule == .freeze)
      #expect(violation?.fault == .subject)
    }
    #expect(
      try CaseRunner.result(
        of: "push unanimated; animator fade; wait 0; drive pop finish", on: subject
      ).violation == nil)
  }
}

/// Puts an animator that completes no cancelled transition in the place of whatever its delegate hands out.
private final class HangingController: UINavigationController {
  private let hanging = HangingDelegate()

  override var delegate: (any UINavigationControllerDelegate)? {
    get { hanging.asked }
    set {
      hanging.asked = newValue
      super.delegate = newValue == nil ? nil : hanging
    }
  }
}

/// Hands out an animator of its own, and the driver of somebody else.
private final class HangingDelegate: NSObject, UINavigationControllerDelegate {
  weak var asked: (any UINavigationControllerDelegate)?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { HangingAnimator() }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    asked?.navigationController(
      navigationController, interactionControllerFor: animationController)
  }
}

/// Completes no transition that was taken back.
private final class HangingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let page = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(page)
    }
    UIView.animate(withDuration: 0.2) {
    } completion: { _ in
      if !transitionContext.transitionWasCancelled { transitionContext.completeTransition(true) }
    }
  }
}
