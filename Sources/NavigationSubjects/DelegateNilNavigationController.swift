// DelegateNilNavigationController: takes the system's delegate off the swipe, a widespread cure.

import HeadlessUIKit
import NavigationModel
public import NavigationStage

/// Takes the system's delegate off the swipe and puts nobody in its place.
///
/// The shortest cure for a swipe that a custom back button or a hidden bar has switched off, found
/// in many answers: without a delegate every question takes its default, and that is yes.
///
/// It hides F-4: a swipe on the root begins, nothing is there to pop, and the next push never
/// completes: the app looks frozen. And F-5: a swipe begins inside a push or a pop that runs.
final class DelegateNilNavigationController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = nil
  }
}

extension Subject {
  /// The swipe has no delegate at all.
  public static let delegateNil = Subject(
    "delegate-nil", source: "a widespread cure (R-522)",
    summary: "the swipe's delegate is set to nil", kinds: [.plain],
    promises: [.usual, .swipeBackWithHiddenBar]
  ) { DelegateNilNavigationController() }
}
